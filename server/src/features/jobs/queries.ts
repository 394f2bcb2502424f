import type { JobType, Level, Sponsorship } from '@alive/contract/jobs.ts';
import { and, arrayContains, arrayOverlaps, asc, eq, inArray, isNotNull, isNull, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import type { GateStudent } from './gate.ts';

/**
 * Open jobs that meet every condition, and how many there are. Paging is stable: equal ranks go by newest, then id.
 * Text looks for any of its words in title, role, company, function and industry; only where no job holds one, in descriptions.
 */
export const searchJobs = async (db: Db, filter: JobFilter, page: Page): Promise<{ rows: FoundJob[]; total: number }> => {
  const words = await wordsQuery(db, filter);
  for (const column of words === null ? [null] : textColumns) {
    const text = words === null || column === null ? null : { words, column };
    const rows = await pageOf(db, filter, text, page);
    const total = rows[0]?.total ?? (page.offset === 0 ? 0 : await count(db, allOf(conditions(filter, text))));
    if (total > 0) return { rows, total };
  }
  return { rows: [], total: 0 };
};

/** How many open jobs meet every condition. */
export const countJobs = async (db: Db, filter: JobFilter): Promise<number> => {
  const words = await wordsQuery(db, filter);
  if (words === null) return count(db, allOf(conditions(filter, null)));
  for (const column of textColumns) {
    const total = await count(db, allOf(conditions(filter, { words, column })));
    if (total > 0) return total;
  }
  return 0;
};

/** For each condition of the filter, how many open jobs meet all the others: what dropping it would give. */
export const countsByCondition = async (db: Db, filter: JobFilter): Promise<Partial<Record<keyof JobFilter, number>>> => {
  const words = await wordsQuery(db, filter);
  let counts: Partial<Record<keyof JobFilter, number>> = {};
  for (const column of words === null ? [null] : textColumns) {
    counts = await countsWithout(db, conditions(filter, words === null || column === null ? null : { words, column }));
    if (Object.entries(counts).some(([name, total]) => name !== 'text' && total > 0)) break;
  }
  return counts;
};

/** One job, closed ones too; null when there is none. */
export const jobById = async (db: Db, id: string): Promise<FoundJob | null> => {
  const [row] = await db.select({ ...columns, description: jobs.description }).from(jobs).where(eq(jobs.id, id));
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
  const named = (condition: SQL) =>
    db
      .selectDistinct({ name: jobs.companyName })
      .from(jobs)
      .where(and(isOpen, condition));
  const lower = name.trim().toLowerCase();
  const exact = await named(sql`lower(${jobs.companyName}) = ${lower}`);
  const rows = exact.length > 0 ? exact : await named(sql`' ' || lower(${jobs.companyName}) || ' ' LIKE ${`% ${likeable(lower)} %`}`);
  return rows.map((row) => row.name);
};

async function pageOf(db: Db, filter: JobFilter, text: TextMatch | null, { limit, offset, sort, prefer, withText = false }: Page): Promise<(FoundJob & { total: number })[]> {
  const where = allOf(conditions(filter, text));
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
  const rank = sql<number>`(${text?.column === 'words' ? textRank(jobs.words, text.words) : sql`0`} + ${prefer ? preference(prefer) : sql`0`})`;
  const found = db.$with('found').as(
    db
      .select({ id: jobs.id, postedAt: jobs.postedAt, rank: rank.as('rank'), total: sql<number>`count(*) OVER ()::int`.as('total') })
      .from(jobs)
      .where(where)
      .orderBy(sql`rank DESC`, ...newest)
      .limit(Math.max(reread, offset + limit)),
  );
  const best = db.$with('best').as(
    db.select({ id: found.id, rank: found.rank, total: found.total, place: sql<number>`row_number() OVER (ORDER BY ${found.rank} DESC, ${found.postedAt} DESC NULLS LAST, ${found.id})`.as('place') }).from(found),
  );
  // Descriptions are long: only the best few are ranked by theirs too.
  const finer = text === null ? [] : [sql`CASE WHEN ${best.place} <= ${reread} THEN ${best.rank} + ${textRank(jobs.body, text.words)} END DESC NULLS LAST`];
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

// Near the weights of the score, so that the best by this order are the best by the score.
const preference = ({ roles, functions, companies, levels, placeKeys, remote }: Preference): SQL =>
  sql.join(
    [
      points(38, some(roles) && inArray(jobs.role, roles)),
      points(20, some(functions) && inArray(jobs.function, functions)),
      points(8, some(companies) && inArray(jobs.companyName, companies)),
      points(20, some(levels) && inArray(jobs.level, levels)),
      points(15, some(placeKeys) && arrayOverlaps(jobs.placeKeys, placeKeys)),
      points(10, remote && eq(jobs.remote, true)),
    ],
    sql` + `,
  );
const points = (value: number, condition: SQL | undefined | false): SQL => (condition ? sql`CASE WHEN ${condition} THEN ${sql.raw(String(value))} ELSE 0 END` : sql`0`);

/** Each condition of the filter by its name; all of them hold together. */
function conditions(filter: JobFilter, text: TextMatch | null): Conditions {
  const { excludeGatedFor: student, payAtLeast, placeText } = filter;
  const given: Record<keyof JobFilter, SQL | undefined | false> = {
    text: text !== null && sql`${jobs[text.column]} @@ ${text.words}::tsquery`,
    textSkills: undefined,
    roles: some(filter.roles) && inArray(jobs.role, filter.roles),
    notRoles: some(filter.notRoles) && or(isNull(jobs.role), notInArray(jobs.role, filter.notRoles)),
    functions: some(filter.functions) && inArray(jobs.function, filter.functions),
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
    payAtLeast: payAtLeast !== undefined && sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin}) >= ${payAtLeast}`,
    excludeGatedFor: student !== undefined && notGated(student),
  };
  const named = Object.entries(given).flatMap(([name, condition]) => (condition ? [[name, condition] as const] : []));
  // Beyond entry level only where a level is asked for.
  return { named, always: some(filter.levels) ? isOpen : sql`${isOpen} AND ${isNotNull(jobs.jobType)}` };
}

/** The same rule as `gateOf`. */
const notGated = ({ needsVisa, canGetClearance }: GateStudent): SQL | undefined =>
  and(
    needsVisa === true ? and(ne(jobs.sponsorship, 'no'), eq(jobs.citizenshipRequired, false)) : undefined,
    canGetClearance === false ? eq(jobs.clearanceRequired, false) : undefined,
  );

const allOf = ({ named, always }: Conditions, without?: string): SQL | undefined => and(always, ...named.filter(([name]) => name !== without).map(([, condition]) => condition));

async function count(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(jobs).where(where);
  return row?.total ?? 0;
}

async function countsWithout(db: Db, all: Conditions): Promise<Partial<Record<keyof JobFilter, number>>> {
  if (all.named.length === 0) return {};
  const fields = Object.fromEntries(all.named.map(([name]) => [name, sql<number>`count(*) FILTER (WHERE ${allOf(all, name)})::int`]));
  const [row] = await db.select(fields).from(jobs).where(all.always);
  return row ?? {};
}

/** The words of the filter's text as a query for any of them, made of the lexemes PostgreSQL itself found; null when there are none. */
async function wordsQuery(db: Db, { text = '', textSkills = [] }: JobFilter): Promise<string | null> {
  const found = text.trim() === '' ? [] : await rowsOf<{ lexeme: string }>(db, sql`SELECT lexeme FROM unnest(to_tsvector('english', ${text})) ORDER BY positions[1] LIMIT ${mostWords}`);
  const lexemes = [...found.map(({ lexeme }) => lexeme), ...textSkills];
  return lexemes.length === 0 ? null : lexemes.map((lexeme) => `'${lexeme.replace(/[\\']/g, '$&$&')}'`).join(' | ');
}

const mostWords = 24;
const textColumns = ['words', 'body'] as const;

const isOpen = sql`${jobs.state} = 'open'`;
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

/** Fields hold together; the values of one field are alternatives, but `skills`, all of which are needed, and every `not`. */
export interface JobFilter {
  /** Free words: any of them, ranked. */
  text?: string;
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
  /** US dollars a year; jobs that do not state their pay are left out. */
  payAtLeast?: number;
  /** Leaves out what rules this student out. */
  excludeGatedFor?: GateStudent;
}

/** What comes first among jobs that fit alike. */
export interface Preference {
  roles?: string[];
  functions?: string[];
  companies?: string[];
  levels?: Level[];
  placeKeys?: string[];
  remote?: boolean;
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
  /** A tsquery. */
  words: string;
  column: (typeof textColumns)[number];
}

interface Conditions {
  named: (readonly [string, SQL])[];
  always: SQL;
}
