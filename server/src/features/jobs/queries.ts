import type { Level } from '@alive/contract/jobs.ts';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  conditionsOf,
  inScope,
  isOneOf,
  isOpen,
  type JobFilter,
  likeable,
  lowerCompany,
  some,
  spoken,
  type TextMatch,
} from '#db/job-filter.ts';
import { type Db, rowsOf } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import {
  allWords,
  idsHeaded,
  idsTelling,
  lexemesOf,
  phraseQueries,
  quoted,
  sideBySide,
  textRank,
  titleAndRoleWords,
  titleWords,
} from '#db/text-search.ts';
import { columns, type Found, type FoundJob, type Page, type Preference } from './found.ts';
import { mergedByRank } from './merged.ts';

/**
 * Open jobs that meet every condition, and how many there are. Paging is stable: equal ranks go by newest, then id.
 * Text looks for any of its words in title, role, company, function and industry; only where no open job of these levels holds one there, in descriptions.
 * Jobs of the filter's `near` are ranked among the others by reciprocal rank; `meantOnly` counts those that fit by meaning alone.
 */
export const searchJobs = async (db: Db, filter: JobFilter, page: Page): Promise<Found> => {
  const text = await textMatch(db, filter);
  const rows = await (some(filter.near) && page.sort === 'relevance'
    ? mergedPageOf(db, filter, text, filter.near, page)
    : pageOf(db, filter, text, page));
  const [first] = rows;
  if (first !== undefined) return { rows, total: first.total, meantOnly: first.meantOnly };
  return { rows, total: page.offset === 0 ? 0 : await count(db, conditionsOf(filter, text)), meantOnly: 0 };
};

/** How many open jobs meet every condition. */
export const countJobs = async (db: Db, filter: JobFilter): Promise<number> => count(db, conditionsOf(filter, await textMatch(db, filter)));

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

/** Names of employers with open jobs that are called so, however capitalised; else those whose name holds these words. */
export const companiesNamed = async (db: Db, name: string): Promise<string[]> => {
  const named = (condition: SQL) => db.selectDistinct({ name: jobs.companyName }).from(jobs).where(and(isOpen, condition));
  const lower = name.trim().toLowerCase();
  const exact = await named(sql`${lowerCompany} = ${lower}`);
  const rows = exact.length > 0 ? exact : await named(sql`' ' || ${lowerCompany} || ' ' LIKE ${`% ${likeable(lower)} %`}`);
  return rows.map((row) => row.name);
};

async function pageOf(
  db: Db,
  filter: JobFilter,
  text: TextMatch | null,
  { limit, offset, sort, prefer, withText = false }: Page,
): Promise<Row[]> {
  const where = conditionsOf(filter, text);
  const ranked = sort === 'relevance' && (text !== null || prefer !== undefined);
  const fields = { ...columns, description: descriptionOr(withText), meant: sql<boolean>`false`, meantOnly: sql<number>`0` };
  if (!ranked) {
    const total = sql<number>`(SELECT count(*)::int FROM ${jobs} WHERE ${where})`;
    return db
      .select({ ...fields, total, meant: some(filter.meant) ? sql<boolean>`NOT ${spoken(text)}` : fields.meant })
      .from(jobs)
      .where(where)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset);
  }
  const headed = text?.column === 'words' && text.words !== '' ? textRank(jobs.words, text.words) : sql`0`;
  const again = text !== null && text.words !== '';
  const found = db.$with('found').as(
    db
      .select({
        id: jobs.id,
        postedAt: jobs.postedAt,
        rank: sql<number>`(${headed} + ${prefer ? preference(prefer) : sql`0`})`.as('rank'),
        total: sql<number>`count(*) OVER ()::int`.as('total'),
      })
      .from(jobs)
      .where(where)
      .orderBy(sql`rank DESC`, ...newest)
      .limit(again ? Math.max(reread, offset + limit) : offset + limit),
  );
  const best = db.$with('best').as(
    db
      .select({
        id: found.id,
        rank: found.rank,
        total: found.total,
        place: sql<number>`row_number() OVER (ORDER BY ${found.rank} DESC, ${found.postedAt} DESC NULLS LAST, ${found.id})`.as('place'),
      })
      .from(found),
  );
  // Descriptions are long: only the best few are ranked by theirs too.
  const finer = again
    ? [sql`CASE WHEN ${best.place} <= ${reread} THEN ${best.rank} + ${textRank(jobs.body, text.words)} END DESC NULLS LAST`]
    : [];
  return db
    .with(found, best)
    .select({ ...fields, total: best.total })
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
  const says = spoken(text);
  const heads = filter.said !== undefined ? headedBy(filter.said) : filter.text === undefined && text?.column === 'words' ? says : no;
  const words = text !== null && text.words !== '' ? textRank(jobs[text.column], text.words) : sql`0`;
  const rank = sql<number>`(${words} + ${prefer ? preference(prefer) : sql`0`})`;
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
    .orderBy(sql`${isOneOf(near)} DESC, rank DESC`, ...newest)
    .limit(Math.max(reordered, offset + limit) - from)
    .offset(from);
  const ordered = from === 0 ? [...mergedByRank(rows.slice(0, reordered), near), ...rows.slice(reordered)] : rows;
  const wanted = new Map(ordered.slice(offset - from, offset - from + limit).map((row) => [row.id, row]));
  const found = await jobsByIds(db, [...wanted.keys()], { withText });
  const { total = 0, meantOnly = 0 } = rows[0] ?? {};
  return found.map((row) => Object.assign(row, { meant: wanted.get(row.id)?.says !== true, total, meantOnly }));
}

const headlines = sql`EXISTS (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.words} @@ asked.query)`;
/** Descriptions that are very many. */
const many = 200;

const headedBy = (text: string): SQL<boolean> => sql`(${jobs.words} @@ ${titleAndRoleWords(text)})`;
const no = sql<boolean>`false`;

/** How many of the best by headline are ranked again with their descriptions. */
const reread = 200;
/** How many are ordered anew by their meaning. */
const reordered = 600;

const newest = [sql`${jobs.postedAt} DESC NULLS LAST`, asc(jobs.id)];

// The score, but for how it reads descriptions, so that the best by this order are the best by the score.
function preference({ work, interests, companies, levels, places }: Preference): SQL {
  // The most points first, so that the first that a job meets is the most.
  const kinds = work
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, roles, functions, title }) => ({
      points,
      met:
        (some(roles) && inArray(jobs.role, roles)) ||
        (some(functions) && inArray(jobs.function, functions)) ||
        (title !== undefined && sql`${jobs.id} IN ${idsHeaded([titleWords(title)])}`),
    }));
  // Indexes are asked once each: to read the longer columns of every job would take a second.
  const named = sql`(SELECT named.id FROM ${jobs} AS named WHERE lower(named.company_name) IN (${sql.join(
    companies.names.map((name) => sql`${name.toLowerCase()}`),
    sql`, `,
  )}))`;
  const there = sql`(SELECT there.id FROM ${jobs} AS there WHERE there.place_keys && ${sql.param(places.keys)}::text[])`;
  return sql.join(
    [
      firstMet(kinds),
      firstMet([{ points: interests.points, met: some(interests.phrases) && sql`${jobs.id} IN ${idsTelling(interests.phrases)}` }]),
      firstMet([{ points: companies.points, met: some(companies.names) && sql`${jobs.id} IN ${named}` }]),
      sql`CASE ${jobs.level} ${sql.join(
        levels.map(({ level, points }) => sql`WHEN ${level} THEN ${number(points)}`),
        sql` `,
      )} ELSE 0 END`,
      some(places.keys)
        ? firstMet([
            { points: places.points, met: sql`${jobs.id} IN ${there}` },
            { points: places.remote, met: sql`${jobs.remote}` },
          ])
        : sql`0`,
    ],
    sql` + `,
  );
}

function firstMet(cases: readonly { points: number; met: SQL | undefined | false }[]): SQL {
  const told = cases.flatMap(({ points, met }) => (met ? [sql`WHEN ${met} THEN ${number(points)}`] : []));
  return told.length === 0 ? sql`0` : sql`CASE ${sql.join(told, sql` `)} ELSE 0 END`;
}

// Written out: a parameter has no type here.
const number = (value: number): SQL => sql.raw(String(Math.round(value)));

async function count(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .where(where);
  return row?.total ?? 0;
}

/** The filter's words, phrases and skills as one query, made of the lexemes PostgreSQL itself finds, and where to look for it; null when there are none. */
async function textMatch(db: Db, { text = '', typed, phrases = [], textSkills = [], levels }: JobFilter): Promise<TextMatch | null> {
  const lexemes = [...(await lexemesOf(db, text)), ...textSkills].map(quoted);
  const queries = [...lexemes, ...(await phraseQueries(db, phrases)).flatMap((query) => (query === '' ? [] : [`(${query})`]))];
  if (queries.length === 0 && typed === undefined) return null;
  const words = queries.length > 0 ? queries.join(' | ') : await sideBySide(db, typed ?? '');
  if (words === '') return { words, column: 'words' };
  const [headline] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inScope(levels), sql`${jobs.words} @@ ${words}::tsquery`))
    .limit(1);
  return { words, column: headline === undefined ? 'body' : 'words' };
}

const descriptionOr = (withText: boolean): SQL<string> => (withText ? sql<string>`${jobs.description}` : sql<string>`''`);

type Row = FoundJob & { total: number; meantOnly: number };
