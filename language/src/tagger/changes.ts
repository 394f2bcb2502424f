import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import { clauseAt } from '../clauses/clauses.ts';
import { isAt, type Pointer, pointersIn } from '../facts/pointing.ts';
import { type Parsed, type SaidAgain, type Standing, stemsOf } from './inputs.ts';
import { hashOf, seeded } from './hashing.ts';
import { openWeights, type Regression } from './weights.ts';

/** What a message may do to a fact that stands: nothing, take it back, put it in a row, or say that a guess is right. */
export const changes = ['none', 'dropped', 'more', 'less', 'looking', 'must', 'kept'] as const satisfies (
  | Stance
  | 'none'
  | 'dropped'
  | 'kept'
)[];

/**
 * For each fact that stands, and at the end for the message itself (`dropped`: something that stands is wrong, whichever; `kept`: something
 * that was said is missing), how probable each of
 * `changes` is: logistic regression (softmax) over the words and how they speak of the fact.
 */
export function changesOf(message: Parsed, given: ChangeContext, weights: Regression = openWeights().changes): Float64Array[] {
  return pairsOf(message, given).map((features) => {
    const scores = new Float64Array(changes.length);
    for (const feature of features) weights.add(feature, scores);
    return softmax(scores);
  });
}

export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const each = scores.map((score) => Math.exp(score - most));
  const sum = each.reduce((one, other) => one + other, 0);
  return each.map((one) => one / sum);
}

/** The features of each fact alongside the message, and of the message alone. */
export function pairsOf({ tokens, clauses }: Parsed, { topic, facts, values, again }: ChangeContext): Uint32Array[] {
  const lemmas = tokens.slice(0, mostTokens).map(({ lemma, norm }) => hashOf(lemma === '' ? norm : lemma));
  const stems = tokens.slice(0, mostTokens).map(({ norm }) => stemsOf(norm)[0] ?? '');
  const recent = facts.filter(({ isLast }) => isLast);
  const pointers = pointersIn(tokens.slice(0, mostTokens).map(({ text }) => text));
  const asked = hashOf(topic ?? 'none');
  const size = lemmas.length < 4 ? 0 : lemmas.length < 9 ? 1 : lemmas.length < 18 ? 2 : lemmas.length < 40 ? 3 : 4;
  const said = facts.map((fact) => sharedWith(fact, stems, values));
  const one = (fact: Standing | null, index: number): Uint32Array => {
    const found = new Set<number>();
    const add = (kind: number, ...all: number[]) => found.add(seeded(200 + kind, all));
    const hits = fact === null ? [] : (said[index]?.hits ?? []);
    const share = fact === null ? 0 : (said[index]?.share ?? 0);
    const isBest = said.every((other, at) => at === index || other.score < (said[index]?.score ?? 0)) ? 1 : 0;
    const place = fact === null ? -1 : recent.indexOf(fact);
    const pointed = pointers.map(({ at }) => pointedAt(at, place, recent.length));
    const how = hashOf(
      `${fact === null ? 'message' : share > 0 ? `said${share}${isBest}` : 'unsaid'}/${[...new Set(pointed)].sort().join()}`,
    );
    const way = hashOf(
      fact === null
        ? 'message'
        : share >= 2
          ? 'said'
          : share === 1
            ? 'partly'
            : pointed.some((point) => point === 'this')
              ? 'pointed'
              : 'unsaid',
    );
    const row = hashOf(fact?.stance ?? '');
    const state = fact === null ? 0 : (fact.isLast ? 1 : 0) + (fact.isOffered ? 2 : 0);
    add(0, way);
    add(1, how);
    add(2, how, state);
    add(3, way, row, asked);
    add(4, way, state, row);
    add(5, way, size);
    add(6, way, Math.min(recent.length, 4), fact?.isLast === true ? 1 : 0);
    // The words, by how they speak of it.
    for (const [at, lemma] of lemmas.entries()) {
      add(10, way, lemma);
      add(11, way, row, lemma);
      if (at > 0) add(12, way, lemmas[at - 1] ?? 0, lemma);
      if (at > 1 && at < 12) add(13, way, lemmas[at - 2] ?? 0, lemmas[at - 1] ?? 0, lemma);
      if (at < 3) add(14, way, at, lemma);
      if (at < 3) add(15, at, lemma, state, way);
    }
    // The words alongside it, where it is spoken of or pointed at.
    const spots = [
      ...(hits.length > 0 ? [{ from: hits[0] ?? 0, to: (hits.at(-1) ?? 0) + 1 }] : []),
      ...pointers.filter((_, at) => pointed[at] === 'this' || pointed[at] === 'all'),
      ...(fact === null ? again : []),
    ].slice(0, 3);
    if (fact === null) add(40, Math.min(again.length, 2), again[0]?.topic === topic ? 1 : 0);
    for (const { from, to } of spots) {
      for (let offset = 1; offset <= 4; offset++) {
        add(20, offset, lemmas[from - offset] ?? 1);
        add(21, offset, lemmas[to - 1 + offset] ?? 1);
        add(22, lemmas[from - offset] ?? 1);
        add(23, lemmas[to - 1 + offset] ?? 1);
        add(24, lemmas[from - offset] ?? 1, row);
      }
      add(25, lemmas[from - 2] ?? 1, lemmas[from - 1] ?? 1);
      add(26, lemmas[to] ?? 1, lemmas[to + 1] ?? 1);
      add(27, lemmas[from - 1] ?? 1, lemmas[to] ?? 1);
      const clause = clauseAt(clauses, from);
      if (clause === undefined) continue;
      const negated = clause.negated ? 1 : 0;
      add(30, negated, hashOf(clause.holder), row);
      add(31, negated, lemmas[clause.verb ?? -1] ?? 0);
      add(32, negated, lemmas[clause.verb ?? -1] ?? 0, row);
      add(33, lemmas[clause.from] ?? 0, lemmas[clause.from + 1] ?? 0);
      for (let at = clause.from; at < Math.min(clause.to, clause.from + 14); at++) {
        add(34, lemmas[at] ?? 0);
        add(35, lemmas[at] ?? 0, row);
      }
    }
    return Uint32Array.from(found);
  };
  return [...facts.map(one), one(null, -1)];
}

/** Of a longer message only so many words are looked at. */
const mostTokens = 120;

/** Whether a pointer points at the fact of this place among the `count` last ones. */
function pointedAt(at: Pointer, place: number, count: number): string {
  if (at === 'all') return place >= 0 ? 'all' : 'others';
  if (at === 'one') return place < 0 ? 'others' : count === 1 ? 'this' : 'some';
  return place >= 0 && isAt(at, place, count) ? 'this' : 'other';
}

/** The words that a message shares with a fact: where they stand and how much of it they are. */
function sharedWith(
  fact: Standing,
  stems: readonly string[],
  values: readonly (string | null)[],
): { hits: number[]; share: number; score: number } {
  const all = new Set(stemsOf(fact.text));
  const hits = stems.flatMap((stem, at) => (stem !== '' && all.has(stem) ? [at] : []));
  const part = all.size === 0 ? 0 : new Set(hits.map((at) => stems[at])).size / all.size;
  const named = fact.value !== null && values.includes(fact.value);
  return { hits, share: named || part === 1 ? 3 : part >= 0.5 ? 2 : part > 0 ? 1 : 0, score: named ? 2 : part };
}

interface ChangeContext {
  topic: InterviewTopic | null;
  facts: readonly Standing[];
  /** Keys of the names and musts in the message. */
  values: readonly (string | null)[];
  again: readonly SaidAgain[];
}
