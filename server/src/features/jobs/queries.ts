import type { JobType, Level, Sponsorship } from '@alive/contract/jobs.ts';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import type { GateStudent } from './gate.ts';

/**
 * Open jobs that meet every condition, and how many there are. Paging is stable: equal ranks go by newest, then id.
 * Text looks for any of its words in title, role, company, function and industry; only where no open job of these levels holds one there, in descriptions.
 */
export const searchJobs = async (db: Db, filter: JobFilter, page: Page): Promise<{ rows: FoundJob[]; total: number }> => {
  const text = await textMatch(db, filter);
  const rows = await pageOf(db, filter, text, page);
  return { rows, total: rows[0]?.total ?? (page.offset === 0 ? 0 : await count(db, conditions(filter, text))) };
};

/** How many open jobs meet every condition. */
export const countJobs = async (db: Db, filter: JobFilter): Promise<number> => count(db, conditions(filter, await textMatch(db, filter)));

/** Those of the phrases all whose words an open job up to entry level mentions, as they are given. */
export const phrasesMentioned = async (db: Db, phrases: readonly string[]): Promise<string[]> => {
  if (phrases.length === 0) return [];
  const queries = phrases.map((phrase) => sql`(${phrase}::text, plainto_tsquery('english', ${phrase}))`);
  const found = await rowsOf<{ phrase: string }>(
    db,
    sql`SELECT asked.phrase FROM (VALUES ${sql.join(queries, sql`, `)}) AS asked (phrase, query)
      WHERE EXISTS (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.words} @@ asked.query) OR EXISTS (SELECT FROM ${jobs} WHERE ${inScope(undefined)} AND ${jobs.body} @@ asked.query)`,
  );
  return phrases.filter((phrase) => found.some((one) => one.phrase === phrase));
};

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
    .where(inArray(jobs.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Names of employers with open jobs that are called so, however capitalised; else those whose name holds these words. */
export const companiesNamed = async (db: Db, name: string): Promise<string[]> => {
  const named = (condition: SQL) => db.selectDistinct({ name: jobs.companyName }).from(jobs).where(and(isOpen, condition));
  const lower = name.trim().toLowerCase();
  const exact = await named(sql`lower(${jobs.companyName}) = ${lower}`);
  const rows = exact.length > 0 ? exact : await named(sql`' ' || lower(${jobs.companyName}) || ' ' LIKE ${`% ${likeable(lower)} %`}`);
  return rows.map((row) => row.name);
};

async function pageOf(
  db: Db,
  filter: JobFilter,
  text: TextMatch | null,
  { limit, offset, sort, prefer, withText = false }: Page,
): Promise<(FoundJob & { total: number })[]> {
  const where = conditions(filter, text);
  const ranked = sort === 'relevance' && (text !== null || prefer !== undefined);
  const fields = { ...columns, description: descriptionOr(withText) };
  if (!ranked) {
    const total = sql<number>`(SELECT count(*)::int FROM ${jobs} WHERE ${where})`;
    return db
      .select({ ...fields, total })
      .from(jobs)
      .where(where)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset);
  }
  const rank = sql<number>`(${text?.column === 'words' && text.words !== '' ? textRank(jobs.words, text.words) : sql`0`} + ${prefer ? preference(prefer) : sql`0`})`;
  const found = db.$with('found').as(
    db
      .select({ id: jobs.id, postedAt: jobs.postedAt, rank: rank.as('rank'), total: sql<number>`count(*) OVER ()::int`.as('total') })
      .from(jobs)
      .where(where)
      .orderBy(sql`rank DESC`, ...newest)
      .limit(Math.max(reread, offset + limit)),
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
  const finer =
    text === null || text.words === ''
      ? []
      : [sql`CASE WHEN ${best.place} <= ${reread} THEN ${best.rank} + ${textRank(jobs.body, text.words)} END DESC NULLS LAST`];
  return db
    .with(found, best)
    .select({ ...fields, total: best.total })
    .from(best)
    .innerJoin(jobs, eq(jobs.id, best.id))
    .orderBy(...finer, asc(best.place))
    .limit(limit)
    .offset(offset);
}

/** How many of the best by headline are ranked again with their descriptions. */
const reread = 200;

const newest = [sql`${jobs.postedAt} DESC NULLS LAST`, asc(jobs.id)];

// 0–100; ts_rank counts a word in the title more than one in the role, that more than one in company, function or industry.
const textRank = (vector: typeof jobs.words | typeof jobs.body, words: string): SQL => sql`100 * ts_rank(${vector}, ${words}::tsquery)`;

// The score, but for how it reads descriptions, so that the best by this order are the best by the score.
function preference({ work, interests, companies, levels, places }: Preference): SQL {
  const phrases = interests.phrases.slice(0, mostWords).map((phrase) => sql`plainto_tsquery('english', ${phrase})`);
  const kinds = work.map(({ points, roles, functions, title }) =>
    given(
      points,
      (some(roles) && inArray(jobs.role, roles)) ||
        (some(functions) && inArray(jobs.function, functions)) ||
        (title !== undefined && inTitle(title)),
    ),
  );
  return sql.join(
    [
      sql`greatest(0, ${sql.join([sql`0`, ...kinds], sql`, `)})`,
      // The descriptions' index is asked once; reading them for each job would take a second.
      given(
        interests.points,
        phrases.length > 0 &&
          sql`${jobs.id} IN (SELECT spoken.id FROM ${jobs} AS spoken WHERE spoken.body @@ (${sql.join(phrases, sql` || `)}))`,
      ),
      given(companies.points, some(companies.names) && inArray(lowerCompany, companies.names.map(lowerCase))),
      sql`CASE ${jobs.level} ${sql.join(
        levels.map(({ level, points }) => sql`WHEN ${level} THEN ${number(points)}`),
        sql` `,
      )} ELSE 0 END`,
      some(places.keys)
        ? sql`CASE WHEN ${arrayOverlaps(jobs.placeKeys, places.keys)} THEN ${number(places.points)} WHEN ${jobs.remote} THEN ${number(places.remote)} ELSE 0 END`
        : sql`0`,
    ],
    sql` + `,
  );
}
// Weight A is the title's.
const inTitle = (phrase: string): SQL =>
  sql`${jobs.words} @@ regexp_replace(plainto_tsquery('english', ${phrase})::text, '''(?= |$)', ''':A', 'g')::tsquery`;
const given = (points: number, condition: SQL | undefined | false): SQL =>
  condition ? sql`CASE WHEN ${condition} THEN ${number(points)} ELSE 0 END` : sql`0`;
// Written out: a parameter has no type here.
const number = (value: number): SQL => sql.raw(String(Math.round(value)));

/** The conditions of the filter; all of them hold together. */
function conditions(filter: JobFilter, text: TextMatch | null): SQL | undefined {
  const { excludeGatedFor: student, onlyGatedFor: barred, payAtLeast, payAtMost, placeText } = filter;
  const given: Record<keyof JobFilter, SQL | undefined | false> = {
    text: text !== null && (text.words === '' ? sql`false` : sql`${jobs[text.column]} @@ ${text.words}::tsquery`),
    typed: undefined,
    phrases: undefined,
    textSkills: undefined,
    // "Software engineer or marketing": one or the other.
    roles: or(
      some(filter.roles) ? inArray(jobs.role, filter.roles) : undefined,
      some(filter.functions) ? inArray(jobs.function, filter.functions) : undefined,
    ),
    notRoles: some(filter.notRoles) && or(isNull(jobs.role), notInArray(jobs.role, filter.notRoles)),
    functions: undefined,
    notFunctions: some(filter.notFunctions) && or(isNull(jobs.function), notInArray(jobs.function, filter.notFunctions)),
    industries: some(filter.industries) && inArray(jobs.industry, filter.industries),
    notIndustries: some(filter.notIndustries) && or(isNull(jobs.industry), notInArray(jobs.industry, filter.notIndustries)),
    companies: some(filter.companies) && inArray(lowerCompany, filter.companies.map(lowerCase)),
    notCompanies: some(filter.notCompanies) && notInArray(lowerCompany, filter.notCompanies.map(lowerCase)),
    placeKeys: some(filter.placeKeys) && arrayOverlaps(jobs.placeKeys, filter.placeKeys),
    notPlaceKeys: some(filter.notPlaceKeys) && not(arrayOverlaps(jobs.placeKeys, filter.notPlaceKeys)),
    placeText: placeText !== undefined && sql`array_to_string(${jobs.locations}, '; ') ILIKE ${`%${likeable(placeText)}%`}`,
    levels: some(filter.levels) && inArray(jobs.level, filter.levels),
    jobTypes: some(filter.jobTypes) && inArray(jobs.jobType, filter.jobTypes),
    skills: some(filter.skills) && arrayContains(jobs.skills, filter.skills),
    remote: filter.remote !== undefined && eq(jobs.remote, filter.remote),
    sponsorship: filter.sponsorship !== undefined && eq(jobs.sponsorship, filter.sponsorship),
    clearance: filter.clearance !== undefined && eq(jobs.clearanceRequired, filter.clearance),
    payAtLeast: payAtLeast !== undefined && sql`${mostPay} >= ${payAtLeast}`,
    payAtMost: payAtMost !== undefined && sql`${mostPay} <= ${payAtMost}`,
    excludeGatedFor: student !== undefined && notGated(student),
    onlyGatedFor: barred !== undefined && not(notGated(barred) ?? sql`true`),
  };
  return and(inScope(filter.levels), ...Object.values(given).flatMap((condition) => condition || []));
}

/** Open jobs; beyond entry level only where a level is asked for. */
const inScope = (levels: Level[] | undefined): SQL | undefined => and(isOpen, some(levels) ? undefined : isNotNull(jobs.jobType));

/** The same rule as `gateOf`. */
const notGated = ({ needsVisa, canGetClearance }: GateStudent): SQL | undefined =>
  and(
    needsVisa === true ? and(ne(jobs.sponsorship, 'no'), eq(jobs.citizenshipRequired, false)) : undefined,
    canGetClearance === false ? eq(jobs.clearanceRequired, false) : undefined,
  );

async function count(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .where(where);
  return row?.total ?? 0;
}

/** The filter's words, phrases and skills as one query, made of the lexemes PostgreSQL itself finds, and where to look for it; null when there are none. */
async function textMatch(db: Db, { text = '', typed, phrases = [], textSkills = [], levels }: JobFilter): Promise<TextMatch | null> {
  const found =
    text.trim() === ''
      ? []
      : await rowsOf<{ lexeme: string }>(
          db,
          sql`SELECT lexeme FROM unnest(to_tsvector('english', ${text})) ORDER BY positions[1] LIMIT ${mostWords}`,
        );
  const whole =
    phrases.length === 0
      ? []
      : await rowsOf<{ query: string }>(
          db,
          sql`SELECT plainto_tsquery('english', phrase)::text AS query FROM unnest(${sql.param([...phrases])}::text[]) AS phrase`,
        );
  const lexemes = [...found.map(({ lexeme }) => lexeme), ...textSkills].map((lexeme) => `'${lexeme.replace(/[\\']/g, '$&$&')}'`);
  const queries = [...lexemes, ...whole.flatMap(({ query }) => (query === '' ? [] : [`(${query})`]))];
  if (queries.length === 0 && typed === undefined) return null;
  const words = queries.length > 0 ? queries.join(' | ') : await asTyped(db, typed ?? '');
  if (words === '') return { words, column: 'words' };
  const [headline] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inScope(levels), sql`${jobs.words} @@ ${words}::tsquery`))
    .limit(1);
  return { words, column: headline === undefined ? 'body' : 'words' };
}

/** A query for words side by side; '' where they hold nothing to search for. */
async function asTyped(db: Db, text: string): Promise<string> {
  const [row] = await rowsOf<{ query: string }>(
    db,
    sql`SELECT phraseto_tsquery('english', ${text.replace(/[-\s]+/g, ' ')})::text AS query`,
  );
  return row?.query ?? '';
}

const mostWords = 24;

const isOpen = sql`${jobs.state} = 'open'`;
const mostPay = sql<number>`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`;
const lowerCompany = sql<string>`lower(${jobs.companyName})`;
const lowerCase = (text: string): string => text.toLowerCase();
const likeable = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const some = <T>(values: T[] | undefined): values is [T, ...T[]] => values !== undefined && values.length > 0;
const descriptionOr = (withText: boolean): SQL<string> => (withText ? sql<string>`${jobs.description}` : sql<string>`''`);

/** What a card, the score and the gate need; the description is fetched only where it is asked for. */
const columns = {
  id: jobs.id,
  title: jobs.title,
  companyName: jobs.companyName,
  companyDomain: jobs.companyDomain,
  url: jobs.url,
  locations: jobs.locations,
  placeKeys: jobs.placeKeys,
  remote: jobs.remote,
  level: jobs.level,
  jobType: jobs.jobType,
  role: jobs.role,
  function: jobs.function,
  skills: jobs.skills,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  payStated: jobs.payStated,
  realTalk: jobs.realTalk,
  sponsorship: jobs.sponsorship,
  sponsorshipQuote: jobs.sponsorshipQuote,
  citizenshipRequired: jobs.citizenshipRequired,
  clearanceRequired: jobs.clearanceRequired,
  clearanceQuote: jobs.clearanceQuote,
  source: jobs.source,
  postedAt: jobs.postedAt,
  lastSeenAt: jobs.lastSeenAt,
  state: jobs.state,
};

/** A job without what only the database needs; `description` is '' where it was not asked for. */
export type FoundJob = Pick<typeof jobs.$inferSelect, keyof typeof columns | 'description'>;

/** Fields hold together, `roles` and `functions` as one; the values of one field are alternatives, but `skills`, all of which are needed, and every `not`. */
export interface JobFilter {
  /** Free words: any of them, ranked. */
  text?: string;
  /** What was typed, when no condition was made of it: without words in `text` it is looked for as it stands, side by side. */
  typed?: string;
  /** All words of any of them. */
  phrases?: string[];
  /** Skills that rank like words of the text; unlike `skills`, none is needed. */
  textSkills?: string[];
  roles?: string[];
  notRoles?: string[];
  functions?: string[];
  notFunctions?: string[];
  industries?: string[];
  notIndustries?: string[];
  /** Names, however capitalised. */
  companies?: string[];
  notCompanies?: string[];
  /** A job is there when it holds any of these keys. */
  placeKeys?: string[];
  notPlaceKeys?: string[];
  /** Stands in a place's label; for places nobody knows. */
  placeText?: string;
  /** Without levels, nothing beyond entry level is found. */
  levels?: Level[];
  jobTypes?: JobType[];
  skills?: string[];
  remote?: boolean;
  sponsorship?: Sponsorship;
  /** Whether a clearance is required. */
  clearance?: boolean;
  /** US dollars a year that the most a job pays reaches, or stays within; jobs that do not state their pay are left out. */
  payAtLeast?: number;
  payAtMost?: number;
  /** Leaves out what rules this student out. */
  excludeGatedFor?: GateStudent;
  /** Leaves out all else. */
  onlyGatedFor?: GateStudent;
}

/** What comes first among jobs that fit alike, in points. */
export interface Preference {
  /** The most of these that a job meets counts. */
  work: { points: number; roles?: string[]; functions?: string[]; title?: string }[];
  /** Once, however many of them the description holds. */
  interests: { points: number; phrases: string[] };
  companies: { points: number; names: string[] };
  levels: { points: number; level: Level }[];
  /** `points` at one of the keys, `remote` for remote work elsewhere. */
  places: { points: number; remote: number; keys: string[] };
}

export interface Page {
  limit: number;
  offset: number;
  sort: 'relevance' | 'newest';
  prefer?: Preference;
  /** Whether the description comes along. */
  withText?: boolean;
}

interface TextMatch {
  /** A tsquery; '' fits nothing. */
  words: string;
  column: 'words' | 'body';
}
