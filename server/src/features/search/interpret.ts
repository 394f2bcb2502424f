import { openingMessage } from '@alive/contract/search.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { functionOfRole, rolesForMajor } from '#language/roles.ts';
import type { Mention, Reading } from '#language/types.ts';
import { wishesIn } from '#language/wishes.ts';
import { conditionOf, conditionOfMention } from './conditions.ts';
import { asksForAny, asksToFind, relaxedFields, startsOver } from './cues.ts';
import { contentOf, keywordsIn } from './keywords.ts';
import { merge } from './merge.ts';
import { aspectOf, referencesIn } from './refer.ts';
import type { Aspect } from './refer.ts';
import type { SearchState } from './state.ts';
import {
  acknowledges,
  agrees,
  asksHowMany,
  asksStatus,
  declines,
  insults,
  isTrivia,
  specialTalkOf,
  talkOf,
  wantsGated,
  wantsMore,
} from './talk.ts';
import type { Talk } from './talk.ts';
import { silenceIn } from './silence.ts';
import { untoldIn } from './untold.ts';
import type { Untold } from './untold.ts';

/**
 * What to do about a message: pure, without the database. `reading` is the message as language/ read it;
 * `begun` tells whether anything was searched for before in this conversation.
 */
export function interpret(said: string, read: Reading, state: SearchState): Move {
  // As long as before, so that the spans of the reading hold.
  const message = said.replaceAll('’', "'");
  const { reading, taken } = withWishes(message, read);
  const begun = state.total !== null;
  if (!begun && message === openingMessage) return { kind: 'open' };
  const offered = answerToOffer(message, state);
  if (offered !== null) return offered;
  if (begun && declines(message)) return { kind: 'talk', talk: 'declined' };
  if (begun && agrees(message)) return { kind: 'talk', talk: acknowledges(message) ? 'praise' : 'whichOne' };
  if (begun && wantsMore(message)) return { kind: 'more' };
  if (begun && asksStatus(message)) return { kind: 'status' };
  const special = specialTalkOf(message);
  if (special !== null) return { kind: 'talk', talk: special };
  const bare = reading.mentions.length === 0 && relaxedFields(message).length === 0 && !startsOver(message);
  if (bare && insults(message)) return { kind: 'talk', talk: 'hurt' };

  const silence = silenceIn(message, state.conditions);
  const about = begun && silence === null ? aboutShown(message, reading, state) : null;
  if (about !== null) return about;
  if (begun && wantsGated(message)) return { kind: 'gated' };
  const talk =
    bare && silence === null
      ? talkOf(message)
      : reading.mentions.every((mention) => mention.kind === 'place') && isTrivia(message)
        ? 'offTopic'
        : null;
  if (talk !== null) return { kind: 'talk', talk };
  if (begun && asksHowMany(message)) {
    const extra = reading.mentions.flatMap((mention) => conditionOfMention(mention) ?? []);
    return { kind: 'count', extra };
  }
  const untold = untoldIn(message).filter((one) => !reading.mentions.some((mention) => overlap(mention, one)));
  const needsVisa = needsVisaSaid(message);
  const spent = new Set(
    [...untold.map(({ words }) => words), silence?.words ?? '', needsVisa === null ? '' : ownVisa].flatMap((words) =>
      words.toLowerCase().split(/[\s-]+/),
    ),
  );
  const texts = keywordsIn(message, reading, spent);
  const refusedSkills = reading.mentions.filter((mention) => mention.kind === 'skill' && mention.negated).map((mention) => mention.text);
  const unwanted = contentOf([...reading.unwanted, ...refusedSkills]).filter((word) => !spent.has(word));
  const abroad = texts.some((word) => farAway.has(word));
  const before = state.conditions.filter(
    (one) =>
      !(needsVisa === false && one.field === 'sponsorship') &&
      !(abroad && one.field === 'place' && one.op !== 'not') &&
      one.field !== silence?.field,
  );
  const mentions = reading.mentions.filter((one) => one.kind !== silence?.field && (needsVisa === null || !isPapers(one, needsVisa)));
  const withTexts = (some: readonly string[]) => [
    ...merge(before, message, mentions, some),
    ...(abroad ? [conditionOf('place', 'United States', true)] : []),
  ];
  const conditions = withTexts(texts.filter((word) => !farAway.has(word)));
  const withoutTexts = withTexts([]);
  const same = isSame(conditions, state.conditions);
  if (same && bare && texts.length === 0 && unwanted.length === 0 && untold.length > 0) return { kind: 'untold', untold };
  if (bare && same && unwanted.length === 0 && needsVisa === null && !asksForAny(message) && !asksToFind(message))
    return { kind: 'talk', talk: begun ? 'unclear' : 'lost' };
  return {
    kind: 'search',
    conditions,
    withoutTexts,
    startsOver: startsOver(message),
    texts: texts.filter((word) => !farAway.has(word)),
    textsOnly: reading.mentions.length === 0 && isSame(withoutTexts, state.conditions),
    unwanted,
    needsVisa,
    taken,
    untold,
  };
}

const isSame = (some: readonly Condition[], others: readonly Condition[]) =>
  some.length === others.length && some.every((one) => others.some((other) => other.id === one.id));

/**
 * The reading with what its author only hinted at: a wish that names no work, and a field of study, stand for the kinds of work that come nearest,
 * unless the message names work itself. `taken` are the words so understood.
 */
function withWishes(message: string, reading: Reading): { reading: Reading; taken: Taken[] } {
  const named = reading.mentions.filter((mention) => mention.kind !== 'major');
  if (named.some((mention) => mention.kind === 'role' || mention.kind === 'function'))
    return { reading: { ...reading, mentions: named }, taken: [] };
  const studied = reading.mentions.flatMap((mention) => (mention.kind === 'major' && !mention.negated ? [mention] : []));
  const ofMajors = studied.flatMap(({ major, start, end, text }) =>
    rolesForMajor(major).map((role) => ({
      kind: 'role' as const,
      role,
      function: functionOfRole(role) ?? '',
      start,
      end,
      text,
      negated: false,
      certainty: 0.6,
    })),
  );
  const refused = new Set(reading.unwanted.map((word) => word.toLowerCase()));
  const wished = wishesIn(message).filter(
    (wish) =>
      !named.some((mention) => overlap(mention, wish)) &&
      !wish.text
        .toLowerCase()
        .split(/\s+/)
        .some((word) => refused.has(word)),
  );
  const guesses = [...wished, ...ofMajors.filter((one) => !wished.some((wish) => overlap(wish, one)))].sort((a, b) => a.start - b.start);
  const words = new Set(guesses.flatMap(({ text }) => text.toLowerCase().split(/\s+/)));
  const taken = [...Map.groupBy(guesses, ({ text }) => text)].map(([text, meant]) => ({
    text,
    meant: meant.flatMap((mention) => conditionOfMention(mention) ?? []),
  }));
  return {
    reading: { ...reading, mentions: [...named, ...guesses], unread: reading.unread.filter((word) => !words.has(word.toLowerCase())) },
    taken,
  };
}

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

function answerToOffer(message: string, state: SearchState): Move | null {
  if (state.offer === null) return null;
  if (declines(message)) return { kind: 'talk', talk: 'declined' };
  if (!agrees(message)) return null;
  const { offer } = state;
  if (offer.kind === 'gated') return { kind: 'gated' };
  if (offer.kind === 'more') return { kind: 'more' };
  if (offer.kind === 'tell') return { kind: 'tell', id: offer.id, aspect: null };
  const conditions = [...state.conditions.filter((one) => !offer.ids.includes(one.id)), ...(offer.instead ? [offer.instead] : [])];
  return {
    kind: 'search',
    conditions,
    withoutTexts: conditions,
    startsOver: false,
    texts: [],
    textsOnly: false,
    unwanted: [],
    needsVisa: null,
    taken: [],
    untold: [],
  };
}

/** A question about jobs that were just shown. */
function aboutShown(message: string, reading: Reading, state: SearchState): Move | null {
  const { ids, beyond, explicit } = referencesIn(message, reading, state);
  const aspect = aspectOf(message);
  const [first, second] = ids;
  if (beyond !== null) return { kind: 'beyond', number: beyond };
  const compares =
    /\bcompare\b|\bvs\b|\bversus\b|\bdifferences?\b|\bwhich (?:one |of (?:the|these|those) two )?(?:is|would be|should i|do you)?.{0,12}better\b|\bbetter\b|\bthis or that\b/i.test(
      message,
    );
  if (first !== undefined && second !== undefined && (compares || /\bor\b/i.test(message)))
    return { kind: 'compare', ids: [first, second] };
  if (
    compares &&
    ids.length === 0 &&
    state.last.length > 1 &&
    (reading.mentions.length === 0 || /\b(?:them|these|those|the two|both)\b/i.test(message))
  ) {
    return { kind: 'compare', ids: state.last.slice(0, 2).map((shown) => shown.id) };
  }
  const alone = state.focusId ?? (state.last.length === 1 ? state.last[0]?.id : undefined);
  if (
    /\b(?:more|others?|something|anything|jobs?|ones?|another|roles?) like\b|\bsimilar\b/i.test(message) &&
    reading.mentions.length === 0
  ) {
    const model = first ?? alone;
    return model === undefined ? { kind: 'more' } : { kind: 'similar', id: model };
  }
  const request =
    (/\b(?:show|find|list|search|other|others|more (?:jobs|from|at)|hiring|any (?:\w+ ){0,3}(?:jobs|roles|openings|internships))\b/i.test(
      message,
    ) &&
      !/\bshow me (?:the|number|no\.?|#)/i.test(message)) ||
    (!explicit && asksForAny(message) && !isQuestion(message));
  const wishes = reading.mentions.some((mention) => mention.kind !== 'company' && mention.kind !== 'major') && !isQuestion(message);
  if (
    first !== undefined &&
    !request &&
    !wishes &&
    (asksAbout(message) || aspect !== null || wordCount(message) <= 5) &&
    !continuesSearch(message, explicit)
  ) {
    return { kind: 'tell', id: first, aspect };
  }
  const asksWhich =
    whichOfThem.test(message) ||
    (aspect === 'gate' && /\b(?:which|what|do|does|are|is) .*\b(?:of|any|these|those|them|ones?)\b/i.test(message));
  if (state.last.length > 0 && asksWhich && !/\b(?:what|how) about\b/i.test(message))
    return { kind: 'which', aspect: aspect ?? (reading.mentions.some((mention) => mention.kind === 'place') ? 'place' : null) };
  if (aspect !== null && aspect !== 'like' && isQuestion(message) && reading.mentions.length === 0 && !asksForAny(message)) {
    if (alone !== undefined) return { kind: 'tell', id: alone, aspect };
    if (state.last.length > 0 && aspect !== 'apply') return { kind: 'which', aspect };
  }
  const asksMore =
    /^\W*(?:can you |could you |please )?(?:tell me more|more (?:details?|info\w*)|details?|go deeper|elaborate|why(?: (?:these|those|them|this|that))?|how come)\b\W*/i;
  const shown = state.last[0];
  if (asksMore.test(message) && shown !== undefined && reading.mentions.length === 0)
    return aspect === 'why' ? { kind: 'which', aspect } : { kind: 'tell', id: state.focusId ?? shown.id, aspect };
  return null;
}

/** What the student says about their own need of a visa; null when nothing. */
function needsVisaSaid(message: string): boolean | null {
  if (
    /\b(?:i|i'?ll) (?:don'?t|do not|won'?t|will not|no longer) (?:need|require)\b.{0,30}\b(?:visa|sponsor)|\bi(?:'?m| am) (?:a |an )?(?:us|u\.s\.|american) citizen\b|\b(?:have|got) (?:a )?green ?card\b|\bpermanent resident\b/i.test(
      message,
    )
  )
    return false;
  if (
    /\b(?:i|i'?ll|i'?m going to|i will) (?:do )?(?:need|require|needs)\b.{0,30}\b(?:visa|sponsor|h-?1b)|\bi(?:'?m| am) (?:on |an? )?(?:(?:an? )?f-?1|international student|on opt|on cpt)\b/i.test(
      message,
    )
  )
    return true;
  return null;
}

/** "Where I can help" asks nothing. */
const isQuestion = (message: string) =>
  /\?\s*$|^\W*(?:why|what|(?:where|when|how)(?! (?:i|we|you|people)\b)|does|do|is|are|can|would|will|tell me)\b/i.test(message);
const asksAbout = (message: string) =>
  /\?|^\W*(?:why|what|where|when|how|does|do|is|are|can|would|tell|explain|describe|details?|more|about)\b|\b(?:tell me|more about|about the|explain|describe|open|details)\b/i.test(
    message,
  );
/** "the second one but in Boston", and "what about Stripe?" where no job was pointed at by number or as "the … one". */
const continuesSearch = (message: string, explicit: boolean) =>
  /\b(?:same|instead|but|without|except|drop|add|only)\b/i.test(message) ||
  (!explicit && /^\W*(?:what about|how about|and|or|not|no)\b/i.test(message));
const wordCount = (message: string) => message.trim().split(/\s+/).length;
const whichOfThem =
  /\b(?:which|what)(?: one| ones| job| of (?:them|these|those))?\b.{0,20}\b(?:pays?|paid|sponsors?|remote|best|better|would you|should i|closest|favou?rite|easiest|newest|recommend|requires?|needs?|is in|are in|has|have)\b|\b(?:any|do any|are any) of (?:them|these|those)\b|\b(?:do|are|is|does) (?:any|they|these|those)\b|\bwhy (?:these|those|them)\b|\bhighest[- ]pa(?:y|id)|\bpays? (?:the )?(?:most|best)\b/i;

/** "I am a US citizen": no wish for a place, nor for a sponsor. */
const isPapers = (mention: Mention, needsVisa: boolean) =>
  (mention.kind === 'sponsorship' && !needsVisa) || (mention.kind === 'place' && mention.place.label === 'United States');

const farAway = new Set(['abroad', 'overseas']);

/** Words about one's own papers, besides those of the visa itself. */
const ownVisa = 'us american citizen green card permanent resident opt cpt f1 f-1 h1b stem extension student visa international';

/** What a message is that moves nothing: a no, a yes to nothing, words without a meaning here. */
export type Pause = 'declined' | 'whichOne' | 'unclear';

export interface Taken {
  text: string;
  meant: Condition[];
}

export type Move =
  | { kind: 'open' }
  | {
      kind: 'search';
      conditions: Condition[];
      /** What they are when no posting holds the texts. */ withoutTexts: Condition[];
      startsOver: boolean;
      /** Words nothing was made of, now searched for. */ texts: string[];
      /** Nothing else was asked for. */ textsOnly: boolean;
      /** Words to be avoided that are nothing to rule out by. */ unwanted: string[];
      needsVisa: boolean | null;
      /** Words understood as the kinds of work that come nearest. */ taken: Taken[];
      /** Wishes that no record can settle. */ untold: Untold[];
    }
  | { kind: 'untold'; untold: Untold[] }
  | { kind: 'more' }
  | { kind: 'gated' }
  | { kind: 'status' }
  | { kind: 'count'; extra: Condition[] }
  | { kind: 'tell'; id: string; aspect: Aspect | null }
  | { kind: 'which'; aspect: Aspect | null }
  | { kind: 'similar'; id: string }
  | { kind: 'compare'; ids: string[] }
  | { kind: 'beyond'; number: number }
  | { kind: 'talk'; talk: Talk | Pause };
