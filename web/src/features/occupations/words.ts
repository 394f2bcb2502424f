import type { OccupationDetail } from '@alive/contract/occupations.ts';
import { counted } from '#ui/numbers.ts';

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "Also called hydrogeologist or groundwater consultant." */
export const othersLine = ({ alsoCalled }: Pick<OccupationDetail, 'alsoCalled'>): string =>
  alsoCalled.length === 0 ? '' : `Also called ${orList.format(alsoCalled.slice(0, 2).map(inside))}`;

/** A title within a sentence; abbreviations keep their capitals. */
const inside = (title: string): string => title.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());

/** "52% have a master’s degree" */
export const educationLines = (education: NonNullable<OccupationDetail['education']>): string[] =>
  education.map(({ level, percent }) => `${percent}% have ${level}`);

/** How many openings there are, and whether there will be more such jobs; "about the same" within two percent. */
export const openingsLine = ({ growthPct, openings, years }: NonNullable<OccupationDetail['outlook']>): string => {
  const [, end = ''] = years.split('–');
  const until = end.length === 2 ? `20${end}` : end;
  const change =
    Math.abs(growthPct) <= 2
      ? `The number of these jobs is expected to stay about the same through ${until}.`
      : `The number of these jobs is expected to ${growthPct > 0 ? 'grow' : 'shrink'} ${Math.round(Math.abs(growthPct))}% by ${until}.`;
  return openings === null ? change : `About ${counted(openings, 'opening', 'openings')} a year. ${change}`;
};

/** Thousands of dollars: "$97K". */
export const inThousands = (dollars: number): string => `$${Math.round(dollars / 1000)}K`;
