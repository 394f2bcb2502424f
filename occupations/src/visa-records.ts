import { legalKeysOf } from './legal-names.ts';
import { lazily, rowsOf, textOf } from './tables.ts';

/**
 * How many H-1B petitions of an employer were approved (for new and for continuing employment) and denied: the sums over the legal names that
 * equal its name, or that ../data/visa-names.tsv gives it; null where there are none. Counts, which say nothing of a job.
 */
export const visaRecordOf = (employer: string): VisaRecord | null => {
  const keys = legalKeysOf(employer);
  const given = keys.flatMap((key) => givenNames().get(key) ?? []);
  if (given.includes('')) return null;
  const found = [...new Set([...keys, ...given])].flatMap((key) => countsOf(key) ?? []);
  if (found.length === 0) return null;
  const sum = (of: keyof Counts) => found.reduce((total, counts) => total + counts[of], 0);
  return { initial: sum('initial'), continuing: sum('continuing'), denials: sum('denials'), years, source };
};

const years = '2021–2022 and part of 2023';
const source = 'USCIS H-1B Employer Data Hub';

/** Keys of the legal names of employers that go by other names, by those; '' says that what equals the name is another employer. */
const givenNames = lazily(() => {
  const rows = rowsOf('visa-names.tsv').map(([employers = '', legalNames = '']) => ({
    employers: employers.split('; '),
    keys: legalNames.split('; ').map((name) => legalKeysOf(name)[0] ?? ''),
  }));
  return new Map(rows.flatMap(({ employers, keys }) => employers.flatMap((name) => legalKeysOf(name).map((key) => [key, keys] as const))));
});

/** Searches the ordered lines by halves, so that nothing is made of a table of 27,000 for a few names. */
const countsOf = (key: string): Counts | null => {
  const text = records();
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1;
    const end = text.indexOf('\n', start);
    const [found = '', ...counts] = text.slice(start, end).split('\t');
    if (found === key) {
      const [initial = 0, continuing = 0, denials = 0] = counts.map(Number);
      return { initial, continuing, denials };
    }
    if (found < key) from = end + 1;
    else to = start;
  }
  return null;
};

const records = lazily(() => textOf('visa-records.tsv'));

interface Counts {
  initial: number;
  continuing: number;
  denials: number;
}

export interface VisaRecord extends Counts {
  years: string;
  source: string;
}
