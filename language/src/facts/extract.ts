import type { InterviewTopic } from '@alive/contract/conversations.ts';
import { clauseAt } from '../clauses/clauses.ts';
import { mustLabel, type MustMention, mustsIn } from './musts.ts';
import { changesOf } from '../tagger/changes.ts';
import { parsed } from '../tagger/inputs.ts';
import { mostTokens, type TaggedSpan } from '../tagger/tagger.ts';
import { type Offsets, offsetsOf, overlaps } from '../text/tokens.ts';
import { correctionsIn, type FactChange } from './corrections.ts';
import { type Draft, draftsOf, hasContent, keyOf, quoteOf, type Source } from './drafts.ts';
import type { Lexicon } from './lexicon.ts';
import { type Earlier, saidAgain } from './missed.ts';
import { isPartOf, isSame, type Known, pointerOf } from './pointing.ts';
import { adjacentFeelings, isMixed, isOfOthers, namedIn, rowOf, spansIn, sure, wholeOf, wordsAt } from './spans.ts';

/**
 * What a message of the interview says of the student, as facts with their quotes, in the order said: kept where it is sure, offered where
 * it may be meant; and what it does to the facts that stand. `topic` is the question it answers, `last` are the ids of what the message before
 * added, `earlier` is what the student said before. `hidden` are spans that are never facts (health, grief …); with `grieving` only what is surely
 * liked or wanted counts. Pure; a few milliseconds for an ordinary message.
 */
export function extract(
  message: string,
  { topic, lexicon, now, facts = [], last = [], hidden = [], grieving = false, isReply = false, isForeign = false, earlier = [] }: Given,
): Extracted {
  const text = parsed(message);
  const names = lexicon.namesIn(message);
  const musts = mustsIn(message, { bare: topic === 'must', now });
  const source: Source = { ...text, message, names, musts, topic };
  const known = facts.filter(({ status }) => status !== 'dropped');
  const standing = known.map(({ id, text: words, stance, status, value }) => ({
    text: words,
    stance,
    isOffered: status === 'offered',
    isLast: last.includes(id),
    value,
  }));
  const values = [...names.flatMap(({ value }) => value ?? []), ...musts.map(({ key }) => key)];
  const isGiven = isReply || isForeign;
  const again = isGiven ? [] : saidAgain(text, earlier, facts);
  const chances = isGiven ? [] : changesOf(text, { topic, facts: standing, values, again });
  const spans = isReply ? wholeOf(text, topic) : isForeign ? namedIn(source) : spansIn(source, { facts: standing, again, chances });
  const { changes, isUnclear } = correctionsIn(source, spans, { chances, known, last, earlier, again });
  const changed = known.filter(({ id }) => changes.some((change) => change.id === id));
  const gone = changed.find((fact) => changes.some(({ id, status }) => id === fact.id && status === 'dropped'));
  if (gone?.stance === 'looking') source.instead = gone.kind;
  const read = spans.flatMap((span): Draft[] => {
    const words = wordsAt(source, span);
    if (pointerOf(words) !== null || !hasContent(source, span) || isMarkup(message, offsetsOf(text.tokens, span))) return [];
    // "You left off X": what nothing that stood is named by is no correction.
    if (span.as === 'drop')
      return grieving || facts.some((fact) => isPartOf(words, fact)) ? [] : draftsOf(source, span, rowOf(topic), 'offered');
    // What it says of a fact that stands is no new one.
    if (changed.some((fact) => isPartOf(words, fact)) || known.some((fact) => fact.stance === span.as && isSame(words, fact))) return [];
    const said = offsetsOf(text.tokens, span);
    // "Sitting at a computer is fine with me" dislikes nothing, and "keep me in a workshop" likes.
    if (span.as === 'less' && agreed.test(message.slice(said.end))) return [];
    if (span.as === 'less' && kept.test(message.slice(0, said.start))) return grieving ? [] : draftsOf(source, span, 'more', 'offered');
    const isMeant = span.probability >= (grieving ? surest : sure) && !isOfOthers(text, span);
    return !grieving || (isMeant && isExplicit(source, span))
      ? draftsOf({ ...source, topic: span.topic ?? topic }, span, span.as, isMeant ? 'kept' : 'offered')
      : [];
  });
  const isHidden = (draft: Draft) => hidden.some((span) => overlaps(span, draft));
  const stated = musts.filter(({ key }) => !changed.some(({ value }) => value === key)).flatMap((must) => draftOfMust(source, must, spans));
  const drafts = [
    ...stated,
    ...read.filter((draft) => !stated.some((must) => overlaps(must, draft) && (draft.kind === 'must' || isMost(must, draft)))),
  ]
    .filter((draft) => !isHidden(draft) || (draft.kind === 'must' && draft.value !== null))
    .map((draft) => withheld(message, draft, hidden))
    .sort((one, other) => one.start - other.start);
  const between = spans.find((span) => isMixed(text, span, spans));
  return {
    ...limited(merged(drafts), between && offsetsOf(text.tokens, between)),
    changes,
    isUnclear,
    isCut: text.tokens.length > mostTokens,
  };
}

export type { Earlier, FactChange };

/** What is agreed to, right after it, and what one asks to be kept at, right before. */
const agreed =
  /^\s*(?:(?:is|are|['’]s|would be|sounds?)\s+)(?:(?:totally|also|quite|perfectly|really|just|always|all)\s+)?(?:fine|ok(?:ay)?|no problem|all ?right|cool)\b/i;
const kept = /\b(?:keep|put|place|let) me (?:in|at|near|with|on)\s+(?:(?:an?|the|some|my)\s+)?$/i;

/** Of a grieving student only what is surer is kept. */
const surest = 0.7;
/** Whether words stand between tags. */
const isMarkup = (message: string, { start, end }: Offsets): boolean =>
  message.lastIndexOf('>', start) > message.lastIndexOf('<', start) && /^[^<>]*</.test(message.slice(end));

/** Whether it is said outright: liked, disliked, wanted or needed, or by itself in answer to the question. */
const isExplicit = (source: Source, span: TaggedSpan): boolean => {
  const felt = adjacentFeelings(source, span);
  if (span.as === rowOf(source.topic) && clauseAt(source.clauses, span.from)?.holder === 'none') return true;
  return felt.has(span.as === 'less' ? 'dislike' : span.as === 'must' ? 'need' : 'like') || (span.as !== 'less' && felt.has('want'));
};

/** A must that the message states, where its words say that a job should have it; agreed to at most, it is an offer. */
function draftOfMust(source: Source, must: MustMention, spans: readonly TaggedSpan[]): Draft[] {
  const { message, topic, tokens } = source;
  if (must.stated === 'refused') return [];
  const over = spans.filter((span) => overlaps(offsetsOf(tokens, span), must));
  const isWanted = over.some(({ as, probability }) => as === 'must' || (as === 'looking' && probability >= sure));
  // "Don't wanna go lower than 15" says a must in negative words.
  const isFloor = /\b(?:lower|less|under|below|unpaid)\b/i.test(message.slice(must.start, must.end));
  const from = tokens.findIndex(({ end }) => end > must.start);
  const isNeed =
    (/^(?:visa|no_clearance)$/.test(must.key) || (from >= 0 && adjacentFeelings(source, { from, to: from + 1 }).has('need'))) &&
    over.every(({ as }) => as !== 'drop' && as !== 'less');
  if (
    !(
      isWanted ||
      isNeed ||
      (topic === 'must' && over.every(({ probability }) => probability < sure)) ||
      (isFloor && over.some(({ as }) => as === 'less'))
    )
  )
    return [];
  const base = { quote: quoteOf(source, must), start: must.start, end: must.end };
  if (must.stated === 'alternative')
    return [{ ...base, kind: 'place', stance: 'looking', text: 'Remote', value: 'remote', status: 'kept' }];
  const isSaid = must.stated === 'asked' && over.every(({ as }) => as !== 'looking');
  if (isSaid) return [{ ...base, kind: 'must', stance: 'must', text: mustLabel(must.key), value: must.key, status: 'kept' }];
  if (must.key === 'remote') return [{ ...base, kind: 'place', stance: 'looking', text: 'Remote', value: 'remote', status: 'offered' }];
  return [{ ...base, kind: 'must', stance: 'must', text: mustLabel(must.key), value: must.key, status: 'offered' }];
}

const isMost = (one: Offsets, other: Offsets): boolean => one.end - one.start >= 0.5 * (other.end - other.start);

/** A draft whose quote holds nothing of what is hidden. */
function withheld(message: string, draft: Draft, hidden: readonly Offsets[]): Draft {
  const isHeld = hidden.some(({ start, end }) => draft.quote.includes(message.slice(start, end).trim()));
  return isHeld ? { ...draft, quote: message.slice(draft.start, draft.end) } : draft;
}

/** One draft a key, a certain one before an offer. */
function merged(drafts: readonly Draft[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const same = found.get(key);
    if (!same || (same.status === 'offered' && draft.status === 'kept')) found.set(key, draft);
  }
  return [...found.values()];
}

/** Up to 12 kept and 60 offered, the one between two rows first among these. */
function limited(drafts: readonly Draft[], open: Offsets | undefined): Pick<Extracted, 'facts' | 'between'> {
  const asked = open && drafts.find((draft) => overlaps(open, draft) && (draft.stance === 'more' || draft.stance === 'less'));
  const between: Draft | null = asked ? { ...asked, status: 'offered' } : null;
  const others = drafts.filter((draft) => draft !== asked);
  const kept = others.filter(({ status }) => status === 'kept');
  const offered = [...kept.slice(mostKept).map((draft) => asOffer(draft)), ...others.filter(({ status }) => status === 'offered')];
  return { facts: [...(between ? [between] : []), ...kept.slice(0, mostKept), ...offered.slice(0, mostOffered)], between };
}
const asOffer = (draft: Draft): Draft => ({ ...draft, status: 'offered' });
const mostKept = 12;
const mostOffered = 60;

export interface Extracted {
  /** Kept ones first. */
  facts: Draft[];
  /** The one of which both more and less was said; offered until the student chooses. */
  between: Draft | null;
  changes: FactChange[];
  /** Something that stands is wrong, and nothing tells what. */
  isUnclear: boolean;
  /** It is longer than what is read of it. */
  isCut: boolean;
}

interface Given {
  topic: InterviewTopic | null;
  lexicon: Lexicon;
  now: Date;
  /** The facts as they stand. */
  facts?: readonly Known[];
  last?: readonly string[];
  hidden?: readonly Offsets[];
  grieving?: boolean;
  /** One of the answers that the question offers. */
  isReply?: boolean;
  /** In another language: only its known names are understood. */
  isForeign?: boolean;
  /** The student's messages before this one, oldest first. */
  earlier?: readonly Earlier[];
}
