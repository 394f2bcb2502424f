import { LRUCache } from 'lru-cache';
import { readStored } from '../tables/tables.ts';
import { type Input, kindSizes, pieceCount, piecesOf } from './inputs.ts';
import { addTo, multiply } from './vectors.ts';
import type { Network } from './network.ts';

/** What training left (eval/interview/train.ts), opened once, at the first use: tools that follow imports run out of stack on so many letters now and then. */
export function openWeights(): { network: Network; changes: Regression } {
  return (opened ??= {
    network: networkOf(readStored('weights-spans') as StoredNetwork, kindSizes),
    changes: regressionOf(readStored('weights-changes') as StoredRegression),
  });
}
let opened: { network: Network; changes: Regression } | null = null;

/** The same for requests (eval/reading/train.ts): what is said of each word, and when it was so. */
export function openRequestWeights(sizes: KindSizes): RequestWeights {
  return (openedForRequests ??= {
    modalities: networkOf(readStored('weights-stances') as StoredNetwork, sizes),
    times: networkOf(readStored('weights-times') as StoredNetwork, sizes),
    acts: regressionOf(readStored('weights-acts') as StoredRegression),
  });
}
let openedForRequests: RequestWeights | null = null;

/** The same for what the parts of a message do, in a conversation about jobs that were shown. */
export const openSegmentWeights = (sizes: KindSizes): Network =>
  (openedForSegments ??= networkOf(readStored('weights-segments') as StoredNetwork, sizes));
let openedForSegments: Network | null = null;

interface RequestWeights {
  modalities: Network;
  times: Network;
  acts: Regression;
}

/** Bytes as base64, in pieces: tools that read source text fail at strings of millions of letters. */
type Bytes = readonly string[];

/** Matrices in rows, as signed bytes, each row in units of its own. */
interface StoredMatrix {
  rows: number;
  width: number;
  units: number[];
  values: Bytes;
}
export interface StoredNetwork {
  hidden: number;
  labels: number;
  /** Words with a vector learned for them alone, by lemma. */
  lemmas: readonly string[];
  matrices: Record<string, StoredMatrix>;
  /** Of each label after each. */
  transitions: number[];
}

/** How many values each class of a token may have, and how many numbers stand for one. */
export type KindSizes = readonly (readonly [number, number])[];

/** The network, ready to be run. */
export function networkOf({ hidden, labels, lemmas, matrices, transitions }: StoredNetwork, kindSizes: KindSizes): Network {
  const matrix = (name: string): Float32Array => dense(matrices[name] ?? { rows: 0, width: 0, units: [], values: [] });
  const { indexOf, vectors } = openVectors();
  const own = new Map(lemmas.flatMap((some) => some.split(' ')).map((lemma, at) => [lemma, at + 1]));
  const ownVectors = matrix('own');
  const pieceVectors = matrix('pieces');
  const kinds = kindSizes.map((_, at) => matrix(`kind${at}`));
  const [ownWidth, pieceWidth] = [ownVectors.length / (own.size + 1), pieceVectors.length / pieceCount];
  const widths = [wordWidth + 1, ownWidth, pieceWidth, ...kindSizes.map(([, width]) => width)];
  const size = widths.reduce((sum, width) => sum + width, 0);
  const rows = 8 * hidden;
  const input = new Float32Array(rows * size);
  input.set(matrix('forwardInput'));
  input.set(matrix('backwardInput'), (rows / 2) * size);
  const bias = new Float32Array([...matrix('forwardBias'), ...matrix('backwardBias')]);
  /** The columns of the input's weights that one part of it goes through. */
  const columns = (from: number, width: number): Float32Array =>
    Float32Array.from({ length: rows * width }, (_, at) => input[Math.trunc(at / width) * size + from + (at % width)] ?? 0);
  const lexicalWidth = wordWidth + 1 + ownWidth + pieceWidth;
  const lexical = columns(0, lexicalWidth);
  // What a class adds to the gates is the same wherever it stands; the first value of each, the most frequent one, belongs to the bias.
  let start = lexicalWidth;
  const added = kindSizes.map(([count, width], kind) => {
    const part = columns(start, width);
    start += width;
    const sums = Array.from({ length: count }, (_, value) => {
      const each = new Float32Array(rows);
      multiply(part, kinds[kind]?.subarray(value * width, (value + 1) * width) ?? new Float32Array(width), width, each);
      return each;
    });
    const [first = new Float32Array(rows)] = sums;
    addTo(bias, first);
    return sums.map((each, value) => (value === 0 ? null : each.map((sum, row) => sum - (first[row] ?? 0))));
  });
  const ofWord = ({ norm, lemma }: Input): Float32Array => {
    const pieces = piecesOf(norm);
    const vector = new Float32Array(lexicalWidth);
    const word = indexOf({ norm, lemma });
    if (word !== null) {
      vector.set(vectors.subarray(word * wordWidth, (word + 1) * wordWidth));
      vector[wordWidth] = 1;
    }
    const alone = own.get(lemma) ?? 0;
    vector.set(ownVectors.subarray(alone * ownWidth, (alone + 1) * ownWidth), wordWidth + 1);
    const from = wordWidth + 1 + ownWidth;
    for (const piece of pieces)
      for (let column = 0; column < pieceWidth; column++)
        vector[from + column] = (vector[from + column] ?? 0) + (pieceVectors[piece * pieceWidth + column] ?? 0) / pieces.length;
    const sums = bias.slice();
    multiply(lexical, vector, lexicalWidth, sums);
    return sums;
  };
  const ofClasses = ({ kinds: values }: Input): Float32Array => {
    const sums = new Float32Array(rows);
    for (const [kind, value] of values.entries()) {
      const more = added[kind]?.[value];
      if (more) addTo(sums, more);
    }
    return sums;
  };
  const words = new LRUCache<string, Float32Array, Input>({ max: mostWords, memoMethod: (_key, _stale, { context }) => ofWord(context) });
  const classes = new LRUCache<string, Float32Array, Input>({
    max: mostClasses,
    memoMethod: (_key, _stale, { context }) => ofClasses(context),
  });
  const partsOf = (one: Input): Float32Array[] => [
    words.memo(`${one.norm} ${one.lemma}`, { context: one }),
    classes.memo(one.kinds.join(' '), { context: one }),
  ];
  return {
    hidden,
    labels,
    partsOf,
    forward: matrix('forwardState'),
    backward: matrix('backwardState'),
    out: matrix('out'),
    bias: matrix('outBias'),
    transitions: Float64Array.from(transitions),
  };
}
/** Words, and combinations of classes, whose part of the gates is kept. */
const mostWords = 3000;
const mostClasses = 1000;

/**
 * Vectors of the 20,000 most frequent English words (GloVe: Pennington, Socher, Manning, EMNLP 2014; 6B tokens, 100 dimensions, scaled to one
 * length), one byte a number.
 */
export function openVectors(): Vectors {
  if (openedVectors !== null) return openedVectors;
  const storedVectors = readStored('word-vectors') as StoredVectors;
  const index = new Map(storedVectors.words.flatMap((words) => words.split(' ')).map((word, at) => [word, at]));
  const vectors = Float32Array.from(bytesOf(storedVectors.vectors), (value) => value * storedVectors.unit);
  return (openedVectors = {
    indexOf: ({ norm, lemma }) => index.get(norm) ?? index.get(lemma) ?? index.get(norm.replace(/[^a-z]/g, '')) ?? null,
    vectors,
  });
}
/** All networks share them. */
let openedVectors: Vectors | null = null;

interface Vectors {
  indexOf: (word: Pick<Input, 'norm' | 'lemma'>) => number | null;
  vectors: Float32Array;
}

const wordWidth = 100;

/** `words` many to a text; of each its bytes in units of `unit`. */
interface StoredVectors {
  words: readonly string[];
  vectors: Bytes;
  unit: number;
}

function bytesOf(pieces: Bytes): Int8Array {
  const decoded = pieces.map((piece) => Uint8Array.fromBase64(piece));
  const bytes = new Int8Array(decoded.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of decoded) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function dense({ rows, width, units, values }: StoredMatrix): Float32Array {
  const bytes = bytesOf(values);
  const matrix = new Float32Array(rows * width);
  for (let row = 0; row < rows; row++)
    for (let at = row * width; at < (row + 1) * width; at++) matrix[at] = (bytes[at] ?? 0) * (units[row] ?? 0);
  return matrix;
}

/** `features` the hashes of features, 32 bits each, little-endian; `weights` one signed byte for each label of each feature, in units of `unit`. */
export interface StoredRegression {
  labels: number;
  unit: number;
  features: Bytes;
  weights: Bytes;
}

export function regressionOf({ labels, unit, features, weights }: StoredRegression): Regression {
  const hashes = new Uint32Array(bytesOf(features).buffer);
  const values = bytesOf(weights);
  // Open addressing: each hash stands in the first free slot from its own on; the index is stored plus one.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * hashes.length + 2)));
  const slotOf = (hash: number): number => {
    let slot = hash & (slots.length - 1);
    while ((slots[slot] ?? 0) > 0 && hashes[(slots[slot] ?? 0) - 1] !== hash) slot = (slot + 1) & (slots.length - 1);
    return slot;
  };
  for (const [index, hash] of hashes.entries()) slots[slotOf(hash)] = index + 1;
  return {
    add: (feature, scores) => {
      const index = slots[slotOf(feature)] ?? 0;
      if (index === 0) return;
      for (let label = 0; label < labels; label++)
        scores[label] = (scores[label] ?? 0) + (values[(index - 1) * labels + label] ?? 0) * unit;
    },
  };
}

export interface Regression {
  /** Adds a feature's weights to the scores; an unknown feature adds none. */
  add: (feature: number, scores: Float64Array) => void;
}
