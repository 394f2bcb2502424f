import { type Evidence, laterLevels, type Level, type Match } from '@alive/contract/jobs.ts';
import { levelOf } from '@alive/language/titles/levels.ts';
import { yearsAsked } from '@alive/language/titles/years-asked.ts';
import { sentencesOf } from '@alive/language/text/sentences.ts';
import { fold } from '@alive/language/text/text.ts';
import type { Candidate } from './candidate.ts';
import { clip, evidenceIn, readPosting } from './evidence.ts';
import { gateOf } from './gate.ts';
import { listed, type Part, posting, profile, type Scorable, weights } from './part.ts';
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

/** Whether the student can be hired at this level now, by the months to their graduation; half of it when they look for the other kind. */
const levelPart = (student: Candidate, job: Scorable, today: Date): Part => {
  const { level } = job;
  const { graduationYear } = student;
  const months = monthsToGraduation(student, today);
  const sought = soughtKind(student);
  const other = isOther(level, sought) ? `, while you look for ${sought}` : '';
  const graduation = graduationYear === null ? null : `in ${graduationYear}`;
  const when = months === null ? 'your graduation year is not known' : `you ${months > 0 ? 'graduate' : 'graduated'} ${graduation}`;
  return {
    points: levelPoints(student, level, today),
    text: `It is ${levelNames[level]}${other}${other === '' ? ', and' : ';'} ${when}.`,
    evidence: [
      ...tellingLevel(job),
      ...(months === null ? [] : profile(`${months > 0 ? 'Graduates' : 'Graduated'} ${graduation}`)),
      ...(sought === null ? [] : profile(`Looks for ${sought}`)),
    ],
  };
};

/** The points of that part: 0 to 20. */
export const levelPoints = (student: Candidate, level: Level, today: Date): number => {
  const months = monthsToGraduation(student, today);
  const points = months === null ? (isBeyondEntry(level) ? 4 : level === 'unspecified' ? 10 : 12) : pointsAt(level, months);
  return isOther(level, soughtKind(student)) ? Math.floor(points / 2) : points;
};

const isBeyondEntry = (level: Level): boolean => laterLevels.some((later) => later === level);

/** null: both, or neither was said. */
function soughtKind({ lookingFor }: Candidate): Sought | null {
  const internships = lookingFor.includes('Internships');
  if (internships === lookingFor.includes('Full Time')) return null;
  return internships ? 'internships' : 'full-time work';
}

const isOther = (level: Level, sought: Sought | null): boolean =>
  sought !== null && (sought === 'internships') !== (level === 'internship');

const monthsToGraduation = ({ graduationYear }: Pick<Candidate, 'graduationYear'>, today: Date): number | null =>
  graduationYear === null ? null : (graduationYear - today.getUTCFullYear()) * 12 + graduationMonth - today.getUTCMonth();

/** June: where most students finish. */
const graduationMonth = 5;

/**
 * `months` until graduation, negative after it. New-graduate hiring runs about a year ahead of graduation and a year and a half after it; most
 * internships want students who return to their studies afterwards, so the last year counts less.
 */
function pointsAt(level: Level, months: number): number {
  switch (level) {
    case 'internship':
      return months >= 10 ? 20 : months >= 3 ? 14 : months >= 0 ? 8 : 2;
    case 'new_grad':
      return months > 26 ? 3 : months > 14 ? 10 : months >= -18 ? 20 : 8;
    case 'entry_level':
      return months > 26 ? 3 : months > 14 ? 8 : months > 0 ? 17 : 20;
    // It may be a first job or not: never as much as one that says so.
    case 'unspecified':
      return months > 26 ? 3 : months > 14 ? 7 : months > 0 ? 14 : 16;
    case 'mid':
      return months <= -24 ? 12 : 2;
    default:
      return months <= -60 ? 8 : 0;
  }
}

/** A sentence on years of experience that means this level, else the title. */
function tellingLevel({ title, description, level }: Scorable): Evidence[] {
  const asked = level === 'internship' || level === 'new_grad' ? null : yearsAsked(description);
  return asked !== null && levelOf('', { text: description }) === level ? posting(clip(asked.quote, 0)) : posting(title);
}

/** A job of a level, as part of a sentence. */
export const levelNames: Record<Level, string> = {
  internship: 'an internship',
  new_grad: 'a job for new graduates',
  entry_level: 'an entry-level job',
  unspecified: 'a job whose level isn’t stated',
  mid: 'a job for people with a few years of experience',
  senior: 'a senior job, for people with many years of experience',
  lead: 'a lead job, for people with many years of experience',
  manager: 'a management job, for people with years of experience',
};

/** A remote job for someone who prefers a place. */
export const remoteElsewhere = 10;

/** Where the job is: all of it at a preferred place or where none is preferred, some for remote work done from there. */
const placePart = ({ places }: Candidate, job: Scorable): Part => {
  if (places.length === 0) return { points: weights.place, text: 'No place preferred.', evidence: [] };
  const place = places.find(({ label, keys: own }) => label !== 'Remote' && own.some((key) => job.placeKeys.includes(key)));
  if (place)
    return {
      points: weights.place,
      text: place.asked ? `It is in ${place.label}.` : `It is in ${place.label}, a place you prefer.`,
      evidence: [...posting(...namesOf(place.label, job)), ...(place.asked ? profile('Asked for this place') : factsOf([place]))],
    };
  const remote = places.find(({ label, keys: own }) => label === 'Remote' || own.includes('remote'));
  if (job.remote && remote)
    return {
      points: weights.place,
      text: `It can be done remotely, ${remote.asked ? 'as you asked' : 'which you prefer'}.`,
      evidence: [...tellingRemote(job), ...factsOf([remote])],
    };
  const named = places.slice(0, 3);
  const preferred = listed(named.map(nameOf), 'or');
  const wish = named.some(({ asked }) => asked) ? 'asked for' : 'prefer';
  if (job.remote)
    return {
      points: remoteElsewhere,
      text: `It can be done remotely, so from ${wish === 'prefer' ? preferred : 'a place you asked for'} too.`,
      evidence: [...tellingRemote(job), ...factsOf(named)],
    };
  const where = job.locations.length === 0 ? 'It does not say where' : `It is in ${listed(job.locations.slice(0, 2))}`;
  return {
    points: 0,
    text: `${where}; you ${wish} ${preferred}.`,
    evidence: [...posting(...job.locations.slice(0, 2)), ...factsOf(named)],
  };
};

/** The posting's names of a place: those that hold its name, else the first ones, for "New York" covers "Brooklyn, NY". */
function namesOf(label: string, { locations }: Scorable): readonly string[] {
  const named = locations.find((one) => fold(one).includes(fold(label)));
  return named === undefined ? locations.slice(0, 2) : [named];
}

/** The posting's own words for remote work: a place, else a sentence, else all it says of its places. */
function tellingRemote({ title, locations, description }: Scorable): Evidence[] {
  const label = [...locations, title].find((one) => remotely.test(one));
  if (label !== undefined) return posting(label);
  const line = description.split('\n').find((one) => remotely.test(one)) ?? '';
  const sentence = [...sentencesOf(line)].find(({ text }) => remotely.test(text))?.text;
  return posting(...(sentence === undefined ? locations.slice(0, 2) : [clip(sentence, sentence.search(remotely))]));
}

const remotely = /\b(?:remote(?:ly)?|work from home|telework|telecommut)/i;

const factsOf = (places: Candidate['places']): Evidence[] =>
  profile(...places.map((place) => `${place.asked ? 'Asked for' : 'Prefers'} ${nameOf(place)}`));

/** In a sentence on a job that is not there. */
function nameOf({ label, asked }: Candidate['places'][number]): string {
  if (label === 'Remote') return 'remote work';
  return asked ? 'another place' : label;
}

type Sought = 'internships' | 'full-time work';
