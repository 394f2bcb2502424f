import type { Condition } from '@alive/contract/conditions.ts';
import { asidesIn } from '@alive/language/asides.ts';
import { alternativesIn } from '#conditions/alternatives.ts';
import { levelsOfCareer } from '#language/career-levels.ts';
import { conditionOf, conditionOfMention, conditionsOfMention } from '#conditions/registry.ts';
import { contentOf } from '#conditions/keywords.ts';
import { merge } from '#conditions/merge.ts';
import { isPreferred, softenerWords } from '#conditions/softly.ts';
import { type Wish, wishesAfter } from '#conditions/wishes.ts';
import { asksForAny, asksToFind } from '#dialogue/asks.ts';
import { isNoCitizen, needsVisaSaid, ownPapers } from '#dialogue/papers.ts';
import { asksOfShown } from '#dialogue/questions.ts';
import { relaxedFields, startsOver } from '#dialogue/relax.ts';
import { graduates, seasonsIn } from '#dialogue/seasons.ts';
import type { Silence } from '#dialogue/silence.ts';
import { isTurnedDown } from '#dialogue/turned-down.ts';
import type { Mention, Reading } from '#language/types.ts';
import type { Move } from './move.ts';
import { orderIn } from './order.ts';
import { isSame } from './selection.ts';
import type { SearchState } from './state.ts';
import { untoldIn, untoldOf } from './untold.ts';
import { overlap, wishesSaid } from './wishes.ts';

/** A message that asks for jobs: the conditions after it, what of it only ranks, and what is neither. */
export function requestOf(
  message: string,
  reading: Reading,
  state: SearchState,
  { silence, major = null, before = state.conditions }: Asked,
): Move {
  const begun = state.total !== null;
  const read = levelsOfCareer(
    // A season in which the student graduates says nothing of the work.
    reading.mentions.filter(
      (mention) =>
        !(mention.kind === 'season' && graduates(message, mention)) &&
        !(mention.kind === 'sponsorship' && isNoSponsor(mention)) &&
        !isNoOffice(mention),
    ),
  );
  const order = orderIn(message);
  const asides = asidesIn(message);
  const isAside = ({ start, end }: { start: number; end: number }) => asides.some((one) => one.start <= start && end <= one.end);
  const isAsideWord = (word: string) => {
    const start = message.indexOf(word);
    return start >= 0 && isAside({ start, end: start + word.length });
  };
  const untold = [
    ...read.flatMap((mention) => (conditionOfMention(mention) === null && mention.kind !== 'major' ? untoldOf(mention) : [])),
    ...untoldIn(message).filter((one) => !read.some((mention) => overlap(mention, one)) && !isAside(one)),
  ];
  const needsVisa = needsVisaSaid(message);
  const seasons = seasonsIn(message);
  const spent = new Set(
    [
      ...untold.map(({ words }) => words),
      silence?.words ?? '',
      needsVisa === null && !isNoCitizen(message) ? '' : ownPapers,
      softenerWords,
    ].flatMap((words) => words.toLowerCase().split(/[\s-]+/)),
  );
  const abroad = farAway.test(message);
  const gone = state.wishes.flatMap(({ text }) => contentOf(text.split(/\s+/)));
  const turnedDown = reading.unread.filter((word) => isTurnedDown(message, message.indexOf(word)));
  const offices = reading.mentions.filter(isNoOffice).map(() => 'office');
  const unwanted = contentOf([...reading.unwanted, ...turnedDown, ...offices]).filter((word) => !spent.has(word) && !gone.includes(word));
  const soft = softOnes(message, read, { unread: reading.unread, begun: before.length > 0 });
  const wishes = [
    ...wishesSaid(
      message,
      { ...reading, mentions: read, unread: reading.unread.filter((word) => !turnedDown.includes(word) && !isAsideWord(word)) },
      spent,
    ).filter(({ text }) => !farAway.test(text)),
    ...soft.map((mention): Wish => ({ text: mention.text, anyOf: anyOfMention(mention), negated: false })),
    ...unwanted.map((word): Wish => ({ text: word, anyOf: [[conditionOf('text', word)]], negated: true })),
  ];
  const kept = before.filter(
    (one) =>
      !(needsVisa === false && one.field === 'sponsorship') &&
      !(abroad && one.field === 'place' && one.op !== 'not') &&
      one.field !== silence?.field,
  );
  const mentions = read.filter(
    (one) =>
      !soft.includes(one) &&
      one.kind !== silence?.field &&
      (needsVisa === null || !isPapers(one, needsVisa)) &&
      !(one.kind === 'role' && !one.known),
  );
  const phrases = wishes.flatMap(({ anyOf, negated }) =>
    negated ? [] : anyOf.flat().flatMap(({ field, value }) => (field === 'text' ? [String(value)] : [])),
  );
  const merged = merge(kept, message, mentions, phrases, alternativesIn(message, mentions));
  const conditions = withPlacesBack(
    [
      ...merged.filter((one) => one.field !== 'text' || !phrases.includes(String(one.value)) || kept.some(({ id }) => id === one.id)),
      ...(abroad && !merged.some(({ field, op }) => field === 'place' && op === 'not')
        ? [conditionOf('place', 'United States', true)]
        : []),
      ...(isNoCitizen(message) && !merged.some(({ field }) => field === 'citizenship') ? [conditionOf('citizenship', false)] : []),
    ],
    state,
  );
  const added = conditions.filter((one) => !before.some(({ id }) => id === one.id));
  const after = wishesAfter(state.wishes, { message, said: wishes, added });
  const same = isSame(conditions, state.conditions);
  const limit = reading.mentions.find((mention) => mention.kind === 'limit')?.count ?? null;
  const bare =
    reading.mentions.every((mention) => conditionOfMention(mention) === null && mention.kind !== 'limit') &&
    seasons.length === 0 &&
    relaxedFields(message).length === 0 &&
    !startsOver(message);
  if (same && bare && wishes.length === 0 && untold.length > 0 && limit === null && order === null) return { kind: 'untold', untold };
  if (
    bare &&
    same &&
    wishes.length === 0 &&
    after.length === state.wishes.length &&
    needsVisa === null &&
    order === null &&
    !asksForAny(message) &&
    !asksToFind(message)
  )
    return { kind: 'talk', talk: !begun ? 'lost' : state.last.length < 2 && asksOfShown(message) ? 'nothingShown' : 'unclear' };
  return {
    kind: 'search',
    conditions,
    wishes: after,
    said: wishes,
    unheard: [],
    passing: [],
    guesses: [],
    startsOver: startsOver(message),
    needsVisa,
    major,
    untold,
    order: order === 'match' || startsOver(message) ? null : (order ?? state.order),
    limit,
    restored: false,
  };
}

/** What is only preferred, and skills that are not required; work is asked for where nothing else is. */
function softOnes(
  message: string,
  mentions: readonly Mention[],
  { unread, begun }: { unread: readonly string[]; begun: boolean },
): Mention[] {
  const isWork = ({ kind }: Mention) => kind === 'role' || kind === 'function' || kind === 'industry' || kind === 'company';
  const named = mentions.filter((mention) => !mention.negated && conditionOfMention(mention) !== null);
  const soft = named.filter(
    (mention) => isPreferred(message, mention, named) || (mention.kind === 'skill' && !isRequired(message, mention)),
  );
  const beside = named.filter((mention) => isBesideWish(message, mention, unread));
  if (beside.length > 0) return [...new Set([...soft, ...beside])];
  const modifiers = named.filter((mention, at) => isModifier(message, mention, named[at + 1]));
  if (begun || modifiers.length > 0) return [...new Set([...soft, ...modifiers])];
  return named.every((mention) => soft.includes(mention)) ? soft.filter((mention) => !isWork(mention)) : soft;
}

/** What meets a mention that only ranks; an industry is said in words too. */
const anyOfMention = (mention: Mention): Condition[][] => [
  ...(mention.kind === 'industry' ? [[conditionOf('text', mention.text.toLowerCase())]] : []),
  ...conditionsOfMention(mention).map((one) => [one]),
];

/** "Sports marketing", "biotech software engineer": an industry right before the work only ranks. */
const isModifier = (message: string, { kind, end }: Mention, next: Mention | undefined) =>
  kind === 'industry' &&
  next !== undefined &&
  (next.kind === 'role' || next.kind === 'function') &&
  /^ $/.test(message.slice(end, next.start));

/** "Stage manager or costume": where one of the alternatives is a wish, all of them rank. */
function isBesideWish(message: string, { start, end, kind }: Mention, unread: readonly string[]): boolean {
  if (kind !== 'role' && kind !== 'function' && kind !== 'industry') return false;
  const after = /^(?: jobs?| work| roles?)?(?:, ?[\p{L}'-]{1,40}){0,4},? or (?:an? |some )?[\p{L}'-]{1,40}/u.exec(
    message.slice(end, end + 240),
  )?.[0];
  const before = /([\p{L}'-]{1,40}) or (?:an? |some )?$/u.exec(message.slice(Math.max(0, start - 60), start))?.[1];
  return [after, before].some((list) => (list?.match(/[\p{L}'-]+/gu) ?? []).some((word) => unread.includes(word)));
}

/** "Only those that use React": a skill that must be asked for. */
const isRequired = (message: string, { start }: Mention) =>
  /\b(?:only|must|requir\w+|us(?:e|es|ing)|need(?:s|ing)?|ask(?:s|ing)? for)\b[^.,;!?]{0,24}$/i.test(message.slice(0, start));

/** Where remote is no must any more and no place is named instead, the places that it took the place of hold again. */
function withPlacesBack(conditions: Condition[], { conditions: before, aside }: SearchState): Condition[] {
  const isRemote = (one: Condition) => one.field === 'remote' && one.value === true;
  const relaxed = before.some(isRemote) && !conditions.some((one) => one.field === 'remote' || one.field === 'place');
  return relaxed ? [...conditions, ...aside] : conditions;
}

/** "I am a US citizen": no wish for a place, nor for a sponsor. */
const isPapers = (mention: Mention, needsVisa: boolean) =>
  (mention.kind === 'sponsorship' && !needsVisa) || (mention.kind === 'place' && mention.place.label === 'United States');

/** "Not in an office": what one does not want, and no wish for remote work. */
const isNoOffice = (mention: Mention) => mention.kind === 'remote' && mention.remote && /\boffice\b/i.test(mention.text);

/** It checks papers, and promises none. */
const isNoSponsor = ({ text }: Mention) => /^e-?\s?verify$/i.test(text);

const farAway = /\b(?:abroad|overseas)\b/i;

interface Asked {
  silence: Silence | null;
  /** The student's own major, when the message names it. */
  major?: string | null;
  /** What the message goes on from, when that is not the active set. */
  before?: readonly Condition[];
}
