import { isEmployer, isListedCompany, isRareName, nextIsCompany } from './company-signs.ts';
import { around, type Context, employerLeads, isCapital, jobHeads, placeLeads, set } from './context.ts';
import { isEmpty } from '../text/english.ts';
import type { Match } from '../text/phrases.ts';
import {
  commonShort,
  isCode,
  isCodeAdjacentToWork,
  isCodeListed,
  isListedPlace,
  isNamedPlace,
  isTownAdjacentToTitle,
  notCodes,
  ordinaryShort,
} from './place-signs.ts';
import type { Word } from '../text/text.ts';
import type { Entry, Guard, Meaning } from '../entities/types.ts';
import { wordSet } from '../tables/tables.ts';

/** The meaning that the words around a match speak for, or null when it is only an ordinary word there. */
export function choose(context: Context, index: number, last: Meaning | null): Entry | null {
  const match = context.matches[index];
  if (match === undefined) return null;
  const allowed = match.values.filter((entry) => isMeant(entry, context, index, last));
  const of = (kind: Meaning['kind']) => allowed.find((entry) => entry.meaning?.kind === kind);
  const { before, beforeLast, after } = around(context, match);
  // "A music company" is no study.
  const major = industryHeads.has(after) && !isStudied(before, beforeLast, after) ? undefined : of('major');
  if (major !== undefined && isStudied(before, beforeLast, after)) return major;
  const school = of('school');
  if (school !== undefined && (isAttended(before, beforeLast, after) || last?.kind === 'school')) return school;
  const skill = of('skill');
  if (skill !== undefined && (last?.kind === 'skill' || skillLeads.has(before)) && !employerLeads.has(before)) return skill;
  const company = of('company');
  if (company !== undefined && (isEmployer(context, match) || nextIsCompany(context, index) || isListedCompany(context, match, last)))
    return company;
  // "Working in PR" is work, "living in PR" a place.
  const isWork = before === 'in' && workIn.has(beforeLast) && (of('role') ?? of('function')) !== undefined;
  const place = isWork ? undefined : placeOf(allowed, context, index);
  if (place !== undefined && (last?.kind === 'place' || placeLeads.has(before))) return place;
  if (industryHeads.has(after)) {
    const industry = of('industry')?.meaning ?? industryOf(of('function'));
    if (industry?.kind === 'industry') return { meaning: industry, certainty: 1, guard: 'none' };
  }
  return (
    order.map((kind) => (kind === 'place' ? place : kind === 'major' ? major : of(kind))).find((entry) => entry !== undefined) ??
    allowed.find((entry) => entry.meaning === null) ??
    null
  );
}

/** "LA" is the city; after the comma of a town nobody knows ("Houma, LA") it is the state. */
function placeOf(allowed: readonly Entry[], context: Context, index: number): Entry | undefined {
  const from = context.matches[index]?.from ?? 0;
  const places = allowed.filter((entry) => entry.meaning?.kind === 'place');
  const state = places.find((entry) => entry.meaning?.kind === 'place' && entry.meaning.place.city === null);
  const town = context.words[from - 1];
  const known = context.matches[index - 1]?.to === from;
  const follows = isCapital(town) && !known && context.words[from]?.gap.startsWith(',') === true;
  return follows ? (state ?? places[0]) : places[0];
}

function industryOf(entry: Entry | undefined): Meaning | undefined {
  const meaning = entry?.meaning;
  return meaning?.kind === 'function' && meaning.industry !== undefined ? { kind: 'industry', industry: meaning.industry } : undefined;
}

function isMeant(entry: Entry, context: Context, index: number, last: Meaning | null): boolean {
  const match = context.matches[index];
  if (match === undefined) return false;
  const { before, beforeLast, after, first, last: end } = around(context, match);
  const whole = match.from === 0 && match.to === context.words.length;
  const capitals = first !== undefined && isCapitals(first.raw) && !context.shouting;
  const isCompany = entry.meaning?.kind === 'company';
  // "The director's cut", "a manager's special".
  if (entry.meaning?.kind === 'level' && /['’]s$/i.test(end?.raw ?? '') && first?.text !== 'intern') return false;
  // "A college student" works at none, nor who goes to a college.
  if (
    first?.text === 'a' &&
    entry.meaning?.kind === 'industry' &&
    (studyHeads.has(after) || before === 'to' || /^(?:am|im|is)$/.test(beforeLast))
  )
    return false;
  // "Running a dc", "an or nurse": letters with an article before them are no place; "the dc area" is one.
  const isOne = before === 'a' || before === 'an' || (before === 'the' && !/^(?:area|metro|region|suburbs)$/.test(after));
  if (entry.meaning?.kind === 'place' && isOne && !capitals && /^\p{Ll}{2}$/u.test(first?.raw ?? '') && match.to === match.from + 1)
    return false;
  // "20 hrs a week".
  if (/^hrs?$/.test(first?.text ?? '') && /^\d/.test(before)) return false;
  const meant: Record<Guard, () => boolean> = {
    none: () => true,
    major: () => isStudied(before, beforeLast, after),
    skill: () => last?.kind === 'skill' || skillLeads.has(before) || (isCapital(first) && listsSkill(context, index)) || whole,
    rung: () => isRung(context, index, before, after),
    // "5 PM" is a time.
    capitals: () =>
      !/^\d/.test(before) &&
      (capitals || whole || isAsked(before, after, first) || (isCompany && (employerLeads.has(before) || last?.kind === 'company'))),
    code: () =>
      isCode(context, match, whole, capitals) ||
      isCodeAdjacentToWork(context, index) ||
      isCodeListed(context, index) ||
      // "NY only".
      (!ordinaryShort.has(first?.text ?? '') && isSparse(context, match)) ||
      (last?.kind === 'place' && isListedPlace(context, match)),
    school: () =>
      isAttended(before, beforeLast, after) || last?.kind === 'school' || (match.values.length === 1 && /^(?:at|from|of)$/.test(before)),
    rare: () => isCapital(first) || whole || isRareName(context, index, last),
    short: () =>
      (!/^\d/.test(before) && capitals && !notCodes.has(first?.text ?? '')) ||
      whole ||
      isAsked(before, after, first) ||
      isSparse(context, match),
    word: () =>
      whole ||
      (!isCompany && isTownAdjacentToTitle(context, index)) ||
      (isCompany ? isEmployer(context, match) || last?.kind === 'company' || nextIsCompany(context, index) : isNamedPlace(context, match)),
  };
  return meant[entry.guard]();
}

/** "PM", and "PMs". */
const isCapitals = (raw: string) => raw === raw.toUpperCase() || /^[A-Z]{2,5}s$/.test(raw);

/** "pm jobs", "as a ba intern". */
function isAsked(before: string, after: string, first: Word | undefined): boolean {
  return jobHeads.has(after) && (roleLeads.has(before) || !ordinaryShort.has(first?.text ?? '') || (before === '' && first?.text === 'it'));
}

/** "a biology major", "studying history", "degree in nursing". */
function isStudied(before: string, beforeLast: string, after: string): boolean {
  return studyHeads.has(after) || studyLeads.has(before) || (before === 'in' && studyLeads.has(beforeLast));
}

/** "Dartmouth people", "went to Oregon", "Brown alumni". */
const isAttended = (before: string, beforeLast: string, after: string): boolean =>
  graduates.has(after) ||
  attending.has(before) ||
  (before === 'to' && attending.has(beforeLast)) ||
  (before === 'from' && beforeLast === 'graduated');
const graduates = set('alumni alum alums alumnus alumna alumnae grad grads graduate graduates people folks student students');
const attending = set('attended went go goes gone attend attending attends');

const persons = set('someone somebody anyone anybody');

/** "senior engineer", "junior roles", "someone senior"; not "I'm a senior". */
function isRung(context: Context, index: number, before: string, after: string): boolean {
  if (studentLeads.has(before)) return false;
  const match = context.matches[index];
  const next = context.matches[index + 1];
  const follows =
    next !== undefined &&
    next.from === match?.to &&
    next.values.some((entry) => ['role', 'function', 'skill', 'industry'].includes(entry.meaning?.kind ?? '') || entry.guard === 'rung');
  const closes =
    context.brief &&
    match !== undefined &&
    match.to === context.words.length &&
    /^experienced|^seasoned/.test(context.words[match.from]?.text ?? '');
  return follows || closes || jobHeads.has(after) || degreeWords.has(before) || persons.has(before);
}

/** Nothing else in a short request but places, employers' kinds and words that carry no wish. */
function isSparse({ words, matches, brief }: Context, match: Match<Entry>): boolean {
  const first = words[match.from];
  if (!brief || words.length > 8 || first === undefined || commonShort.has(first.text) || first.text === 'am' || first.text === 'ea')
    return false;
  const covered = new Set<number>();
  for (const other of matches)
    if (other.values.some((entry) => sparseKinds.has(entry.meaning?.kind ?? '')))
      for (let at = other.from; at < other.to; at++) covered.add(at);
  return words.every(
    (word, at) => (at >= match.from && at < match.to) || covered.has(at) || isEmpty(word.text) || coverWords.has(word.text),
  );
}

function listsSkill(context: Context, index: number): boolean {
  const next = context.matches[index + 1];
  const match = context.matches[index];
  return (
    next !== undefined && match !== undefined && next.from - match.to <= 1 && next.values.some((entry) => entry.meaning?.kind === 'skill')
  );
}

const sparseKinds = new Set(['place', 'level', 'employerKind', 'experience', 'company', 'industry']);
const order = [
  'level',
  'remote',
  'clearance',
  'function',
  'role',
  'place',
  'employerKind',
  'industry',
  'skill',
  'sponsorship',
  'company',
  'major',
  'school',
  'year',
  'season',
  'experience',
  'limit',
] as const;
const workIn = set('work working works worked job jobs career careers role roles interested people internships');
const studyHeads = wordSet('study nouns');
const studyLeads = set('studying study studied major majoring majored degree minor minoring bachelors masters ba bs bsc ma ms phd doing');
const industryHeads = wordSet('industry nouns');
const coverWords = set('covering greater metro area');
const skillLeads = set('using use know know knows with learn learning skills skill experience proficient fluent speak speaks code coding');
const roleLeads = set('as a an be become becoming');
const degreeWords = set('anything something nothing too not isnt arent is are');
const studentLeads = set('rising a im am college university');

/** A match with its meaning; words `from` to `to`, characters `start` to `end`, ends exclusive. */
export interface Chosen {
  from: number;
  to: number;
  start: number;
  end: number;
  meaning: Entry['meaning'];
  certainty: number;
  /** Marks of one family make a list. */
  family: string;
}
