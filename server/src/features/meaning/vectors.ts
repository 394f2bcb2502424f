import { inSlices } from '#platform/slices.ts';
import { type Parts, textsOf } from './text.ts';

/**
 * The parts of all jobs and the vectors of their texts, in memory, for asking which jobs mean what a text means. `vectors` must hold
 * every text; a text without one counts as meaning nothing. What the vectors of `usual` texts have in common is taken out of all
 * first: it is most of what two short texts share, and tells nothing (see Mu and Viswanath, "All-but-the-Top", 2018).
 */
export const openMeaningIndex = async (
  jobs: readonly { id: string; parts: Parts }[],
  vectors: ReadonlyMap<string, Float32Array>,
  usual: readonly string[],
): Promise<MeaningIndex> => {
  const rest = inSlices();
  const held = new Set<string>();
  for (const { parts } of jobs) {
    for (const text of textsOf(parts)) held.add(text);
    await rest();
  }
  // Those of jobs first: most questions are about them alone.
  const [first, others] = [[...vectors.keys()].filter((text) => held.has(text)), [...vectors.keys()].filter((text) => !held.has(text))];
  const texts = [...first, ...others];
  const rowOf = new Map(texts.map((text, row) => [text, row]));
  const dimensions = vectors.values().next().value?.length ?? 0;
  const common = new Float32Array(dimensions);
  for (const text of usual) {
    await rest();
    const vector = vectors.get(text) ?? common;
    for (let at = 0; at < dimensions; at++) common[at] = (common[at] ?? 0) + (vector[at] ?? 0) / usual.length;
  }
  // A byte a number: of vectors of length 1, what is lost is a hundredth of the least difference that counts.
  const matrix = new Int8Array(texts.length * dimensions);
  for (const [text, row] of rowOf) {
    await rest();
    for (const [at, value] of without(common, vectors.get(text) ?? common).entries())
      matrix[row * dimensions + at] = Math.round(value * largest);
  }
  const row = (text: string) => rowOf.get(text) ?? -1;
  const rows: Row[] = [];
  for (const { id, parts } of jobs) {
    const { title, role, function: work, industry, skills } = parts;
    rows.push({ id, title: row(title), role: row(role), function: row(work), industry: row(industry), skills: skills.map(row) });
    await rest();
  }

  const similarities = async (variants: readonly Float32Array[], count: number): Promise<Float32Array> => {
    const query = new Float32Array(dimensions);
    for (const variant of variants)
      for (const [at, value] of without(common, variant).entries()) query[at] = (query[at] ?? 0) + value / variants.length;
    const found = new Float32Array(count);
    const others = inSlices();
    for (let row = 0; row < count; row++) {
      if (row % few === 0) await others();
      found[row] = product(query, matrix, row * dimensions) / largest;
    }
    return found;
  };

  const similar = async (variants: readonly Float32Array[]): Promise<Similar[]> => {
    const near = await similarities(variants, first.length);
    const of = (row: number) => near[row] ?? 0;
    const found: Similar[] = [];
    const others = inSlices();
    for (const [nth, { id, title, role, function: work, industry, skills }] of rows.entries()) {
      if (nth % few === 0) await others();
      let best = Math.max(of(title), of(role), of(industry));
      for (const skill of skills) best = Math.max(best, of(skill));
      const whole = 0.5 * of(title) + 0.2 * of(role) + 0.1 * of(work) + 0.2 * of(industry);
      const similarity = bestShare * best + (1 - bestShare) * whole;
      if (similarity >= floor) found.push({ id, similarity });
    }
    return found;
  };

  return {
    nearest: async (variants) => nearestOf(await similar(variants)),
    similar,
    similarityTo: async (variants, wanted) => {
      const near = await similarities(variants, texts.length);
      return wanted.map((text) => near[row(text)] ?? 0);
    },
  };
};

/** The inner product of a vector with as many numbers of a matrix. Four sums at a time: one would wait for each addition before the next. */
function product(vector: Float32Array, matrix: Int8Array, from: number): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  const whole = vector.length - (vector.length % 4);
  for (let at = 0; at < whole; at += 4) {
    one += (vector[at] ?? 0) * (matrix[from + at] ?? 0);
    two += (vector[at + 1] ?? 0) * (matrix[from + at + 1] ?? 0);
    three += (vector[at + 2] ?? 0) * (matrix[from + at + 2] ?? 0);
    four += (vector[at + 3] ?? 0) * (matrix[from + at + 3] ?? 0);
  }
  for (let at = whole; at < vector.length; at++) one += (vector[at] ?? 0) * (matrix[from + at] ?? 0);
  return one + two + (three + four);
}

/** A vector without what it shares with all, of length 1 again. */
function without(common: Float32Array, vector: Float32Array): Float32Array {
  const rest = new Float32Array(vector.length);
  let square = 0;
  for (let at = 0; at < vector.length; at++) {
    const value = (vector[at] ?? 0) - (common[at] ?? 0);
    rest[at] = value;
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < rest.length; at++) rest[at] = (rest[at] ?? 0) / length;
  return rest;
}

const largest = 127;
/** How much the nearest part of a job counts alongside all of it. */
const bestShare = 0.6;
/** So many vectors are gone through between two looks at the clock. */
const few = 200;

/**
 * Of jobs with their similarity to a text the nearest ones, nearest first. `sure` are those that a count may be given of.
 * @internal
 */
export function nearestOf(found: readonly Similar[]): Near[] {
  const best = found.reduce((most, { similarity }) => Math.max(most, similarity), 0);
  return found
    .toSorted((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ id, similarity }) => ({ id, similarity, sure: similarity >= sureFloor && similarity >= best - sureWithin }));
}

// Judged on 60 wishes over 9,500 invented and 5,300 real jobs. Down to the first similarity what is found is worth being ranked; it says
// nothing of how much of it is right. Of what comes up to the second and within the third of the nearest, four in five were right.
const floor = 0.15;
const sureFloor = 0.36;
const sureWithin = 0.04;
const most = 400;

export interface MeaningIndex {
  /** The jobs that come nearest, nearest first. `variants` are the vectors of one text in several wordings. */
  nearest(variants: readonly Float32Array[]): Promise<Near[]>;
  /** All jobs that come near enough to be ranked by it, in no order. */
  similar(variants: readonly Float32Array[]): Promise<Similar[]>;
  /** How near some of its texts come; 0 for a text it does not hold. */
  similarityTo(variants: readonly Float32Array[], texts: readonly string[]): Promise<number[]>;
}

/** A job's parts as rows of the matrix; −1 for none. */
interface Row {
  id: string;
  title: number;
  role: number;
  function: number;
  industry: number;
  skills: number[];
}

export interface Similar {
  id: string;
  /** −1 to 1. */
  similarity: number;
}

export interface Near extends Similar {
  /** Near enough to be counted as meant. */
  sure: boolean;
}
