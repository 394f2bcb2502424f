import { type Evidence, laterLevels, type Level, type Match } from '@alive/contract/jobs.ts';
import { majorsIn } from '@alive/language/lexicon/majors.ts';
import { lacksClearance } from '#job-index/musts.ts';
import { levelOf } from '@alive/language/titles/levels.ts';
import { unitedStatesRegions } from '@alive/language/places/countries.ts';
import { yearsAsked } from '@alive/language/titles/years-asked.ts';
import { sentencesOf } from '@alive/language/text/sentences.ts';
import { fold } from '@alive/language/text/text.ts';
import { lineOf } from './asked-skills.ts';
import type { Candidate } from './candidate.ts';
import { clip, evidenceIn, readPosting, wordsOfThing } from './evidence.ts';
import { gateOf } from './gate.ts';
import { listed, type Part, posting, profile, resume as onResume, type Scorable, weights } from './part.ts';
import { rolePart } from './score-role.ts';
import * as copy from './copy.ts';

/**
 * How well a job fits a student: 0–100, the sum of its four parts, each with its evidence. A pure function of its arguments.
 * A posting with fewer than 200 characters of text gets null, and the parts that its title, occupation, level and places tell.
 * `today` places the student before or after graduation. What rules the student out altogether is no part of the sum: see `gateOf`.
 */
export const score = (student: Candidate, job: Scorable, today: Date): Scored => {
  const reasons = [
    reason('role', rolePart(student, job)),
    reason('skills', skillsPart(student, job)),
    reason('level', levelPart(student, job, today)),
    reason('place', placePart(student, job)),
  ];
  const match: Match = { score: isThin(job) ? null : pointsOf(reasons), reasons, gate: gateOf(student, job) };
  return pastYear(job, today) === null ? match : { ...match, isOver: true };
};

/** What a job is ranked by: its score, or where it has none what is known of it. What is over comes after all that is not. */
export const sumOf = ({ reasons, isOver }: Scored): number => pointsOf(reasons) - (isOver === true ? mostPoints : 0);

const pointsOf = (reasons: Match['reasons']): number => reasons.reduce((sum, { points }) => sum + points, 0);
const mostPoints = 100;

const reason = (kind: keyof typeof weights, part: Part): Match['reasons'][number] => ({ kind, max: weights[kind], ...part });
const isThin = ({ description }: Scorable): boolean => description.trim().length < leastText;
const leastText = 200;

/** The points of the skills part by the weights of all that was found: one rare thing found whole gives 15, two 21, three 23. */
export const skillPoints = (weight: number): number => Math.round(weights.skills * (1 - Math.exp(-0.9 * weight)));

/** What a thing found whole weighs by its rarest word: 1 where hardly a posting holds that, 0.3 where two in five do. */
export const rarityOf = (words: readonly string[], shares: Candidate['shares']): number =>
  Math.max(0.3, ...words.map((word) => Math.min(1, -Math.log2(shares?.get(word) ?? 0) / 8)));

function skillsPart({ interests, skills, commonplace, major, shares, resume }: Candidate, job: Scorable): Part {
  const sentences = job.sentences?.() ?? readPosting(job.description);
  const majors = major === null ? [] : majorsIn(major);
  const own = [...interests, ...skills];
  const all = evidenceIn(sentences, [...new Set([...own, ...majors])], job.title, { majors, skills: job.skills });
  const named = new Set(resume == null ? [] : job.skills.map(fold));
  const isAsked = (phrase: string) => named.has(fold(phrase));
  const mentioned = all.filter(({ phrase }) => own.includes(phrase));
  // What its list of skills names counts as well where its text does not say it, or is not there.
  const listedOnly = skills.filter(
    (phrase) => lineOf(phrase, resume) !== null && isAsked(phrase) && !mentioned.some((one) => one.phrase === phrase),
  );
  const found = [...mentioned, ...listedOnly.map((phrase) => ({ phrase, words: wordsOfThing(phrase), whole: true, times: 1, quote: '' }))];
  const studied = all.find(({ phrase, whole }) => majors.includes(phrase) && whole && !own.includes(phrase));
  const weight = found.reduce((sum, one) => sum + weightOf(one, shares), studied ? 0.4 : 0);
  const points = skillPoints(weight);
  const quoted = [...found.filter(({ whole }) => whole), ...found.filter(({ whole }) => !whole), ...(studied ? [studied] : [])];
  const [first] = quoted;
  if (first === undefined) return { points, ...nothingFound({ interests: own, commonplace }, isThin(job)) };
  const isHad = ({ phrase }: { phrase: string }) => skills.includes(phrase) && !interests.includes(phrase);
  const liked = found.filter((one) => !isHad(one));
  const [asked, other] = split(found.filter(isHad), ({ phrase }) => lineOf(phrase, resume) !== null && isAsked(phrase));
  const [shown, had] = split(other, ({ phrase }) => lineOf(phrase, resume) !== null);
  const mentions = [
    ...(liked.length === 0 ? [] : [copy.skills.named(liked.slice(0, 4).map(saidOf))]),
    ...(had.length === 0 ? [] : [copy.skills.had(had.slice(0, 4).map(saidOf))]),
    ...(shown.length === 0 ? [] : [copy.skills.onResume(shown.slice(0, 4).map(saidOf))]),
  ];
  const lines = found.flatMap(({ phrase }) => lineOf(phrase, resume) ?? []);
  const text = [
    mentions.length > 0 ? copy.skills.mentions(mentions) : '',
    asked.length > 0 ? copy.skills.asks(asked.slice(0, 4).map(({ phrase }) => phrase)) : '',
    studied ? copy.skills.asksMajor(studied.phrase) : '',
  ];
  return {
    points,
    text: text.filter(Boolean).join(' '),
    ...(first.quote !== '' && job.description.includes(first.quote) && { quote: first.quote }),
    evidence: [
      ...posting(...new Set(quoted.slice(0, mostQuoted).map(({ quote }) => quote))),
      ...profile(
        ...found
          .filter((one) => !isHad(one) || lineOf(one.phrase, resume) === null)
          .slice(0, 4)
          .map((one) => (isHad(one) ? copy.fact.has(one.phrase) : copy.fact.named(one.phrase))),
        ...(studied ? [copy.fact.major(major ?? '')] : []),
      ),
      ...onResume(...[...new Set(lines)].slice(0, mostQuoted)),
    ],
  };
}

const split = <T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] => [all.filter(holds), all.filter((one) => !holds(one))];

const saidOf = ({ phrase, whole, times }: ReturnType<typeof evidenceIn>[number]): string => copy.skills.mention(phrase, whole, times);

const weightOf = ({ whole, words, times }: ReturnType<typeof evidenceIn>[number], shares: Candidate['shares']): number =>
  rarityOf(words, shares) * (whole ? 1 : 0.5) * (1 + 0.1 * Math.min(times - 1, 4));

const mostQuoted = 3;

function nothingFound({ interests, commonplace }: Pick<Candidate, 'interests' | 'commonplace'>, thin: boolean): Omit<Part, 'points'> {
  const named = interests.length > 0 ? interests : commonplace;
  const evidence = profile(...named.slice(0, 3).map((phrase) => copy.fact.named(phrase)));
  if (named.length === 0) return { text: copy.skills.none, evidence };
  if (thin) return { text: copy.skills.noText, evidence };
  return interests.length > 0
    ? { text: copy.skills.notMentioned(interests.slice(0, 3)), evidence }
    : { text: copy.skills.commonplace(commonplace.slice(0, 3)), evidence };
}

/** Whether the student can be hired at this level now, by the months to their graduation; half of it when they look for the other kind. */
const levelPart = (student: Candidate, job: Scorable, today: Date): Part => {
  const { level } = job;
  const { graduationYear } = student;
  const months = monthsToGraduation(student, today);
  const sought = soughtKind(student);
  const points = levelPoints(student, level, today);
  const when = months === null || graduationYear === null ? null : copy.level.graduates(graduationYear, months <= 0);
  const said =
    sought !== null && isOther(level, sought)
      ? copy.level.other(copy.levelNames[level], copy.seeking[sought])
      : level === 'unspecified'
        ? copy.level.unstated(when)
        : copy.level.fits(copy.levelNames[level], when, points);
  const closed = notForThem(student, job, today, when);
  return {
    points: closed === null ? points : 0,
    text: closed?.text ?? said,
    ...(closed?.quote != null && { quote: closed.quote }),
    evidence: [
      ...(closed?.quote == null ? tellingLevel(job) : posting(closed.quote)),
      ...(months === null || graduationYear === null ? [] : profile(copy.fact.graduates(graduationYear, months <= 0))),
      ...(sought === null ? [] : profile(copy.fact.seeks(copy.seeking[sought]))),
    ],
  };
};

/** Why a posting that rules nobody out by a must is not for this student now, with its sentence; null where nothing says so. */
function notForThem(student: Candidate, job: Scorable, today: Date, when: string | null): { text: string; quote: string | null } | null {
  const past = pastYear(job, today);
  if (past !== null) return { text: copy.level.over(past), quote: null };
  if (when !== null && outsideOf(job, student.graduationYear))
    return { text: copy.level.window(windowOf(job), when), quote: job.graduationQuote };
  if (job.clearance === 'held' && lacksClearance(student)) return { text: copy.level.clearance, quote: job.clearanceQuote };
  return null;
}

/** The year of an internship whose title names only years that are over; null for others. */
function pastYear({ level, title }: Scorable, today: Date): number | null {
  const years = level === 'internship' ? (title.match(/\b20\d\d\b/g) ?? []).map(Number) : [];
  const last = Math.max(...years);
  return years.length > 0 && last < today.getUTCFullYear() ? last : null;
}

/** Whether a posting that says when its candidates graduate leaves this year out. */
const outsideOf = ({ graduationFrom, graduationTo }: Scorable, year: number | null): boolean =>
  year !== null && ((graduationFrom !== null && year < graduationFrom) || (graduationTo !== null && year > graduationTo));

/** "in 2027", "between 2026 and 2028", "in 2027 or later". */
function windowOf({ graduationFrom: from, graduationTo: to }: Scorable): string {
  if (from !== null && to !== null) return copy.level.between(from, to);
  return from === null ? copy.level.until(to ?? 0) : copy.level.from(from);
}

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
  return internships ? 'internships' : 'fullTime';
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

/**
 * The points of the place part elsewhere than at a preferred place, by what the two have in common, or where the work can be done remotely.
 * A place that is one of several gives one less, of more than five two less.
 */
export const placePoints = { area: 12, remote: 10, state: 7, region: 4, country: 2 } as const;

/** Where the job is, by how near that is to a preferred place. */
const placePart = ({ places }: Candidate, job: Scorable): Part => {
  if (places.length === 0) return { points: weights.place, text: copy.place.none, evidence: [] };
  const place = places.find(({ label, keys: own }) => label !== 'Remote' && own.some((key) => job.placeKeys.includes(key)));
  const count = job.locations.length;
  const spread = count > 5 ? 2 : count > 1 ? 1 : 0;
  if (place) {
    return {
      points: weights.place - spread,
      text: copy.place.in(place.label, place.asked, count),
      evidence: [...posting(...namesOf(place.label, job)), ...(place.asked ? profile(copy.fact.askedPlace) : factsOf([place]))],
    };
  }
  const remote = places.find(({ label, keys: own }) => label === 'Remote' || own.includes('remote'));
  if (job.remote && remote)
    return {
      points: weights.place,
      text: copy.place.remote(remote.asked),
      evidence: [...tellingRemote(job), ...factsOf([remote])],
    };
  const named = places.slice(0, 3);
  const isAsked = named.some(({ asked }) => asked);
  const near = nearest(places, job);
  if (job.remote && near?.kind !== 'area')
    return {
      points: placePoints.remote,
      text: copy.place.remoteFrom(isAsked ? copy.place.askedFor : listed(wishedOf(named), 'or')),
      evidence: [...tellingRemote(job), ...factsOf(named)],
    };
  const where = job.locations.slice(0, 2);
  if (near === null || near.kind === 'country')
    return {
      points: near === null ? 0 : placePoints.country - spread,
      text: copy.place.elsewhere(where, wishedOf(named, where.length === 0), isAsked),
      evidence: [...posting(...job.locations.slice(0, 2)), ...factsOf(named)],
    };
  return {
    points: placePoints[near.kind] - spread,
    text: copy.place.near(where, count, near.kind, near.place.label),
    evidence: [...posting(...job.locations.slice(0, 2)), ...factsOf([near.place])],
  };
};

/** The preferred place that has most in common with where the job is. */
function nearest(places: Candidate['places'], { placeKeys }: Scorable): { kind: Outer; place: Candidate['places'][number] } | null {
  for (const kind of ['area', 'state', 'region', 'country'] as const)
    for (const place of places)
      if (place.around?.some((key) => outerKinds[kind].test(key) && placeKeys.includes(key))) return { kind, place };
  return null;
}

/** The kind of a key, see `placeKeys` of the language; parts of the world are wider than a country. */
export const outerKinds = {
  area: /^metro-/,
  state: /^[a-z]{2}-[a-z0-9]{2,3}$/,
  region: new RegExp(`^(?:${unitedStatesRegions.map(({ key }) => key).join('|')})$`),
  country: /^[a-z]{2}$/,
} as const;
type Outer = keyof typeof outerKinds;

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
  profile(...places.map((place) => (place.asked ? copy.fact.askedWhere : copy.fact.prefers)(nameOf(place))));

/** Places in a sentence on a job that is at none of them, or that does not say where it is. */
const wishedOf = (places: Candidate['places'], isSilent = false): string[] => [...new Set(places.map((one) => nameOf(one, isSilent)))];

function nameOf({ label, asked }: Candidate['places'][number], isSilent = false): string {
  if (label === 'Remote') return copy.place.remoteWork;
  return asked ? (isSilent ? copy.place.certain : copy.place.another) : label;
}

type Sought = keyof typeof copy.seeking;

export interface Scored extends Match {
  /** An internship of a year that is past. */
  isOver?: true;
}
