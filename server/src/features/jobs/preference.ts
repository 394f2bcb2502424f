import { levels } from '@alive/contract/jobs.ts';
import { rolesOfKind } from '@alive/language/titles/roles.ts';
import type { Preference } from '#job-index/preference.ts';
import type { Candidate, WantedRole } from './candidate.ts';
import { wordsOfThing } from './evidence.ts';
import { weights } from './part.ts';
import { levelPoints, outerKinds, placePoints, rarityOf, skillPoints } from './score.ts';
import { majorCounts, occupationsAfter, rolePoints, workOf } from './score-role.ts';

/** What to look at first for a student: the points of the score as far as an index can give them. */
export const preferenceOf = (candidate: Candidate, today: Date): Preference => {
  const own = [...new Set([...candidate.interests, ...candidate.skills])];
  return {
    work: [...candidate.roles.flatMap((wanted) => workFor(wanted, candidate)), ...studied(candidate)],
    interests: own.map((phrase) => ({
      phrase,
      // Each further one adds less, and what is only mentioned may be something else.
      points: skillPoints(rarityOf(wordsOfThing(phrase), candidate.shares)) * (own.length > 1 ? 0.4 : 0.6),
    })),
    companies: { points: rolePoints.company, names: [...candidate.companies, ...(candidate.companiesAsked ?? [])] },
    levels: levels.map((level) => ({ points: levelPoints(candidate, level, today), level })),
    places: placesFor(candidate),
  };
};

function workFor({ name, role, kind, from, rank = 0 }: WantedRole, { roles }: Candidate): Preference['work'] {
  const counts = from === 'major' ? majorCounts(roles) : 1;
  if (role === null && kind !== null) return [{ points: rolePoints.asked * counts, functions: [kind] }];
  const akin = kind === null ? [] : [{ points: rolePoints.kind * counts, roles: rolesOfKind(kind) }];
  if (from === 'major' && role !== null)
    return [{ points: (rolePoints.major - rolePoints.perRank * rank) * counts, roles: [role] }, ...akin];
  const { own, tiers } = workOf(name);
  return [
    { points: role === null && from === 'asked' ? rolePoints.topic : rolePoints.titled, title: name },
    ...(role === null ? [] : [{ points: rolePoints.same, roles: [role] }]),
    { points: rolePoints.same, occupations: own },
    ...tiers.map((occupations, tier) => ({ points: rolePoints.kin[tier] ?? 0, occupations })),
    ...akin,
  ];
}

const studied = ({ major, roles }: Candidate): Preference['work'] =>
  major === null
    ? []
    : [...Map.groupBy(occupationsAfter(major), ([, points]) => points)].map(([points, found]) => ({
        points: points * majorCounts(roles),
        occupations: found.map(([code]) => code),
      }));

const placesFor = ({ places }: Candidate): Preference['places'] => {
  const around = places.flatMap((place) => place.around ?? []);
  const outer = (['area', 'state', 'region', 'country'] as const).map((kind) => ({
    points: placePoints[kind],
    keys: around.filter((key) => outerKinds[kind].test(key)),
  }));
  return places.length === 0
    ? []
    : [{ points: weights.place, keys: places.flatMap(({ keys }) => keys) }, { points: placePoints.remote, keys: ['remote'] }, ...outer];
};
