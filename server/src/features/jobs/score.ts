import { jobTypes, type Level, levels, type Match } from '@alive/contract/jobs.ts';
import { tellingWords, evidenceIn } from './evidence.ts';
import { gateOf, type GatedJob, type GateStudent } from './gate.ts';

/**
 * The most each part of the score can give; together 100.
 * Role leads because a job of another kind is no match however well the rest fits. Skills come next: they are what the posting
 * itself asks for, so a hit is evidence and not a guess. Level decides whether the student can be hired at all this year, yet an early or
 * late application is sometimes taken. Place weighs least, being what students most often give up for the right job.
 * What rules a student out altogether is no part of the sum: see `gateOf`.
 */
export const weights = { role: 40, skills: 25, level: 20, place: 15 } as const;

/**
 * How well a job fits a student: 0–100, the sum of its four parts, each with its evidence. A pure function of its arguments.
 * A posting with fewer than 200 characters of text gets null and no parts. `today` places the student before or after graduation.
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

// Points of the role part. A company the student named adds to any of them, up to the part's 40.
const rolePoints = { asked: 38, target: 36, titled: 34, major: 28, askedKind: 22, targetKind: 20, majorKind: 14, none: 0 } as const;
const companyPoints = 8;

function rolePart({ roles, companies, major }: Candidate, job: Scorable): Part {
  const best = roles.map((wanted) => nearness(wanted, job)).reduce((a, b) => (b.points > a.points ? b : a), unrelated(roles, major));
  const company = companies.find((name) => sameCompany(name, job.companyName));
  const text = company === undefined ? best.text : `${best.text} And ${job.companyName} is a company you named.`;
  return { points: Math.min(weights.role, best.points + (company === undefined ? 0 : companyPoints)), text };
}

function nearness({ name, role, function: kind, from }: WantedRole, job: Scorable): Part {
  const source = from === 'asked' ? 'which you asked for' : from === 'target' ? 'a role you named' : 'a usual step from your major';
  if (role !== null && role === job.role) return { points: rolePoints[from], text: `${job.role} is ${from === 'asked' ? 'what you asked for' : source}.` };
  const title = new Set(tellingWords(job.title));
  const words = tellingWords(name);
  if (from !== 'major' && words.length > 0 && words.every((word) => title.has(word))) return { points: rolePoints.titled, text: `Its title says ${name}, ${source}.` };
  if (kind !== null && kind === job.function) return { points: rolePoints[`${from}Kind`], text: `It is ${kind} work, like ${name}, ${source}.` };
  return { points: rolePoints.none, text: '' };
}

function unrelated(roles: readonly WantedRole[], major: string | null): Part {
  const named = roles.filter(({ from }) => from !== 'major').map(({ name }) => name);
  const text =
    named.length > 0 ? `It is another kind of work than ${listed(named.slice(0, 3))}.`
    : roles.length > 0 ? `It is not a usual step from ${major ?? 'your major'}, and you have named no role yet.`
    : 'You have named no role yet.';
  return { points: rolePoints.none, text };
}

const sameCompany = (named: string, company: string): boolean => ` ${company.toLowerCase()} `.includes(` ${named.trim().toLowerCase()} `) && named.trim() !== '';

// Share of the skills part by evidence: two for a phrase found whole, one for a part of one or for the student's major.
const skillShares = [0, 0.32, 0.6, 0.72, 0.84, 0.92, 1] as const;

function skillsPart({ interests, major }: Candidate, job: Scorable): Part {
  const found = evidenceIn(job.description, interests);
  const studied = major === null ? undefined : evidenceIn(job.description, [major]).find(({ whole }) => whole);
  const weight = found.reduce((sum, { whole }) => sum + (whole ? 2 : 1), 0) + (studied ? 1 : 0);
  const quote = (found.find(({ whole }) => whole) ?? found[0] ?? studied)?.quote;
  const points = Math.round(weights.skills * (skillShares[Math.min(weight, skillShares.length - 1)] ?? 0));
  if (quote === undefined) return { points, text: interests.length > 0 ? 'The posting speaks of nothing you named as your interests.' : 'You have named no interests yet.' };
  const interest = found.length > 0 ? `The posting speaks of ${listed(found.slice(0, 4).map(({ phrase }) => phrase))}, which you named.` : '';
  return { points, text: [interest, studied ? `It asks for ${major}, your major.` : ''].filter(Boolean).join(' '), quote };
}

function levelPart(student: Candidate, { level }: Scorable, today: Date): Part {
  const what = levelNames[level];
  const { graduationYear } = student;
  const months = monthsToGraduation(student, today);
  const points = months === null ? (isBeyondEntry(level) ? 4 : 12) : levelPoints(level, months);
  const when = months === null ? 'your graduation year is not known' : months > 0 ? `you graduate in ${graduationYear}` : `you graduated in ${graduationYear}`;
  const sought = soughtKind(student);
  if (sought === null || (sought === 'internships') === (level === 'internship')) return { points, text: `It is ${what}, and ${when}.` };
  return { points: Math.floor(points / 2), text: `It is ${what}, while you look for ${sought}; ${when}.` };
}

/** The levels whose jobs a student can be hired for now and looks for. */
export const fittingLevels = (student: Candidate, today: Date): Level[] => {
  const months = monthsToGraduation(student, today);
  const sought = soughtKind(student);
  return levels.filter(
    (level) => (months === null ? !isBeyondEntry(level) : levelPoints(level, months) >= fitting) && (sought === null || (sought === 'internships') === (level === 'internship')),
  );
};

const fitting = 12;

const isBeyondEntry = (level: Level): boolean => !jobTypes.some((type) => type === level);

/** null: both, or neither was said. */
function soughtKind({ lookingFor }: Candidate): 'internships' | 'full-time work' | null {
  const internships = lookingFor.includes('Internships');
  if (internships === lookingFor.includes('Full Time')) return null;
  return internships ? 'internships' : 'full-time work';
}

const monthsToGraduation = ({ graduationYear }: Candidate, today: Date): number | null =>
  graduationYear === null ? null : (graduationYear - today.getUTCFullYear()) * 12 + graduationMonth - today.getUTCMonth();

/** June: where most students finish. */
const graduationMonth = 5;

/** `months` until graduation, negative after it. New-graduate hiring runs about a year ahead of graduation and a year and a half after it. */
function levelPoints(level: Level, months: number): number {
  switch (level) {
    case 'internship':
      return months >= 3 ? 20 : months >= 0 ? 8 : 2;
    case 'new_grad':
      return months > 26 ? 3 : months > 14 ? 10 : months >= -18 ? 20 : 8;
    case 'entry_level':
      return months > 26 ? 3 : months > 14 ? 8 : months > 0 ? 17 : 20;
    case 'mid':
      return months <= -24 ? 12 : 2;
    default:
      return months <= -60 ? 8 : 0;
  }
}

const levelNames: Record<Level, string> = {
  internship: 'an internship',
  new_grad: 'a job for new graduates',
  entry_level: 'an entry-level job',
  mid: 'a job for people with a few years of experience',
  senior: 'a senior job',
  lead: 'a lead job',
  manager: 'a management job',
};

const remoteElsewhere = 10;

function placePart({ places }: Candidate, job: Scorable): Part {
  if (places.length === 0) return { points: weights.place, text: 'No place preferred.' };
  const place = places.find(({ label, keys }) => label !== 'Remote' && keys.some((key) => job.placeKeys.includes(key)));
  if (place) return { points: weights.place, text: `It is in ${place.label}, a place you prefer.` };
  if (job.remote && places.some(({ label }) => label === 'Remote')) return { points: weights.place, text: 'It can be done remotely, which you prefer.' };
  const preferred = listed(places.slice(0, 3).map(({ label }) => label), 'or');
  if (job.remote) return { points: remoteElsewhere, text: `It can be done remotely, so from ${preferred} too.` };
  const where = job.locations.length === 0 ? 'It does not say where' : `It is in ${listed(job.locations.slice(0, 2))}`;
  return { points: 0, text: `${where}; you prefer ${preferred}.` };
}

const listFormats = { and: new Intl.ListFormat('en', { type: 'conjunction' }), or: new Intl.ListFormat('en', { type: 'disjunction' }) };
const listed = (items: readonly string[], word: 'and' | 'or' = 'and'): string => listFormats[word].format(items);

interface Part {
  points: number;
  text: string;
  quote?: string;
}

/** A student as the score sees them: everything read out of their words beforehand. */
export interface Candidate extends GateStudent {
  major: string | null;
  graduationYear: number | null;
  lookingFor: readonly string[];
  /** Roles asked for now, named in the profile, or, where neither is, typical of the major. */
  roles: readonly WantedRole[];
  /** Companies named in the profile. */
  companies: readonly string[];
  interests: readonly string[];
  /** Preferred places; a job is there when it holds any of the keys. */
  places: readonly { label: string; keys: readonly string[] }[];
}

export interface WantedRole {
  /** As the student says it. */
  name: string;
  /** Normalised, as in a job; null when nothing was made of the name. */
  role: string | null;
  function: string | null;
  from: 'asked' | 'target' | 'major';
}

export interface Scorable extends GatedJob {
  title: string;
  companyName: string;
  description: string;
  role: string | null;
  function: string | null;
  level: Level;
  locations: readonly string[];
  placeKeys: readonly string[];
  remote: boolean;
}
