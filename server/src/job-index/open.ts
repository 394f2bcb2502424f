import { type Db, withoutValues } from '#db/open.ts';
import { jobsVersion } from '#db/values.ts';
import { remember } from '#platform/kept.ts';
import { inSlices } from '#platform/slices.ts';
import { watched } from '#platform/watched.ts';
import { noBits, setBit } from './bits.ts';
import { type JobIndex, openIndex, type Searching, textsIn } from './index.ts';
import type { Predicate } from './predicate.ts';
import { openVersions, rowsForIndex, tsqueriesOf } from '#db/job-rows.ts';
import { openSegment, type Segment } from './segment.ts';
import { parseTsquery, type TsQuery } from './tsquery.ts';

/**
 * The index of the open jobs in memory, opened by the first who asks. It is brought up to date in the background after `start`, a second after
 * a write is settled at most; before, whenever somebody asks. What has changed is read anew and stands behind what was read before, until
 * that is a fifth of all: then all is read anew.
 */
export const openJobs = (db: Db, failed: (error: unknown) => void = () => undefined): Jobs => {
  const queries = new Map<string, TsQuery | null>();
  const queryOf = (predicate: Searching): TsQuery | null => {
    const query = queries.get(keyOf(predicate));
    if (query === undefined) throw new Error('The words of a predicate were not read.');
    return query;
  };
  let base: Segment = openSegment().close();
  let built: { version: string; index: JobIndex } | null = null;

  const refresh = async (): Promise<JobIndex> => {
    const version = await jobsVersion(db);
    if (built?.version === version) return built.index;
    const rest = inSlices();
    const open = new Map<string, string>();
    for await (const page of openVersions(db)) {
      for (const [id, row] of page) open.set(id, row);
      await rest();
    }
    const isKept = (id: string, at: number) => base.versions[at] === open.get(id);
    const changed = [...open.keys()].filter((id) => !isKept(id, base.numbers.get(id) ?? -1));
    const isAnew = changed.length > Math.max(someRows, base.keys.length / 5);
    if (isAnew) {
      base = openSegment().close();
      base = await read([...open.keys()]);
    }
    const since = await read(isAnew ? [] : changed);
    const gone = noBits(base.keys.length);
    // What was written while all was read is newer than was asked for, and not gone.
    if (!isAnew) for (const [at, { id }] of base.keys.entries()) if (!isKept(id, at)) setBit(gone, at);
    const index = openIndex(base, gone, since, queryOf);
    built = { version, index };
    return index;
  };

  const read = async (ids: readonly string[]): Promise<Segment> => {
    const segment = openSegment();
    const rest = inSlices();
    for (let from = 0; from < ids.length; from += pageSize) {
      for (const row of await rowsForIndex(db, ids.slice(from, from + pageSize))) {
        segment.add(row);
        await rest();
      }
    }
    return segment.close();
  };

  const watch = watched(refresh, (error) => failed(withoutValues(error)));
  return {
    current: async (...predicates) => {
      const texts = new Map(predicates.flatMap(textsIn).map((one) => [keyOf(one), one]));
      for (const key of texts.keys()) {
        const known = queries.get(key);
        if (known === undefined) continue;
        // What is asked now is forgotten last.
        remember(queries, key, known, mostQueries);
        texts.delete(key);
      }
      const [index, made] = await Promise.all([watch.current(), texts.size === 0 ? [] : tsqueriesOf(db, [...texts.values()])]);
      for (const [at, key] of [...texts.keys()].entries()) remember(queries, key, parseTsquery(made[at] ?? ''), mostQueries);
      return index;
    },
    refresh: watch.refresh,
    start: watch.start,
    close: watch.close,
  };
};

/** What is looked for, wherever it is. */
const keyOf = (one: Searching): string => JSON.stringify(one.kind === 'saying' ? [one.how, one.text] : one.words);

const pageSize = 500;
/** So many are read anew beside the others. */
const someRows = 2000;
const mostQueries = 20_000;

export interface Jobs {
  /** The index as it is, with the words of these predicates read: `bitsOf` tells at once what meets them. */
  current: (...predicates: readonly Predicate[]) => Promise<JobIndex>;
  /** Takes in what has changed at once. */
  refresh: () => Promise<void>;
  /** Begins to look for changes by itself, until `close`. */
  start: () => void;
  close: () => Promise<void>;
}
