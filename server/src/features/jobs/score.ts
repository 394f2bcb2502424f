import type { Match } from '@alive/contract/jobs.ts';
import type { Candidate } from './candidate.ts';
import { evidenceIn, readPosting } from './evidence.ts';
import { gateOf } from './gate.ts';
import { placePart } from './score-place.ts';
import { listed, type Part, posting, profile, type Scorable, weights } from './part.ts';
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

function skillsPart({ interests, commonplace, major }: Candidate, job: Scorable): Part {
  const sentences = job.sentences?.() ?? readPosting(job.description);
  const all = evidenceIn(sentences, major === null ? interests : [...interests, major], job.title, major);
  const found = all.filter(({ phrase }) => phrase !== major || interests.includes(phrase));
  const studied = all.find(({ phrase, whole }) => phrase === major && whole && !interests.includes(phrase));
  const weight = found.reduce((sum, { whole }) => sum + (whole ? 2 : 1), 0) + (studied ? 1 : 0);
  const points = Math.round(weights.skills * (skillShares[Math.min(weight, skillShares.length - 1)] ?? 0));
  const quoted = [...found.filter(({ whole }) => whole), ...found.filter(({ whole }) => !whole), ...(studied ? [studied] : [])];
  const [first] = quoted;
  if (first === undefined) return { points, ...nothingFound(interests, commonplace) };
  const interest =
    found.length > 0 ? `The posting speaks of ${listed(found.slice(0, 4).map(({ phrase }) => phrase))}, which you named.` : '';
  return {
    points,
    text: [interest, studied ? `It asks for ${major}, your major.` : ''].filter(Boolean).join(' '),
    quote: first.quote,
    evidence: [
      ...posting(...new Set(quoted.slice(0, mostQuoted).map(({ quote }) => quote))),
      ...profile(...found.slice(0, 4).map(({ phrase }) => `Named ${phrase}`), ...(studied ? [`Majors in ${major}`] : [])),
    ],
  };
}

const mostQuoted = 3;

function nothingFound(interests: readonly string[], commonplace: readonly string[]): Omit<Part, 'points'> {
  const named = interests.length > 0 ? interests : commonplace;
  const evidence = profile(...named.slice(0, 3).map((phrase) => `Named ${phrase}`));
  if (interests.length > 0) return { text: 'The posting speaks of nothing you named as your interests.', evidence };
  return commonplace.length > 0
    ? { text: `You named ${listed(commonplace.slice(0, 3))}, which nearly every posting says, so it tells nothing here.`, evidence }
    : { text: 'You have named no interests yet.', evidence };
}
