import type { Level } from '@alive/contract/jobs.ts';
import { ofLevel } from './filter.ts';
import { is, type Predicate, saying, whether } from './predicate.ts';

/** What gives points, one list for each part of the score: of each the first that a job meets counts, the most points first. */
export const preferenceCases = ({ work, interests, companies, levels, places }: Preference): PreferenceCase[][] => [
  work
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, roles, functions, occupations, title }) => ({
      points: Math.round(points),
      anyOf: [
        ...is('role', roles),
        ...is('function', functions),
        ...is('occupation', occupations),
        ...(title === undefined ? [] : [saying('words', 'all', title, 'A')]),
      ],
    })),
  ...interests
    .slice(0, mostWords)
    .map(({ points, phrase }) => [
      { points: Math.round(points), anyOf: [saying('body', 'all', phrase), saying('words', 'all', phrase, 'A')] },
    ]),
  [
    {
      points: Math.round(companies.points),
      anyOf: is(
        'company',
        companies.names.map((name) => name.toLowerCase()),
      ),
    },
  ],
  levels.map(({ level, points }) => ({ points: Math.round(points), anyOf: [ofLevel(level)] })),
  places
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, keys }) => ({
      points: Math.round(points),
      anyOf: [...is('place', keys), ...(keys.includes('remote') ? whether('remote', true) : [])],
    })),
];

const mostWords = 24;

/** What takes points away, one list for each thing. */
export const reluctanceCases = (unwanted: Leaning['unwanted']): PreferenceCase[][] =>
  unwanted.slice(0, mostWords).map(({ phrase, roles, functions, skills }) => [
    {
      points: -reluctance,
      anyOf: [...is('role', roles), ...is('function', functions), ...is('skill', skills), saying('words', 'all', phrase, 'A')],
    },
  ]);

/** What a thing that the student wants less of takes away, in points of the score. */
const reluctance = 25;

/** What comes first among jobs that fit alike, in points. */
export interface Preference {
  /** The most of these that a job meets counts. */
  work: { points: number; roles?: string[]; functions?: string[]; occupations?: string[]; title?: string }[];
  /** Each that the title or the description holds. */
  interests: { points: number; phrase: string }[];
  companies: { points: number; names: string[] };
  levels: { points: number; level: Level }[];
  /** "remote" is the key of remote work. */
  places: { points: number; keys: string[] }[];
}

/** What comes first among jobs beyond what the score tells, in points of it. */
export interface Leaning {
  /** By job, what is near to a wish or to what is known of the student. */
  near: ReadonlyMap<string, number>;
  /** What the student wants less of: work of these kinds, or what has the phrase in its title. */
  unwanted: { phrase: string; roles: string[]; functions: string[]; skills: string[] }[];
}

export interface PreferenceCase {
  points: number;
  anyOf: Predicate[];
}
