import type { Condition } from '@alive/contract/conditions.ts';
import { ordinalsIn } from '#dialogue/refer.ts';
import { fold, wordsOf } from '#language/text.ts';

/**
 * Which of the people shown a message asks about ("tell me about the second one", "how did she get there", "what did Priya study").
 * `unclear`: one is meant, and the words do not tell which. Null where it asks about nobody in particular.
 */
export function aboutShown(message: string, shown: readonly Shown[], conditions: readonly Condition[]): About | null {
  const pointed = ordinalsIn(message);
  if (
    pointed.length > 0 &&
    !/\b(?:first|second|third) (?:job|position|role|company|employer|career|year|degree)s?\b|\b(?:top|first) \d/i.test(message)
  ) {
    const people = pointed.flatMap(({ number }) => shown.at(number > 0 ? number - 1 : number) ?? []);
    return people.length === 0 ? { beyond: pointed[0]?.number ?? 0 } : { people };
  }
  const words = new Set(wordsOf(message).map(({ text }) => text));
  const named = shown.filter(({ name }) => wordsOf(fold(name)).some(({ text }, at) => at === 0 && text.length > 2 && words.has(text)));
  const fully = named.filter(({ name }) => wordsOf(fold(name)).every(({ text }) => words.has(text)));
  if (named.length > 0 && (asks.test(message) || words.size <= 3)) return { people: fully.length > 0 ? fully : named };
  if (!pronoun.test(message)) return null;
  const held = conditions.filter(({ field, op }) => field === 'name' && op !== 'not');
  const last = held.length === 1 ? shown.filter(({ name }) => fold(name).includes(fold(String(held[0]?.value)))) : [];
  const [one] = last.length === 1 ? last : shown.length === 1 ? shown : [];
  return one === undefined ? 'unclear' : { people: [one] };
}

const asks =
  /\b(?:tell me|more (?:about|on)|details?|what|where|when|how|which|who is|who's|about|show me|open|look at|see|profile|career|path|study|studied|work)\b/i;
const pronoun = /\b(?:she|he|her|him|his|hers|this (?:person|one|alum\w*|guy|woman|man)|that (?:person|one|alum\w*|guy|woman|man))\b/i;

export interface Shown {
  id: string;
  name: string;
}

export type About = { people: readonly Shown[] } | { /** There are not that many. */ beyond: number } | 'unclear';
