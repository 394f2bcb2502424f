import { majors } from '@alive/contract/lists/majors.ts';
import { fieldsOf } from '@alive/occupations/majors.ts';
import { allOccupations, nameOf, type Occupation } from '@alive/occupations/occupations.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { alsoCalled } from '@alive/occupations/titles.ts';
import { occupationOfTitle } from '#language/occupation.ts';
import { pick, weighted, type Random } from './random.ts';

/**
 * The occupation of one of `count` graduates: each that graduates hold once, then so many that every group with a bachelor's at its entry has
 * ten, the others by employment and by how many of an occupation's people studied.
 */
export function workOf(random: Random, number: number): Work {
  const { all, floor } = world();
  return floor[number - 1] ?? weighted(random, all, ({ share }) => share);
}

const world = lazily(() => {
  const names = majors.flatMap(({ name }) => (name === 'Undeclared' ? [] : [name]));
  const all = allOccupations().flatMap((occupation): Work[] => {
    const share = shareOf(occupation);
    const titles = share === 0 ? [] : titlesOf(occupation);
    return titles.length === 0 ? [] : [{ occupation, titles, share, majors: majorsTo(occupation, names) }];
  });
  const each = all.toSorted((one, other) => other.share - one.share).slice(0, leastOccupations);
  const groups = Map.groupBy(all, ({ occupation }) => occupation.code.slice(0, 4));
  const missing = [...groups.values()].flatMap((works): Work[] => {
    const bachelors = works.filter(({ occupation }) => /^(?:Bachelor|Master|Doctoral)/.test(occupation.entry ?? ''));
    const held = each.filter((work) => works.includes(work)).length;
    return Array.from(
      { length: bachelors.length === 0 ? 0 : Math.max(0, leastOfGroup - held) },
      (_, at) => bachelors[at % bachelors.length] ?? [],
    ).flat();
  });
  return { all, floor: [...each, ...missing] };
});

/** How many of its people a sample of graduates has, in parts: the root of its employment times the likelihood that one studied. */
const shareOf = ({ code, title, employment, entry }: Occupation): number =>
  code.startsWith('55') || employment === null || title.includes('All Other') ? 0 : Math.sqrt(employment) * studied(entry);

const studied = (entry: string | null): number => {
  if (entry === null) return 0.2;
  if (/^(?:Bachelor|Master|Doctoral)/.test(entry)) return 1;
  return /^(?:Associate|Postsecondary|Some college)/.test(entry) ? 0.4 : entry.startsWith('High school') ? 0.12 : 0.04;
};

/** A specialty without programs of its own has those of its occupation, a trade of engineers or of health those of its field. */
const majorsTo = ({ number, code }: Occupation, names: readonly string[]): string[] => {
  const general = allOccupations().find((one) => one.code === `${code.slice(0, 7)}.00`);
  if (code.startsWith('29-1141')) return ['Nursing'];
  const own = [number, general?.number ?? number].map((one) => fieldsOf(one, names)).find((found) => found.length > 0);
  return own ?? majors.flatMap(({ name, field }) => (field === fieldsOfRegulated[code.slice(0, 2)] ? name : []));
};

const fieldsOfRegulated: Readonly<Record<string, string>> = { '17': 'Engineering', '29': 'Health' };

/** What its people call themselves, its own name first, as far as a reader of titles knows it for theirs. */
export const titlesOf = (occupation: Occupation): string[] => {
  const titles: string[] = [];
  for (const title of new Set([nameOf(occupation), ...alsoCalled(occupation.number, 6)])) {
    if (titles.length === 4) break;
    const isPlain = title.length <= 45 && !/[,/(]|^[A-Z]{2,6}$|\band\b/.test(title);
    if (isPlain && occupationOfTitle(title) === occupation.code) titles.push(title);
  }
  return titles;
};

/** A major from which graduates come to it; any where it takes any. */
export const majorFor = (random: Random, { occupation, majors: fitting }: Work, anyMajor: () => string): string =>
  fitting.length === 0 || (!regulated.test(occupation.code) && random.next() < 0.15) ? anyMajor() : pick(random, fitting);

/** Work that one may not do without having studied just that. */
const regulated = /^(?:17-|25-2|29-)/;

const leastOccupations = 380;
const leastOfGroup = 12;

export interface Work {
  occupation: Occupation;
  titles: string[];
  /** How common it is, in parts. */
  share: number;
  /** Majors from which graduates come to it; none: any. */
  majors: string[];
}
