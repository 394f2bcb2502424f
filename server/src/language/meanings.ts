import type { Match } from './phrases.ts';
import type { Word } from './text.ts';
import type { Meaning } from './types.ts';
import type { Entry, Guard } from './entry.ts';

/** The meaning that the words around a match speak for, or null when it is only an ordinary word there. */
export function choose(context: Context, index: number, last: Meaning | null): Entry | null {
  const match = context.matches[index];
  if (match === undefined) return null;
  const allowed = match.values.filter((entry) => isMeant(entry, context, index, last));
  const of = (kind: Meaning['kind']) => allowed.find((entry) => entry.meaning?.kind === kind);
  const { before, beforeLast, after } = around(context, match);
  const major = of('major');
  if (major !== undefined && isStudied(before, beforeLast, after)) return major;
  const skill = of('skill');
  if (skill !== undefined && (last?.kind === 'skill' || skillLeads.has(before)) && !employerLeads.has(before)) return skill;
  const company = of('company');
  if (company !== undefined && isEmployer(context, match)) return company;
  const place = placeOf(allowed, context, match);
  if (place !== undefined && (last?.kind === 'place' || placeLeads.has(before))) return place;
  if (industryHeads.has(after)) {
    const industry = of('industry')?.meaning ?? industryOf(of('function'));
    if (industry?.kind === 'industry') return { meaning: industry, certainty: 1, guard: 'none' };
  }
  return (
    order.map((kind) => (kind === 'place' ? place : of(kind))).find((entry) => entry !== undefined) ??
    allowed.find((entry) => entry.meaning === null) ??
    null
  );
}

/** "LA" is the city; after the comma of a town nobody knows ("Houma, LA") it is the state. */
function placeOf(allowed: readonly Entry[], context: Context, match: Match<Entry>): Entry | undefined {
  const places = allowed.filter((entry) => entry.meaning?.kind === 'place');
  const state = places.find((entry) => entry.meaning?.kind === 'place' && entry.meaning.place.city === null);
  const town = context.words[match.from - 1];
  const known = context.matches.some((other) => other.to === match.from);
  const follows = isCapital(town) && !known && context.words[match.from]?.gap.startsWith(',') === true;
  return follows ? (state ?? places[0]) : places[0];
}

function industryOf(entry: Entry | undefined): Meaning | undefined {
  const meaning = entry?.meaning;
  return meaning?.kind === 'function' && meaning.industry !== undefined ? { kind: 'industry', industry: meaning.industry } : undefined;
}

function isMeant(entry: Entry, context: Context, index: number, last: Meaning | null): boolean {
  const match = context.matches[index];
  if (match === undefined) return false;
  const { before, beforeLast, after, first } = around(context, match);
  const whole = match.from === 0 && match.to === context.words.length;
  const capitals = first !== undefined && first.raw === first.raw.toUpperCase() && !context.shouting;
  const isCompany = entry.meaning?.kind === 'company';
  const meant: Record<Guard, () => boolean> = {
    none: () => true,
    major: () => isStudied(before, beforeLast, after),
    skill: () => last?.kind === 'skill' || skillLeads.has(before) || (isCapital(first) && listsSkill(context, index)) || whole,
    rung: () => isRung(context, index, before, after),
    // "5 PM" is a time.
    capitals: () =>
      !/^\d/.test(before) &&
      (capitals || whole || isAsked(before, after, first) || (isCompany && (employerLeads.has(before) || last?.kind === 'company'))),
    code: () => isCode(context, match, whole, capitals) || (last?.kind === 'place' && isListed(context, match)),
    word: () =>
      whole ||
      (isCompany ? isEmployer(context, match) || last?.kind === 'company' || nextIsCompany(context, index) : isNamedPlace(context, match)),
  };
  return meant[entry.guard]();
}

/** "pm jobs", "as a ba intern". */
function isAsked(before: string, after: string, first: Word | undefined): boolean {
  return jobHeads.has(after) && (roleLeads.has(before) || !ordinaryShort.has(first?.text ?? ''));
}

/** "a biology major", "studying history", "degree in nursing". */
function isStudied(before: string, beforeLast: string, after: string): boolean {
  return studyHeads.has(after) || studyLeads.has(before) || (before === 'in' && studyLeads.has(beforeLast));
}

/** "senior engineer", "junior roles"; not "I'm a senior". */
function isRung(context: Context, index: number, before: string, after: string): boolean {
  if (studentLeads.has(before)) return false;
  const match = context.matches[index];
  const next = context.matches[index + 1];
  const follows =
    next !== undefined &&
    next.from === match?.to &&
    next.values.some((entry) => ['role', 'function', 'skill', 'industry'].includes(entry.meaning?.kind ?? ''));
  return follows || jobHeads.has(after);
}

/** A state's letters: in capitals, after a comma or a town, or after "in" where they are no English word. */
function isCode(context: Context, match: Match<Entry>, whole: boolean, capitals: boolean): boolean {
  const { before, first } = around(context, match);
  if (first === undefined) return false;
  if (first.raw.length === 2 && capitals && !notCodes.has(first.text)) return true;
  const follows = /,/.test(first.gap) && match.from > 0;
  if (capitals && (follows || placeLeads.has(before))) return true;
  const atEnd = match.to === context.words.length || /[,.;!?]/.test(context.words[match.to]?.gap ?? '');
  if (ordinaryShort.has(first.text) && !(whole && !commonShort.has(first.text)))
    return placeLeads.has(before) && atEnd && first.text !== 'in' && first.text !== 'or' && first.text !== 'me';
  return whole || placeLeads.has(before) || follows;
}

/** "NYC, LA, SF": one of a list of places, where its letters are no common word. */
function isListed(context: Context, match: Match<Entry>): boolean {
  const { first, after } = around(context, match);
  return (
    first !== undefined &&
    !commonShort.has(first.text) &&
    /^,|^\s*\/|^\s+$/.test(first.gap) &&
    (after === '' || after === 'or' || after === 'and')
  );
}

/** A town that is also a word: with its capital after "in", "near", "from". */
function isNamedPlace(context: Context, match: Match<Entry>): boolean {
  const { before, first } = around(context, match);
  return isCapital(first) && (placeLeads.has(before) || (match.from > 0 && /[,/]/.test(first?.gap ?? '')));
}

/** "at Target", "join block", "Apple's", "Visa internships", a capital inside a sentence. */
function isEmployer(context: Context, match: Match<Entry>): boolean {
  const { before, beforeLast, after, first, last } = around(context, match);
  if (employerLeads.has(before) || (before === 'for' && workVerbs.has(beforeLast))) return true;
  if (!isCapital(first) || context.shouting) return false;
  if (/['’]s$/i.test(last?.raw ?? '')) return true;
  if (articles.has(before) || targetNouns.has(after)) return false;
  if (capitalLeads.has(before) || jobHeads.has(after)) return true;
  const begins = match.from === 0 || /[.!?\n:]/.test(first?.gap ?? '');
  return !begins && /^\p{Ll}/u.test(context.words[match.from - 1]?.raw ?? '') && !placeLeads.has(before);
}

/** In a list of companies: "Target, Google or Visa". */
function nextIsCompany(context: Context, index: number): boolean {
  const match = context.matches[index];
  const next = context.matches[index + 1];
  if (match === undefined || next === undefined || next.from - match.to > 1) return false;
  const joined =
    next.from === match.to ? /,/.test(context.words[next.from]?.gap ?? '') : ['or', 'and'].includes(context.words[match.to]?.text ?? '');
  return (
    joined &&
    isCapital(context.words[match.from]) &&
    next.values.some((entry) => entry.meaning?.kind === 'company' && entry.guard === 'none')
  );
}

function listsSkill(context: Context, index: number): boolean {
  const next = context.matches[index + 1];
  const match = context.matches[index];
  return (
    next !== undefined && match !== undefined && next.from - match.to <= 1 && next.values.some((entry) => entry.meaning?.kind === 'skill')
  );
}

function around({ words }: Context, match: Match<Entry>) {
  const first = words[match.from];
  return {
    first,
    last: words[match.to - 1],
    before: breaks(first) ? '' : (words[match.from - 1]?.text ?? ''),
    beforeLast: words[match.from - 2]?.text ?? '',
    after: breaks(words[match.to]) ? '' : (words[match.to]?.text ?? ''),
  };
}

function breaks(word: Word | undefined): boolean {
  return word === undefined || /[.;!?\n,]/.test(word.gap);
}

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^[\p{Lu}\p{N}]/u.test(word.raw);
}

const order = [
  'level',
  'remote',
  'clearance',
  'function',
  'role',
  'place',
  'industry',
  'skill',
  'sponsorship',
  'company',
  'major',
] as const;
const set = (words: string) => new Set(words.split(' '));
const studyHeads = set(
  'major majors student students degree degrees grad graduate minor undergrad undergraduate bachelors masters phd program',
);
const studyLeads = set('studying study studied major majoring majored degree minor minoring bachelors masters ba bs bsc ma ms phd doing');
const jobHeads = set(
  'job jobs role roles internship internships intern interns position positions career careers opening openings opportunity opportunities work engineer engineers analyst recruiting apprenticeship gig gigs level',
);
const industryHeads = set(
  'company companies firm firms industry industries sector employer employers organization organizations startup startups space world agency agencies businesses',
);
const employerLeads = set('at join joining @ joined');
const workVerbs = set('work working worked intern interning interned job');
const capitalLeads = set('for like with from than or and by into about not love except');
const articles = set('a an the my your this that our their any');
const targetNouns = set('role roles company companies audience market salary list score sponsorship status holder');
const placeLeads = set('in near around from outside to within across at based');
const skillLeads = set('using use know know knows with learn learning skills skill experience proficient fluent speak speaks code coding');
const roleLeads = set('as a an be become becoming');
const studentLeads = set('rising a im am college university');
const ordinaryShort = set('in or me hi ok us oh al la pa ma id de mo as it is at be do go no so to up we my an am if of on co');
// Of these, the ones that mean nothing but themselves in a list of places.
const commonShort = set('in or me hi ok us oh as it is at be do go no so to up we my an am if of on co');
const notCodes = set('in or me hi ok oh id it is am pm');

/** Where a match stands. */
export interface Context {
  words: readonly Word[];
  matches: readonly Match<Entry>[];
  /** All in capitals, so that they tell nothing. */
  shouting: boolean;
}

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
