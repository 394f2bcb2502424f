import { openPostings, type Postings } from './postings.ts';
import { type Figure, type Keyed, keyed } from './predicate.ts';

/** Takes in jobs one by one, numbered as they come. */
export const openSegment = (): { add: (row: JobRow) => void; close: () => Segment } => {
  const rows: Omit<JobRow, 'words' | 'body' | 'values'>[] = [];
  const found = forEach((): Map<string, number[]> => new Map());
  const labels = new Map<string, number[]>();
  const terms = new Map<string, number[]>();
  const words = openPostings();
  const body = openPostings();
  const put = (into: Map<string, number[]>, value: string, at: number) => {
    const list = into.get(value);
    if (list === undefined) into.set(value, [at]);
    else if (list.at(-1) !== at) list.push(at);
  };
  return {
    add: ({ words: vector, body: text, values, ...row }) => {
      const at = rows.push(row) - 1;
      for (const field of keyed) for (const value of values[field]) put(found[field], value, at);
      put(labels, row.places, at);
      put(terms, row.term, at);
      words.add(at, vector);
      body.add(at, text);
    },
    close: () => {
      const packed = (lists: Map<string, number[]>) => new Map([...lists].map(([value, list]) => [value, Int32Array.from(list)]));
      const figure = (of: (row: (typeof rows)[number]) => number | null) => Float64Array.from(rows, (row) => of(row) ?? Number.NaN);
      const sorted = (compare: (a: SortKey, b: SortKey) => number): Int32Array =>
        Int32Array.from([...rows.keys()].sort((a, b) => compare(rows[a] ?? noKey, rows[b] ?? noKey)));
      return {
        versions: rows.map(({ version }) => version),
        values: forEach((field) => packed(found[field])),
        labels: packed(labels),
        terms: packed(terms),
        figures: {
          leastPay: figure(({ salaryMin, salaryMax }) => salaryMin ?? salaryMax),
          mostPay: figure(({ salaryMin, salaryMax }) => salaryMax ?? salaryMin),
          salaryMax: figure(({ salaryMax }) => salaryMax),
          posted: figure(({ posted }) => posted),
        },
        keys: rows.map(({ id, uncertain, posted, seen }) => ({ id, uncertain, posted, seen })),
        numbers: new Map(rows.map(({ id }, at) => [id, at])),
        order: sorted(inOrder),
        newest: sorted(byNewest),
        words: words.close(),
        body: body.close(),
      };
    },
  };
};

const forEach = <T>(of: (field: Keyed) => T): Record<Keyed, T> =>
  Object.fromEntries(keyed.map((field) => [field, of(field)])) as Record<Keyed, T>;

/** Of equals those come first that were verified, then the newest, what tells no date last. */
export const inOrder = (a: SortKey, b: SortKey): number =>
  Number(a.uncertain) - Number(b.uncertain) || later(a.posted ?? -Infinity, b.posted ?? -Infinity) || (a.id < b.id ? -1 : 1);

/** What was posted last, or first seen where no date is told. */
export const byNewest = (a: SortKey, b: SortKey): number =>
  later(a.posted ?? a.seen, b.posted ?? b.seen) || Number(a.uncertain) - Number(b.uncertain) || (a.id < b.id ? -1 : 1);

const later = (a: number, b: number): number => (a === b ? 0 : b - a);
export const noKey: SortKey = { id: '', uncertain: false, posted: null, seen: 0 };

export type SortKey = Pick<JobRow, 'id' | 'uncertain' | 'posted' | 'seen'>;

/** An open job as the database tells it. */
export interface JobRow {
  id: string;
  /** Another one whenever the row is written. */
  version: string;
  uncertain: boolean;
  /** Milliseconds since 1970: what the source says, and when it was first seen. */
  posted: number | null;
  seen: number;
  salaryMin: number | null;
  salaryMax: number | null;
  values: Record<Keyed, readonly string[]>;
  /** The labels of its places. */
  places: string;
  /** What tells when the work begins; '' where it names neither season nor year. */
  term: string;
  /** Its vectors, as PostgreSQL writes them. */
  words: string;
  body: string;
}

/** Some open jobs by columns, each known by its number from 0. */
export interface Segment {
  versions: readonly string[];
  /** Of each value the jobs that have it, ascending. */
  values: Record<Keyed, ReadonlyMap<string, Int32Array>>;
  labels: ReadonlyMap<string, Int32Array>;
  terms: ReadonlyMap<string, Int32Array>;
  /** NaN where nothing is stated. */
  figures: Record<Figure, Float64Array>;
  keys: readonly SortKey[];
  numbers: ReadonlyMap<string, number>;
  /** Their numbers by `inOrder` and by `byNewest`. */
  order: Int32Array;
  newest: Int32Array;
  words: Postings;
  body: Postings;
}
