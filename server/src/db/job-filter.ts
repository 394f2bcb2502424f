import type { JobType, Level, Sponsorship } from '@alive/contract/jobs.ts';
import { and, arrayContains, arrayOverlaps, eq, inArray, isNotNull, isNull, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { meetsDemands } from './job-musts.ts';
import { jobs } from './tables.ts';
import { inTerm, isUntermed, type Term } from './terms.ts';
import { idsHeaded, isBlank, titlePhrase } from './text-search.ts';

/** The conditions of the filter on open jobs as SQL; all of them hold together. `text` is what its words were made into. */
export const conditionsOf = (filter: JobFilter, text: TextMatch | null): SQL | undefined =>
  and(inScope(filter.levels), narrowing(filter, text));

/** The same for jobs of any state and level; undefined where the filter asks for nothing. */
export function narrowing(filter: JobFilter, text: TextMatch | null): SQL | undefined {
  const { excludeGatedFor: student, onlyGatedFor: barred, payAtLeast, payAtMost, placeText } = filter;
  const given: Record<keyof JobFilter, SQL | undefined | false> = {
    text: (text !== null || some(filter.meant)) && or(spoken(text), some(filter.meant) ? isOneOf(filter.meant) : undefined),
    typed: undefined,
    said: undefined,
    near: undefined,
    meant: undefined,
    phrases: undefined,
    textSkills: undefined,
    // "Software engineer or marketing": one or the other.
    roles: or(
      some(filter.roles) ? inArray(jobs.role, filter.roles) : undefined,
      some(filter.functions) ? inArray(jobs.function, filter.functions) : undefined,
      some(filter.titles) ? titled(filter.titles) : undefined,
    ),
    titles: undefined,
    notRoles: some(filter.notRoles) && or(isNull(jobs.role), notInArray(jobs.role, filter.notRoles)),
    notTitles: some(filter.notTitles) && not(titled(filter.notTitles)),
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
    remote: filter.remote !== undefined && isRemote(filter.remote, filter.hybrid === true),
    hybrid: undefined,
    notIds: some(filter.notIds) && not(isOneOf(filter.notIds)),
    sponsorship: filter.sponsorship !== undefined && eq(jobs.sponsorship, filter.sponsorship),
    clearance: filter.clearance !== undefined && eq(jobs.clearanceRequired, filter.clearance),
    terms: some(filter.terms) && or(...filter.terms.map(inTerm)),
    termUnstated: filter.termUnstated === true && isUntermed,
    payAtLeast: payAtLeast !== undefined && sql`${mostPay} >= ${payAtLeast}`,
    payAtMost: payAtMost !== undefined && sql`${mostPay} <= ${payAtMost}`,
    excludeGatedFor: student !== undefined && notGated(student),
    onlyGatedFor: barred !== undefined && not(notGated(barred) ?? sql`true`),
  };
  return and(...Object.values(given).flatMap((condition) => condition || []));
}

/** Open jobs; beyond entry level only where a level is asked for. */
export const inScope = (levels: Level[] | undefined): SQL | undefined => and(isOpen, some(levels) ? undefined : isNotNull(jobs.jobType));

/** Whether a job holds the words; the order of what holds none is by meaning alone. Words that hold nothing to search for ask nothing. */
export const spoken = (text: TextMatch | null): SQL<boolean> => {
  if (text === null) return sql<boolean>`false`;
  const holds = sql`${jobs[text.column]} @@ ${text.query}`;
  return text.isTyped ? sql<boolean>`(${holds})` : sql<boolean>`(${holds} OR ${isBlank(text.query)})`;
};

/** One parameter, however many they are. */
export const isOneOf = (ids: readonly string[]): SQL => sql`${jobs.id} = ANY(${sql.param([...ids])}::text[])`;

/** Not known to be closed. */
export const isOpen = sql`${jobs.state} <> 'closed'`;
export const lowerCompany = sql<string>`lower(${jobs.companyName})`;
const likeable = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
export const some = <T>(values: T[] | undefined): values is [T, ...T[]] => values !== undefined && values.length > 0;

/** Hybrid work counts as remote only where that is accepted. */
const isRemote = (remote: boolean, hybrid: boolean): SQL | undefined =>
  remote && hybrid ? or(eq(jobs.remote, true), eq(jobs.workplace, 'hybrid')) : eq(jobs.remote, remote);

const titled = (titles: readonly string[]): SQL => sql`${jobs.id} IN ${idsHeaded(titles.map(titlePhrase))}`;

/** The same rule as the gate of the jobs' room. */
const notGated = ({ needsVisa, canGetClearance, musts }: Gated): SQL | undefined =>
  and(
    meetsDemands(musts),
    needsVisa === true ? and(ne(jobs.sponsorship, 'no'), eq(jobs.citizenshipRequired, false)) : undefined,
    canGetClearance === false ? eq(jobs.clearanceRequired, false) : undefined,
  );

const mostPay = sql<number>`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`;
const lowerCase = (text: string): string => text.toLowerCase();

/** Fields hold together, `roles`, `functions` and `titles` as one; the values of one field are alternatives, but `skills`, all of which are needed, and every `not`. */
export interface JobFilter {
  /** Free words: any of them, ranked. */
  text?: string;
  /** What was typed, when no condition was made of it: without words in `text` it is looked for as it stands, side by side. */
  typed?: string;
  /** What was typed, where it holds only words that rank: jobs headed by all of them say the whole of it. */
  said?: string;
  /** All words of any of them. */
  phrases?: string[];
  /** Ids of jobs in the order in which they mean what the words mean, the nearest first; they rank by it. */
  near?: string[];
  /** Ids of jobs that fit by their meaning, without holding any word. */
  meant?: string[];
  /** Skills that rank like words of the text; unlike `skills`, none is needed. */
  textSkills?: string[];
  roles?: string[];
  notRoles?: string[];
  functions?: string[];
  notFunctions?: string[];
  /** Stand in a job's title, word by word in any form. */
  titles?: string[];
  notTitles?: string[];
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
  /** With `remote`: hybrid work fits too. */
  hybrid?: boolean;
  sponsorship?: Sponsorship;
  /** Whether a clearance is required. */
  clearance?: boolean;
  /** One of them is when the work begins, or the posting does not tell. */
  terms?: Term[];
  /** Only jobs that name no season. */
  termUnstated?: boolean;
  /** US dollars a year that the most a job pays reaches, or stays within; jobs that do not state their pay are left out. */
  payAtLeast?: number;
  payAtMost?: number;
  /** Jobs to leave out. */
  notIds?: string[];
  /** Leaves out what rules this student out. */
  excludeGatedFor?: Gated;
  /** Leaves out all else. */
  onlyGatedFor?: Gated;
}

/** The words of a filter. */
export interface TextMatch {
  /** A tsquery. */
  query: SQL;
  column: 'words' | 'body';
  /** It is all that was typed: where it holds nothing to search for, nothing fits. */
  isTyped: boolean;
}

/** null: the student has not said. */
interface Gated {
  needsVisa: boolean | null;
  canGetClearance: boolean | null;
  /** Keys of kept musts. */
  musts?: readonly string[];
}
