import type { Level } from '@alive/contract/jobs.ts';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import {
  conditionsOf,
  inScope,
  isOneOf,
  isOpen,
  type JobFilter,
  lowerCompany,
  narrowing,
  some,
  spoken,
  type TextMatch,
} from '#db/job-filter.ts';
import { employersPosted } from '#db/hiring.ts';
import { preferencePoints } from '#db/job-preference.ts';
import { type Db, rowsOf } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import { allWords, anyOf, textRank, titleAndRoleWords } from '#db/text-search.ts';
import { employerKey } from '#language/industries.ts';
import { columns, type Found, type FoundJob, type Page } from './found.ts';
import { mergedByRank } from './merged.ts';

/**
 * Open jobs that meet every condition, and how many there are. Paging is stable: equal ranks go by newest, then id.
 * Text looks for any of its words in title, role, company, function and industry; only where no open job of these levels holds one there, in descriptions.
 * Jobs of the filter's `near` are ranked among the others by reciprocal rank; `meantOnly` counts those that fit by meaning alone.
 */
export const searchJobs = async (db: Db, filter: JobFilter, page: Page): Promise<Found> => {
  // What is in headlines needs no other look; with `meant` rows say nothing of headlines.
  const hasMeant = some(filter.meant);
  const atOnce = hasMeant ? [] : await pageWith(db, filter, inHeadlines(filter), page);
  if (atOnce.length > 0) return foundOf(atOnce);
  const text = await textMatch(db, filter);
  const rows = hasMeant || text?.column === 'body' ? await pageWith(db, filter, text, page) : atOnce;
  if (rows.length > 0) return foundOf(rows);
  return { rows, total: page.offset === 0 ? 0 : await count(db, conditionsOf(filter, text)), meantOnly: 0 };
};

/** How many open jobs meet every condition. */
export const countJobs = async (db: Db, filter: JobFilter): Promise<number> => count(db, conditionsOf(filter, await textMatch(db, filter)));

/** The same of several filters, in one statement. */
export const countEach = async (db: Db, filters: readonly JobFilter[]): Promise<number[]> => {
  const met = await Promise.all(filters.map(async (filter) => conditionsOf(filter, await textMatch(db, filter)) ?? sql`true`));
  const counts = met.map((condition) => sql`(count(*) FILTER (WHERE ${condition}))::int`);
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    sql`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS counts FROM ${jobs} WHERE ${isOpen}`,
  );
  return row?.counts ?? [];
};

/** Which of the filters a job meets, whatever its state and level. */
export const meetsEach = async (db: Db, id: string, filters: readonly JobFilter[]): Promise<boolean[]> => {
  if (filters.length === 0) return [];
  const met = await Promise.all(filters.map(async (filter) => narrowing(filter, await textMatch(db, filter)) ?? sql`true`));
  const answers = met.map((condition) => sql`coalesce(${condition}, false)`);
  const [row] = await rowsOf<{ met: boolean[] }>(
    db,
    sql`SELECT ARRAY[${sql.join(answers, sql`, `)}] AS met FROM ${jobs} WHERE ${eq(jobs.id, id)}`,
  );
  return row?.met ?? [];
};

/** Those of the ids whose jobs meet every condition but the words, in their order. */
export const idsThatFit = async (db: Db, filter: JobFilter, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOneOf(ids), conditionsOf({ ...filter, meant: undefined }, null)));
  const fitting = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => fitting.has(id));
};

/** Whether at least so many open jobs of these levels hold all the words in title and role. */
export const areHeaded = async (db: Db, text: string, levels: Level[] | undefined, atLeast: number): Promise<boolean> => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inScope(levels), headedBy(text)))
    .limit(atLeast);
  return rows.length === atLeast;
};

/** Those of the phrases all whose words an open job up to entry level mentions, as they are given. */
export const phrasesMentioned = (db: Db, phrases: readonly string[]): Promise<string[]> =>
  phrasesWhere(db, phrases, sql`${headlines} OR EXISTS (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.body} @@ asked.query)`);

/** Those that head an open job: stand in its title, role, employer, function or industry. */
export const phrasesHeading = (db: Db, phrases: readonly string[]): Promise<string[]> => phrasesWhere(db, phrases, headlines);

/** Those that stand in very many descriptions and head no job: they tell nothing of the work. */
export const phrasesInPassing = (db: Db, phrases: readonly string[]): Promise<string[]> =>
  phrasesWhere(
    db,
    phrases,
    sql`NOT ${headlines} AND ${many} = (SELECT count(*) FROM (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.body} @@ asked.query LIMIT ${many}) AS found)`,
  );

async function phrasesWhere(db: Db, phrases: readonly string[], condition: SQL): Promise<string[]> {
  if (phrases.length === 0) return [];
  const queries = phrases.map((phrase) => sql`(${phrase}::text, ${allWords(phrase)})`);
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
export const jobsByIds = async (db: Db, ids: readonly string[], { withText }: { withText: boolean }): Promise<FoundJob[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...columns, description: descriptionOr(withText) })
    .from(jobs)
    .where(isOneOf(ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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

const pageWith = (db: Db, filter: JobFilter, text: TextMatch | null, page: Page): Promise<Row[]> =>
  some(filter.near) && page.sort === 'relevance' ? mergedPageOf(db, filter, text, filter.near, page) : pageOf(db, filter, text, page);

const foundOf = (rows: Row[]): Found => ({ rows, total: rows[0]?.total ?? 0, meantOnly: rows[0]?.meantOnly ?? 0 });

async function pageOf(db: Db, filter: JobFilter, text: TextMatch | null, page: Page): Promise<Row[]> {
  const { limit, offset, sort, prefer, withText = false } = page;
  const where = conditionsOf(filter, text);
  const fields = { ...columns, description: descriptionOr(withText), meantOnly: sql<number>`0` };
  if (sort === 'newest' || (text === null && prefer === undefined)) {
    const total = sql<number>`(SELECT count(*)::int FROM ${jobs} WHERE ${where})`;
    const meant = some(filter.meant) ? sql<boolean>`NOT ${spoken(text)}` : no;
    return db
      .select({ ...fields, total, meant })
      .from(jobs)
      .where(where)
      .orderBy(sql`coalesce(${jobs.postedAt}, ${jobs.firstSeenAt}) DESC`, isUncertain, jobs.id)
      .limit(limit)
      .offset(offset);
  }
  const headed = text?.column === 'words' ? textRank(jobs.words, text.query) : sql`0`;
  const found = db.$with('found').as(
    db
      .select({
        id: jobs.id,
        postedAt: jobs.postedAt,
        uncertain: isUncertain.as('uncertain'),
        rank: sql<number>`(${headed} + ${prefer ? preferencePoints(prefer) : sql`0`})`.as('rank'),
        total: sql<number>`count(*) OVER ()::int`.as('total'),
      })
      .from(jobs)
      .where(where)
      .orderBy(sql`rank DESC, uncertain`, ...newest)
      .limit(text !== null ? Math.max(reread, offset + limit) : offset + limit),
  );
  const best = db.$with('best').as(
    db
      .select({
        id: found.id,
        rank: found.rank,
        total: found.total,
        place:
          sql<number>`row_number() OVER (ORDER BY ${found.rank} DESC, ${found.uncertain}, ${found.postedAt} DESC NULLS LAST, ${found.id})`.as(
            'place',
          ),
      })
      .from(found),
  );
  // Descriptions are long: only the best few are ranked by theirs too.
  const finer =
    text !== null
      ? [sql`CASE WHEN ${best.place} <= ${reread} THEN ${best.rank} + ${textRank(jobs.body, text.query)} END DESC NULLS LAST`]
      : [];
  return db
    .with(found, best)
    .select({ ...fields, total: best.total, meant: no })
    .from(best)
    .innerJoin(jobs, eq(jobs.id, best.id))
    .orderBy(...finer, asc(best.place))
    .limit(limit)
    .offset(offset);
}

/** The same with `near`: the first of the order by words, with all that is near, are ordered anew; what comes after them stays as it is. */
async function mergedPageOf(
  db: Db,
  filter: JobFilter,
  text: TextMatch | null,
  near: readonly string[],
  { limit, offset, prefer, withText = false }: Page,
): Promise<Row[]> {
  const says = saidBy(text, filter);
  const heads = filter.said !== undefined ? headedBy(filter.said) : filter.text === undefined && text?.column === 'words' ? says : no;
  const words = text === null ? sql`0` : textRank(jobs[text.column], text.query);
  const rank = sql<number>`(${words} + ${prefer ? preferencePoints(prefer) : sql`0`})`;
  const from = offset < reordered ? 0 : offset;
  const rows = await db
    .select({
      id: jobs.id,
      rank: rank.as('rank'),
      says,
      heads,
      total: sql<number>`count(*) OVER ()::int`,
      meantOnly: sql<number>`(count(*) FILTER (WHERE NOT ${says}) OVER ())::int`,
    })
    .from(jobs)
    .where(conditionsOf(filter, text))
    .orderBy(sql`${isOneOf(near)} DESC, rank DESC`, isUncertain, ...newest)
    .limit(Math.max(reordered, offset + limit) - from)
    .offset(from);
  const ordered = from === 0 ? [...mergedByRank(rows.slice(0, reordered), near), ...rows.slice(reordered)] : rows;
  const wanted = new Map(ordered.slice(offset - from, offset - from + limit).map((row) => [row.id, row]));
  const found = await jobsByIds(db, [...wanted.keys()], { withText });
  const { total = 0, meantOnly = 0 } = rows[0] ?? {};
  return found.map((row) => Object.assign(row, { meant: wanted.get(row.id)?.says !== true, total, meantOnly }));
}

/** Whether a row of the search holds the words: what is not of `meant` was found by them, so they need not be looked for again in every row. */
function saidBy(text: TextMatch | null, { meant }: JobFilter): SQL<boolean> {
  if (text === null) return no;
  return some(meant) ? sql<boolean>`(NOT ${isOneOf(meant)} OR ${spoken(text)})` : sql<boolean>`true`;
}

const headlines = sql`EXISTS (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.words} @@ asked.query)`;
/** Descriptions that are very many. */
const many = 200;

const headedBy = (text: string): SQL<boolean> => sql`(${jobs.words} @@ ${titleAndRoleWords(text)})`;
const no = sql<boolean>`false`;

/** How many of the best by headline are ranked again with their descriptions: five pages of a list. */
const reread = 100;
/** How many are ordered anew by their meaning. */
const reordered = 600;

/** What could not be verified lately comes after its equals. */
const isUncertain = sql<boolean>`(${jobs.state} = 'uncertain')`;
const newest = [sql`${jobs.postedAt} DESC NULLS LAST`, asc(jobs.id)];

async function count(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .where(where);
  return row?.total ?? 0;
}

/** The filter's words, phrases and skills as one query, to be looked for in headlines; null when there are none. */
function inHeadlines({ text, typed, phrases = [], textSkills = [] }: JobFilter): TextMatch | null {
  if (!text?.trim() && typed === undefined && phrases.length === 0 && textSkills.length === 0) return null;
  return { query: anyOf({ text, lexemes: textSkills, phrases, typed }), column: 'words', isTyped: typed !== undefined };
}

/** The same, to be looked for in descriptions where no headline of an open job of these levels holds any of it. */
async function textMatch(db: Db, filter: JobFilter): Promise<TextMatch | null> {
  const match = inHeadlines(filter);
  if (match === null) return null;
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inScope(filter.levels), sql`${jobs.words} @@ ${match.query}`))
    .limit(1);
  return rows.length > 0 ? match : { ...match, column: 'body' };
}

const descriptionOr = (withText: boolean): SQL<string> => (withText ? sql<string>`${jobs.description}` : sql<string>`''`);

type Row = FoundJob & { total: number; meantOnly: number };
