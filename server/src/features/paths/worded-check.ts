import { inRunningText, pluralOf } from '@alive/contract/role-words.ts';
import { capital } from '#language/text.ts';
import { areFiguresTrue, countsOf, isEqual, isOneOf, type Numbers, type Said, saidIn } from './worded-figures.ts';
import { sentencesOf, type Token } from './worded-tokens.ts';
import { quantifiers, reporting } from './worded-words.ts';

/**
 * Whether a text says nothing but what was counted: every figure stands with the thing that it counts, every name is one of the counted
 * names and stands with what it is, what is called the commonest is, and every other word is one that such a report needs or that the
 * `plain` sentences use. Where in doubt it is not.
 */
export function isTrueTo(text: string, numbers: Numbers, plain: string): boolean {
  if (text.length < 40 || text.length > 1000 || !/[.]$/.test(text)) return false;
  const { job, majors, firstRoles, employers, sequences } = numbers;
  const roles = [job, ...firstRoles.map(({ name }) => name), ...sequences.flatMap(({ steps }) => steps)];
  const forms = [...roles.flatMap(formsOf), ...[...majors, ...employers].map(({ name }) => ({ form: name, name }))];
  const plainWords = new Set(plain.toLowerCase().match(/[\p{L}'’]+/gu) ?? []);
  const sentences = sentencesOf(text, forms);
  return sentences !== null && sentences.every((tokens) => isTrueSentence(tokens, numbers, plainWords));
}

/** A role as sentences have it: in running text, of several people, at the beginning of one. An employer keeps its name. */
function formsOf(name: string): { form: string; name: string }[] {
  const [role = '', employer] = name.split(/ at (?=\S)/);
  const at = employer === undefined ? '' : ` at ${employer}`;
  return [role, inRunningText(role), pluralOf(role), capital(inRunningText(role)), capital(pluralOf(role))].map((form) => ({
    form: `${form}${at}`,
    name,
  }));
}

function isTrueSentence(tokens: readonly Token[], numbers: Numbers, plainWords: ReadonlySet<string>): boolean {
  const said = saidIn(tokens, numbers);
  const { words, names, kind, way } = said;
  if (!words.every((word) => reporting.has(word) || plainWords.has(word))) return false;
  // What compares without figures is told of beginnings and dates alone.
  if (words.some((word) => quantifiers.has(word)) && !said.ofBeginning && !said.ofDates) return false;
  if (way === null && !names.every((name) => name === numbers.job || countsOf(name, kind, numbers).length > 0)) return false;
  return isRankTrue(tokens, said, numbers) && areFiguresTrue(tokens, said, numbers);
}

/** What is called most common is the first of its list; nothing is said to be often so, or so of most. */
function isRankTrue(tokens: readonly Token[], { words, names, kind, way }: Said, { sequences, ...numbers }: Numbers): boolean {
  const isLoose = (token: Token, at: number) =>
    'word' in token &&
    ((token.word === 'most' && !isOneOf(tokens[at + 1], frequencies)) ||
      (frequencies.includes(token.word) && token.word !== 'common' && !isOneOf(tokens[at - 1], ['most'])));
  if (tokens.some(isLoose)) return false;
  if (!words.includes('commonest') && !words.includes('most')) return true;
  if (way !== null) return way === sequences.find(({ steps }) => steps.length > 1);
  if (kind === null) return true;
  const list = numbers[kind].map(({ name }) => name);
  const told = names.filter((name) => list.includes(name));
  return isEqual(told, list.slice(0, told.length));
}

const frequencies = ['common', 'commonly', 'often', 'frequent', 'frequently'];
