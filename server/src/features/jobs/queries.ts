import type { Level } from '@alive/contract/jobs.ts';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { inScope, isOneOf, isOpen, type JobFilter, lowerCompany, narrowing, paid, scopeOf, some, type TextMatch } from '#db/job-filter.ts';
import { employersPosted } from '#db/hiring.ts';
import { addPreference, bestOf, count, headedBy, meeting, meetingAll, textMatch, wordsOf } from '#db/job-matches.ts';
import { type JobSets, openJobSets } from '#db/job-sets.ts';
import { type Db, rowsOf } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import { allWords, phraseOf, textRank } from '#db/text-search.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { remember } from '#platform/kept.ts';
import { readPosting, type ReadSentence } from './evidence.ts';
import { byWishes, meetingClosely, partsInOrder } from './closeness.ts';
import { columns, type Found, type FoundJob, type Page } from './found.ts';
import { mergedByRank } from './merged.ts';

/** What searches ask: the database, which open jobs meet what, and the jobs read lately. */
export const openJobIndex = (db: Db): JobIndex => ({ db, sets: openJobSets(db), read: new Map() });

/**
 * Open jobs that meet every condition, and how many there are. Paging is stable: equal ranks go by newest, then id.
 * Text looks for any of its words in title, role, company, function and industry; only where no open job of these levels holds one there, in descriptions.
 * Roles are met in the order of `partsInOrder`. Jobs of the filter's `near` are ranked among the others by reciprocal rank; `meantOnly` counts those that fit by meaning alone.
 */
export const searchJobs = async (index: JobIndex, filter: JobFilter, page: Page): Promise<Found> => {
  const sets = await index.sets();
  const text = await textMatch(sets, filter);
  const met = await meetingClosely(sets, filter, text);
  const total = count(met);
  const found: Found = { rows: [], total, meantOnly: 0, tiers: [], closeness: [0, 0, 0], wished: [], unwished: [] };
  let { offset, limit } = page;
  for (const part of total === 0 ? [] : await partsInOrder(sets, filter, met, page.sort)) {
    found.closeness[part.tier] = (found.closeness[part.tier] ?? 0) + part.count;
    const { steps: inOrder, wished, unwished } = await byWishes(sets, filter, part.met);
    const steps = page.sort === 'relevance' ? inOrder : [{ step: 0, met: part.met, count: part.count }];
    found.wished = wished.map((count, at) => count + (found.wished[at] ?? 0));
    found.unwished = unwished.map((count, at) => count + (found.unwished[at] ?? 0));
    for (const step of steps) {
      // What was found by meaning is counted in every part.
      if (limit === 0 && !some(filter.near)) continue;
      const { rows, meantOnly } = await partOf(index, { sets, filter, text, met: step.met, page: { ...page, offset, limit } });
      found.rows.push(...rows);
      found.tiers.push(...rows.map(() => part.tier * (3 * wished.length + 2) + step.step));
      found.meantOnly += meantOnly;
      limit -= Math.min(limit, Math.max(step.count - offset, 0));
      offset = Math.max(offset - step.count, 0);
    }
  }
  return found;
};

const partOf = async (index: JobIndex, asked: Searched): Promise<Pick<Found, 'rows' | 'meantOnly'>> =>
  some(asked.filter.near) && asked.page.sort === 'relevance'
    ? mergedPageOf(index, asked, asked.filter.near)
    : { rows: await pageOf(index, asked), meantOnly: 0 };

/** How many open jobs meet every condition. */
export const countJobs = async (index: JobIndex, filter: JobFilter): Promise<number> => {
  const sets = await index.sets();
  return count(await meetingClosely(sets, filter, await textMatch(sets, filter)));
};

/** Which of the filters a job meets, whatever its state and level. */
export const meetsEach = async ({ db, sets }: JobIndex, id: string, filters: readonly JobFilter[]): Promise<boolean[]> => {
  if (filters.length === 0) return [];
  const met = await Promise.all(filters.map(async (filter) => narrowing(filter, await textMatch(await sets(), filter)) ?? sql`true`));
  const answers = met.map((condition) => sql`coalesce(${condition}, false)`);
  const [row] = await rowsOf<{ met: boolean[] }>(
    db,
    sql`SELECT ARRAY[${sql.join(answers, sql`, `)}] AS met FROM ${jobs} WHERE ${eq(jobs.id, id)}`,
  );
  return row?.met ?? [];
};

/** Those of the ids whose jobs meet every condition but the words, in their order. */
export const idsThatFit = async (index: JobIndex, filter: JobFilter, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const sets = await index.sets();
  const met = await meeting(sets, { ...filter, meant: undefined }, null);
  return ids.filter((id) => met[sets.placeOf(id) ?? -1] === 1);
};

/** Whether at least so many open jobs of these levels hold all the words in title and role. */
export const areHeaded = async (index: JobIndex, text: string, levels: Level[] | undefined, atLeast: number): Promise<boolean> =>
  count(await meetingAll(await index.sets(), [...scopeOf(levels), [headedBy(text)]])) >= atLeast;

/** Those of the phrases all whose words an open job up to entry level mentions, side by side where they must be `together`. */
export const phrasesMentioned = (db: Db, phrases: readonly string[], { together = false } = {}): Promise<string[]> =>
  phrasesWhere(
    db,
    phrases,
    sql`${headlines} OR EXISTS (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.body} @@ asked.query)`,
    together ? phraseOf : allWords,
  );

/** Those that head an open job: stand in its title, role, employer, function or industry. */
export const phrasesHeading = (db: Db, phrases: readonly string[]): Promise<string[]> => phrasesWhere(db, phrases, headlines);

async function phrasesWhere(
  db: Db,
  phrases: readonly string[],
  condition: SQL,
  queryOf: (phrase: string) => SQL = allWords,
): Promise<string[]> {
  if (phrases.length === 0) return [];
  const queries = phrases.map((phrase) => sql`(${phrase}::text, ${queryOf(phrase)})`);
  const asked = sql`(VALUES ${sql.join(queries, sql`, `)}) AS asked (phrase, query)`;
  const found = await rowsOf<{ phrase: string }>(db, sql`SELECT asked.phrase FROM ${asked} WHERE ${condition}`);
  return phrases.filter((phrase) => found.some((one) => one.phrase === phrase));
}

/** One job, closed ones too; null when there is none. */
export const jobById = async (db: Db, id: string): Promise<FoundJob | null> => {
  const [row] = await db
    .select({ ...columns, description: jobs.description })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row ?? null;
};

/** Jobs in the order of their ids, closed ones too; unknown ids are left out. */
export const jobsByIds = async (
  { db, read }: JobIndex,
  ids: readonly string[],
  { withText }: { withText: boolean },
): Promise<FoundJob[]> => {
  if (ids.length === 0) return [];
  if (!withText) {
    const rows = await db
      .select({ ...columns, description: sql<string>`''` })
      .from(jobs)
      .where(isOneOf(ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
  // A row is long, and the same ones are read again and again: only what has changed since comes over.
  const [now] = await rowsOf<{ versions: [id: string, version: string][] | null }>(
    db,
    sql`SELECT json_agg(json_build_array(${jobs.id}, ${rowVersion})) AS versions FROM ${jobs} WHERE ${isOneOf(ids)}`,
  );
  const found = new Map((now?.versions ?? []).map(([id, version]) => [id, { version, kept: read.get(id) }]));
  const rows = new Map<string, FoundJob>();
  const changed: string[] = [];
  for (const [id, { version, kept }] of found)
    if (kept?.version === version) {
      rows.set(id, kept.row);
      // Those used last are kept longest.
      remember(read, id, kept, mostRead);
    } else changed.push(id);
  if (changed.length > 0) {
    const more = await db
      .select({ row: { ...columns, description: jobs.description }, version: rowVersion })
      .from(jobs)
      .where(isOneOf(changed));
    for (const { row, version } of more) {
      let sentences: ReadSentence[] | undefined;
      const kept = { ...row, sentences: () => (sentences ??= readPosting(row.description)) };
      rows.set(row.id, kept);
      remember(read, row.id, { row: kept, version }, mostRead);
    }
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** Names of employers with open jobs that are spellings of this one, however capitalised; else those whose name holds these words. */
export const companiesNamed = async (db: Db, name: string): Promise<string[]> => {
  const lower = name.trim().toLowerCase();
  const key = employerKey(name);
  const all = await employersPosted(db);
  const open = async (is: (name: string) => boolean) => {
    const where = and(isOpen, sql`${lowerCompany} = ANY(${sql.param(all.filter(is))}::text[])`);
    const rows = await db.selectDistinct({ name: jobs.companyName }).from(jobs).where(where);
    return rows.map((row) => row.name).toSorted();
  };
  // Names of signs alone have no key; they are not all one employer.
  const same = await open((other) => other === lower || (key !== '' && employerKey(other) === key));
  return same.length > 0 ? same : open((other) => ` ${other} `.includes(` ${lower} `));
};

/** Descriptions of open jobs, by the order of ids, which is by chance. */
export const someDescriptions = async (db: Db, limit: number): Promise<string[]> => {
  const rows = await db.select({ description: jobs.description }).from(jobs).where(isOpen).orderBy(asc(jobs.id)).limit(limit);
  return rows.map(({ description }) => description);
};

/** The ranks of all places: by the words in `column`, and by what is preferred. */
async function ranksOf({ sets, text, page }: Searched, column: TextMatch['column'] | null): Promise<Float64Array> {
  const ranks = new Float64Array(sets.ids.length);
  if (text !== null && (column === null || text.column === column)) {
    const { places, ranks: own } = await wordsOf(sets, text);
    for (const [at, place] of places.entries()) ranks[place] = own[at] ?? 0;
  }
  if (page.prefer) await addPreference(sets, page.prefer, ranks);
  return ranks;
}

async function pageOf(index: JobIndex, asked: Searched): Promise<FoundJob[]> {
  const { sets, filter, text, met, page } = asked;
  const { limit, offset, sort, prefer, withText = false } = page;
  if (sort === 'pay') {
    const ranks = new Float64Array(met.length);
    const { places, ranks: own } = await sets.ranked(paid.states, paid.rank);
    for (const [at, place] of places.entries()) ranks[place] = own[at] ?? 0;
    return rowsAt(index, asked, bestOf(met, ranks, offset + limit).slice(offset), () => false, withText);
  }
  if (sort === 'newest' || (text === null && prefer === undefined)) {
    const places = (await sets.newest()).filter((place) => met[place] === 1).subarray(offset, offset + limit);
    const meant = new Set(await meantAmong(asked));
    return rowsAt(index, asked, [...places], some(filter.meant) ? (place) => meant.has(place) : () => false, withText);
  }
  const ranks = await ranksOf(asked, 'words');
  const best = bestOf(met, ranks, text === null ? offset + limit : Math.max(reread, offset + limit));
  const ordered = text === null ? best : await finer(index.db, asked, best, ranks, text);
  return rowsAt(index, asked, ordered.slice(offset, offset + limit), () => false, withText);
}

/** Descriptions are long: only the best few are ranked by theirs too. */
async function finer(db: Db, { sets }: Searched, best: readonly number[], ranks: Float64Array, text: TextMatch) {
  const reranked = best.slice(0, reread);
  const rows = await ranked(db, sets, reranked, textRank(jobs.body, text.query));
  const more = new Map(rows.map(({ id, rank }) => [id, rank]));
  const whole = new Map(reranked.map((place) => [place, (ranks[place] ?? 0) + (more.get(sets.ids[place] ?? '') ?? 0)]));
  return [...reranked.toSorted((a, b) => (whole.get(b) ?? 0) - (whole.get(a) ?? 0)), ...best.slice(reread)];
}

/** The same with `near`: the first of the order by words, with all that is near, are ordered anew; what comes after them stays as it is. */
async function mergedPageOf(index: JobIndex, asked: Searched, near: readonly string[]): Promise<Pick<Found, 'rows' | 'meantOnly'>> {
  const { sets, filter, text, met, page } = asked;
  const { limit, offset, withText = false } = page;
  const heads = new Uint8Array(met.length);
  if (filter.said !== undefined) for (const place of (await sets.meeting(headedBy(filter.said))).places) heads[place] = 1;
  const meant = await meantAmong(asked);
  const isMeant = new Set(meant);
  const headed = (place: number): boolean =>
    filter.said !== undefined ? heads[place] === 1 : filter.text === undefined && text?.column === 'words' && !isMeant.has(place);
  const ranks = await ranksOf(asked, null);
  if (text !== null) await addRanks(index.db, asked, text, meant, ranks);
  const first = new Set(near.flatMap((id) => sets.placeOf(id) ?? []));
  const best = bestOf(met, ranks, Math.max(reordered, offset + limit), first).map((place) => ({
    id: sets.ids[place] ?? '',
    place,
    rank: ranks[place] ?? 0,
    says: !isMeant.has(place),
    heads: headed(place),
  }));
  const ordered = offset < reordered ? [...mergedByRank(best.slice(0, reordered), near), ...best.slice(reordered)] : best;
  const places = ordered.slice(offset, offset + limit).map(({ place }) => place);
  return { rows: await rowsAt(index, asked, places, (place) => isMeant.has(place), withText), meantOnly: meant.length };
}

/** Adds the ranks of what fits by meaning alone: it may still hold some of the words of a phrase. */
async function addRanks(db: Db, { sets }: Searched, text: TextMatch, places: readonly number[], ranks: Float64Array): Promise<void> {
  if (places.length === 0) return;
  for (const { id, rank } of await ranked(db, sets, places, textRank(jobs[text.column], text.query))) {
    const place = sets.placeOf(id) ?? -1;
    ranks[place] = (ranks[place] ?? 0) + rank;
  }
}

const ranked = (db: Db, sets: JobSets, places: readonly number[], rank: SQL): Promise<{ id: string; rank: number }[]> =>
  db
    .select({ id: jobs.id, rank: sql<number>`${rank}` })
    .from(jobs)
    .where(isOneOf(places.map((place) => sets.ids[place] ?? '')));

/** The places that fit by meaning alone: without holding a word. What is not of `meant` was found by the words, if any were asked for. */
async function meantAmong({ sets, text, met }: Searched): Promise<number[]> {
  const says = new Uint8Array(met.length);
  if (text !== null) for (const place of (await wordsOf(sets, text)).places) says[place] = 1;
  const found: number[] = [];
  for (const [place, is] of met.entries()) if (is === 1 && says[place] === 0) found.push(place);
  return found;
}

/** The jobs at these places in their order; one that has been closed meanwhile is left out. */
async function rowsAt(
  index: JobIndex,
  { sets }: Searched,
  places: readonly number[],
  isMeant: (place: number) => boolean,
  withText: boolean,
): Promise<FoundJob[]> {
  const rows = await jobsByIds(
    index,
    places.map((place) => sets.ids[place] ?? ''),
    { withText },
  );
  return rows
    .filter(({ state }) => state !== 'closed')
    .map((row) => (isMeant(sets.placeOf(row.id) ?? -1) ? Object.assign({}, row, { meant: true }) : row));
}

const headlines = sql`EXISTS (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.words} @@ asked.query)`;

/** How many of the best by headline are ranked again with their descriptions: five pages of a list. */
const reread = 100;
/** How many are ordered anew by their meaning. */
const reordered = 600;

/** Another one whenever a row is written. */
const rowVersion = sql<string>`(${jobs}.xmin::text || ${jobs}.ctid::text)`;
/** So many rows are kept, some kilobytes each. */
const mostRead = 4000;

export interface JobIndex {
  db: Db;
  sets: () => Promise<JobSets>;
  /** By id: the jobs read lately, each with the version of its row. */
  read: Map<string, { row: FoundJob; version: string }>;
}

/** A search with what it found. */
interface Searched {
  sets: JobSets;
  filter: JobFilter;
  text: TextMatch | null;
  met: Uint8Array;
  page: Page;
}
