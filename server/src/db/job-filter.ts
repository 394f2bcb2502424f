import { type Degree, earlyLevels, type JobType, type Level, type Sponsorship } from '@alive/contract/jobs.ts';
import { and, arrayContains, arrayOverlaps, eq, inArray, isNull, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { degreeOf, degreesBeyond, demandsOf, meetsDemands } from './job-musts.ts';
import { titleKeyOf } from '@alive/language/text/text.ts';
import { jobs } from './tables.ts';
import { inTerm, isUntermed, type Term } from './terms.ts';
import { idsHeaded, isBlank, phraseOf, titlePhrase } from './text-search.ts';

/** The conditions of the filter as SQL, on jobs of any state and level; undefined where it asks for nothing. `text` is what its words were made into. */
export function narrowing(filter: JobFilter, text: TextMatch | null): SQL | undefined {
  const words = or(
    text === null ? undefined : spoken(text),
    some(filter.meant) ? isOneOf(filter.meant) : undefined,
    ...(text === null ? [] : aimedAt(filter).map(({ sql }) => sql())),
  );
  const parts = partsOf(filter).map((alternatives) => or(...alternatives.map(({ sql }) => sql())));
  return and(words, ...parts, some(filter.notIds) ? not(isOneOf(filter.notIds)) : undefined);
}

/** The same one by one, but for its words, `meant` and `notIds`: a job that fits meets one of each list. */
export function partsOf(filter: JobFilter): Asked[][] {
  const { excludeGatedFor: student, onlyGatedFor: barred, payAtLeast, payAtMost, placeText, postedSince } = filter;
  const each = <T>(name: string, values: readonly T[] | undefined, where: (value: T) => SQL): Asked[] =>
    (values ?? []).map((value) => asked(name, value, () => where(value)));
  const one = (name: string, value: unknown, where: () => SQL): Asked[] =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [asked(name, value, where)];
  const given: Record<Exclude<keyof JobFilter, OtherParts>, Asked[]> = {
    // "Software engineer or marketing": one or the other.
    roles: [
      ...each('role', [...new Set([...(filter.roles ?? []), ...(filter.rolesAlso ?? [])])], (role) => eq(jobs.role, role)),
      ...each('function', filter.functions, (work) => eq(jobs.function, work)),
      ...each('titled', filter.titles, (title) => titled([title])),
      ...each('occupation', filter.occupations, (code) => eq(jobs.occupation, code)),
    ],
    notRoles: one('not role', filter.notRoles, () => or(isNull(jobs.role), notInArray(jobs.role, filter.notRoles ?? [])) ?? yes),
    notTitles: one('not titled', filter.notTitles, () => not(titled(filter.notTitles ?? []))),
    notFunctions: one(
      'not function',
      filter.notFunctions,
      () => or(isNull(jobs.function), notInArray(jobs.function, filter.notFunctions ?? [])) ?? yes,
    ),
    industries: each('industry', filter.industries, (industry) => eq(jobs.industry, industry)),
    notIndustries: one(
      'not industry',
      filter.notIndustries,
      () => or(isNull(jobs.industry), notInArray(jobs.industry, filter.notIndustries ?? [])) ?? yes,
    ),
    companies: each('company', filter.companies?.map(lowerCase), (name) => eq(lowerCompany, name)),
    notCompanies: one('not company', filter.notCompanies?.map(lowerCase), () =>
      notInArray(lowerCompany, (filter.notCompanies ?? []).map(lowerCase)),
    ),
    placeKeys: each('place', filter.placeKeys, (key) => arrayOverlaps(jobs.placeKeys, [key])),
    notPlaceKeys: one('not place', filter.notPlaceKeys, () => not(arrayOverlaps(jobs.placeKeys, filter.notPlaceKeys ?? []))),
    placeText: one('place text', placeText, () => sql`array_to_string(${jobs.locations}, '; ') ILIKE ${`%${likeable(placeText ?? '')}%`}`),
    levels: (filter.levels ?? []).map(ofLevel),
    jobTypes: (filter.jobTypes ?? []).flatMap((type) => levelsOfType(type).map(ofLevel)),
    skills: one('skills', filter.skills, () => arrayContains(jobs.skills, filter.skills ?? [])),
    notSkills: one('not skills', filter.notSkills, () => not(arrayOverlaps(jobs.skills, filter.notSkills ?? []))),
    ids: one('ids', filter.ids, () => isOneOf(filter.ids ?? [])),
    citizenship: one('citizenship', filter.citizenship, () => eq(jobs.citizenshipRequired, filter.citizenship === true)),
    remote: one('remote', filter.remote === undefined ? undefined : [filter.remote, filter.hybrid], () =>
      isRemote(filter.remote === true, filter.hybrid === true),
    ),
    sponsorship: one('sponsorship', filter.sponsorship, () => eq(jobs.sponsorship, filter.sponsorship ?? 'unknown')),
    clearance: one('clearance', filter.clearance, () => eq(jobs.clearanceRequired, filter.clearance === true)),
    terms: each('term', filter.terms, inTerm),
    termUnstated: one('untermed', filter.termUnstated || undefined, () => isUntermed),
    payAtLeast: one('pay at least', payAtLeast, () => sql`${leastPay} >= ${payAtLeast}`),
    payAtMost: one('pay at most', payAtMost, () => sql`${mostPay} <= ${payAtMost}`),
    degrees: each('degree', filter.degrees, asksFor),
    notDegrees: one('not degree', filter.notDegrees, () => not(or(...(filter.notDegrees ?? []).map(asksFor)) ?? yes)),
    postedSince: one('posted since', postedSince, () => sql`${jobs.postedAt} >= ${postedSince}::timestamptz`),
    excludeGatedFor: one('not gated', student && groundsOf(student), () => (student && notGated(student)) ?? yes),
    onlyGatedFor: one('gated', barred && groundsOf(barred), () => not((barred && notGated(barred)) ?? yes)),
  };
  return [
    ...Object.values(given).filter((alternatives) => alternatives.length > 0),
    ...(filter.either ?? []).map((some) => some.map(wholeOf)),
  ];
}

/** Whether a job meets all of a filter, whose phrases it may mention anywhere. */
export const wholeOf = (filter: JobFilter): Asked =>
  asked('whole', filter, () => {
    const parts = partsOf(filter).map((alternatives) => or(...alternatives.map(({ sql }) => sql())));
    return and(...parts, or(...(filter.phrases ?? []).map(mentions))) ?? yes;
  });

const mentions = (phrase: string): SQL => sql`(${jobs.words} @@ ${phraseOf(phrase)} OR ${jobs.body} @@ ${phraseOf(phrase)})`;

/** The ways in which a filter's roles are met, the closest first: under their own title or as the field asked for, under another title for the same work, by work akin to it. */
export const closenessOf = ({ roles, rolesAlso, functions, titles, occupations, related }: JobFilter): Asked[][] =>
  [{ functions, titles }, { roles, rolesAlso, occupations }, { occupations: related }].map((part) => partsOf(part)[0] ?? []);

/** Whether its title is just these words, in any order. */
export const isTitled = (title: string): Asked => asked('title key', titleKeyOf(title), () => eq(jobs.titleKey, titleKeyOf(title)));

/** What meets the roles that the words of a filter name, under whatever title. */
export const aimedAt = ({ aimed }: JobFilter): Asked[] => (aimed === undefined ? [] : rolesOf(aimed));

/** The ways in which a filter's roles and functions are met, work akin to them aside. */
export const rolesOf = ({ roles, rolesAlso, functions, titles, occupations }: JobFilter): Asked[] =>
  partsOf({ roles, rolesAlso, functions, titles, occupations })[0] ?? [];

/** Open jobs; beyond entry level only where a level is asked for. */
export const inScope = (levels: Level[] | undefined): SQL => (some(levels) ? isOpen : isListed);

/** What of that not every open job meets, as `partsOf` tells it. */
export const scopeOf = (levels: Level[] | undefined): Asked[][] => (some(levels) ? [] : [earlyLevels.map(ofLevel)]);

/** Not known to be closed, and neither said to be beyond entry level nor asking for three years of work. */
export const isListed = sql`(${jobs.state} <> 'closed' AND ${inArray(jobs.level, [...earlyLevels])})`;

/** The levels that a type of job covers: where no level is stated, it may be any first job after graduation. */
const levelsOfType = (type: JobType): Level[] => (type === 'internship' ? [type] : [type, 'unspecified']);

/** Is listed under this type of job. */
export const isOfType = (type: JobType): SQL => inArray(jobs.level, levelsOfType(type));

/** Is of this level. */
export const ofLevel = (level: Level): Asked => asked('level', level, () => eq(jobs.level, level));

/** A condition that is distinguished from others by its key, and made into SQL only where that is new. */
export const asked = (name: string, value: unknown, where: () => SQL): Asked => ({ key: `${name} ${JSON.stringify(value)}`, sql: where });

/** Whether a job holds the words; the order of what holds none is by meaning alone. Words that hold nothing to search for ask nothing. */
export const holding = (text: TextMatch): Asked => asked(`${text.column} holds`, text.key, () => spoken(text));

const spoken = (text: TextMatch): SQL => {
  const holds = sql`${jobs[text.column]} @@ ${text.query}`;
  // Blank words head nothing, so they are looked for in descriptions.
  return text.isTyped || text.column === 'words' ? sql`(${holds})` : sql`(${holds} OR ${isBlank(text.query)})`;
};

/** One parameter, however many they are. */
export const isOneOf = (ids: readonly string[]): SQL => sql`${jobs.id} = ANY(${sql.param([...ids])}::text[])`;

/** Not known to be closed. */
export const isOpen = sql`${jobs.state} <> 'closed'`;
export const lowerCompany = sql<string>`lower(${jobs.companyName})`;
const likeable = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
export const some = <T>(values: T[] | undefined): values is [T, ...T[]] => values !== undefined && values.length > 0;

/** Hybrid work counts as remote only where that is accepted. */
const isRemote = (remote: boolean, hybrid: boolean): SQL =>
  (remote && hybrid ? or(eq(jobs.remote, true), eq(jobs.workplace, 'hybrid')) : undefined) ?? eq(jobs.remote, remote);

const titled = (titles: readonly string[]): SQL => sql`${jobs.id} IN ${idsHeaded(titles.map(titlePhrase))}`;

/** What tells two students apart here. */
const groundsOf = (student: Gated): unknown[] => [
  student.needsVisa === true,
  student.canGetClearance === false,
  degreeOf(student),
  demandsOf(student.musts),
];

/** The same rule as the gate of the jobs' room. */
const notGated = (student: Gated): SQL | undefined => {
  const { needsVisa, canGetClearance, musts } = student;
  const beyond = degreesBeyond(degreeOf(student));
  return and(
    meetsDemands(musts),
    some(beyond) ? or(isNull(jobs.degree), notInArray(jobs.degree, beyond)) : undefined,
    needsVisa === true ? and(ne(jobs.sponsorship, 'no'), eq(jobs.citizenshipRequired, false)) : undefined,
    canGetClearance === false ? eq(jobs.clearanceRequired, false) : undefined,
  );
};

/** A posting that asks for no degree stores none. */
const asksFor = (degree: Degree): SQL => sql`coalesce(${jobs.degree}, 'none') = ${degree}`;

const yes = sql`true`;
/** The lower end of what is paid: "at least 70" is kept by all that it may be. */
const leastPay = sql<number>`coalesce(${jobs.salaryMin}, ${jobs.salaryMax})`;
/** Jobs that state their pay, ranked by the most of it. */
export const paid = { states: asked('states pay', true, () => sql`${mostPay} IS NOT NULL`), rank: () => mostPay };
const mostPay = sql<number>`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`;
const lowerCase = (text: string): string => text.toLowerCase();

/** Fields hold together, `roles`, `functions`, `titles` and `occupations` as one; the values of one field are alternatives, but `skills`, all of which are needed, and every `not`. */
export interface JobFilter {
  /** Free words: any of them, ranked. */
  text?: string;
  /** What was typed, when no condition was made of it: without words in `text` it is looked for as it stands, side by side. */
  typed?: string;
  /** All that was typed: what has just this title comes first, and needs to meet only what was asked for alongside it. */
  whole?: { title: string; within: JobFilter };
  /** The roles that the words name: who searches for one by its title finds its work under other titles too. */
  aimed?: Pick<JobFilter, 'roles' | 'rolesAlso' | 'titles' | 'occupations' | 'related'>;
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
  /** As they are asked for. */
  roles?: string[];
  /** What the list of roles calls them. */
  rolesAlso?: string[];
  notRoles?: string[];
  functions?: string[];
  notFunctions?: string[];
  /** Stand in a job's title, word by word in any form. */
  titles?: string[];
  /** Codes of occupations that the roles stand for. */
  occupations?: string[];
  /** Of those akin to them, which fit only where the roles themselves find few. */
  related?: string[];
  /** Never looks for related work. */
  closely?: boolean;
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
  notSkills?: string[];
  /** Groups of alternatives, each of which holds as a whole: one of every group must hold. */
  either?: JobFilter[][];
  /** Rank and rule nothing out: what meets more of them comes first. A phrase is mentioned anywhere. */
  wishes?: JobFilter[];
  /** Of each wish the jobs that are surely meant though they don't say it: they rank behind those that do. */
  wishesMeant?: string[][];
  /** What meets one of them comes last. */
  unwished?: JobFilter[];
  /** Whether citizenship is asked for. */
  citizenship?: boolean;
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
  /** US dollars a year that the least a job pays reaches, or that the most stays within; jobs that do not state their pay are left out. */
  payAtLeast?: number;
  payAtMost?: number;
  /** Degrees that a posting asks for, one of them; `none` is one that asks for no degree. */
  degrees?: Degree[];
  notDegrees?: Degree[];
  /** The first day, as YYYY-MM-DD; jobs that do not tell theirs are left out. */
  postedSince?: string;
  /** Only these jobs. */
  ids?: string[];
  /** Jobs to leave out. */
  notIds?: string[];
  /** Leaves out what rules this student out. */
  excludeGatedFor?: Gated;
  /** Leaves out all else. */
  onlyGatedFor?: Gated;
}

/** What is not recognised by a condition on its own. */
type OtherParts =
  | 'text'
  | 'aimed'
  | 'whole'
  | 'typed'
  | 'said'
  | 'near'
  | 'meant'
  | 'phrases'
  | 'textSkills'
  | 'rolesAlso'
  | 'titles'
  | 'occupations'
  | 'related'
  | 'closely'
  | 'functions'
  | 'hybrid'
  | 'either'
  | 'wishes'
  | 'wishesMeant'
  | 'unwished'
  | 'notIds';

/** The phrases of a wish, its alternatives' among them. */
export const phrasesIn = ({ phrases = [], either = [] }: JobFilter): string[] => [
  ...phrases,
  ...either.flat().flatMap((one) => one.phrases ?? []),
];

export interface Asked {
  key: string;
  sql: () => SQL;
}

/** The words of a filter. */
export interface TextMatch {
  /** Tells it from the words of other filters. */
  key: string;
  /** A tsquery. */
  query: SQL;
  column: 'words' | 'body';
  /** It is all that was typed: where it holds nothing to search for, nothing fits. */
  isTyped: boolean;
}

/** In which order jobs come, where it is not by what suits the student best. */
export type JobOrder = 'newest' | 'pay';

/** null: the student has not said. */
interface Gated {
  needsVisa: boolean | null;
  canGetClearance: boolean | null;
  /** Of their account, see `degreeOf`. */
  id?: string | null;
  /** Keys of kept musts. */
  musts?: readonly string[];
}
