import { degreeNamed } from '#intent/degrees.ts';
import { schoolsIn } from '#intent/schools.ts';
import { majorWritten } from '#language/majors.ts';
import { placeNamed } from '#intent/place.ts';
import type { Intent } from '#intent/intent.ts';
import type { PeopleField } from '#conditions/registry.ts';
import type { Before } from '#intent/turn.ts';
import type { Known } from '#intent/known.ts';
import { isEmpty } from '#language/english.ts';
import { functions } from '#language/functions.ts';
import { employerKey, industries } from '#language/industries.ts';
import { withFigures } from '#language/number-words.ts';
import { read } from '#language/read.ts';
import { listedRole } from '#language/roles.ts';
import { type Mention, seniorities } from '#language/types.ts';
import { fold, singular, wordsOf } from '#language/text.ts';

/**
 * What a question says, for checking what a model made of it: whether a value of a field is named in its words, in the conditions that held
 * before, in what the built-in planner read in it (`own`), or, where it speaks of "my major", in the student's record.
 */
export function openWords(question: string, before: Before | null, own: Intent, known: Known): Words {
  const { mentions } = read(question, known.open, known.now);
  const schools = schoolsIn(question).items.map(({ value }) => String(value));
  const words = new Set(wordsOf(question).map(({ text }) => singular(text)));
  const years = yearsIn(question, mentions);
  const numbers = new Set((withFigures(question).text.match(/\d+/g) ?? []).map(Number));
  const held = [...own.conditions, ...(before?.intent.conditions ?? [])].flatMap(({ field, value }) =>
    [value].flat().map((one) => ({ field, value: fold(String(one)) })),
  );
  const ofStudent = /\b(?:my|mine|me|i|our|us|same)\b/i.test(question) ? known.student : null;

  const isHeld = (field: PeopleField, value: string) =>
    held.some((one) => one.value === fold(value) && kindOf(one.field) === kindOf(field));
  /** Word for word, whatever their order. */
  const isThere = (value: string) => contentOf(value).every((word) => words.has(word));
  const isAlike = (value: string) => contentOf(value).every((word) => [...words].some((one) => isSameStem(one, word)));
  const isMentioned = (test: (mention: Mention) => boolean) => mentions.some(test);

  const names: Partial<Record<PeopleField, (value: string) => boolean>> = {
    name: (value) =>
      isThere(value) || (before?.shown ?? []).some(({ name }) => name === value && contentOf(name).some((word) => words.has(word))),
    company: (value) => isThere(value) || isMentioned((one) => employersOf(one).some((name) => employerKey(name) === employerKey(value))),
    school: (value) => isThere(value) || schools.includes(value) || ofStudent?.school === value,
    major: (value) =>
      isAlike(value) ||
      isMentioned((one) => majorWritten(one.kind === 'major' ? one.major : one.text) === majorWritten(value)) ||
      (ofStudent?.major != null && majorWritten(ofStudent.major) === majorWritten(value)),
    place: isPlace,
    hometown: isPlace,
    year: (value) => years.has(Number(value)) || ofStudent?.graduationYear === Number(value),
    experience: (value) => numbers.has(Number(value)),
    tenure: (value) => numbers.has(Number(value)),
    skill: isAlike,
    text: isAlike,
  };

  function isPlace(value: string): boolean {
    const label = placeNamed(value, known)?.place.label ?? value;
    return (
      isThere(value) ||
      isMentioned((one) => one.kind === 'place' && one.place.label === label) ||
      (ofStudent?.places.includes(label) ?? false)
    );
  }

  return {
    isSaid: (field, value) => isHeld(field, value) || (names[field] ?? isWork)(value),
    isCounted: (count) => numbers.has(count),
    has: (said) => fold(question).includes(fold(said)),
  };

  /** What lists know shares a stem with one of the words; of any other title all words are there, so that no name hides in it. */
  function isWork(value: string): boolean {
    if (isMentioned((one) => workOf(one).some((name) => fold(name) === fold(value)))) return true;
    const isIn = (word: string) => [...words].some((one) => isSameStem(one, word));
    return isListedWork(value) ? contentOf(value).some(isIn) : contentOf(value).every(isIn);
  }
}

/** A role, function, industry, rung or degree of the lists. */
export const isListedWork = (value: string): boolean => kindsOfWork.has(value) || listedRole(value) !== null || degreeNamed(value) !== null;

const kindsOfWork: ReadonlySet<string> = new Set([
  ...functions.map(({ name }) => name),
  ...industries.map(({ name }) => name),
  ...seniorities,
]);

/** Fields whose values are the same things said of another time or sort of place. */
const kindOf = (field: string): string => (field === 'hometown' ? 'place' : field === 'skill' ? 'text' : field);

const employersOf = (one: Mention): readonly string[] =>
  one.kind === 'company' ? [one.company, ...(one.names ?? [])] : one.kind === 'employerKind' ? (one.companies ?? []) : [];

function workOf(one: Mention): string[] {
  switch (one.kind) {
    case 'role':
      return [one.role, one.title, one.function, ...(one.seniority === null ? [] : [one.seniority])];
    case 'function':
      return [one.function, ...(one.also ?? []), ...(one.industry === undefined ? [] : [one.industry])];
    case 'industry':
      return [one.industry];
    case 'level':
      return [one.seniority];
    default:
      return [];
  }
}

/** Calendar years that are written out, shortened ("'16"), or lie in a span that is read ("the 2010s", "the last five years"). */
function yearsIn(question: string, mentions: readonly Mention[]): ReadonlySet<number> {
  const written = [...question.matchAll(/(?<!\d)(?:(?:19|20)\d\d|\d\d)(?!\d)/g)].flatMap(([figures]) =>
    figures.length === 4 ? [Number(figures)] : [1900 + Number(figures), 2000 + Number(figures)],
  );
  const spans = mentions.flatMap((one) => (one.kind === 'year' ? [one.from, one.to] : [])).filter((year) => year !== null);
  const decades = [...question.matchAll(/\b((?:19|20)\d)0'?s\b/g)].flatMap(([, start]) =>
    Array.from({ length: 10 }, (_, at) => Number(start) * 10 + at),
  );
  return new Set([...written, ...spans, ...decades]);
}

function contentOf(value: string): string[] {
  const all = wordsOf(value).map(({ text }) => singular(text));
  const some = all.filter((word) => !isEmpty(word));
  return some.length === 0 ? all : some;
}

/** "Consulting" and "consultant", "nurse" and "nursing": all but the last letters are the same. */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return same >= 4 && same >= shorter - 2;
}

export interface Words {
  isSaid: (field: PeopleField, value: string) => boolean;
  /** Whether that number stands in the question, in figures or words. */
  isCounted: (count: number) => boolean;
  /** Whether these very words stand in the question. */
  has: (said: string) => boolean;
}
