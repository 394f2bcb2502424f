import type { Level } from '@alive/contract/jobs.ts';
import { ofLevel, some } from './filter.ts';
import { is, type Predicate, saying, whether } from './predicate.ts';

/** What gives points, one list for each part of the score: of each the first that a job meets counts, the most points first. */
export const preferenceCases = ({ work, interests, companies, levels, places }: Preference): PreferenceCase[][] => [
  work
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, roles = [], functions = [], title }) => ({
      points: Math.round(points),
      anyOf: some(roles)
        ? is('role', roles)
        : some(functions)
          ? is('function', functions)
          : title === undefined
            ? []
            : [saying('words', 'all', title, 'A')],
    })),
  [{ points: Math.round(interests.points), anyOf: interests.phrases.slice(0, mostWords).map((phrase) => saying('body', 'all', phrase)) }],
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
  some(places.keys)
    ? [
        { points: Math.round(places.points), anyOf: is('place', places.keys) },
        { points: Math.round(places.remote), anyOf: whether('remote', true) },
      ]
    : [],
];

const mostWords = 24;

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

export interface PreferenceCase {
  points: number;
  anyOf: Predicate[];
}
