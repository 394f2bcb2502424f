import { lazily, rowsOf } from './tables.ts';

/** All occupations of O*NET-SOC 2019 in the order of their codes; `number` is their place here. */
export const allOccupations = lazily((): Occupation[] => {
  const figures = rowsOf('figures.tsv');
  return rowsOf('occupations.tsv').map(([code = '', title = '', zone], number) => {
    const [p10, p25, median, p75, p90, employment, growth, openings, entry = '', shared] = figures[number] ?? [];
    const wage = { p10: figure(p10), p25: figure(p25), median: figure(median), p75: figure(p75), p90: figure(p90) };
    return {
      number,
      code,
      title,
      zone: figure(zone),
      wage: wage.median === null ? null : wage,
      outlook: growth ? { growth: Number(growth), openings: thousands(openings) } : null,
      employment: thousands(employment),
      entry: entry === '' ? null : entry,
      isShared: shared === '1',
    };
  });
});

/** The occupation with a code such as "15-1252.00", or null. */
export const occupationOf = (code: string): Occupation | null => byCode().get(code) ?? null;

/** Related occupations, nearest first, in three tiers: those of the first may take up the work with little preparation. */
export const kinOf = (code: string): Occupation[][] => {
  const occupation = occupationOf(code);
  const tiers = occupation ? (kin()[occupation.number]?.[0] ?? '').split(';') : [];
  return tiers.map((tier) => tier.split(' ').flatMap((number) => (number === '' ? [] : (allOccupations()[Number(number)] ?? []))));
};

/** One who does it: "Hydrologists" is "Hydrologist", "Supervisors of Cooks" is "Supervisor of Cooks", "Teachers, Except Special" is "Teacher". */
export const nameOf = ({ title }: Pick<Occupation, 'title'>): string => {
  const [who = '', ...whose] = title.replace(/(?:, Except| \(Except|, Including|, All Other).*$/, '').split(/(?= of | to )/);
  const one = who
    .split(/( and |\/|, |--)/)
    .map((part) =>
      part
        .replace(/(\w)ies$/, '$1y')
        .replace(/(ch|sh|ss|x)es$/, '$1')
        .replace(/([^su])s$/, '$1')
        .replace(/men$/, 'man'),
    )
    .join('');
  return one + whose.join('');
};

const byCode = lazily(() => new Map(allOccupations().map((occupation) => [occupation.code, occupation])));
const kin = lazily(() => rowsOf('kin.tsv'));

const figure = (cell: string | undefined): number | null => (cell ? Number(cell) : null);
const thousands = (cell: string | undefined): number | null => (cell ? Math.round(Number(cell) * 1000) : null);

export interface Occupation {
  number: number;
  /** Of O*NET-SOC 2019: "15-1252.00". */
  code: string;
  title: string;
  /** 1 (little preparation) to 5. */
  zone: number | null;
  /** US dollars a year, May 2025. */
  wage: Record<'p10' | 'p25' | 'median' | 'p75' | 'p90', number | null> | null;
  /** 2024 to 2034: percent, and openings a year. */
  outlook: { growth: number; openings: number | null } | null;
  /** People in 2024. */
  employment: number | null;
  /** What is usually asked for at first: "Bachelor's degree". */
  entry: string | null;
  /** Whether wages and outlook are those of several occupations together. */
  isShared: boolean;
}
