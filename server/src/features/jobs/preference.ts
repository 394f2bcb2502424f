import { levels } from '@alive/contract/jobs.ts';
import type { Preference } from '#job-index/preference.ts';
import { rolesOfKind } from '@alive/language/titles/roles.ts';
import type { Candidate } from './candidate.ts';
import { weights } from './part.ts';
import { levelPoints, oneInterest, remoteElsewhere } from './score.ts';
import { pointsOf, rolePoints } from './score-role.ts';

/** What to look at first for a student: the points of the score as far as a database can give them. */
export const preferenceOf = (candidate: Candidate, today: Date): Preference => ({
  work: candidate.roles.flatMap((wanted): Preference['work'] => {
    const { name, role, kind, from } = wanted;
    const { exact, akin } = pointsOf(wanted);
    if (role === null)
      return [
        kind === null
          ? { points: from === 'asked' ? rolePoints.topic : rolePoints.titled, title: name }
          : { points: exact, functions: [kind] },
      ];
    return [{ points: exact, roles: [role] }, ...(kind === null ? [] : [{ points: akin, roles: rolesOfKind(kind) }])];
  }),
  interests: { points: oneInterest, phrases: [...candidate.interests] },
  companies: { points: rolePoints.company, names: [...candidate.companies] },
  levels: levels.map((level) => ({ points: levelPoints(candidate, level, today), level })),
  places: { points: weights.place, remote: remoteElsewhere, keys: candidate.places.flatMap(({ keys }) => keys) },
});
