import { LRUCache } from 'lru-cache';
import { type Clause, clausesOf } from '../clauses/clauses.ts';
import { type Offsets, overlaps, type Token, tokensOf } from '../text/tokens.ts';
import { bestOf, type Lattice, marginalsOf, runsOf } from './crf.ts';
import { feelingOf, feelings, turning } from './feelings.ts';
import { softmax } from './changes.ts';
import { hashOf, seeded } from './hashing.ts';
import { classes, holders, type Input, shapeOf } from './inputs.ts';
import { type Network, scoresOf } from './network.ts';
import { type KindSizes, openRequestWeights } from './weights.ts';

/**
 * What is said of a piece of a request: asked for, joined to what was asked before, only preferred, refused, let go of, let in, or merely
 * mentioned (of the student, of others, of what is shown).
 */
export const modalities = ['wanted', 'joined', 'preferred', 'refused', 'dropped', 'accepted', 'mentioned'] as const;
export type SaidOf = (typeof modalities)[number];

/** When it was so, of people: no longer, at some time, at first, as one step of a career; where from; what was studied; how long there, in all. */
export const times = ['past', 'ever', 'first', 'step', 'home', 'study', 'tenure', 'exp'] as const;
export type SaidWhen = (typeof times)[number];

/** What a message does as a whole. */
export const requestActs = [
  'ask',
  'undo',
  'more',
  'startover',
  'why',
  'complain',
  'count',
  'sort',
  'refer',
  'help',
  'account',
  'thanks',
  'chat',
  'yes',
  'no',
] as const;
export type RequestAct = (typeof requestActs)[number];

/**
 * What a part of a message does, in a conversation about jobs that were shown: asks for jobs or changes what is looked for; asks of one of those
 * shown, or of all; likes or dislikes them; tells of the student; moves on or back; anything else.
 */
export const segmentActs = ['ask', 'one', 'list', 'like', 'dislike', 'self', 'move', 'chat'] as const;
export type SegmentAct = (typeof segmentActs)[number];

export interface Segment extends Offsets {
  does: SegmentAct;
  /** From 0 to 1. */
  probability: number;
}

/** Where a request is made: a first message of a job search or a later one, and the same of people. */
export const settings = ['J1', 'J2', 'P1', 'P2'] as const;
export type Setting = (typeof settings)[number];

/** A name or phrase in the message, by its offsets: of what kind it is, and what the rules make of it. */
export interface NamedSpan extends Offsets {
  kind: string;
  ruled: string;
}

/**
 * What the words of a request say, as a network learned it from annotated messages (docs/decisions/025): the likeliest pieces in order without
 * overlaps, and for any span how probable each reading is. `spans` are the names and phrases that are known, with what the rules make of
 * them. Takes about 1 ms for an ordinary message.
 */
export function modalitiesOf(
  text: string,
  spans: readonly NamedSpan[],
  setting: Setting,
  network = openRequestWeights(requestKindSizes).modalities,
): Tags<SaidOf> {
  return tagsOf(text, requestInputsOf(text, spans, setting), JSON.stringify([setting, text, spans]), network, modalities);
}

/** The same of times and of what a place, school or number of years is to people. */
export function timesOf(
  text: string,
  spans: readonly NamedSpan[],
  setting: Setting,
  network = openRequestWeights(requestKindSizes).times,
): Tags<SaidWhen> {
  return tagsOf(text, requestInputsOf(text, spans, setting), JSON.stringify([setting, text, spans]), network, times);
}

/** What the message does, the likeliest first, with how probable that is: logistic regression over its words. */
export function actsSaid(
  text: string,
  spans: readonly NamedSpan[],
  setting: Setting,
  weights = openRequestWeights(requestKindSizes).acts,
): { act: RequestAct; probability: number }[] {
  const scores = new Float64Array(requestActs.length);
  for (const feature of actFeatures(text, spans, setting)) weights.add(feature, scores);
  const chances = softmax(scores);
  return requestActs.map((act, at) => ({ act, probability: chances[at] ?? 0 })).sort((one, other) => other.probability - one.probability);
}

/** The words of a message, alone and next to each other, names by their kinds. */
export function actFeatures(text: string, spans: readonly NamedSpan[], setting: Setting): Uint32Array {
  const words: number[] = [];
  for (const token of tokensOf(text).slice(0, mostWords)) {
    const name = spans.find((one) => one.kind !== 'words' && one.kind !== 'other' && overlaps(one, token));
    const word = hashOf(name === undefined ? token.lemma || token.norm : `‹${name.kind}›`);
    if (name === undefined || words.at(-1) !== word) words.push(word);
  }
  const later = setting.endsWith('2') ? 1 : 0;
  const found = new Set<number>();
  const add = (kind: number, ...values: number[]) => found.add(seeded(100 + kind, values));
  add(0, later);
  add(1, later, Math.min(12, words.length));
  for (const [at, word] of words.entries()) {
    const [last = 1, one = 1] = [words[at - 1], words[at - 2]];
    add(2, word);
    add(3, word, later);
    add(4, last, word);
    add(5, one, last, word);
    if (at < 3) add(6, at, word, later);
    if (at < 3) add(7, at, last, word);
    if (at > words.length - 3) add(8, words.length - at, word);
  }
  if (words.length < 5) add(9, ...words);
  return Uint32Array.from(found);
}
const mostWords = 120;

const requestInputsOf = (text: string, spans: readonly NamedSpan[], setting: Setting) => (tokens: readonly Token[]) =>
  requestInputs(text, tokens, spans, setting);

/** The kinds of its tokens as a network reads them from `inputsOf`; what was read last is kept under `key`. */
export function tagsOf<Kind extends string>(
  text: string,
  inputsOf: (tokens: readonly Token[]) => Input[],
  key: string,
  network: Network,
  kinds: readonly Kind[],
): Tags<Kind> {
  const tokens = tokensOf(text).slice(0, mostTokens);
  if (tokens.length === 0)
    return { pieces: [], of: () => ({ likeliest: null, probability: 1, chanceOf: (kind) => (kind === null ? 1 : 0) }) };
  const found = kept.get(network)?.get(key) ?? chancesOf(inputsOf(tokens), network);
  keep(network, key, found);
  return {
    pieces: runsOf(bestOf(found.lattice)).flatMap(({ from, to, kind }) => {
      const says = kinds[kind];
      return says === undefined ? [] : [{ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0, says }];
    }),
    of: (span) => meanOf(found, indexesOf(tokens, span), kinds),
  };
}

/** Where the tokens stand that share a letter with a span. */
function indexesOf(tokens: readonly Token[], span: Offsets): number[] {
  // The first that ends behind the start of the span: tokens stand in the order of the text.
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) > span.start) high = middle;
    else low = middle + 1;
  }
  const found: number[] = [];
  while ((tokens[low]?.start ?? Infinity) < span.end) found.push(low++);
  return found;
}

/** What each network said of the texts read last: one turn reads the same message for several ends. */
const kept = new WeakMap<Network, LRUCache<string, Found>>();
function keep(network: Network, key: string, found: Found): void {
  const known = kept.get(network) ?? new LRUCache<string, Found>({ max: 8 });
  known.set(key, found);
  kept.set(network, known);
}

type Found = ReturnType<typeof chancesOf>;

function chancesOf(inputs: readonly Input[], network: Network): { lattice: Lattice; marginals: Float64Array } {
  const lattice: Lattice = {
    tokens: inputs.length,
    labels: network.labels,
    scores: scoresOf(inputs, network),
    transitions: network.transitions,
  };
  return { lattice, marginals: marginalsOf(lattice) };
}

function meanOf<Kind extends string>(
  { lattice: { labels }, marginals }: { lattice: Lattice; marginals: Float64Array },
  tokens: readonly number[],
  kinds: readonly Kind[],
): Chances<Kind> {
  // Beyond what is read nothing is known.
  if (tokens.length === 0) return { likeliest: null, probability: 0, chanceOf: () => 0 };
  const sums = kinds.map((_, kind) =>
    tokens.reduce((sum, at) => sum + (marginals[at * labels + 2 * kind + 1] ?? 0) + (marginals[at * labels + 2 * kind + 2] ?? 0), 0),
  );
  const each = sums.map((sum) => sum / Math.max(1, tokens.length));
  const most = each.indexOf(Math.max(...each));
  const outside = 1 - each.reduce((sum, one) => sum + one, 0);
  const likeliest = outside > (each[most] ?? 0) ? null : (kinds[most] ?? null);
  return {
    likeliest,
    probability: likeliest === null ? outside : (each[most] ?? 0),
    chanceOf: (kind) => (kind === null ? outside : (each[kinds.indexOf(kind)] ?? 0)),
  };
}

/** What is known of each token before the network reads it. */
export function requestInputs(text: string, tokens: readonly Token[], spans: readonly NamedSpan[], setting: Setting): Input[] {
  const clauses = clausesOf(text);
  const clauseAt: Clause[] = [];
  for (const clause of clauses) for (let at = clause.from; at < clause.to; at++) clauseAt[at] = clause;
  const where = settings.indexOf(setting);
  return tokens.map((token, at) => {
    const { norm, lemma, pos } = token;
    const name = spans.find((one) => overlaps(one, token));
    const clause = clauseAt[at];
    const feeling = feelingOf(lemma, norm);
    // What is said of a name does not hang on which name it is.
    const word =
      name === undefined || unnamed.has(name.kind)
        ? { norm, lemma: lemma === '' ? norm : lemma }
        : { norm: `‹${name.kind}›`, lemma: `‹${name.kind}›` };
    return {
      ...word,
      kinds: [
        1 + classes.indexOf(pos),
        name === undefined ? 0 : 1 + Math.max(0, nameKinds.indexOf(name.kind)),
        name !== undefined && overlaps(name, tokens[at - 1] ?? nowhere) ? 1 : 0,
        name === undefined ? 0 : 1 + Math.max(0, rulings.indexOf(name.ruled)),
        clause === undefined ? 0 : 1 + holders.indexOf(clause.holder),
        clause?.negated === true ? 1 : 0,
        clauseAt[at - 1] === clause ? 0 : 1,
        shapeOf(token.text),
        feeling === null ? 0 : 1 + feelings.indexOf(feeling),
        turning.has(norm) ? 1 : 0,
        where,
        at === 0 ? 1 : at === tokens.length - 1 ? 2 : 0,
      ],
    };
  });
}

const unnamed: ReadonlySet<string> = new Set(['words', 'other', 'text', 'skill']);
const nowhere: Offsets = { start: -1, end: -1 };
/** Of a longer message only so many tokens are read. */
const mostTokens = 400;
const nameKinds = (
  'other role function industry skill major company employerKind school place remote level pay experience year season sponsorship clearance degree ' +
  'hours words hometown seniority founder tenure text sequence name'
).split(' ');
const rulings = 'set add replace drop accept lift soft refused aside serving now past ever first'.split(' ');
export const requestKindSizes: KindSizes = [
  [classes.length + 1, 16],
  [nameKinds.length + 1, 12],
  [2, 2],
  [rulings.length + 1, 10],
  [holders.length + 1, 6],
  [2, 3],
  [2, 2],
  [6, 4],
  [feelings.length + 1, 8],
  [2, 3],
  [settings.length, 6],
  [3, 3],
];

/**
 * What is decided of a span: what is said of it, `outside` where nearly nothing is, null where the rules stand. Against a cue of theirs
 * (`isCued`) the network must be surer to say that a name is plainly asked for, or mentioned.
 */
export function decided({ likeliest, probability }: Chances<SaidOf>, isCued: boolean): SaidOf | 'outside' | null {
  const isPlain = likeliest === null || likeliest === 'mentioned' || likeliest === 'wanted';
  if (probability < even || (isPlain && isCued && probability < surely)) return null;
  if (likeliest === null) return probability > surely ? 'outside' : null;
  return likeliest;
}

/** From here on the network decides. */
export const even = 0.5;
/** Where much hangs on it. */
export const surely = 0.8;

interface Chances<Kind> {
  /** null: it says nothing of the kind. */
  likeliest: Kind | null;
  probability: number;
  /** From 0 to 1, on average over the words. */
  chanceOf: (kind: Kind | null) => number;
}

export interface Tags<Kind> {
  pieces: readonly (Offsets & { says: Kind })[];
  of: (span: Offsets) => Chances<Kind>;
}
