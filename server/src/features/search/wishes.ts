import { isTurnedDown } from '#dialogue/turned-down.ts';
import { listedRole, rolesForMajor } from '#language/roles.ts';
import type { Mention, Reading } from '#language/types.ts';
import { wishesIn } from '#language/wishes.ts';
import { conditionOfMention } from '#conditions/conditions.ts';
import { contentOf } from '#conditions/keywords.ts';
import type { Taken } from './move.ts';
import type { NearWork } from './port.ts';
import { wholeWish } from '#conditions/whole-wish.ts';

/**
 * The reading with what its author only hinted at: a wish that names no work, and a field of study, stand for the kinds of work that
 * come nearest, unless the message names work itself. `near` is what comes nearest by meaning; where it is empty the wishes that
 * language/ knows stand in. `taken` are the words so understood.
 */
export function withWishes(message: string, reading: Reading, near: readonly NearWork[]): { reading: Reading; taken: Taken[] } {
  const isBeside = (major: Mention) =>
    reading.mentions.some((other) => isWork(other) && !other.negated && /^(?:,? (?:or|and) |\/)$/.test(between(message, major, other)));
  // "Quant finance or consulting" asks for both.
  const alike = reading.mentions.filter((mention) => mention.kind === 'major' && !mention.negated && isBeside(mention));
  const beside = alike.flatMap((mention) => (mention.kind === 'major' ? rolesOf(mention, rolesForMajor(mention.major).slice(0, 2)) : []));
  const named = [...reading.mentions.filter((mention) => mention.kind !== 'major'), ...beside];
  if (named.some((mention) => mention.kind === 'role' || mention.kind === 'function'))
    return { reading: { ...reading, mentions: named }, taken: [] };
  const majors = reading.mentions.filter((mention) => mention.kind === 'major' && !mention.negated);
  const ofMajors = majors.flatMap((mention) => (mention.kind === 'major' ? rolesOf(mention, rolesForMajor(mention.major)) : []));
  const wished = near.length > 0 ? nearest(message, reading, near) : knownWishes(message, reading, named);
  const guesses = [...wished, ...ofMajors.filter((one) => !wished.some((wish) => overlap(wish, one)))].sort((a, b) => a.start - b.start);
  const words = new Set(
    guesses.flatMap(({ text }) => [...text.toLowerCase().split(/[^\p{L}\d'-]+/u), ...text.toLowerCase().split(/[^\p{L}\d']+/u)]),
  );
  const taken = [...Map.groupBy(guesses, ({ text }) => text)].map(([text, meant]) => ({
    text,
    meant: meant.flatMap((mention) => conditionOfMention(mention) ?? []),
  }));
  return {
    reading: { ...reading, mentions: [...named, ...guesses], unread: reading.unread.filter((word) => !words.has(word.toLowerCase())) },
    taken,
  };
}

/**
 * The words of a message in which it wishes for work without naming any ("build things that fly"), to be looked up by meaning; null where
 * it names work, a field of study or an employer, or says too little.
 */
export function wishOf(message: string, reading: Reading): string | null {
  if (reading.mentions.some((mention) => naming.includes(mention.kind))) return null;
  const content = contentOf(reading.unread);
  if (content.length === 0 || (content.length === 1 && wishesIn(message).length === 0 && wholeWish(message, reading) === null)) return null;
  const { start, end } = wishSpan(message, reading);
  return message.slice(start, end);
}

/** The whole phrase; else from the first to the last word that nothing was made of, with what stands between. */
function wishSpan(message: string, reading: Reading): { start: number; end: number } {
  const whole = wholeWish(message, reading);
  if (whole !== null) return whole;
  const content = contentOf(reading.unread);
  const lower = message.toLowerCase();
  const known = knownWishes(message, reading, reading.mentions);
  const starts = [...content.map((word) => lower.indexOf(word)).filter((at) => at >= 0), ...known.map(({ start }) => start)];
  const ends = [...content.map((word) => lower.lastIndexOf(word) + word.length), ...known.map(({ end }) => end)];
  let start = Math.min(...starts);
  // "People-facing" begins before its last part.
  while (start > 0 && /[\p{L}\d'-]/u.test(message[start - 1] ?? '')) start--;
  const end = Math.max(...ends);
  // What was read as a place or a level is no part of the wish.
  const cut = reading.mentions.find((mention) => mention.start >= start && mention.end <= end);
  return cut === undefined ? { start, end } : cut.start - start > end - cut.end ? { start, end: cut.start } : { start: cut.end, end };
}

function nearest(message: string, reading: Reading, near: readonly NearWork[]): Mention[] {
  const { start, end } = wishSpan(message, reading);
  const text = message.slice(start, end).trim();
  const span = { start, end, text, negated: false, certainty: 0.5 };
  return near.flatMap(({ name, kind }): Mention[] => {
    if (kind === 'industry') return [{ ...span, kind: 'industry', industry: name }];
    if (kind === 'function') return [{ ...span, kind: 'function', function: name }];
    const role = listedRole(name);
    return role === null ? [] : [{ ...span, ...role }];
  });
}

function knownWishes(message: string, reading: Reading, named: readonly Mention[]): Mention[] {
  const refused = new Set(reading.unwanted.map((word) => word.toLowerCase()));
  return wishesIn(message).filter(
    (wish) =>
      !isTurnedDown(message, wish.start) &&
      !named.some((mention) => overlap(mention, wish)) &&
      !wish.text
        .toLowerCase()
        .split(/\s+/)
        .some((word) => refused.has(word)),
  );
}

const isWork = ({ kind }: Mention) => kind === 'role' || kind === 'function';

const between = (message: string, one: Mention, other: Mention) =>
  one.end <= other.start ? message.slice(one.end, other.start) : message.slice(other.end, one.start);

const rolesOf = ({ start, end, text }: Mention, names: readonly string[]): Mention[] =>
  names.flatMap((name): Mention[] => {
    const role = listedRole(name);
    return role === null ? [] : [{ ...role, start, end, text, negated: false, certainty: 0.6 }];
  });

/** Kinds of mentions that say which work is wanted, or by whom. */
const naming: readonly string[] = ['role', 'function', 'industry', 'company', 'employerKind', 'major', 'skill'];

export const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;
