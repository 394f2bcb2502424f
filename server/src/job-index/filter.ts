import { type Degree, earlyLevels, type JobType, type Level, type Sponsorship } from '@alive/contract/jobs.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { titleKeyOf } from '@alive/language/text/text.ts';
import type { Term } from './terms.ts';
import { degreeOf, degreesBeyond, demandsOf } from './musts.ts';
import type { Words } from '#db/text-search.ts';
import { all, any, atLeast, atMost, is, isNot, not, type Predicate, saying, whether } from './predicate.ts';

/** The conditions of the filter as one predicate, on jobs of any state and level; null where it asks for nothing. `text` is what its words were made into. */
export const narrowing = (filter: JobFilter, text: TextMatch | null): Predicate | null => {
  const words = [
    ...(text === null ? [] : [holding(text)]),
    ...(some(filter.meant) ? [{ kind: 'ids' as const, ids: filter.meant }] : []),
    ...(text === null ? [] : aimedAt(filter)),
  ];
  const parts = partsOf(filter).map(any);
  const left = some(filter.notIds) ? [not({ kind: 'ids', ids: filter.notIds })] : [];
  const whole = [...(words.length > 0 ? [any(words)] : []), ...parts, ...left];
  return whole.length === 0 ? null : all(whole);
};

/** The same one by one, but for its words, `meant` and `notIds`: a job that fits meets one of each list. */
export const partsOf = (filter: JobFilter): Predicate[][] => {
  const { excludeGatedFor: student, onlyGatedFor: barred, payAtLeast, payAtMost, placeText, postedSince } = filter;
  const given: Record<Exclude<keyof JobFilter, OtherParts>, Predicate[]> = {
    // "Software engineer or marketing": one or the other.
    roles: rolesOf(filter),
    notRoles: isNot('role', filter.notRoles),
    notTitles: some(filter.notTitles) ? [not(any(filter.notTitles.map(titled)))] : [],
    notFunctions: isNot('function', filter.notFunctions),
    industries: is('industry', filter.industries),
    notIndustries: isNot('industry', filter.notIndustries),
    companies: is('company', filter.companies?.map(lowerCase)),
    notCompanies: isNot('company', filter.notCompanies?.map(lowerCase)),
    placeKeys: is('place', filter.placeKeys),
    notPlaceKeys: isNot('place', filter.notPlaceKeys),
    placeText: placeText === undefined ? [] : [{ kind: 'placed', text: placeText }],
    levels: is('level', filter.levels),
    jobTypes: is('level', filter.jobTypes?.flatMap(levelsOfType)),
    skills: some(filter.skills) ? [all(is('skill', filter.skills))] : [],
    notSkills: isNot('skill', filter.notSkills),
    ids: some(filter.ids) ? [{ kind: 'ids', ids: filter.ids }] : [],
    citizenship: whether('citizenship', filter.citizenship),
    // Hybrid work counts as remote only where that is accepted.
    remote: [...whether('remote', filter.remote), ...(filter.remote === true && filter.hybrid === true ? is('workplace', ['hybrid']) : [])],
    sponsorship: is('sponsorship', filter.sponsorship === undefined ? [] : [filter.sponsorship]),
    clearance: whether('clearance', filter.clearance),
    terms: (filter.terms ?? []).map((term) => ({ kind: 'term', term })),
    termUnstated: filter.termUnstated === true ? [{ kind: 'term', term: null }] : [],
    // "At least 70" is kept by all that it may be.
    payAtLeast: payAtLeast === undefined ? [] : [atLeast('leastPay', payAtLeast)],
    payAtMost: payAtMost === undefined ? [] : [atMost('mostPay', payAtMost)],
    degrees: is('degree', filter.degrees),
    notDegrees: isNot('degree', filter.notDegrees),
    postedSince: postedSince === undefined ? [] : [atLeast('posted', Date.parse(postedSince))],
    excludeGatedFor: student === undefined ? [] : [all(openTo(student))],
    onlyGatedFor: barred === undefined ? [] : [not(all(openTo(barred)))],
  };
  return [...Object.values(given).filter(some), ...(filter.either ?? []).map((alternatives) => alternatives.map(wholeOf))];
};

/** Whether a job meets all of a filter, whose phrases it may mention anywhere. */
export const wholeOf = (filter: JobFilter): Predicate =>
  all([...partsOf(filter).map(any), ...(some(filter.phrases) ? [any(filter.phrases.map(mentioning))] : [])]);

/** Whether a job says the words side by side, anywhere, or close to each other in its title or description. */
export const mentioning = (phrase: string): Predicate => {
  const words = phrase.split(' ').filter((word) => !isFunctionWord(word));
  const near = words.join(' ');
  // What a sign joins is looked for as it is written, and skills that only stand next to each other say nothing together.
  const isNear = words.length > 1 && words.every((word) => /^\p{L}+$/u.test(word));
  return any([
    saying('words', 'phrase', phrase),
    ...(isNear ? [saying('words', 'near', near, 'AB'), saying('body', 'near', near)] : [saying('body', 'phrase', phrase)]),
  ]);
};

/** The ways in which a filter's roles are met, the closest first: under their own title or as the field asked for, under another title for the same work, by work akin to it. */
export const closenessOf = ({ roles, rolesAlso, functions, titles, occupations, skilled, related }: JobFilter): Predicate[][] =>
  [{ functions, titles }, { roles, rolesAlso, occupations, skilled }, { occupations: related }].map(rolesOf);

/** Whether its title is just these words, in any order. */
export const isTitled = (title: string): Predicate => ({ kind: 'value', field: 'titleKey', value: titleKeyOf(title) });

/** What meets the roles that the words of a filter name, under whatever title. */
export const aimedAt = ({ aimed }: JobFilter): Predicate[] => (aimed === undefined ? [] : rolesOf(aimed));

/** The ways in which a filter's roles and functions are met, work akin to them aside. */
export const rolesOf = ({ roles = [], rolesAlso = [], functions, titles = [], occupations, skilled = [] }: JobFilter): Predicate[] => [
  ...is('role', [...new Set([...roles, ...rolesAlso])]),
  ...is('function', functions),
  ...titles.map(titled),
  ...is('occupation', occupations),
  ...skilled.map((one) => all([...is('function', [one.function]), any(is('skill', one.skills)), ...isNot('role', one.notRoles)])),
];

/** What not every open job meets, as `partsOf` tells it: beyond entry level only where a level is asked for. */
export const scopeOf = (levels: Level[] | undefined): Predicate[][] => (some(levels) ? [] : [is('level', earlyLevels)]);

/** The levels that a type of job covers: where no level is stated, it may be any first job after graduation. */
export const levelsOfType = (type: JobType): Level[] => (type === 'internship' ? [type] : [type, 'unspecified']);

/** Is of this level. */
export const ofLevel = (level: Level): Predicate => ({ kind: 'value', field: 'level', value: level });

/** Whether a job holds the words. Words that hold nothing to search for ask nothing. */
export const holding = ({ words, column, isTyped }: TextMatch): Extract<Predicate, { kind: 'holding' }> => ({
  kind: 'holding',
  words,
  column,
  isTyped,
});

/** Whether it holds all the words in title and role. */
export const headedBy = (text: string): Predicate => saying('words', 'all', text, 'AB');

export const some = <T>(values: readonly T[] | undefined): values is [T, ...T[]] => values !== undefined && values.length > 0;

const titled = (title: string): Predicate => saying('words', 'phrase', title, 'A');

/** The same rule as the gate of the jobs' room: what must hold for this student not to be ruled out. */
const openTo = ({ needsVisa, canGetClearance, musts, ...student }: Gated): Predicate[] => {
  const { workplaces, payAtLeast } = demandsOf(musts);
  return [
    // Silence rules out nothing.
    ...(workplaces === null
      ? []
      : [any([...is('workplace', ['', ...workplaces]), ...(workplaces.includes('remote') ? whether('remote', true) : [])])]),
    ...(payAtLeast === null ? [] : [not(atMost('salaryMax', payAtLeast - 1))]),
    ...isNot('degree', degreesBeyond(degreeOf({ ...student, musts }))),
    ...(needsVisa === true ? [...isNot('sponsorship', ['no']), ...whether('citizenship', false)] : []),
    ...(canGetClearance === false ? whether('clearance', false) : []),
  ];
};

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
  aimed?: Pick<JobFilter, 'roles' | 'rolesAlso' | 'titles' | 'occupations' | 'skilled' | 'related'>;
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
  /** Work of a function whose title is none of its roles, by skills that name a role asked for. */
  skilled?: { function: string; skills: string[]; notRoles: string[] }[];
  /** Of those akin to them, which fit only where the roles themselves find few. */
  related?: string[];
  /** Never looks for related work. */
  closely?: boolean;
  /** Looks for it however many are the roles themselves. */
  akin?: boolean;
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
  /** Each of them in the student's words, whose meaning ranks. */
  wishesSaid?: string[];
  /** Those of the wishes, by their place, that the search is about: what meets one of them comes before all else. */
  wishesLeading?: number[];
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
  | 'skilled'
  | 'related'
  | 'closely'
  | 'akin'
  | 'functions'
  | 'hybrid'
  | 'either'
  | 'wishes'
  | 'wishesSaid'
  | 'wishesLeading'
  | 'wishesMeant'
  | 'unwished'
  | 'notIds';

/** The phrases of a wish, its alternatives' among them. */
export const phrasesIn = ({ phrases = [], either = [] }: JobFilter): string[] => [
  ...phrases,
  ...either.flat().flatMap((one) => one.phrases ?? []),
];

/** The words of a filter. */
export interface TextMatch {
  words: Words;
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
