import { isEmpty, isGeneral } from '#language/english.ts';
import { isRungWord } from '#language/seniority.ts';
import { singular, type Word } from '#language/text.ts';
import { isHeadNoun, isModifier } from '#language/title-names.ts';
import { isFirm, isHiringSubject, type Phrase } from './hirers.ts';
import { isAbbreviation, isCapital } from './capitals.ts';
import { isOfPerson } from './persons.ts';
import { isLearned, publicEnd } from './public-names.ts';
import type { Finding, Sentence } from './sentence.ts';
import { bodyWords, capitalWords, givenNames, meetingPlaces, sentenceStarters, surnames, viewNames } from './words.ts';

/**
 * Phrases with capitals that name what may not be said. A phrase may be said when names of the conversation (`isNamed`), words of the field
 * and ordinary words cover it; two names side by side must be one name ("Riley Chen" and "Maya Patel" make no "Riley Patel").
 */
export function unknownNames(sentence: Sentence, isNamed: (name: string) => boolean): Finding[] {
  return runsOf(sentence.words).flatMap((run) => unnamedIn(run, sentence, isNamed));
}

/** Phrases with capitals that may be said, and may be whose work it is: not a title, a place or a field by itself. */
export function namedPhrases(sentence: Sentence, isNamed: (name: string) => boolean): Phrase[] {
  return runsOf(sentence.words).flatMap((run) => {
    const cover = coverOf(run, sentence, isNamed);
    if (isFirm(sentence, run.from, run.to)) return [run];
    const named = cover.flatMap((kind, at) =>
      kind === 'named' && !isEmpty(sentence.words[run.from + at]?.text ?? '') ? [run.from + at] : [],
    );
    const [from] = named;
    const last = named.at(-1);
    return from === undefined || last === undefined ? [] : [{ from, to: last + 1 }];
  });
}

/** Words side by side with capitals, joined by "of", "and", "&" and the like. */
function runsOf(words: readonly Word[]): Phrase[] {
  const runs: Phrase[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!isCapital(words[from])) continue;
    let to = from + 1;
    for (;;) {
      const joints = words.slice(to).findIndex((word) => !connectors.has(word.text) || isCapital(word));
      const next = joints < 0 || joints > 2 ? undefined : words[to + joints];
      const between = words.slice(to, to + Math.max(0, joints) + 1);
      if (!isCapital(next) || between.some((word, at) => !joins(word.gap, words[to + at - 1]))) break;
      to += joints + 1;
    }
    runs.push({ from, to });
    from = to - 1;
  }
  return runs;
}

function joins(gap: string, before: Word | undefined): boolean {
  return /^[ -/’']?$/.test(gap) || gap === ' - '
    ? !/[.,()"!;]/.test(gap) || (gap === '.' && false)
    : gap === '. ' && titled.test(before?.raw ?? '');
}

function unnamedIn(run: Phrase, sentence: Sentence, isNamed: (name: string) => boolean): Finding[] {
  const { words } = sentence;
  const cover = coverOf(run, sentence, isNamed);
  if (isFirmOfFields(run, sentence, cover)) return [{ ...spanOf(words, run.from, run.to), kind: 'employer' }];
  const found: Finding[] = [];
  for (let at = run.from; at < run.to; at++) {
    if (cover[at - run.from] !== 'none') continue;
    let to = at + 1;
    // "Titan Robotics": what follows belongs to the name, but for a title ("Globex Data Analyst").
    while (to < run.to && cover[to - run.from] !== 'title' && (cover[to - run.from] !== 'joint' || cover[to + 1 - run.from] === 'none'))
      to++;
    let from = at;
    // "Maya Okafor", "Austin Reyes": one word of the field before a name is a given name.
    if (from > run.from && words[from]?.gap === ' ' && isGivenName(cover, from - 1 - run.from) && isProper(words[from], sentence)) from--;
    // "U.S. Forest Service".
    while (from > run.from && words[from]?.gap === ' ' && cover[from - 1 - run.from] === 'field') from--;
    found.push({ ...spanOf(words, from, to), kind: kindOf({ from, to }, sentence) });
    at = to - 1;
  }
  return found;
}

/** "Texas Energy Partners": a place and a field, and a firm. */
function isFirmOfFields(run: Phrase, sentence: Sentence, cover: readonly Cover[]): boolean {
  const isPlace = sentence.matches.some(
    ({ from, to, values }) => from >= run.from && to < run.to && values.some(({ meaning }) => meaning?.kind === 'place'),
  );
  return isPlace && isFirm(sentence, run.from, run.to) && cover.every((kind) => kind === 'field' || kind === 'title' || kind === 'joint');
}

const spanOf = (words: readonly Word[], from: number, to: number) => ({ start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 });

/** One word by itself that the field covers. */
function isGivenName(cover: readonly Cover[], at: number): boolean {
  return (cover[at] === 'field' || cover[at] === 'named') && cover[at - 1] !== cover[at];
}

type Cover = 'none' | 'field' | 'title' | 'named' | 'joint';

/** What each word of a run is covered by; the longest cover first, from the left. */
function coverOf(run: Phrase, sentence: Sentence, isNamed: (name: string) => boolean): Cover[] {
  const { words, text } = sentence;
  const cover: Cover[] = [];
  let at = run.from;
  const put = (kind: Cover, to: number) => {
    while (at < to) {
      cover.push(kind);
      at++;
    }
  };
  while (at < run.to) {
    const named = longest(at, run.to, (to) => isNamed(nameIn(text, words, at, to)));
    const field = Math.max(fieldEnd(sentence, at, run.to), titleEnd(sentence, at, run.to));
    const isTitle = field > at && titleEnd(sentence, at, run.to) === field;
    const isJoint = connectors.has(words[at]?.text ?? '') && !isCapital(words[at]);
    if (isJoint && named < at + 2 && field < at + 2) put('joint', at + 1);
    else if (field >= named && field > at) put(isTitle ? 'title' : 'field', field);
    else if (named > at) {
      const before = cover.at(-1);
      // Parts of two names are no name.
      if (before === 'named' && named - at === 1 && isProper(words[at], sentence)) {
        for (let back = cover.length - 1; back >= 0 && cover[back] === 'named'; back--) cover[back] = 'none';
        put('none', named);
      } else put('named', named);
    } else put(isOrdinaryHere(run, at, sentence) ? 'field' : 'none', at + 1);
  }
  return cover;
}

function longest(at: number, end: number, holds: (to: number) => boolean): number {
  for (let to = Math.min(end, at + 8); to > at; to--) if (holds(to)) return to;
  return at;
}

function nameIn(text: string, words: readonly Word[], from: number, to: number): string {
  return text.slice(words[from]?.start, words[to - 1]?.end).replace(/['’]s$/i, '');
}

/** Where a phrase of the field that begins here ends: a role, a skill, a place, a month … */
function fieldEnd(sentence: Sentence, at: number, end: number): number {
  const { matches, words, isEnglish } = sentence;
  const known = publicEnd(words, at, end);
  if (known > at + 1 || (known > at && !isOfPerson(sentence, at, end))) return known;
  if (isOfPerson(sentence, at, end)) return at;
  const match = matches.find(({ from, to }) => from <= at && to > at);
  const isField =
    match !== undefined &&
    match.values.some(({ meaning }) => meaning === null || (meaning.kind !== 'company' && meaning.kind !== 'school'));
  if (isField) return Math.min(match.to, end);
  const degree = degreeEnd(words, at, isEnglish);
  if (degree > at) return Math.min(degree, end);
  const pair = `${words[at]?.text} ${words[at + 1]?.text}`;
  if (at + 2 <= end && viewNames.includes(pair)) return at + 2;
  const word = words[at];
  if (word === undefined) return at;
  if (isEmpty(word.text) && isEnglish(word.text) && end - at === 1) return at + 1;
  return capitalWords.has(word.text) || viewNames.includes(word.text) ? at + 1 : at;
}

/** "Bachelor of Science", "Master of Public Health". */
function degreeEnd(words: readonly Word[], at: number, isEnglish: Sentence['isEnglish']): number {
  if (!/^(?:bachelor|master|associate|doctor)s?$/.test(words[at]?.text ?? '') || words[at + 1]?.text !== 'of') return at;
  let to = at + 2;
  while (to < at + 5 && isCapital(words[to]) && isEnglish(words[to]?.text ?? '')) to++;
  return to;
}

/** "Senior Payments Analyst": words that titles use, and their noun. */
function titleEnd(sentence: Sentence, at: number, end: number): number {
  const { words, matches } = sentence;
  if (isOfPerson(sentence, at, end)) return at;
  const isPart = (word: Word | undefined, index: number) =>
    word !== undefined &&
    (isModifier(word) ||
      isRungWord(word.text) ||
      connectors.has(word.text) ||
      matches.some(
        ({ from, to, values }) =>
          from <= index &&
          to > index &&
          values.some(
            ({ meaning }) => meaning !== null && ['skill', 'industry', 'function', 'major', 'level', 'role'].includes(meaning.kind),
          ),
      ));
  let to = at;
  let last = at;
  while (to < end && to - at < 8) {
    const isHead = isHeadNoun(singular(words[to]?.text ?? ''));
    if (isHead) last = to + 1;
    if (!isHead && !isPart(words[to], to)) break;
    to++;
  }
  return last;
}

/** An abbreviation, an English word where a sentence begins or in a heading, a single capitalised word that nothing shows to be a name. */
function isOrdinaryHere(run: Phrase, at: number, sentence: Sentence): boolean {
  const { words, matches, isEnglish, foreign, heading } = sentence;
  const word = words[at];
  if (word === undefined) return true;
  if (isOfPerson(sentence, at, run.to)) return false;
  const lead = /[.;!?\n,:]/.test(word.gap) ? '' : (words[at - 1]?.text ?? '');
  const led = employerLeads.has(lead);
  if (meetingPlaces.has(word.text) && !led) return true;
  if (isHiringSubject(sentence, at)) return false;
  if (isAbbreviation(word)) return !led && lead !== 'from' && !isAbbreviatedName(words, at);
  const begins = at === 0 || /[.!?:\n"“(*•–—|/>]/.test(word.gap) || (heading && !givenNames.has(word.text));
  const alone = run.to - run.from === 1;
  const english = !/^\d/.test(word.text) && (isEnglish(word.text) || isEnglish(singular(word.text)) || isGeneral(word.text));
  if (word.raw.length > 6 && word.raw === word.raw.toUpperCase() && english) return true;
  if (foreign && alone && !led) return true;
  if (!led && alone && isLearned(words, at + 1)) return true;
  if (!led && besideSkill(at, sentence) && !(at + 1 < run.to && words[at + 1]?.gap === ' ' && isCapital(words[at + 1]))) return true;
  if (!english) return /^\d+(?!\p{Ll}*\p{Lu}\p{Ll})/u.test(word.raw) || word.gap === '-';
  if (
    at > run.from &&
    word.gap === ' ' &&
    matches.some(({ to, values }) => to === at && values.some(({ meaning }) => meaning?.kind === 'skill'))
  )
    return true;
  // "Mark Friday".
  if (begins && at === run.from && at + 1 < run.to && isThing(at + 1, sentence)) return true;
  if (heading && begins) return true;
  if (begins && at === run.from) return alone || isGeneral(word.text) || sentenceStarters.has(word.text);
  return alone && !led && !givenNames.has(word.text) && !isSubject(words, at);
}

/** "ZEB MARR": two in a row that nothing knows; "for HOOLI". */
function isAbbreviatedName(words: readonly Word[], at: number): boolean {
  const isLong = (word: Word | undefined) => isAbbreviation(word) && (word?.raw.length ?? 0) > 2;
  if (/^(?:work|works|working|worked|intern|interned|interning) for$/.test(`${words[at - 2]?.text} ${words[at - 1]?.text}`)) return true;
  if ((words[at]?.raw.length ?? 0) > 3 && /^(?:openings?|postings?|vacanc(?:y|ies)|listings?)$/.test(words[at + 1]?.text ?? ''))
    return true;
  return isLong(words[at]) && ((words[at]?.gap === ' ' && isLong(words[at - 1])) || (words[at + 1]?.gap === ' ' && isLong(words[at + 1])));
}

/** A skill, a day or a month. */
function isThing(at: number, { words, matches }: Sentence): boolean {
  const word = words[at]?.text ?? '';
  if (surnames.has(word)) return false;
  return (
    capitalWords.has(word) || matches.some(({ from, values }) => from === at && values.some(({ meaning }) => meaning?.kind === 'skill'))
  );
}

/** "Python and Tcl": joined to a skill. */
function besideSkill(at: number, { words, matches }: Sentence): boolean {
  const gap = words[at]?.gap ?? '';
  const end = /^(?:, |\/)$/.test(gap) ? at : /^(?:and|or)$/.test(words[at - 1]?.text ?? '') ? at - 1 : -1;
  return matches.some(({ to, values }) => to === end && values.some(({ meaning }) => meaning?.kind === 'skill'));
}

/** "Sprout is hiring", "Beacon's programme". */
function isSubject(words: readonly Word[], at: number): boolean {
  return (
    /['’]s$/.test(words[at]?.raw ?? '') ||
    /^(?:hires|hiring|recruits|offers|pays|sponsors)$/.test(words[at + 1]?.text ?? '') ||
    words[at + 2]?.text === 'hiring'
  );
}

function isProper(word: Word | undefined, { isEnglish }: Sentence): boolean {
  return word !== undefined && (!isEnglish(word.text) || givenNames.has(word.text));
}

/** By the words around it: an employer is worked at, a person does something. */
function kindOf({ from, to }: Phrase, { words, isEnglish }: Sentence): Finding['kind'] {
  const own = words.slice(from, to);
  const lead = /[.;!?\n,:]/.test(own[0]?.gap ?? '') ? '' : (words[from - 1]?.text ?? '');
  const after = words[to]?.text ?? '';
  if (own.some(({ text }) => bodyWords.has(text)) || employerLeads.has(lead)) return 'employer';
  if (personVerbs.has(after) || personLeads.has(lead) || givenNames.has(own[0]?.text ?? '')) return 'person';
  if (own.length > 1 && own.length < 4 && own.some(({ text }) => !isEnglish(text))) return 'person';
  return lead === 'for' || lead === 'from' || lead === 'by' ? 'employer' : 'name';
}

const titled = /^(?:\p{Lu}|St|Ste|Ft|Mt|Dr|Mr|Mrs|Ms|Prof)$/u;
const connectors = new Set('of and the for de da do del della der den van von la le al el bin ibn y e &'.split(' '));
const employerLeads = new Set('at join joining joined @'.split(' '));
const personLeads = new Set('ask message email meet met contact named alumna alumnus professor dr mr mrs ms with'.split(' '));
const personVerbs = new Set(
  'who whose said says works worked studied graduated majored started moved became went joined is was leads led has holds did'.split(' '),
);
