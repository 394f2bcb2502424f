import { others } from '#listening/clauses.ts';
import { sorrowIn, withoutSorrow } from '#listening/sorrow.ts';
import type { Mention, Reading } from '#language/types.ts';

/** The reading without what only others want ("my parents want me to be an accountant") and without what is said of a loss. */
export function ownWords(message: string, reading: Reading): { reading: Reading; sorrow: string | null } {
  const sorrow = sorrowIn(message);
  const left = sorrow === null ? message : withoutSorrow(message);
  const isGone = ({ start, end }: { start: number; end: number }) => left.slice(start, end).trim() === '';
  const lower = left.toLowerCase();
  const mentions = reading.mentions.filter((mention) => !isGone(mention) && !isOfOthers(message, mention));
  return {
    reading:
      sorrow === null
        ? { ...reading, mentions }
        : { ...reading, mentions, unread: reading.unread.filter((word) => lower.includes(word.toLowerCase())) },
    sorrow,
  };
}

/** Whether the clause up to a mention says what somebody else wants. */
function isOfOthers(message: string, { kind, start }: Mention): boolean {
  if (!wishable.includes(kind)) return false;
  const clause =
    message
      .slice(0, start)
      .split(/[.;!?\n,]|\b(?:but|though|however|yet|and i|so i|i want|i'd)\b/i)
      .at(-1) ?? '';
  return others.test(clause) && /\b(?:wants?|thinks?|says?|said|keeps?|tells?|told|expects?|pushed)\b.*\b(?:me|i)\b/i.test(clause);
}

const wishable: readonly string[] = ['role', 'function', 'industry', 'company', 'skill', 'place', 'employerKind'];
