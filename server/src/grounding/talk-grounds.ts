import { schools } from '@alive/contract/lists/schools.ts';
import { read } from '#language/read.ts';
import { employerNamed } from '#language/industries.ts';
import { withFigures } from '#language/number-words.ts';
import { wordsOf } from '#language/text.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import type { AssistantTurn } from '#platform/chat.ts';
import type { Grounds } from './grounds.ts';
import { type Names, openNames } from './named.ts';

/**
 * What a model may name in an interview: what the student or the record says, and known employers as examples to choose from. There are no
 * records to cite, and no amounts or counts but the student's own.
 */
export function groundsOfTalk(
  { about, history, message }: Pick<AssistantTurn, 'about' | 'history' | 'message'>,
  open: OpenVocabulary,
): Grounds & Pick<Required<Grounds>, 'isEmployer'> {
  const own = [...history.filter(({ sender }) => sender === 'user').map(({ text }) => text), message ?? ''];
  const words = own.join('\n');
  const { firstName, school, major, graduationYear, preferredLocations, lookingFor } = about;
  const names = openNames();
  const aliases = schools.find(({ name }) => name === school)?.aliases ?? [];
  names.add(words, 'Alive', firstName, school ?? '', ...aliases, major ?? '', ...preferredLocations, ...lookingFor);
  const figures = withFigures(`${words} ${graduationYear ?? ''}`).text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const amounts = new Set(figures.map((digits) => Number(digits.replaceAll(',', ''))));
  return {
    cite: () => null,
    // Whom the student told of: "Kroger is hiring me back" is theirs to say.
    isEmployer: hirersIn(own).has,
    isNamed: (name) => names.has(name) || isEmployer(name, open),
    // "Two or three people beside you" counts nothing.
    hasNumber: (value, kind) => amounts.has(value) || (kind === 'money' ? value % 1000 === 0 && amounts.has(value / 1000) : value < 4),
    open,
    // Of visas, clearances and deadlines nothing is known here but what the student said of themselves.
    holdsClaim: (sentence) => /\byou\b/i.test(sentence) && !read(sentence, open).mentions.some(({ kind }) => kind === 'company'),
  };
}

/** Names in what a student said of hiring, openings and pay. */
function hirersIn(said: readonly string[]): Names {
  const names = openNames();
  for (const text of said) names.add(...text.split(/[.!?;,\n]+|\bbut\b/).filter((sentence) => ofHiring.test(sentence)));
  return names;
}

const ofHiring =
  /\b(?:hir(?:es?|ed|ing)|rehir\w+|recruit\w*|openings?|positions?|roles?|offer(?:s|ed|ing)?|pa(?:y|ys|id|ying)|tak(?:e|es|ing)|sponsor\w*|accept(?:s|ed|ing)?)\b/i;

const isEmployer = (name: string, open: OpenVocabulary): boolean =>
  employerNamed(name) !== null ||
  read(`at ${name}`, open).mentions.some((mention) => mention.kind === 'company' && wordsOf(mention.text).length === wordsOf(name).length);
