import type { Condition } from '@alive/contract/conditions.ts';
import { joined } from '@alive/language/conditions/apply.ts';
import { conditionsOfMention, group, settled, withoutMarks } from '@alive/language/conditions/registry.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { matchesIn, spanOf, stemOf, wordsOf } from '@alive/language/text/text.ts';
import type { SearchState } from './state.ts';

/**
 * What a message wants back of what was taken off lately ("put those back", "bring Boston back", "I didn't mean to remove Boston"): the conditions with
 * it, and the words that said so; null for nothing. A name that was not taken off is asked for by the rest of the message.
 */
export function broughtBack(
  message: string,
  { conditions, gone }: Pick<SearchState, 'conditions' | 'gone'>,
  reading: (text: string) => Pick<Reading, 'mentions'>,
): Back | null {
  const spans: Span[] = [];
  const back: Condition[] = [];
  const text = message.replaceAll('’', "'");
  for (const found of matchesIn(text, asking)) {
    const said = Object.values(found.groups ?? {}).find((words) => words !== undefined) ?? '';
    // "Put those back": what the last change took off.
    const isAll = pronoun.test(said);
    const isMistaken = found.groups?.['mistaken'] !== undefined;
    if (!isMistaken && refused.test(text.slice(Math.max(0, found.index - 60), found.index))) continue;
    // "Put it back" of what something else took the place of is undone.
    if (isAll && (gone[0] ?? []).some((one) => conditions.some((held) => held.op !== 'not' && group(held) === group(one)))) continue;
    const from = found.index + found[0].indexOf(said);
    const named = listed(said).map(({ start, end }) => ({
      start: from + start,
      end: from + end,
      some: gone.flat().filter((one) => isNamed(one, said.slice(start, end), reading)),
    }));
    const known = named.filter(({ some }) => some.length > 0);
    const some = isAll ? (gone[0] ?? []) : known.flatMap((one) => one.some);
    back.push(...some);
    if (some.length === 0) {
      // "I didn't mean to drop Boston" drops nothing, whatever is held.
      if (isMistaken) spans.push({ start: found.index, end: from });
    } else spans.push(...(isAll || known.length === named.length ? [{ start: found.index, end: found.index + found[0].length }] : known));
  }
  const after = back.reduce<Condition[]>((held, one) => joined(held, withoutMarks(one), 'add'), [...conditions]);
  return spans.length === 0 ? null : { conditions: settled(after), spans };
}

/** The things between the joints of a list. */
function listed(text: string): Span[] {
  const ends = [...matchesIn(text, /\s*(?:[,/&]|\b(?:and|or)\b)\s*/gi).map(spanOf), { start: text.length, end: text.length }];
  return ends.map(({ start }, at) => ({ start: ends[at - 1]?.end ?? 0, end: start })).filter(({ start, end }) => start < end);
}

/** Whether words name what a condition asks for: "Boston" of "Boston, MA", "the nursing" of "Registered Nurse". */
function isNamed(one: Condition, said: string, reading: (text: string) => Pick<Reading, 'mentions'>): boolean {
  const stems = (text: string) => wordsOf(text).flatMap(({ text: word }) => (idle.has(word) ? [] : [stemOf(word)]));
  const label = stems(one.label);
  const words = stems(said);
  const isRead = reading(said).mentions.some((mention) =>
    conditionsOfMention({ ...mention, negated: false }).some(({ id }) => id === one.id),
  );
  return one.op !== 'not' && words.length > 0 && (isRead || words.every((word) => label.includes(word)));
}

const asking =
  /\b(?:(?:i(?:'d| would)? (?:like|want|need|love)(?: to (?:have|see|get))?|put|bring|take|add|get|give me|let|have|want|need|like)(?! back) (?<between>[^.!?;]{1,60}?) back\b(?: (?:in|on)\b)?|(?:put|bring|add|get|give me|have|want) back (?<after>(?:(?! (?:but|not|with|without|for|that|which|paying|and (?:only|no|not|drop|remove))\b)[^.!?;,]){1,60})|restore (?<restored>[^.!?;,]{1,60})|(?:did(?: not|n't|nt) (?:mean|want|ask|tell)|never (?:asked|told|wanted|meant))(?: for)?(?: you)? to (?:take|remove|drop|delete|leave|exclude|lose|get rid of) (?<mistaken>[^.!?;,]{1,60}?)(?: (?:away|off|out)\b|(?=[.!?;,]|$)))/gi;
/** Right before it: "don't add it back". */
const refused = /\b(?:not|never|no|without|dont)\b[^.!?;,]*$|n't\b[^.!?;,]*$/i;
const pronoun = /^(?:(?:all|both) (?:of )?)?(?:it|that|this|those|them|these|everything|all|both)(?: (?:one|place|filter|chip)s?)?$/i;
const idle: ReadonlySet<string> = new Set('the a an my jobs job ones one roles please too also chip filter'.split(' '));

interface Span {
  start: number;
  end: number;
}

interface Back {
  conditions: Condition[];
  spans: Span[];
}
