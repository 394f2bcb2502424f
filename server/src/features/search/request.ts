import type { Condition } from '@alive/contract/conditions.ts';
import { asksForAny, asksToFind, continues } from '#dialogue/asks.ts';
import { cueAt } from '#dialogue/cues.ts';
import { needsVisaSaid, ownPapers } from '#dialogue/papers.ts';
import { relaxedFields, startsOver } from '#dialogue/relax.ts';
import { graduates, seasonsIn } from '#dialogue/seasons.ts';
import { asksOfShown } from '#dialogue/questions.ts';
import type { Silence } from '#dialogue/silence.ts';
import { isTurnedDown } from '#dialogue/turned-down.ts';
import type { Mention, Reading } from '#language/types.ts';
import { conditionOf, conditionOfMention } from '#conditions/conditions.ts';
import { contentOf, keywordsIn } from '#conditions/keywords.ts';
import { levelsOfCareer } from '#conditions/career-levels.ts';
import { merge } from '#conditions/merge.ts';
import type { Move, Taken } from './move.ts';
import { isSame } from './selection.ts';
import type { SearchState } from './state.ts';
import { untoldIn, untoldOf } from './untold.ts';
import { wholeWish } from '#conditions/whole-wish.ts';
import { overlap } from './wishes.ts';

/** A message that asks for jobs: the conditions after it, and what of it is no condition. */
export function requestOf(
  message: string,
  reading: Reading,
  state: SearchState,
  { taken, silence, major = null, before = state.conditions }: Asked,
): Move {
  const begun = state.total !== null;
  const read = levelsOfCareer(
    // A season in which the student graduates says nothing of the work.
    reading.mentions.filter(
      (mention) => !(mention.kind === 'season' && graduates(message, mention)) && !(mention.kind === 'sponsorship' && isNoSponsor(mention)),
    ),
  );
  const untold = [
    ...read.flatMap((mention) => (conditionOfMention(mention) === null ? untoldOf(mention) : [])),
    ...untoldIn(message).filter((one) => !read.some((mention) => overlap(mention, one))),
  ];
  const needsVisa = needsVisaSaid(message);
  const seasons = seasonsIn(message);
  const spent = new Set(
    [...untold.map(({ words }) => words), silence?.words ?? '', needsVisa === null ? '' : ownPapers].flatMap((words) =>
      words.toLowerCase().split(/[\s-]+/),
    ),
  );
  const titles = read.flatMap((mention) => (mention.kind === 'role' && !mention.known && !mention.negated ? subjectOf(mention.title) : []));
  const turnedDown = reading.unread.filter((word) => isTurnedDown(message, message.indexOf(word)));
  const texts = [
    ...titles,
    ...keywordsIn(message, { ...reading, unread: reading.unread.filter((word) => !turnedDown.includes(word)) }, spent),
  ];
  const refused = read.filter((mention) => mention.negated && (mention.kind === 'skill' || (mention.kind === 'role' && !mention.known)));
  const unwanted = contentOf([...reading.unwanted, ...turnedDown, ...refused.map((mention) => mention.text)]).filter(
    (word) => !spent.has(word) && !state.taken.some(({ text }) => text.toLowerCase().includes(word)),
  );
  // Another wish takes the place of one that was guessed at.
  const anew =
    texts.length > 0 && taken.length === 0 && !continues(message) ? state.taken.flatMap(({ meant }) => meant.map(({ id }) => id)) : [];
  const abroad = farAway.test(message);
  const kept = before.filter(
    (one) =>
      !(needsVisa === false && one.field === 'sponsorship') &&
      !(abroad && one.field === 'place' && one.op !== 'not') &&
      one.field !== silence?.field,
  );
  const mentions = read.filter(
    (one) => one.kind !== silence?.field && (needsVisa === null || !isPapers(one, needsVisa)) && !(one.kind === 'role' && !one.known),
  );
  // What an earlier wish was taken for goes with the wish: "drop writing".
  const gone = state.taken.filter(({ text }) => isDropped(message, text)).flatMap(({ meant }) => meant.map(({ id }) => id));
  const withTexts = (some: readonly string[], replaced: readonly string[]) => [
    ...merge(
      kept.filter(({ id }) => !gone.includes(id) && !replaced.includes(id)),
      message,
      mentions,
      some,
    ),
    ...(abroad ? [conditionOf('place', 'United States', true)] : []),
  ];
  const topics = texts.filter((word) => !farAway.test(word));
  const conditions = withPlacesBack(withTexts(topics, anew), state);
  const withoutTexts = withTexts([], []);
  const same = isSame(conditions, state.conditions);
  const limit = reading.mentions.find((mention) => mention.kind === 'limit')?.count ?? null;
  const bare =
    reading.mentions.every((mention) => conditionOfMention(mention) === null && mention.kind !== 'limit') &&
    seasons.length === 0 &&
    relaxedFields(message).length === 0 &&
    !startsOver(message);
  if (same && bare && texts.length === 0 && unwanted.length === 0 && untold.length > 0 && limit === null) return { kind: 'untold', untold };
  if (bare && same && unwanted.length === 0 && needsVisa === null && !asksForAny(message) && !asksToFind(message))
    return { kind: 'talk', talk: !begun ? 'lost' : state.last.length < 2 && asksOfShown(message) ? 'nothingShown' : 'unclear' };
  return {
    kind: 'search',
    conditions,
    withoutTexts,
    startsOver: startsOver(message),
    texts: topics,
    whole: topics.length === 0 || taken.length > 0 ? null : wholeWish(message, reading),
    textsOnly: mentions.length === 0 && seasons.length === 0 && isSame(withoutTexts, state.conditions),
    unwanted,
    needsVisa,
    major,
    taken,
    untold,
    limit,
    restored: false,
  };
}

/** Where remote is no must any more and no place is named instead, the places that it took the place of hold again. */
function withPlacesBack(conditions: Condition[], { conditions: before, aside }: SearchState): Condition[] {
  const isRemote = (one: Condition) => one.field === 'remote' && one.value === true;
  const relaxed = before.some(isRemote) && !conditions.some((one) => one.field === 'remote' || one.field === 'place');
  return relaxed ? [...conditions, ...aside] : conditions;
}

/** Whether the message lets go of these words. */
function isDropped(message: string, text: string): boolean {
  const start = message.toLowerCase().indexOf(text.toLowerCase());
  return start >= 0 && cueAt(message, { start, end: start + text.length }) === 'drop';
}

/** A title's words without its rung: what "Head of Tax" is head of. */
const subjectOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/^(?:(?:senior|junior|lead|staff|principal|chief|associate|assistant) |(?:head|director|vp|vice president|chief) of )+/, '');

/** "I am a US citizen": no wish for a place, nor for a sponsor. */
const isPapers = (mention: Mention, needsVisa: boolean) =>
  (mention.kind === 'sponsorship' && !needsVisa) || (mention.kind === 'place' && mention.place.label === 'United States');

/** It checks papers, and promises none. */
const isNoSponsor = ({ text }: Mention) => /^e-?\s?verify$/i.test(text);

const farAway = /\b(?:abroad|overseas)\b/i;

interface Asked {
  taken: Taken[];
  silence: Silence | null;
  /** The student's own major, when the message names it. */
  major?: string | null;
  /** What the message goes on from, when that is not the active set. */
  before?: readonly Condition[];
}
