import { softmax, type StoredRegression } from '@alive/language/facts/training.ts';

/** Learns a logistic regression (softmax) over hashed features: of each example its features and which of `many` it is. */
export const learnRegression = (pairs: readonly Labelled[], many: number): StoredRegression => storedOf(learned(pairs, many), many);

/** Of each example this share of the features is left out at random, so that none is relied upon alone. */
const dropped = 0.2;
const rate = 0.1;
const mostFeatures = 80_000;
/** A feature that fewer examples have is not learned. */
const leastExamples = 3;

/** Stochastic gradient ascent, each step sized by AdaGrad (Duchi et al., 2011). */
function learned(pairs: readonly Labelled[], many: number): Learnt {
  const counts = new Map<number, number>();
  for (const { features } of pairs) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const index = new Map<number, number>();
  for (const [feature, count] of counts) if (count >= leastExamples) index.set(feature, index.size);
  const weights = new Float64Array(index.size * many);
  const squares = new Float64Array(weights.length).fill(1e-8);
  const known = pairs.map(({ features }) => [...features].flatMap((feature) => index.get(feature) ?? []));
  const random = randomOf(11);
  for (let epoch = 0; epoch < 14; epoch++)
    for (const order of shuffled(pairs.length, random)) {
      const features = (known[order] ?? []).filter(() => random() >= dropped);
      const scores = new Float64Array(many);
      for (const feature of features) for (let y = 0; y < many; y++) scores[y] += weights[feature * many + y];
      const chances = softmax(scores);
      for (let y = 0; y < many; y++) {
        const slope = (pairs[order]?.to === y ? 1 : 0) - chances[y];
        if (Math.abs(slope) < 1e-4) continue;
        for (const feature of features) {
          const at = feature * many + y;
          const step = slope - 5e-4 * weights[at];
          squares[at] += step * step;
          weights[at] += (rate / Math.sqrt(squares[at])) * step;
        }
      }
    }
  return { index, weights: weights.map((weight) => weight * (1 - dropped)) };
}

/** The heaviest features, each weight as one byte. */
function storedOf({ index, weights }: Learnt, count: number): StoredRegression {
  const heavy = [...index]
    .map(([feature, at]) => {
      const row = weights.subarray(at * count, (at + 1) * count);
      return { feature, row, weight: Math.max(...row.map(Math.abs)) };
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostFeatures);
  const unit = (heavy[Math.floor(heavy.length / 200)]?.weight ?? 1) / 127;
  const byteOf = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / unit)));
  const sorted = heavy.filter(({ weight }) => weight >= unit / 2).sort((one, other) => one.feature - other.feature);
  const base64 = (bytes: ArrayBufferLike) =>
    Array.from({ length: Math.ceil(bytes.byteLength / 24_000) }, (_, at) =>
      Buffer.from(bytes.slice(at * 24_000, (at + 1) * 24_000)).toString('base64'),
    );
  return {
    labels: count,
    unit: Number(unit.toPrecision(6)),
    features: base64(Uint32Array.from(sorted, ({ feature }) => feature).buffer),
    weights: base64(Int8Array.from(sorted.flatMap(({ row }) => [...row].map(byteOf))).buffer),
  };
}

function* shuffled(size: number, random: () => number): Generator<number> {
  const order = Array.from({ length: size }, (_, at) => at);
  for (let at = size - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  yield* order;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** An example: the hashes of its features, and which it is. */
export interface Labelled {
  features: Uint32Array;
  to: number;
}

interface Learnt {
  index: ReadonlyMap<number, number>;
  weights: Float64Array;
}
