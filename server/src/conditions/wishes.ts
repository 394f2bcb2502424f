import type { Condition } from '@alive/contract/conditions.ts';
import { continues } from '#dialogue/asks.ts';
import { cueAt } from '#dialogue/cues.ts';
import { relaxedFields, startsOver } from '#dialogue/relax.ts';
import { group } from './registry.ts';

/** What ranks and rules nothing out, in the student's own words. */
export interface Wish {
  text: string;
  /** One of these will do, each a set of conditions that hold together; a condition of field `text` is a phrase that a posting mentions. */
  anyOf: Condition[][];
  /** What meets it comes last. */
  negated: boolean;
  /** Nobody says it; it is looked for by what it means. */
  byMeaning?: boolean;
}

/**
 * The wishes after a message that said some. Work that is wished for or asked for takes the place of what was wished for before, unless the
 * message joins it; a condition takes the place of a wish of its field; what is dropped by its words goes.
 */
export function wishesAfter(
  before: readonly Wish[],
  { message, said, added }: { message: string; said: readonly Wish[]; added: readonly Condition[] },
): Wish[] {
  if (startsOver(message)) return [...said];
  const relaxed: readonly string[] = relaxedFields(message);
  const joins = continues(message) || /\b(?:also|plus|include|including)\b/i.test(message);
  const fields = new Set([
    ...said.filter(({ negated }) => !negated).flatMap(groupsOf),
    ...added.filter(({ op }) => op !== 'not').map(group),
  ]);
  const isReplaced = (wish: Wish) =>
    !wish.negated && groupsOf(wish).some((one) => fields.has(one) || (isWork(one) && [...fields].some(isWork)));
  const kept = before.filter(
    (wish) =>
      !isDropped(message, wish.text) &&
      !groupsOf(wish).some((one) => relaxed.includes(one)) &&
      !(isReplaced(wish) && !joins) &&
      !said.some(({ text }) => text === wish.text),
  );
  return [...kept, ...said].slice(-mostWishes);
}

/** Whether the message lets go of these words. */
function isDropped(message: string, text: string): boolean {
  const start = message.toLowerCase().indexOf(text.toLowerCase());
  return start >= 0 && cueAt(message, { start, end: start + text.length }) === 'drop';
}

/** What a wish is about, as fields that take each other's place. */
const groupsOf = ({ anyOf }: Wish): string[] => anyOf.flat().map(group);

/** Which work it is, by name or in words. */
const isWork = (name: string) => name === 'role' || name === 'text';

const mostWishes = 8;
