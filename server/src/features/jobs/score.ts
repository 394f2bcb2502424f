import type { Match } from '@alive/contract/jobs.ts';
import type { Candidate } from './candidate.ts';
import { evidenceIn } from './evidence.ts';
import { gateOf } from './gate.ts';
import { listed, type Part, type Scorable, weights } from './part.ts';
import { levelPart } from './score-level.ts';
import { rolePart } from './score-role.ts';

/**
 * How well a job fits a student: 0–100, the sum of its four parts, each with its evidence. A pure function of its arguments.
 * A posting with fewer than 200 characters of text gets null and no parts. `today` places the student before or after graduation.
 * What rules the student out altogether is no part of the sum: see `gateOf`.
 */
export const score = (student: Candidate, job: Scorable, today: Date): Match => {
  const gate = gateOf(student, job);
  if (job.description.trim().length < leastText) return { score: null, reasons: [], gate };
  const reasons = [
    reason('role', rolePart(student, job)),
    reason('skills', skillsPart(student, job)),
    reason('level', levelPart(student, job, today)),
    reason('place', placePart(student, job)),
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons, gate };
};

const reason = (kind: keyof typeof weights, part: Part): Match['reasons'][number] => ({ kind, max: weights[kind], ...part });
const leastText = 200;

// Share of the skills part by evidence: two for a phrase found whole, one for a part of one or for the student's major.
const skillShares = [0, 0.32, 0.6, 0.72, 0.84, 0.92, 1] as const;
/** What one interest found whole gives. */
export const oneInterest = Math.round(weights.skills * skillShares[2]);

function skillsPart({ interests, major }: Candidate, job: Scorable): Part {
  const all = evidenceIn(job.description, major === null ? interests : [...interests, major], job.title);
  const found = all.filter(({ phrase }) => phrase !== major || interests.includes(phrase));
  const studied = all.find(({ phrase, whole }) => phrase === major && whole && !interests.includes(phrase));
  const weight = found.reduce((sum, { whole }) => sum + (whole ? 2 : 1), 0) + (studied ? 1 : 0);
  const quote = (found.find(({ whole }) => whole) ?? found[0] ?? studied)?.quote;
  const points = Math.round(weights.skills * (skillShares[Math.min(weight, skillShares.length - 1)] ?? 0));
  if (quote === undefined)
    return {
      points,
      text: interests.length > 0 ? 'The posting speaks of nothing you named as your interests.' : 'You have named no interests yet.',
    };
  const interest =
    found.length > 0 ? `The posting speaks of ${listed(found.slice(0, 4).map(({ phrase }) => phrase))}, which you named.` : '';
  return { points, text: [interest, studied ? `It asks for ${major}, your major.` : ''].filter(Boolean).join(' '), quote };
}

/** A remote job for someone who prefers a place. */
export const remoteElsewhere = 10;

function placePart({ places }: Candidate, job: Scorable): Part {
  if (places.length === 0) return { points: weights.place, text: 'No place preferred.' };
  const place = places.find(({ label, keys: own }) => label !== 'Remote' && own.some((key) => job.placeKeys.includes(key)));
  if (place)
    return { points: weights.place, text: place.asked ? `It is in ${place.label}.` : `It is in ${place.label}, a place you prefer.` };
  const remote = places.find(({ label, keys: own }) => label === 'Remote' || own.includes('remote'));
  if (job.remote && remote)
    return { points: weights.place, text: `It can be done remotely, ${remote.asked ? 'as you asked' : 'which you prefer'}.` };
  const preferred = listed(
    places.slice(0, 3).map(({ label }) => label),
    'or',
  );
  if (job.remote) return { points: remoteElsewhere, text: `It can be done remotely, so from ${preferred} too.` };
  const where = job.locations.length === 0 ? 'It does not say where' : `It is in ${listed(job.locations.slice(0, 2))}`;
  return { points: 0, text: `${where}; you prefer ${preferred}.` };
}
