import { rolesForMajor, roleOf } from '#language/roles.ts';
import type { Reading } from '#language/types.ts';
import type { About } from '#platform/chat.ts';
import type { Preference } from './queries.ts';
import { type Candidate, fittingLevels, type WantedRole } from './score.ts';

/** Everything the score needs of a student, read out of their words once. `asked` are roles and functions asked for just now. */
export const candidateOf = (student: KnownStudent, read: (text: string) => Reading, asked: Asked = {}): Candidate => {
  const { major, graduationYear, lookingFor, needsVisa, canGetClearance, profile } = student;
  return {
    major,
    graduationYear,
    lookingFor,
    needsVisa,
    canGetClearance,
    roles: wantedRoles(student, asked),
    companies: profile?.target_companies ?? [],
    interests: profile?.interests ?? [],
    places: student.preferredLocations.map((label) => ({ label, keys: keysOf(label, read) })),
  };
};

/** What to look at first for a student: the same traits the score counts, as conditions a database can weigh. */
export const preferenceOf = (candidate: Candidate, today: Date): Preference => ({
  roles: distinct(candidate.roles.map(({ role }) => role)),
  functions: distinct(candidate.roles.map((wanted) => wanted.function)),
  companies: [...candidate.companies],
  levels: fittingLevels(candidate, today),
  placeKeys: distinct(candidate.places.flatMap(({ keys }) => keys)),
});

function wantedRoles({ profile, major }: KnownStudent, { roles = [], functions = [] }: Asked): WantedRole[] {
  const named = [
    ...roles.map((name) => wanted(name, 'asked')),
    ...functions.map((name): WantedRole => ({ name, role: null, function: name, from: 'asked' })),
    ...(profile?.target_roles ?? []).map((name) => wanted(name, 'target')),
  ];
  if (named.length > 0 || major === null) return named;
  return rolesForMajor(major).map((name) => wanted(name, 'major'));
}

const wanted = (name: string, from: WantedRole['from']): WantedRole => {
  const known = roleOf(name);
  return { name, role: known?.role ?? null, function: known?.function ?? null, from };
};

const keysOf = (label: string, read: (text: string) => Reading): string[] =>
  label === 'Remote' ? ['remote'] : read(label).mentions.flatMap((mention) => (mention.kind === 'place' && !mention.negated ? mention.keys : []));

const distinct = (values: (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))];

/** A record of `students`, or what is known in one conversation. */
export type KnownStudent = Pick<About, 'major' | 'graduationYear' | 'needsVisa' | 'canGetClearance' | 'preferredLocations' | 'lookingFor' | 'profile'>;

export interface Asked {
  roles?: readonly string[];
  functions?: readonly string[];
}
