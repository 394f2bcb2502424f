import type { Level } from '@alive/contract/jobs.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { isOneOf, isOpen, sqlOf } from '#db/job-sql.ts';
import { type Db, rowsOf } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import { type Bits, countOf, eachOf, hasBit, without } from '#job-index/bits.ts';
import { headedBy, holding, type JobFilter, mentioning, narrowing, scopeOf, some, type TextMatch } from '#job-index/filter.ts';
import type { JobIndex } from '#job-index/index.ts';
import { type Jobs, openJobs } from '#job-index/open.ts';
import { type Predicate, saying } from '#job-index/predicate.ts';
import type { Preference } from '#job-index/preference.ts';
import { rowVersion } from '#db/job-rows.ts';
import {
  addPreference,
  askedBy,
  bestOf,
  byWishes,
  leanings,
  mostSteps,
  wordsWished,
  meeting,
  meetingAll,
  meetingClosely,
  partsInOrder,
  textMatch,
} from '#job-index/search.ts';
import { remember } from '#platform/kept.ts';
import { readPosting, type ReadSentence } from './evidence.ts';
import { columns, type Found, type FoundJob, type Page } from './found.ts';
import { mergedByRank } from './merged.ts';
import { writeJob } from './present.ts';

/**
 * Open jobs that meet every condition, and how many there are. Paging is stable: equal ranks go by newest, then id.
 * Text looks for any of its words in title, role, company, function and industry; only where no open job of these levels holds one there, in descriptions.
 * Roles are met in the order of `partsInOrder`. Jobs of the filter's `near` are ranked among the others by reciprocal rank; `meantOnly` counts those that fit by meaning alone.
 */
export const searchJobs = async (store: JobStore, filter: JobFilter, page: Page): Promise<Found> => {
  const index = await store.jobs.current(...askedBy(filter, page.prefer, page.leaning));
  const text = textMatch(index, filter);
  const met = meetingClosely(index, filter, text);
  const found = {
    total: countOf(met),
    meantOnly: 0,
    tiers: [] as number[],
    closeness: [0, 0, 0],
    wished: [] as number[],
    unwished: [] as number[],
  };
  // The same for every part, and not needed by all orders.
  let ranked: Float64Array | undefined;
  const leans = page.leaning && leanings(index, page.leaning);
  if (leans !== undefined) wordsWished(index, filter, leans);
  const ranks = () => (ranked ??= ranksOf(index, text, page.prefer, leans));
  const chosen: Chosen[] = [];
  let { offset, limit } = page;
  for (const part of found.total === 0 ? [] : partsInOrder(index, filter, met, page.sort === 'relevance')) {
    found.closeness[part.tier] = (found.closeness[part.tier] ?? 0) + part.count;
    const { steps, wished, unwished } = byWishes(index, filter, part.met);
    found.wished = wished.map((count, at) => count + (found.wished[at] ?? 0));
    found.unwished = unwished.map((count, at) => count + (found.unwished[at] ?? 0));
    for (const step of steps) {
      // What was found by meaning is counted in every part.
      if (limit === 0 && !some(filter.near)) continue;
      const { best, meantOnly } = pageOf({ index, filter, text, ranks, met: step.met, page: { ...page, offset, limit } });
      chosen.push(...best);
      found.tiers.push(...best.map(() => part.tier * mostSteps + step.step));
      found.meantOnly += meantOnly;
      limit -= Math.min(limit, Math.max(step.count - offset, 0));
      offset = Math.max(offset - step.count, 0);
    }
  }
  const rows = new Map(
    (
      await jobsByIds(
        store,
        chosen.map(({ at }) => index.idOf(at)),
      )
    ).map((row) => [row.id, row]),
  );
  // One that has been closed meanwhile is left out.
  const shown = chosen.flatMap(({ at, isMeant }, nth) => {
    const row = rows.get(index.idOf(at));
    return row === undefined || row.state === 'closed'
      ? []
      : [{ row: isMeant ? { ...row, meant: true } : row, tier: found.tiers[nth] ?? 0, lean: leans?.[at] ?? null }];
  });
  return {
    ...found,
    rows: shown.map(({ row }) => row),
    tiers: shown.map(({ tier }) => tier),
    leans: shown.map(({ lean }) => lean),
  };
};

/** How many open jobs meet every condition. */
export const countJobs = async ({ jobs }: JobStore, filter: JobFilter): Promise<number> => {
  const index = await jobs.current(...askedBy(filter));
  return countOf(meetingClosely(index, filter, textMatch(index, filter)));
};

/** Which of the filters a job meets, whatever its state and level. */
export const meetsEach = async ({ db, jobs: store }: JobStore, id: string, filters: readonly JobFilter[]): Promise<boolean[]> => {
  if (filters.length === 0) return [];
  const index = await store.current(...filters.flatMap((filter) => askedBy(filter)));
  const answers = filters.map((filter) => {
    const condition = narrowing(filter, textMatch(index, filter));
    return condition === null ? sql`true` : sql`coalesce(${sqlOf(condition)}, false)`;
  });
  const [row] = await rowsOf<{ met: boolean[] }>(
    db,
    sql`SELECT ARRAY[${sql.join(answers, sql`, `)}] AS met FROM ${jobs} WHERE ${eq(jobs.id, id)}`,
  );
  return row?.met ?? [];
};

/** Those of the ids whose jobs meet every condition but the words, in their order. */
export const idsThatFit = async ({ jobs }: JobStore, filter: JobFilter, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const index = await jobs.current(...askedBy(filter));
  const met = meeting(index, { ...filter, meant: undefined }, null);
  return ids.filter((id) => hasBit(met, index.numberOf(id)));
};

/** Whether at least so many open jobs of these levels hold all the words in title and role. */
export const areHeaded = async ({ jobs }: JobStore, text: string, levels: Level[] | undefined, atLeast: number): Promise<boolean> => {
  const headed = headedBy(text);
  const index = await jobs.current(headed);
  return countOf(meetingAll(index, [...scopeOf(levels), [headed]])) >= atLeast;
};

/** Those of the phrases all whose words an open job up to entry level mentions, close to each other where they must be `together`. */
export const phrasesMentioned = (store: JobStore, phrases: readonly string[], { together = false } = {}): Promise<string[]> =>
  phrasesThat(store, phrases, (phrase) =>
    together ? [mentioning(phrase)] : [saying('words', 'all', phrase), saying('body', 'all', phrase)],
  );

/** Those that head an open job: stand in its title, role, employer, function or industry. */
export const phrasesHeading = (store: JobStore, phrases: readonly string[]): Promise<string[]> =>
  phrasesThat(store, phrases, (phrase) => [saying('words', 'all', phrase)]);

async function phrasesThat({ jobs }: JobStore, phrases: readonly string[], wheres: (phrase: string) => Predicate[]): Promise<string[]> {
  if (phrases.length === 0) return [];
  const index = await jobs.current(...phrases.flatMap(wheres));
  return phrases.filter((phrase) => countOf(meetingAll(index, [...scopeOf(undefined), wheres(phrase)])) > 0);
}

/**
 * Open jobs up to entry level of several employers, in the order of `employers`, each recognised by its names in postings: how many are not
 * barred, how many are, and the ids of the `limit` preferred ones that are not, equal ones by newest.
 */
export const openingsOf = async (
  { jobs }: JobStore,
  { employers, barredFor, notIds, prefer, limit }: OpeningsAsk,
): Promise<OpeningsFound[]> => {
  const filters = employers.map((names): JobFilter => ({ companies: [...names], excludeGatedFor: barredFor, notIds }));
  const index = await jobs.current(...askedBy({}, prefer));
  const ranks = new Float64Array(index.size);
  addPreference(index, prefer, ranks);
  return filters.map((filter) => {
    if (!some(filter.companies)) return { total: 0, barred: 0, ids: [] };
    const met = meeting(index, filter, null);
    const barred = meeting(index, { ...filter, excludeGatedFor: undefined, onlyGatedFor: barredFor }, null);
    return { total: countOf(met), barred: countOf(barred), ids: bestOf(index, met, ranks, limit).map(index.idOf) };
  });
};

/** One job, closed ones too; null when there is none. */
export const jobById = async (db: Db, id: string): Promise<FoundJob | null> => {
  const [row] = await db
    .select({ ...columns, description: jobs.description })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row ?? null;
};

/** Jobs in the order of their ids, closed ones too; unknown ids are left out. An open one is read again when the index knows another version of its row. */
export const jobsByIds = async ({ db, jobs: store, read }: JobStore, ids: readonly string[]): Promise<FoundJob[]> => {
  if (ids.length === 0) return [];
  const index = await store.current();
  const rows = new Map<string, FoundJob>();
  for (const id of ids) {
    const kept = read.get(id);
    if (kept === undefined || index.versionOf(id) !== kept.version) continue;
    rows.set(id, kept.row);
    // Those used last are kept longest.
    remember(read, id, kept, mostRead);
  }
  const missing = ids.filter((id) => !rows.has(id));
  const found =
    missing.length === 0
      ? []
      : await db
          .select({ row: { ...columns, description: jobs.description }, version: rowVersion })
          .from(jobs)
          .where(isOneOf(missing));
  for (const { row, version } of found) {
    let sentences: ReadSentence[] | undefined;
    let written: Buffer | undefined;
    const kept = {
      ...row,
      sentences: () => (sentences ??= readPosting(row.description)),
      written: () => (written ??= writeJob(row)),
    };
    rows.set(row.id, kept);
    remember(read, row.id, { row: kept, version }, mostRead);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** Names of employers with open jobs, in lower case, that are spellings of this one; else those whose name holds these words. */
export const companiesNamed = async ({ jobs, employers }: JobStore, name: string): Promise<string[]> => {
  const index = await jobs.current();
  const lower = name.trim().toLowerCase();
  const known = employers.get(index) ?? Map.groupBy(index.valuesOf('company'), (company) => employerKey(company));
  employers.set(index, known);
  // Names of signs alone have no key; they are not all one employer.
  const key = employerKey(name);
  const same = key === '' ? (known.get(key) ?? []).filter((other) => other === lower) : (known.get(key) ?? []);
  const found = same.length > 0 ? same : [...known.values()].flat().filter((other) => ` ${other} `.includes(` ${lower} `));
  return found.toSorted();
};

/** Titles and descriptions of open jobs, by the order of ids, which is by chance. */
export const someTexts = async (db: Db, limit: number): Promise<string[]> => {
  const { title, description } = jobs;
  const rows = await db.select({ title, description }).from(jobs).where(isOpen).orderBy(asc(jobs.id)).limit(limit);
  return rows.map((row) => `${row.title}\n${row.description}`);
};

/** The ranks of all jobs: by the words, in the headline and for something in the description, and by what is preferred. */
function ranksOf(
  index: JobIndex,
  text: TextMatch | null,
  prefer: Preference | undefined,
  leans: Float64Array = new Float64Array(index.size),
): Float64Array {
  const ranks = leans.slice();
  const query = text === null ? null : index.queryOf(holding(text));
  if (query !== null) {
    const adding = (share: number) => (at: number, points: number) => void (ranks[at] = (ranks[at] ?? 0) + points * share);
    index.rankBy(query, 'words', adding(1));
    index.rankBy(query, 'body', adding(bodyCounts));
  }
  if (prefer) addPreference(index, prefer, ranks);
  return ranks;
}

function pageOf(asked: Searched): { best: Chosen[]; meantOnly: number } {
  const { index, filter, text, met, page } = asked;
  const { limit, offset, sort, prefer } = page;
  const chosen = (numbers: readonly number[], isMeant: (at: number) => boolean = () => false): Chosen[] =>
    numbers.slice(offset, offset + limit).map((at) => ({ at, isMeant: isMeant(at) }));
  if (sort === 'pay') {
    const ranks = new Float64Array(index.size);
    eachOf(met, (at) => (ranks[at] = index.figure('mostPay', at) || 0));
    return { best: chosen(bestOf(index, met, ranks, offset + limit)), meantOnly: 0 };
  }
  if (sort === 'relevance' && some(filter.near)) return mergedPageOf(asked, filter.near, chosen);
  if (sort === 'newest' || (text === null && prefer === undefined)) {
    const first: number[] = [];
    for (const at of index.newest()) {
      if (first.length === offset + limit) break;
      if (hasBit(met, at)) first.push(at);
    }
    const meant = some(filter.meant) ? meantAmong(asked) : null;
    return { best: chosen(first, (at) => meant !== null && hasBit(meant, at)), meantOnly: 0 };
  }
  return { best: chosen(bestOf(index, met, asked.ranks(), offset + limit)), meantOnly: 0 };
}

/** The same with `near`: the first of the order by words, with all that is near, are ordered anew; what comes after them stays as it is. */
function mergedPageOf(
  asked: Searched,
  near: readonly string[],
  chosen: (numbers: readonly number[], isMeant: (at: number) => boolean) => Chosen[],
): { best: Chosen[]; meantOnly: number } {
  const { index, filter, text, met, page } = asked;
  const { limit, offset } = page;
  const heads = filter.said === undefined ? null : index.bitsOf(headedBy(filter.said));
  const meant = meantAmong(asked);
  const headed = (at: number): boolean =>
    heads === null ? filter.text === undefined && text?.column === 'words' && !hasBit(meant, at) : hasBit(heads, at);
  const ranks = asked.ranks();
  const best = bestOf(index, met, ranks, Math.max(reordered, offset + limit), index.bitsOf({ kind: 'ids', ids: near })).map((at) => ({
    id: index.idOf(at),
    at,
    rank: ranks[at] ?? 0,
    says: !hasBit(meant, at),
    heads: headed(at),
  }));
  const ordered = offset < reordered ? [...mergedByRank(best.slice(0, reordered), near), ...best.slice(reordered)] : best;
  return {
    best: chosen(
      ordered.map(({ at }) => at),
      (at) => hasBit(meant, at),
    ),
    meantOnly: countOf(meant),
  };
}

/** What fits by meaning alone: without holding a word. What is not of the filter's `meant` was found by the words, if any were asked for. */
const meantAmong = ({ index, text, met }: Searched): Bits => (text === null ? met : without(met, index.bitsOf(holding(text))));

/** What the words of descriptions count alongside those of headlines. */
const bodyCounts = 0.15;
/** How many are ordered anew by their meaning. */
const reordered = 600;

/** So many rows are kept, some kilobytes each. */
const mostRead = 4000;

/** What this room asks: the database, the index of its open jobs, and the jobs read lately. */
export interface JobStore {
  db: Db;
  jobs: Jobs;
  /** By id: the jobs read lately, each with the version of its row. */
  read: Map<string, { row: FoundJob; version: string }>;
  /** The names of employers by their keys, with each version of the index. */
  employers: WeakMap<JobIndex, ReadonlyMap<string, string[]>>;
  /** What texts were read as lately, with each vocabulary. */
  readings: WeakMap<OpenVocabulary, (text: string) => Reading>;
  /** What conditions asked for lately, with each version of the index, as they were read. */
  filters: WeakMap<JobIndex, { read: (text: string) => Reading; kept: Map<string, ListFilters> }>;
}

/** Of a list: what all of its conditions ask for, and all but its words. */
export interface ListFilters {
  asked: JobFilter;
  besides: JobFilter;
}

export const openJobStore = (db: Db, jobs: Jobs = openJobs(db)): JobStore => ({
  db,
  jobs,
  read: new Map(),
  employers: new WeakMap(),
  readings: new WeakMap(),
  filters: new WeakMap(),
});

interface OpeningsAsk {
  employers: readonly (readonly string[])[];
  /** Whom jobs may be barred to. */
  barredFor: NonNullable<JobFilter['excludeGatedFor']>;
  /** Jobs that are neither given nor counted. */
  notIds: string[];
  prefer: Preference;
  /** At least 1. */
  limit: number;
}

interface OpeningsFound {
  total: number;
  barred: number;
  ids: string[];
}

interface Chosen {
  at: number;
  /** Whether it was found by meaning alone. */
  isMeant: boolean;
}

/** A search with what it found. */
interface Searched {
  index: JobIndex;
  filter: JobFilter;
  text: TextMatch | null;
  /** Of all jobs. */
  ranks: () => Float64Array;
  met: Bits;
  page: Page;
}
