import type { Level } from '@alive/contract/jobs.ts';
import { arrayOverlaps, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { type Asked, asked, lowerCompany, some } from './job-filter.ts';
import { jobs } from './tables.ts';
import { idsHeaded, idsTelling, mostWords, titleWords } from './text-search.ts';

/** The points of a job by what is preferred: the score, but for how it reads descriptions, so that the best by both are the same. */
export const preferencePoints = ({ work, interests, companies, levels, places }: Preference): SQL => {
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
};

/**
 * The same one by one: of each list the first that a job meets counts, the most points first. `preferencePoints` asks the same in one
 * statement.
 */
export const preferenceCases = ({ work, interests, companies, levels, places }: Preference): PreferenceCase[][] => [
  work
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, roles = [], functions = [], title }) => ({
      points: Math.round(points),
      anyOf: [
        ...roles.map((role) => asked('role', role, () => eq(jobs.role, role))),
        ...(roles.length > 0 ? [] : functions.map((name) => asked('function', name, () => eq(jobs.function, name)))),
        ...(roles.length > 0 || functions.length > 0 || title === undefined
          ? []
          : [asked('title words', title, () => sql`${jobs.id} IN ${idsHeaded([titleWords(title)])}`)]),
      ],
    })),
  [
    {
      points: Math.round(interests.points),
      anyOf: interests.phrases
        .slice(0, mostWords)
        .map((phrase) => asked('phrase', phrase, () => sql`${jobs.id} IN ${idsTelling([phrase])}`)),
    },
  ],
  [
    {
      points: Math.round(companies.points),
      anyOf: companies.names.map((name) => asked('company', name.toLowerCase(), () => eq(lowerCompany, name.toLowerCase()))),
    },
  ],
  levels.map(({ level, points }) => ({ points: Math.round(points), anyOf: [asked('level', level, () => eq(jobs.level, level))] })),
  some(places.keys)
    ? [
        {
          points: Math.round(places.points),
          anyOf: places.keys.map((key) => asked('place', key, () => arrayOverlaps(jobs.placeKeys, [key]))),
        },
        { points: Math.round(places.remote), anyOf: [asked('remote', [true, undefined], () => eq(jobs.remote, true))] },
      ]
    : [],
];

function firstMet(cases: readonly { points: number; met: SQL | undefined | false }[]): SQL {
  const branches = cases.flatMap(({ points, met }) => (met ? [sql`WHEN ${met} THEN ${number(points)}`] : []));
  return branches.length === 0 ? sql`0` : sql`CASE ${sql.join(branches, sql` `)} ELSE 0 END`;
}

// Written out: a parameter has no type here.
const number = (value: number): SQL => sql.raw(String(Math.round(value)));

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
  anyOf: Asked[];
}
