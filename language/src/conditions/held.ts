import type { Condition } from '@alive/contract/conditions.ts';
import { conditionsOfMention, group } from './registry.ts';
import type { Mention, Reading } from '../entities/types.ts';
import { payAgain } from '../quantities/pay.ts';
import { overlap, wordsOf } from '../text/text.ts';
import { plainModality } from '../walk/scope.ts';

/** A follow-up as the conditions that hold explain it: "just the research ones" of two roles, "make that 45" of the pay. */
export function ofHeld(message: string, reading: Reading, before: readonly Condition[]): Held {
  const found = [...message.matchAll(pointing)].reduce<Held>(
    (held, { 0: said, 1: words = '', index }) => selected({ words, start: index, end: index + said.length }, held) ?? held,
    { reading, before, spent: [] },
  );
  return found.spent.length === 0 ? withPayAgain(message, reading, before) : found;
}

/** One or some of several conditions of a kind, pointed at by a word of their labels: the others go, or these where they are refused. */
function selected({ words, ...span }: Pointed, { reading, before, spent }: Held): Held | null {
  const stems = wordsOf(words).map(({ text }) => stemOf(text));
  const positive = before.filter(({ op }) => op !== 'not');
  const chips = positive.filter(({ label }) =>
    wordsOf(label).some(({ text }) => stems.some((stem) => (stem.length > 2 ? text.startsWith(stem) : text === stem))),
  );
  const groups = new Set(chips.map(group));
  const others = positive.filter((one) => groups.has(group(one)) && !chips.includes(one));
  if (chips.length === 0 || others.length === 0) return null;
  const mention = reading.mentions.find((one) => overlap(one, span));
  // A name that holds as it is needs no pointing.
  if (mention?.negated === true || mention?.modality?.how === 'drop') return null;
  const refused = reading.phrases?.some((one) => overlap(one, span) && (one.refused || one.how === 'drop')) === true;
  const gone = refused ? chips : others;
  const isApart = (one: { start: number; end: number }) => !overlap(one, span);
  // What the others name needs no condition of its own: "the HR ones are boring, just the research ones".
  const isGone = (one: Mention) =>
    !isApart(one) || conditionsOfMention({ ...one, negated: false }).some(({ id }) => gone.some((chip) => chip.id === id));
  return {
    reading: { ...reading, mentions: reading.mentions.filter((one) => !isGone(one)), phrases: reading.phrases?.filter(isApart) ?? [] },
    before: before.filter((one) => !gone.includes(one)),
    spent: [...spent, span],
  };
}

/** A figure alone is the pay's, where one holds. */
function withPayAgain(message: string, reading: Reading, before: readonly Condition[]): Held {
  const as = { reading, before, spent: [] };
  const pay = before.find(({ field }) => field === 'pay');
  if (pay === undefined || typeof pay.value !== 'number' || reading.mentions.length > 0) return as;
  const again = payAgain(message, pay.value);
  if (again === null) return as;
  const { start, end, yearly } = again;
  const bounds = pay.op === 'at_most' ? { atMost: yearly } : { atLeast: yearly };
  const mention = { kind: 'pay', ...bounds, start, end, text: message.slice(start, end), negated: false, certainty: 1 } as const;
  return { reading: { ...reading, mentions: [{ ...mention, modality: plainModality }], phrases: [] }, before, spent: [{ start, end }] };
}

const pointing = /\b(?:the|those|these) ((?:[\p{L}&'-]+ ){1,3})ones?\b/giu;
const stemOf = (word: string): string => word.replace(/(?<=.{3})(?:ing|ers?|ors?|ists?|s|y)$/, '');

interface Pointed {
  words: string;
  start: number;
  end: number;
}

interface Held {
  reading: Reading;
  before: readonly Condition[];
  /** The words that pointed. */
  spent: { start: number; end: number }[];
}
