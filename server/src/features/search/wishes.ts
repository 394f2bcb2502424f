import type { Condition } from '@alive/contract/conditions.ts';
import { conditionOf, conditionOfMention } from '#conditions/registry.ts';
import { contentOf, keywordsIn } from '#conditions/keywords.ts';
import { wholeWish } from '#conditions/whole-wish.ts';
import type { Wish } from '#conditions/wishes.ts';
import { isTurnedDown } from '#dialogue/turned-down.ts';
import { listedRole, rolesForMajor } from '#language/roles.ts';
import type { Mention, Reading } from '#language/types.ts';
import { wishesIn } from '#language/wishes.ts';
import { ownMajorIn } from './own-major.ts';

/**
 * What a message wishes for that names no condition, each in its own words: what nothing was made of ("climate"), a hint at work ("with
 * kids") with the kinds of work that come nearest, and a field of study with the roles that it leads to. `spent` are words used otherwise.
 */
export function wishesSaid(message: string, reading: Reading, spent: ReadonlySet<string>): Wish[] {
  const hints = knownWishes(message, reading, reading.mentions).filter(({ text }) => !spent.has(text.toLowerCase()));
  const majors = reading.mentions.flatMap((mention) => (mention.kind === 'major' && !mention.negated ? [mention] : []));
  const phrases = keywordsIn(message, reading, spent);
  const titles = reading.mentions.flatMap((mention) =>
    mention.kind === 'role' && !mention.known && !mention.negated ? [subjectOf(mention.title)] : [],
  );
  const whole = wholeWish(message, reading)?.phrase ?? null;
  const hinted = Map.groupBy(hints, ({ text }) => text);
  return [
    ...[...hinted].map(([text, meant]): Wish =>
      wishOfWords(
        text,
        meant.flatMap((one) => conditionOfMention(one) ?? []),
      ),
    ),
    ...majors
      .filter(({ major }) => major !== ownMajorIn(message, reading.mentions))
      .map((mention) => wishOfWords(mention.text, rolesForMajor(mention.major).flatMap(roleCondition), mention.major)),
    ...(whole !== null && phrases.length > 1 && hints.length === 0 && !/ (?:and|or) /.test(whole)
      ? [wishOfWords(whole, [])]
      : phrases.map((text) => wishOfWords(text, []))),
    ...titles.map((text) => wishOfWords(text, [])),
  ].filter(
    ({ text }, at, all) => !all.some((other, index) => index !== at && other.text.includes(text) && (other.text !== text || index < at)),
  );
}

const wishOfWords = (text: string, meant: readonly Condition[], phrase: string = text): Wish => ({
  text,
  anyOf: [[conditionOf('text', phrase.toLowerCase())], ...meant.map((one) => [one])],
  negated: false,
});

const roleCondition = (name: string): Condition[] => {
  const role = listedRole(name);
  return role === null ? [] : [conditionOf('role', role.role)];
};

/** A title's words without its rung: what "Head of Tax" is head of. */
const subjectOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/^(?:(?:senior|junior|lead|staff|principal|chief|associate|assistant) |(?:head|director|vp|vice president|chief) of )+/, '');

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

/** Kinds of mentions that say which work is wanted, or by whom. */
const naming: readonly string[] = ['role', 'function', 'industry', 'company', 'employerKind', 'major', 'skill'];

export const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;
