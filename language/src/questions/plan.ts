import type { Condition } from '@alive/contract/conditions.ts';
import type { PeopleSort } from '@alive/contract/people.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '../clauses/asking.ts';
import { purposesIn } from '../clauses/asides.ts';
import { scopeOf } from '../walk/scope.ts';
import type { Reading } from '../entities/types.ts';
import { ruledSpans } from '../clauses/request.ts';
import { turned, withTaggedModalities, withTimes } from '../careers/said.ts';
import { type NamedSpan, type SaidOf, modalitiesOf, type Tags, timesOf } from '../tagger/requests.ts';
import { read } from '../entities/read.ts';
import { tokensOf } from '../text/tokens.ts';
import { blanked, wordsOf } from '../text/text.ts';
import { peopleCondition, settled } from '../conditions/registry.ts';
import { cleaned } from '../people/clean.ts';
import { mostConditions } from '../conditions/intent.ts';
import { type Item, itemOf } from '../conditions/item.ts';
import { itemsOf, startupStep } from '../people/items.ts';
import { type Known, readingOf } from '../entities/known.ts';
import { namesIn } from './names.ts';
import { ownPhrases } from './own-phrases.ts';
import { recognisedOf } from './recognised.ts';
import { arrivalBefore, joinSequences } from '../careers/sequence.ts';
import { setTogether } from '../careers/together.ts';
import { setTimes, type TimeCue } from '../careers/when.ts';
import { wordsLeft } from '../people/words-left.ts';
import { note } from '../people/copy.ts';

/**
 * What a question about people asks for, read by itself, without an earlier one. Every condition has one meaning; where another was as
 * likely, `guessed` says which was taken. Takes time linear in the message, of which the first 2,000 characters are read.
 */
export function readQuestion(message: string, known: Known): Draft {
  const { text, own, reading, found, spoken, cues, tags } = namedIn(message, known);
  const rest = wordsLeft(own.text, spoken, reading.unread, cues, known, tags);
  const ruled = withRuledModality(text, inOrder([...spoken, ...rest.items]));
  if (rest.items.length > 0) setTimes(text, ruled);
  const items = alsoFine(saidIn(text, ruled, tags, known));
  setTenures(text, items);
  const notes = [...found.notes, ...own.unknown];
  const meant = withoutStartups(joinSequences(text, items), notes);
  const gone = meant.filter((one) => one.dropped === true);
  const asks = meant.filter((one) => one.dropped !== true);
  const together = setTogether(text, asks);
  const { conditions: held, wishes } = divided(text, asks, known.setting === 'P2');
  const conditions = consistent(settled(conditionsOf(held)), notes);
  const guesses = [...together, ...notes, ...workingThere(text, meant)];
  return {
    conditions,
    wishes: settled(conditionsOf(wishes)),
    accepted: conditionsOf(held.filter(({ accepted }) => accepted === true)).map(({ id }) => id),
    joined: conditionsOf(held.filter(({ joined }) => joined === true)).map(({ id }) => id),
    dropped: conditionsOf(gone),
    named: [...own.items, ...ruled, ...held].flatMap((one) => {
      const words = text.slice(one.start, one.end);
      return /\p{L}|\d/u.test(words) ? [{ words, id: held.includes(one) ? conditionFrom(one).id : null }] : [];
    }),
    replacing: conditionsOf(held.filter(({ replaces }) => replaces === true)).map(({ id }) => id),
    isBare: wordsOf(text).length <= asks.length * 2 + 2,
    spent: [...own.spent, ...timesSaid(text, cues, meant), ...verbsSaid(text, meant)],
    sort: own.sort,
    limit: own.limit ?? found.limit,
    recognised: recognisedOf(text, meant, message),
    guessed: [...new Set([...meant.flatMap(({ guess }) => guess ?? []), ...guesses])],
    leftOut: rest.left,
  };
}

/** What a model says is wished for, as words of the record. */
const wished = (text: string, { phrases = [] }: Reading): Item[] =>
  phrases.flatMap((one) => (one.wished === true ? [itemOf(one, 'text', text.slice(one.start, one.end).toLowerCase())] : []));

/** The names of a question, with the times that the words around them give them. */
function namedIn(message: string, known: Known) {
  const text = cleaned(message, known.open);
  const named = namesIn(withoutPurposes(text), known);
  const own = ownPhrases(named.text, known);
  const spans = known.setting === undefined ? [] : ruledSpans(read(text, known.open, known.now));
  // "Usc grads" are of a school that the rules know by these words alone.
  const schools = own.items.flatMap(({ field, start, end }) => (field === 'school' ? [{ start, end, kind: field, ruled: 'set' }] : []));
  const tags = known.setting === undefined ? null : modalitiesOf(text, [...schools, ...spans], known.setting);
  const reading = readingOf(own.text, known);
  const found = itemsOf(text, reading.mentions);
  const spoken = inOrder([...named.items, ...own.items, ...found.items, ...wished(own.text, reading)]);
  return { text, own, reading, found, spoken, cues: setTimes(text, spoken), tags };
}

/** Without the reasons of a message that says more than these. */
function withoutPurposes(text: string): string {
  const rest = blanked(text, purposesIn(text));
  return wordsOf(rest).some((word) => !isFunctionWord(word.raw) && !askingWords.has(word.text)) ? rest : text;
}

/** The items with what the network learned of each. */
function saidIn(text: string, items: readonly Item[], tags: Tags<SaidOf> | null, { setting }: Known): Item[] {
  if (tags === null || setting === undefined || items.length === 0) return items.map(turned);
  const timed = withTimes(text, items, timesOf(text, spansOf(items), setting));
  return withTaggedModalities(timed, tags);
}

const spansOf = (items: readonly Item[]): NamedSpan[] =>
  items.map(({ start, end, field, when }) => ({ start, end, kind: field, ruled: when }));

/** The same as a network takes them (eval/reading/train.ts). */
export const timedSpans = (message: string, known: Known): NamedSpan[] => spansOf(namedIn(message, known).spoken);

/** The words by which something was so at another time, where that holds of something that is asked for. */
function timesSaid(text: string, cues: readonly TimeCue[], items: readonly Item[]): string[] {
  const times = new Set(items.flatMap(({ field, when, negated }) => (field === 'sequence' ? every : negated ? [when, 'not'] : [when])));
  return cues.flatMap(({ start, end, kind, negates }) => (times.has(negates ? 'not' : kind) ? [text.slice(start, end)] : []));
}

const every = ['past', 'ever', 'first', 'now'];

/** What leads to an item without naming anything: how people came to it ("ended up in HR"), and the verb that lets go of it ("take law off"). */
function verbsSaid(text: string, items: readonly Item[]): string[] {
  const tokens = tokensOf(text);
  const came = items.flatMap(({ start }) => arrivalBefore(text.slice(0, start)) ?? []);
  const verbs = items.flatMap(({ start, dropped }) => {
    const verb = dropped === true ? tokens.findLast((one) => one.end <= start && start - one.start <= 20 && one.pos === 'VERB') : undefined;
    return verb === undefined ? [] : [text.slice(verb.start, verb.end)];
  });
  return [...came, ...verbs];
}

/** "Preferably New York, but Boston is fine too": what is let in alongside a preference is one. */
const alsoFine = (items: readonly Item[]): Item[] =>
  items.map((one) =>
    (one.accepted === true || one.joined === true) &&
    items.some(({ field, soft, negated }) => field === one.field && soft === true && !negated)
      ? { ...one, accepted: false, joined: false, soft: true }
      : one,
  );

/** In the order of the text; twice as many as one search holds, for several may become one. */
const inOrder = (items: readonly Item[]) => items.toSorted((a, b) => a.start - b.start || b.end - a.end).slice(0, 2 * mostConditions);

/** The items with what the words around them say of each: refused, only preferred, required, let in again. */
function withRuledModality(text: string, items: readonly Item[]): Item[] {
  const spans = items.filter((one, at) => at === 0 || one.start >= (items[at - 1]?.end ?? 0));
  const { things } = scopeOf(
    text,
    spans.map(({ start, end, field }) => ({ start, end, family: familyOf[field] ?? field, sort: '' })),
  );
  for (const item of items) {
    const piece = things[spans.findIndex((one) => one.start <= item.start && item.end <= one.end)];
    // "No longer nurses" were nurses.
    const isLeft = item.when === 'past' && leaving.test(text.slice(Math.max(0, item.start - 40), item.start));
    if (piece !== undefined && item.apart !== true)
      Object.assign(item, {
        negated: piece.refused && !isLeft,
        soft: piece.soft,
        must: piece.must,
        accepted: piece.how === 'accept' || piece.how === 'lift',
        joined: piece.how === 'add',
        dropped: piece.how === 'drop',
        replaces: piece.how === 'replace',
      });
  }
  return [...items];
}

const leaving = /\b(?:no longer|not any ?more|quit|left)\b[^,.;]*$/i;

/** Fields whose values make one list: "not bankers or consulting". */
const familyOf: Partial<Record<Item['field'], string>> = {
  role: 'work',
  function: 'work',
  industry: 'work',
  skill: 'work',
  founder: 'work',
  text: 'work',
};

/** "Google alumni" might be those who left. */
function workingThere(text: string, items: readonly Item[]): string[] {
  return items.flatMap((item) =>
    item.field === 'company' &&
    item.when === 'now' &&
    !item.negated &&
    typeof item.value === 'string' &&
    /^ (?:alum\w*|people|folks)\b/i.test(text.slice(item.end))
      ? [note.worksThere(`${text.slice(item.start, item.end)} ${/^ (\w+)/.exec(text.slice(item.end))?.[1] ?? 'alumni'}`, item.value)]
      : [],
  );
}

/** Which employers are startups the records do not say; as a step of a career founders and those that call themselves so are meant. */
function withoutStartups(items: readonly Item[], notes: string[]): Item[] {
  for (const { field, value } of items)
    if (field === 'sequence' && Array.isArray(value) && value.includes(startupStep)) notes.push(note.startupsAsStep);
  const rest = items.filter(({ field, value }) => field !== 'industry' || value !== startupStep);
  if (rest.length < items.length) notes.push(note.employersUnknown('startups'));
  return rest;
}

/** Without what is left out of the very thing that is asked for: nobody could meet both. */
function consistent(conditions: readonly Condition[], notes: string[]): Condition[] {
  const isHeld = (one: Condition) =>
    conditions.some(
      (other) => other.op !== 'not' && other.field === one.field && String(other.value) === String(one.value) && other.when === one.when,
    );
  for (const one of conditions) if (one.op === 'not' && isHeld(one)) notes.push(note.both(String(one.value)));
  return conditions.filter((one) => one.op !== 'not' || !isHeld(one));
}

/**
 * What filters and what only ranks: words and skills alongside other conditions, unless in quotation marks or required, refused words, and what is
 * only preferred.
 */
function divided(text: string, items: readonly Item[], isFollowUp: boolean): { conditions: Item[]; wishes: Item[] } {
  const isWords = ({ field }: Item) => field === 'text' || field === 'skill';
  const others = items.some((one) => !one.negated && !one.soft && !isWords(one));
  // "Studied fashion or textiles": what is no major ranks, for a word of the record tells no study.
  const isStudied = ({ either }: Item) => items.some((one) => one.either === either && one.field === 'major');
  const isWish = (one: Item, at: number) =>
    (one.soft === true && (others || isFollowUp)) ||
    isModifier(text, one, items[at + 1]) ||
    (isWords(one) && (one.either === undefined || isStudied(one)) && (others || one.negated) && one.must !== true && !isQuoted(text, one));
  return { conditions: items.filter((one, at) => !isWish(one, at)), wishes: items.filter(isWish).slice(0, 8) };
}

/** "Sports marketing": an industry right before the work it describes. */
const isModifier = (text: string, { field, end, negated }: Item, next: Item | undefined) =>
  field === 'industry' && !negated && next?.field === 'function' && text.slice(end, next.start) === ' ';

const isQuoted = (text: string, { start, end }: Item) => text[start - 1] === '"' && text[end] === '"';

const conditionFrom = ({ field, value, op, when, position, during, either, negated, name }: Item): Condition =>
  peopleCondition(field, value, { ...(op !== undefined && { op }), when, position, during, either, negated, name });

function conditionsOf(items: readonly Item[]): Condition[] {
  const conditions = new Map<string, Condition>();
  for (const item of items) {
    const condition = conditionFrom(item);
    if (!conditions.has(condition.id)) conditions.set(condition.id, condition);
  }
  return [...conditions.values()].slice(0, mostConditions);
}

/** Years alongside an employer are years there: "been at Google five years", "spent ten years at Deloitte", "10+ years at Deloitte". */
function setTenures(text: string, items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (item.field !== 'experience') continue;
    const [last, next] = [items[at - 1], items[at + 1]];
    const said = text.slice(item.start, item.end);
    // "Early career at NASA" is no time at NASA.
    if (/experience|exp\b/i.test(said) || !/\d|\byears?|\byrs?/i.test(said)) continue;
    const before = last === undefined ? '' : text.slice(last.end, item.start).toLowerCase();
    const after = next === undefined ? '' : text.slice(item.end, next.start).toLowerCase();
    const lead = text.slice(Math.max(0, (last?.start ?? item.start) - 30), item.start).toLowerCase();
    if (last?.field === 'company' && /^ ?(?:for (?:about |over |more than |at least )?)?$/.test(before))
      Object.assign(item, { field: 'tenure', when: last.when });
    else if (next?.field === 'company' && /^\+? (?:at|with|working at|working for|in) (?:the )?$/.test(after)) {
      Object.assign(item, { field: 'tenure', when: /\b(?:worked|spent|did)\b/.test(lead) ? 'ever' : next.when });
      next.when = item.when;
    } else if (last !== undefined && /^ ?$/.test(before) && ['function', 'industry', 'role'].includes(last.field))
      Object.assign(item, { field: 'tenure', when: last.when, guess: note.sameEmployer });
  }
}

export interface Draft {
  conditions: Condition[];
  /** What only ranks. */
  wishes: Condition[];
  /** Ids of those that are let in again, or no longer a limit: "lawyers are fine", "not only Google". */
  accepted: string[];
  /** Ids of those that stand alongside what was asked before. */
  joined: string[];
  /** The words of all that it names, with the condition that came of it, if one did. */
  named: { words: string; id: string | null }[];
  /** Ids of those that stand in place of what was there, or what they stand in place of. */
  replacing: string[];
  /** What is let go of. */
  dropped: Condition[];
  /** Words that did something and name no condition. */
  spent: string[];
  /** Little is said but names. */
  isBare: boolean;
  /** null: the best match first. */
  sort: PeopleSort | null;
  /** null: as many as usual. */
  limit: number | null;
  /** What was understood, each a sentence. */
  recognised: string[];
  /** What might have been meant otherwise, each a sentence that says which reading was taken. */
  guessed: string[];
  /** Words that became no condition. */
  leftOut: string[];
}
