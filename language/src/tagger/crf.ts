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
  /** Labels that a token may take, where not all may: for training on what is known. */
  allowed?: readonly (readonly number[])[];
}

/** Whether label `next` may follow label `last`: a further token only behind one of its own kind. */
export const follows = (last: number, next: number): boolean => next === 0 || next % 2 === 1 || next === last || next === last + 1;

/** Log sums over all sequences up to (`forward`) and after (`backward`) each token and label, and over whole ones (`total`). */
function sumsOf(lattice: Lattice): { forward: Float64Array; backward: Float64Array; total: number } {
  const { tokens, labels, scores, transitions } = lattice;
  const forward = new Float64Array(tokens * labels).fill(-Infinity);
  const backward = new Float64Array(tokens * labels).fill(-Infinity);
  const terms = new Float64Array(labels);
  for (let y = 0; y < labels; y++) {
    if (mayTake(lattice, 0, y) && follows(0, y)) forward[y] = scores[y] ?? 0;
    if (mayTake(lattice, tokens - 1, y)) backward[(tokens - 1) * labels + y] = 0;
  }
  for (let t = 1; t < tokens; t++)
    for (let y = 0; y < labels; y++) {
      if (!mayTake(lattice, t, y)) continue;
      for (let x = 0; x < labels; x++)
        terms[x] = follows(x, y) ? at(forward, (t - 1) * labels + x) + at(transitions, x * labels + y) : -Infinity;
      forward[t * labels + y] = logSum(terms) + at(scores, t * labels + y);
    }
  for (let t = tokens - 2; t >= 0; t--)
    for (let x = 0; x < labels; x++) {
      if (!mayTake(lattice, t, x)) continue;
      for (let y = 0; y < labels; y++)
        terms[y] = follows(x, y)
          ? at(transitions, x * labels + y) + at(scores, (t + 1) * labels + y) + at(backward, (t + 1) * labels + y)
          : -Infinity;
      backward[t * labels + x] = logSum(terms);
    }
  return { forward, backward, total: logSum(forward.subarray((tokens - 1) * labels)) };
}

/** The probability of each label at each token, laid out as the scores are. */
export function marginalsOf(lattice: Lattice): Float64Array {
  const { forward, backward, total } = sumsOf(lattice);
  return forward.map((sum, index) => Math.exp(sum + at(backward, index) - total));
}

/** The most probable sequence of labels (Viterbi). */
export function bestOf({ tokens, labels, scores, transitions }: Lattice): number[] {
  const best = new Float64Array(tokens * labels).fill(-Infinity);
  const from = new Uint8Array(tokens * labels);
  for (let y = 0; y < labels; y++) if (follows(0, y)) best[y] = scores[y] ?? 0;
  for (let t = 1; t < tokens; t++)
    for (let y = 0; y < labels; y++)
      for (let x = 0; x < labels; x++) {
        if (!follows(x, y)) continue;
        const score = at(best, (t - 1) * labels + x) + at(transitions, x * labels + y) + at(scores, t * labels + y);
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

const mayTake = ({ allowed }: Lattice, token: number, label: number): boolean => allowed?.[token]?.includes(label) ?? true;
const at = (values: Float64Array, index: number): number => values[index] ?? -Infinity;

/** log Σ exp, without overflow. */
function logSum(terms: Float64Array): number {
  const most = Math.max(...terms);
  if (most === -Infinity) return most;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}
