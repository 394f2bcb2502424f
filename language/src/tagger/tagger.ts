import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import { bestOf, type Lattice, marginalsOf, runsOf } from './crf.ts';
import { inputsOf, type Parsed, type Surroundings } from './inputs.ts';
import { type Network, scoresOf } from './network.ts';
import { openWeights } from './weights.ts';

/** What a span is noted as: one of the rows, or a standing fact that the message takes back. */
export const noted = ['more', 'less', 'looking', 'must', 'drop'] as const satisfies (Stance | 'drop')[];

/** What a message says, and how probable it is that other words of it say something. */
export interface Reading {
  spans: readonly TaggedSpan[];
  /** How probable it is that words are noted, on average, for each of `noted`. */
  chancesOf: (span: { from: number; to: number }) => { as: (typeof noted)[number]; probability: number }[];
}

/**
 * What a message says, as spans of its words in order without overlaps, each with the row it is noted under and how probable that is (0 to 1).
 * Alongside the likeliest reading there are spans that it leaves out but a freer one holds: they may be meant, with a lower probability.
 */
export function readingOf(message: Parsed, surroundings: Surroundings, network: Network = openWeights().network): Reading {
  if (message.tokens.length === 0) return { spans: [], chancesOf: () => [] };
  const { labels, transitions } = network;
  const tokens = message.tokens.slice(0, mostTokens);
  const scores = scoresOf(inputsOf({ ...message, tokens }, surroundings), network);
  const lattice: Lattice = { tokens: tokens.length, labels, scores, transitions };
  const marginals = marginalsOf(lattice);
  const chance = (from: number, to: number, kind: number): number => {
    let sum = 0;
    for (let at = from; at < to; at++)
      sum += (marginals[at * lattice.labels + 2 * kind + 1] ?? 0) + (marginals[at * lattice.labels + 2 * kind + 2] ?? 0);
    return sum / (to - from);
  };
  const found: TaggedSpan[] = [];
  for (const favor of [0, freely, moreFreely]) {
    if (favor === moreFreely && found.length > 0) break;
    for (const { from, to, kind } of runsOf(bestOf(favored(lattice, favor)))) {
      if (found.some((one) => one.from < to && from < one.to)) continue;
      const each = noted.map((_, other) => chance(from, to, other));
      const against = kind === 0 ? each[1] : kind === 1 ? (each[0] ?? 0) + (each[2] ?? 0) : kind === 2 ? each[1] : 0;
      if (favor > 0 && (each[kind] ?? 0) < leastChance) continue;
      found.push({ from, to, as: noted[kind] ?? 'more', probability: each[kind] ?? 0, against: against ?? 0 });
    }
  }
  return {
    spans: found.sort((one, other) => one.from - other.from),
    chancesOf: ({ from, to }) => noted.map((as, kind) => ({ as, probability: chance(from, to, kind) })),
  };
}

/** Of a longer message only so many tokens are read: some 4,000 characters of prose. */
export const mostTokens = 850;
/** How much likelier than it is, in log space, a word is taken to be noted in the second reading, and in the third where the others find none. */
const freely = Math.log(5);
const moreFreely = Math.log(20);
/** What is less probable is not offered. */
const leastChance = 0.2;

/** The lattice with being noted favored over not. */
function favored(lattice: Lattice, favor: number): Lattice {
  if (favor === 0) return lattice;
  const scores = lattice.scores.slice();
  for (let at = 0; at < scores.length; at += lattice.labels) scores[at] = (scores[at] ?? 0) - favor;
  return { ...lattice, scores };
}

export interface TaggedSpan {
  /** Token indexes, end exclusive. */
  from: number;
  to: number;
  as: (typeof noted)[number];
  /** Of its words being noted so, on average. */
  probability: number;
  /** Of the contrary: liked or wanted for disliked, and the other way round. */
  against: number;
  /** The question that it answered when it was said before. */
  topic?: InterviewTopic;
}
