import type { Level } from '@alive/contract/jobs.ts';
import { isOpenMajor, majorsIn } from '@alive/language/lexicon/majors.ts';
import { functions } from '@alive/language/lexicon/functions.ts';
import { kindOfRole, roleOf, rolesForMajor } from '@alive/language/titles/roles.ts';
import { placeKeys as placeKeysOf } from '@alive/language/places/place-keys.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import { fold } from '@alive/language/text/text.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import type { About } from '#platform/chat.ts';
import { noLeanings } from '#platform/leanings.ts';
import { readLeanings, readProfile } from '#platform/read-profile.ts';
import { openResume, type ReadResume } from './asked-skills.ts';
import type { GateStudent } from './gate.ts';

/**
 * Everything the score needs of a student, read out of their words once. What was asked for just now goes before the record: asked places
 * before preferred ones, asked levels before what they look for. What is asked for and also on record counts as on record.
 * Interests of the record made only of words of very many postings are set apart: they tell nothing.
 */
export const candidateOf = (student: KnownStudent, { read, shares = new Map() }: Known, asked: Asked = {}): Candidate => {
  const { id, major, graduationYear, needsVisa, canGetClearance, musts } = student;
  const leanings = readLeanings(student.leanings ?? noLeanings);
  const profile = student.profile && readProfile(student.profile);
  const topics = asked.phrases ?? [];
  const targets = distinct([...(profile?.target_roles ?? []), ...(leanings.heard ?? [])]);
  const isCommonplace = (phrase: string) => tellingWords(phrase).every((word) => (shares.get(word) ?? 0) >= veryMany);
  const named = [...(profile?.interests ?? []), ...leanings.likes].flatMap(thingsIn);
  const skills = leanings.skills.flatMap(thingsIn).filter((phrase) => !isCommonplace(phrase));
  return {
    major: major === null || isOpenMajor(major) ? null : major,
    graduationYear,
    lookingFor: asked.levels?.length ? soughtBy(asked.levels) : student.lookingFor,
    id,
    needsVisa,
    canGetClearance,
    musts,
    roles: wantedRoles({ ...student, profile: profile && { ...profile, target_roles: targets } }, asked, topics),
    companies: profile?.target_companies ?? [],
    askedCompanies: asked.companies ?? [],
    skills: distinct(skills),
    interests: distinct([...named.filter((phrase) => !isCommonplace(phrase)), ...(asked.skills ?? []), ...topics]),
    commonplace: distinct(named.filter(isCommonplace)),
    shares,
    places: placesOf(student, read, asked),
    targets,
    dislikes: leanings.dislikes,
    past: leanings.past,
    resume: openResume(leanings.resume),
  };
};

function wantedRoles(
  { profile, major }: KnownStudent,
  { roles = [], functions: kinds = [] }: Asked,
  topics: readonly string[],
): WantedRole[] {
  const targets = (profile?.target_roles ?? []).flatMap(namesIn).map((name) => wantedRole(name, 'target'));
  // The usual first steps after an open major are a guess, which nobody needs who said what they like.
  const isTold = (targets.length > 0 || (profile?.interests.length ?? 0) > 0) && (major === null || isOpenMajor(major));
  const known =
    isTold || major === null
      ? targets
      : [...targets, ...majorsIn(major).flatMap((field) => rolesForMajor(field).map((name, rank) => wantedRole(name, 'major', rank)))];
  return [
    ...roles.filter((name) => !targets.some(({ role }) => role === name)).map((name) => wantedRole(name, 'asked')),
    ...kinds
      .filter((name) => !targets.some(({ role, kind }) => role === null && kind === name))
      .map((name): WantedRole => ({ name, role: null, kind: name, from: 'asked' })),
    ...topics.map((name): WantedRole => ({ name, role: null, kind: null, from: 'asked' })),
    ...known,
  ];
}

/** "Brand or product marketing" names what its parts name, too. */
function namesIn(text: string): string[] {
  const pieces = text.split(/\s*(?:,|;|\/|\bor\b|\band\b)\s*/i).filter((piece) => piece !== '' && piece !== text);
  return [text, ...pieces.filter((piece) => roleOf(piece)?.role != null)];
}

/** A name that is a kind of work ("Marketing") wants all of it, not its usual first role. */
function wantedRole(name: string, from: WantedRole['from'], rank = 0): WantedRole {
  const work = functions.find((one) => fold(one.name) === fold(name));
  if (work !== undefined) return { name, role: null, kind: work.name, from, rank };
  const role = roleOf(name)?.role ?? null;
  return { name, role, kind: role === null ? null : kindOfRole(role), from, rank };
}

function placesOf(
  { preferredLocations }: KnownStudent,
  read: (text: string) => Reading,
  { placeKeys = [], remote }: Asked,
): Candidate['places'] {
  const preferred = preferredLocations.map((label) => ({ label, ...keysOf(label, read), asked: false }));
  const own = new Set(preferred.flatMap(({ keys }) => keys));
  // Where they look farther around what they prefer, what is nearer to that still is.
  const isWider = preferred.some(({ around = [] }) => placeKeys.some((key) => around.includes(key) && !own.has(key)));
  if (!isWider && placeKeys.some((key) => !own.has(key)))
    return [{ label: 'a place you asked for', keys: placeKeys, asked: true, around: placeKeys.flatMap(outerKeys) }];
  return remote === true && !own.has('remote') ? [{ label: 'Remote', keys: ['remote'], asked: true }] : preferred;
}

function keysOf(label: string, read: (text: string) => Reading): Pick<WantedPlace, 'keys' | 'around'> {
  if (label === 'Remote') return { keys: ['remote'] };
  const places = read(label).mentions.flatMap((mention) => (mention.kind === 'place' && !mention.negated ? mention : []));
  return { keys: places.flatMap(({ keys }) => keys), around: places.flatMap(({ place }) => placeKeysOf(place)) };
}

/** "us-ny-new-york" lies in "us-ny" and "us". */
const outerKeys = (key: string): string[] => {
  const [, country, state] = /^([a-z]{2})-([a-z]{2})(?:-|$)/.exec(key) ?? [];
  return country === undefined ? [] : [country, `${country}-${state ?? ''}`];
};

const soughtBy = (levels: readonly Level[]): string[] => [
  ...(levels.includes('internship') ? ['Internships'] : []),
  ...(levels.some((level) => level !== 'internship') ? ['Full Time'] : []),
];

/** In two of five postings a word tells nothing of one. */
const veryMany = 0.4;

/** What is listed in one breath, each by itself: "R and SAS", "hiking, boats". Other words joined by "and" may be one thing. */
const thingsIn = (phrase: string): string[] =>
  phrase.split(/\s*[,;]\s*(?:and\s+)?/).flatMap((piece) => {
    const names = piece.split(/\s+(?:and|or|&)\s+|\s*\/\s*/);
    return piece === '' ? [] : names.every((name) => /^[A-Z][\w.+#-]*$/.test(name)) ? names : [piece];
  });

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** A record of `students`, or what is known in one conversation; with an `id`, what that student hid is left out of lists and counts. */
export type KnownStudent = { id?: string | null } & Pick<
  About,
  'major' | 'graduationYear' | 'needsVisa' | 'canGetClearance' | 'preferredLocations' | 'lookingFor' | 'profile' | 'musts' | 'leanings'
>;

/** What it takes to understand a student's words. */
export interface Known {
  read: (text: string) => Reading;
  /** The share of postings that hold a word, as `tellingWords` gives it; rarer ones have none. */
  shares?: ReadonlyMap<string, number>;
}

/** What was asked for just now: the parts of a filter that say something about the work. */
export interface Asked {
  /** What postings were searched for. */
  phrases?: readonly string[];
  roles?: readonly string[];
  functions?: readonly string[];
  skills?: readonly string[];
  companies?: readonly string[];
  levels?: readonly Level[];
  placeKeys?: readonly string[];
  remote?: boolean;
}

/** A student as the score sees them: everything read out of their words beforehand. */
export interface Candidate extends GateStudent {
  /** null: not known, or not settled. */
  major: string | null;
  graduationYear: number | null;
  lookingFor: readonly string[];
  /** Roles asked for now, and those named in the profile or, where none is, typical of the major. */
  roles: readonly WantedRole[];
  /** Companies named in the profile, and those asked for now. */
  companies: readonly string[];
  askedCompanies?: readonly string[];
  interests: readonly string[];
  /** What they can do. */
  skills: readonly string[];
  /** Interests that nearly every posting speaks of. */
  commonplace: readonly string[];
  /** The share of postings that hold a word; rarer ones have none. */
  shares?: ReadonlyMap<string, number>;
  /** The kinds of work named in the profile, what they want less of, and what they have done, all in the student's words. */
  targets: readonly string[];
  dislikes: readonly string[];
  past: readonly string[];
  /** The skills of their résumé. */
  resume?: ReadResume | null;
  /** Preferred places, or those asked for; a job is there when it holds any of the keys. */
  places: readonly WantedPlace[];
}

interface WantedPlace {
  label: string;
  keys: readonly string[];
  asked: boolean;
  /** The keys of what it lies in: its metropolitan area, state, part of the country, country. */
  around?: readonly string[];
}

export interface WantedRole {
  /** As the student says it. */
  name: string;
  /** Normalised, as in a job; null for a function, a word, and where nothing was made of the name. */
  role: string | null;
  /** The kind of work; null where the name tells none. */
  kind: string | null;
  from: 'asked' | 'target' | 'major';
  /** Place among the usual first roles of the major, from 0. */
  rank?: number;
}
