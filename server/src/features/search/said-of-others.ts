import { clausesOf } from '@alive/language/clauses/clauses.ts';
import { asksToFind } from '@alive/language/acts/forms.ts';
import { asksAnything } from '@alive/language/acts/questions.ts';
import { type Distress, distressesIn } from '@alive/language/safety/distress.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { wordSet } from '@alive/language/tables/tables.ts';
import { blanked } from '@alive/language/text/text.ts';

/**
 * The reading without what only others want ("my parents want me to be an accountant") and without what is said of a loss or of despair.
 * `left` is the message without the latter, at the same length; null where it says none. `isDanger`: the student or somebody close is in danger.
 */
export function ownWords(message: string, reading: Reading): { reading: Reading; left: string | null; isDanger: boolean } {
  const felt = distressesIn(message);
  const left = withoutDistress(message, felt);
  const isDanger = felt.some(({ kind }) => kind === 'danger');
  const isGone = ({ start, end }: Mention) => left !== null && left.slice(start, end).trim() === '';
  const ofOthers = reading.tagged === true ? [] : othersIn(message);
  const isOfOthers = ({ kind, start }: Mention) =>
    wishable.includes(kind) && ofOthers.some((clause) => clause.start <= start && start < clause.end);
  const mentions = reading.mentions.filter((mention) => !isGone(mention) && !isOfOthers(mention));
  if (left === null) return { reading: { ...reading, mentions }, left, isDanger };
  const lower = left.toLowerCase();
  const unread = reading.unread.filter((word) => lower.includes(word.toLowerCase()));
  return { reading: { ...reading, mentions, unread }, left, isDanger };
}

/** Whether a message, without what it says of a loss, asks for something. */
export const asksOn = (left: string): boolean => asksAnything(left) || asksToFind(left);

/** Clauses of grief or despair are nobody's wish and no condition. */
const withoutDistress = (message: string, felt: readonly Distress[]): string | null => (felt.length === 0 ? null : blanked(message, felt));

/** The clauses in which somebody else wants something of the student. */
function othersIn(message: string): { start: number; end: number }[] {
  const tokens = tokensOf(message);
  return clausesOf(message, tokens).flatMap(({ from, to, holder, subject, verb }) => {
    const isOther = holder === 'other' || tokens[subject?.from ?? -1]?.norm === 'they';
    const governed = verb === null ? [] : tokens.slice(verb + 1, to);
    const isWish = verb !== null && wishing.has(tokens[verb]?.norm ?? '') && governed.some(({ norm }) => norm === 'me' || norm === 'i');
    const [first, last] = [tokens[from], tokens[to - 1]];
    return isOther && isWish && first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

const wishing = wordSet('wishing verbs');
const wishable: readonly string[] = ['role', 'function', 'industry', 'company', 'skill', 'place', 'employerKind'];
