import { createHash } from 'node:crypto';
import type { AskedLevel } from '../entities/asked-levels.ts';
import { openShared } from '../tables/shared.ts';
import { addCompanies } from '../mentions/company-words.ts';
import { inDictionary } from '../tables/english-dictionary.ts';
import { functions } from './functions.ts';
import { employerKindWords, industries } from './industries.ts';
import { addMajors } from './majors.ts';
import { wordsAbroad } from '../text/other-languages.ts';
import { openPhrases, type Phrases } from '../text/phrases.ts';
import { addPlaces } from '../mentions/place-words.ts';
import { functionOfRole, isAbbreviation, listedRole, roleNamed, roles } from '../titles/roles.ts';
import { isOrdinary } from '../text/english.ts';
import { seniorityOf } from '../titles/seniority.ts';
import { skills } from './skills.ts';
import { addSchools } from './schools.ts';
import { openSpelling, type Spelling } from '../text/spelling.ts';
import { list, number, oneOf, readTable, string, wordSet } from '../tables/tables.ts';
import { isHeadNoun, titleWords } from '../titles/title-names.ts';
import { type Entry, guards, type Meaning, seniorities, type Seniority, type Vocabulary } from '../entities/types.ts';

/**
 * An index over everything that can be understood: the language's own words and the values of the database. Built once and passed
 * to `read`; a new one is opened when the values change. Takes about 0.3 s of processor for 2,000 companies and 3,000 places, in parts
 * after each of which `rest` is awaited, and nothing where one of the same values is still in use.
 */
export async function openVocabulary(vocabulary: Vocabulary, rest: () => Promise<void> = async () => {}): Promise<OpenVocabulary> {
  const key = keyFor(vocabulary);
  const held = shared.find(key);
  if (held !== undefined) return held;
  const steps = building(vocabulary);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return shared.share(key, step.value);
    await rest();
  }
}

const shared = openShared<OpenVocabulary>();
const keyFor = ({ companies, majors, places }: Vocabulary): string =>
  createHash('sha256')
    .update(JSON.stringify([companies, majors, places]))
    .digest('base64');

/** Pauses often: after each few hundred entries. */
function* building(vocabulary: Vocabulary): Generator<undefined, OpenVocabulary> {
  const phrases = openPhrases<Entry>();
  yield* addOwnWords(phrases);
  addShortTitles(phrases);
  yield;
  yield* addPlaces(phrases, vocabulary.places, inDictionary);
  addMajors(phrases, vocabulary.majors);
  yield;
  yield* addSchools(phrases);
  yield* addCompanies(phrases, vocabulary.companies, inDictionary);
  const spelling = openSpelling(inDictionary);
  let count = 0;
  for (const word of spellable(phrases)) {
    spelling.learn(word);
    if (++count % 500 === 0) yield;
  }
  return { phrases, spelling };
}

/** The certainty of what only hints at a kind of work, which ranks jobs and filters none. */
export const likely = 0.7;

const certaintyOf = ({ vague, parts }: (typeof industries)[number], word: string): number =>
  parts.includes(word) ? likely : vague.includes(word) ? 0.75 : 1;

function* addOwnWords(phrases: Phrases<Entry>): Generator<undefined> {
  for (const work of functions) {
    const meaning: Meaning = {
      kind: 'function',
      function: work.name,
      ...(work.also.length > 0 && { also: work.also }),
      ...(work.industry !== null && { industry: work.industry }),
    };
    for (const word of work.words) phrases.add(word, { meaning, certainty: 1, guard: isAbbreviation(word) ? 'capitals' : 'none' }, true);
    for (const word of work.hints) phrases.add(word, { meaning, certainty: likely, guard: 'none' }, true);
  }
  yield;
  for (const industry of industries)
    for (const word of industry.words)
      // "Oil or gas" is the field of "oil and gas".
      for (const name of new Set([word, word.replace(/ (?:and|&) /, ' or ')]))
        phrases.add(
          name,
          { meaning: { kind: 'industry', industry: industry.name }, certainty: certaintyOf(industry, word), guard: 'none' },
          !industry.plural.includes(word),
        );
  yield;
  let count = 0;
  for (const role of roles) {
    if (++count % 20 === 0) yield;
    for (const name of role.names) {
      const short = isAbbreviation(name);
      const meaning: Meaning = {
        kind: 'role',
        title: short ? name : role.role,
        role: role.role,
        function: role.function,
        seniority: null,
        known: true,
      };
      const entry: Entry = {
        asSaid: !short && (name.includes(' ') || isHeadNoun(name.toLowerCase()) || isPerson(name)),
        meaning,
        certainty: short ? 0.9 : name === role.role ? 1 : 0.95,
        guard: ambiguous.has(name) || (short && name.length < 3) ? 'capitals' : 'none',
      };
      phrases.add(name, entry, !short);
      if (short) phrases.add(`${name}s`, entry, false);
    }
  }
  yield;
  for (const { skill, names, word } of skills) {
    if (++count % 100 === 0) yield;
    for (const name of [skill, ...names])
      phrases.add(
        name,
        { meaning: { kind: 'skill', skill }, certainty: 1, guard: word && name === skill ? 'skill' : 'none' },
        name.length > 3,
      );
  }
  yield;
  const conditions = readTable('conditions', { means: meaningOfCondition, guard: oneOf(guards), certainty: number, words: list });
  for (const { means, guard, certainty, words } of conditions)
    for (const word of words) {
      const meaning = means?.kind === 'level' ? { ...means, seniority: seniorityOf(word.split(' ')) ?? means.seniority } : means;
      phrases.add(word, { meaning, certainty, guard }, true);
    }
  for (const kind of ['internship', 'job', 'remote'] as const)
    for (const word of wordsAbroad(kind))
      phrases.add(word, { meaning: meaningAbroad[kind], certainty: kind === 'job' ? 1 : 0.9, guard: 'none' }, false);
  phrases.add('IT', { meaning: { kind: 'function', function: 'IT' }, certainty: 0.9, guard: 'capitals' }, false);
  for (const { kind, words, companies } of employerKindWords)
    for (const word of words)
      phrases.add(word, { meaning: { kind: 'employerKind', employerKind: kind, companies }, certainty: 1, guard: 'none' }, true);
}

/** Adds titles of a few letters ("TAM", "CEO") and work named without a noun for the person ("marketing operations"). */
function addShortTitles(phrases: Phrases<Entry>): void {
  for (const { letters, title, function: work, rung } of readTable('short-titles', {
    letters: string,
    title: string,
    function: string,
    rung: (cell) => (cell === '' ? null : oneOf(seniorities)(cell)),
  })) {
    const listed = roleNamed(title);
    const meaning: Meaning = {
      kind: 'role',
      title: letters,
      role: listed ?? title,
      function: (listed === null ? null : functionOfRole(listed)) ?? work,
      seniority: rung,
      known: listed !== null,
    };
    // Two letters and English words need a sign that the title is meant.
    const entry: Entry = {
      meaning,
      certainty: 0.9,
      guard: letters.length < 3 || isOrdinary(letters.toLowerCase()) || letters === 'TAM' ? 'short' : 'none',
    };
    for (const form of [letters, `${letters}s`]) phrases.add(form, entry, false);
  }
  const developer = listedRole('Software Engineer');
  if (developer !== null)
    for (const name of ['developer', 'dev'])
      phrases.add(name, { meaning: developer, certainty: 0.9, guard: 'none', asSaid: name === 'developer' }, true);
  for (const { title, function: work } of readTable('team-titles', { title: string, function: string })) {
    const meaning: Meaning = {
      kind: 'role',
      title,
      role: title,
      function: work,
      seniority: title.startsWith('Founding ') ? 'founder' : null,
      known: false,
    };
    if (!phrases.has(title.toLowerCase().replace('&', 'and'))) phrases.add(title, { meaning, certainty: 0.9, guard: 'none' }, false);
  }
}

function* spellable(phrases: Phrases<Entry>): Generator<string> {
  yield* titleWords();
  for (const key of phrases.keys()) yield* key.split(' ');
}

/** The meaning of a line of the table of conditions: a level of work, another condition of it, or "nothing" for words that say none. */
function meaningOfCondition(cell: string): Meaning | null {
  if (cell === 'nothing') return null;
  if (cell === 'remote' || cell === 'in person') return { kind: 'remote', remote: cell === 'remote' };
  if (cell === 'sponsorship' || cell === 'clearance') return { kind: cell };
  const level = oneOf(Object.keys(rungOfLevel) as AskedLevel[])(cell);
  return { kind: 'level', level, seniority: rungOfLevel[level] };
}

const meaningAbroad = {
  internship: { kind: 'level', level: 'internship', seniority: 'intern' },
  job: null,
  remote: { kind: 'remote', remote: true },
} as const satisfies Record<string, Meaning | null>;

const rungOfLevel: Readonly<Record<AskedLevel, Seniority>> = {
  internship: 'intern',
  new_grad: 'junior',
  entry_level: 'junior',
  mid: 'mid',
  experienced: 'senior',
  senior: 'senior',
  lead: 'lead',
  manager: 'manager',
};
/** Whether one word names a person at work ("pediatrician", "barista") and not a field ("robotics"). */
function isPerson(name: string): boolean {
  return /(?:er|or|ist|ian|ant|ent|eer|man|woman|ess)$/.test(name) || persons.has(name);
}

const persons = wordSet('person nouns');
// Abbreviations that are also words, times or other things.
const ambiguous = wordSet('ambiguous abbreviations');

export interface OpenVocabulary {
  phrases: Phrases<Entry>;
  spelling: Spelling;
}
