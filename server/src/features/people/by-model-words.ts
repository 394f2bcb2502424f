import { degreeNamed } from '@alive/language/lexicon/degrees.ts';
import { schoolsIn } from '@alive/language/people/schools.ts';
import type { Intent } from '@alive/language/conditions/intent.ts';
import type { PeopleField } from '@alive/language/conditions/registry.ts';
import type { Before } from '@alive/language/people/turn.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { isEmpty } from '@alive/language/text/english.ts';
import { functions } from '@alive/language/lexicon/functions.ts';
import { industries } from '@alive/language/lexicon/industries.ts';
import { withFigures } from '@alive/language/text/number-words.ts';
import { read } from '@alive/language/entities/read.ts';
import { listedRole } from '@alive/language/titles/roles.ts';
import { type Mention, seniorities } from '@alive/language/entities/types.ts';
import { fold, singular, wordsOf } from '@alive/language/text/text.ts';

/**
 * What a question says, for checking what a model made of it. A value is said when it is what the built-in planner (`own`) or the reading made
 * of the question, held before, stands in the student's record where the question speaks of "my major", or when the question has its words.
 */
export function openWords(question: string, before: Before | null, own: Intent, known: Known): Words {
  const { mentions } = read(question, known.open, known.now);
  const words = contentOf(question, true);
  const numbers = new Set((withFigures(question).text.match(/\d+/g) ?? []).map(Number));
  const { school, major, graduationYear, places } = known.student;
  const told = new Set(
    [
      ...[...own.conditions, ...(before?.intent.conditions ?? [])].flatMap(({ value }) => value),
      ...mentions.flatMap(valuesOf),
      ...schoolsIn(question).items.map(({ value }) => value),
      ...yearsIn(question, mentions),
      ...(/\b(?:my|mine|me|i|our|us|same)\b/i.test(question) ? [school, major, graduationYear, ...places] : []),
      ...(before?.shown ?? []).flatMap(({ name }) => (contentOf(name).some((word) => words.includes(word)) ? name : [])),
    ].map((value) => fold(String(value))),
  );
  const isAlike = (word: string) => words.some((one) => isSameStem(one, word));
  return {
    isSaid: (field, value) => {
      if (told.has(fold(value))) return true;
      if (field === 'experience' || field === 'tenure') return numbers.has(Number(value));
      if (/^\d+$/.test(value)) return false;
      const content = contentOf(value);
      // Of what lists know some word is enough; of any other title all words are there, so that no name hides in it.
      if (isListedWork(value)) return content.some(isAlike);
      return named.includes(field) ? content.every((word) => words.includes(word)) : content.every(isAlike);
    },
    isCounted: (count) => numbers.has(count),
    has: (said) => fold(question).includes(fold(said)),
  };
}

/** A role, function, industry, rung or degree of the lists. */
export const isListedWork = (value: string): boolean => kindsOfWork.has(value) || listedRole(value) !== null || degreeNamed(value) !== null;

/** What a mention is in conditions, by all its names. */
export function valuesOf(one: Mention): readonly string[] {
  switch (one.kind) {
    case 'company':
      return [one.company, ...(one.names ?? [])];
    case 'employerKind':
      return one.companies ?? [];
    case 'place':
      return [one.place.label];
    case 'school':
      return [one.school];
    case 'major':
      return [one.major, one.text];
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
function yearsIn(question: string, mentions: readonly Mention[]): number[] {
  const written = (question.match(/(?<!\d)(?:(?:19|20)\d\d|\d\d)(?!\d)/g) ?? []).map(Number);
  const spans = mentions.flatMap((one) => (one.kind === 'year' ? [one.from, one.to] : [])).filter((year) => year !== null);
  const decades = [...question.matchAll(/\b((?:19|20)\d)0'?s\b/g)].flatMap(([, start]) =>
    Array.from({ length: 10 }, (_, at) => Number(start) * 10 + at),
  );
  return [...written.flatMap((year) => (year < 100 ? [1900 + year, 2000 + year] : year)), ...spans, ...decades];
}

function contentOf(value: string, all = false): string[] {
  const words = wordsOf(value).map(({ text }) => singular(text));
  const some = all ? [] : words.filter((word) => !isEmpty(word));
  return some.length === 0 ? words : some;
}

/** "Consulting" and "consultant", "nurse" and "nursing": all but the last letters are the same. */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return same >= 4 && same >= shorter - 2;
}

const kindsOfWork: ReadonlySet<string> = new Set([
  ...functions.map(({ name }) => name),
  ...industries.map(({ name }) => name),
  ...seniorities,
]);
/** Whose values are names: said word for word. */
const named: readonly PeopleField[] = ['name', 'company', 'school', 'place', 'hometown'];

export interface Words {
  isSaid: (field: PeopleField, value: string) => boolean;
  /** Whether that number stands in the question, in figures or words. */
  isCounted: (count: number) => boolean;
  /** Whether these very words stand in the question. */
  has: (said: string) => boolean;
}
