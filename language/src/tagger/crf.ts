/**
 * A linear-chain conditional random field over tokens (Lafferty, McCallum, Pereira: "Conditional Random Fields", ICML 2001): scores of
 * labels per token and of pairs of neighbours, in log space. Labels are 0 (outside) and, for each of k kinds of span, 2k+1 (its first
 * token) and 2k+2 (a further one), the usual BIO scheme.
 */
export interface Lattice {
  tokens: number;
  labels: number;
  /** Score of label y at token t at index t * labels + y. */
  scores: Float64Array;
  /** Score of label y after label x at index x * labels + y. */
  transitions: Float64Array;
}

/** Whether label `next` may follow label `last`: a further token only behind one of its own kind. */
export const follows = (last: number, next: number): boolean => next === 0 || next % 2 === 1 || next === last || next === last + 1;

/**
 * The probability of each label at each token, laid out as the scores are: the forward-backward algorithm, where the sums of each token are
 * scaled to one, so that nothing under- or overflows (Rabiner: "A Tutorial on Hidden Markov Models", 1989).
 */
export function marginalsOf({ tokens, labels, scores, transitions }: Lattice): Float64Array {
  const weights = new Float64Array(scores.length);
  for (let t = 0; t < tokens; t++) {
    let most = -Infinity;
    for (let y = 0; y < labels; y++) most = Math.max(most, at(scores, t * labels + y));
    for (let y = 0; y < labels; y++) weights[t * labels + y] = Math.exp(at(scores, t * labels + y) - most);
  }
  const steps = transitions.map((score, index) => (follows(Math.trunc(index / labels), index % labels) ? Math.exp(score) : 0));
  const forward = new Float64Array(scores.length);
  for (let y = 0; y < labels; y++) forward[y] = follows(0, y) ? at(weights, y) : 0;
  scale(forward, 0, labels);
  for (let t = 1; t < tokens; t++) {
    for (let y = 0; y < labels; y++) {
      let sum = 0;
      for (let x = 0; x < labels; x++) sum += at(forward, (t - 1) * labels + x) * at(steps, x * labels + y);
      forward[t * labels + y] = sum * at(weights, t * labels + y);
    }
    scale(forward, t * labels, labels);
  }
  const marginals = forward.slice();
  let after = new Float64Array(labels).fill(1);
  for (let t = tokens - 2; t >= 0; t--) {
    const backward = new Float64Array(labels);
    for (let x = 0; x < labels; x++) {
      let sum = 0;
      for (let y = 0; y < labels; y++) sum += at(steps, x * labels + y) * at(weights, (t + 1) * labels + y) * at(after, y);
      backward[x] = sum;
    }
    scale(backward, 0, labels);
    for (let x = 0; x < labels; x++) marginals[t * labels + x] = at(marginals, t * labels + x) * at(backward, x);
    scale(marginals, t * labels, labels);
    after = backward;
  }
  return marginals;
}

/** Scales `count` numbers so that their sum is one. */
function scale(values: Float64Array, from: number, count: number): void {
  let sum = 0;
  for (let index = from; index < from + count; index++) sum += at(values, index);
  for (let index = from; index < from + count; index++) values[index] = at(values, index) / sum;
}

/** The most probable sequence of labels (Viterbi). */
export function bestOf({ tokens, labels, scores, transitions }: Lattice): number[] {
  const steps = transitions.map((score, index) => (follows(Math.trunc(index / labels), index % labels) ? score : -Infinity));
  const best = new Float64Array(tokens * labels).fill(-Infinity);
  const from = new Uint8Array(tokens * labels);
  for (let y = 0; y < labels; y++) if (follows(0, y)) best[y] = at(scores, y);
  for (let t = 1; t < tokens; t++)
    for (let y = 0; y < labels; y++)
      for (let x = 0; x < labels; x++) {
        const score = at(best, (t - 1) * labels + x) + at(steps, x * labels + y) + at(scores, t * labels + y);
        if (score <= at(best, t * labels + y)) continue;
        best[t * labels + y] = score;
        from[t * labels + y] = x;
      }
  const last = best.subarray((tokens - 1) * labels);
  let label = last.indexOf(Math.max(...last));
  const path: number[] = [];
  for (let t = tokens - 1; t >= 0; t--) {
    path[t] = label;
    label = from[t * labels + label] ?? 0;
  }
  return path;
}

/** The spans of a sequence of labels. */
export function runsOf(path: readonly number[]): { from: number; to: number; kind: number }[] {
  const runs: { from: number; to: number; kind: number }[] = [];
  for (let from = 0; from < path.length; from++) {
    const label = path[from] ?? 0;
    if (label % 2 === 0) continue;
    let to = from + 1;
    while (path[to] === label + 1) to++;
    runs.push({ from, to, kind: (label - 1) / 2 });
  }
  return runs;
}

const at = (values: Float64Array, index: number): number => values[index] ?? 0;
