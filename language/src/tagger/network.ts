/* oxlint-disable typescript/no-non-null-assertion -- every index is within bounds, and asking each time costs as much as the sum */
import type { Input } from './inputs.ts';
import { addTo, multiply } from './vectors.ts';

/**
 * Scores of each label at each token, at index token * labels + label: a bidirectional long short-term memory (Hochreiter and Schmidhuber, 1997;
 * Graves and Schmidhuber, 2005) over vectors of the words, of their pieces and of what is known of them, as in Huang, Xu and Yu (2015).
 */
export function scoresOf(inputs: readonly Input[], network: Network): Float64Array {
  const { hidden, labels, out, bias } = network;
  const given = inputs.map((input) => network.partsOf(input));
  const states = new Float32Array(inputs.length * 2 * hidden);
  const gates = new Float32Array(4 * hidden);
  for (const [side, state] of [network.forward, network.backward].entries()) {
    let before = new Float32Array(hidden);
    const cell = new Float32Array(hidden);
    for (let step = 0; step < inputs.length; step++) {
      const at = side === 0 ? step : inputs.length - 1 - step;
      gates.fill(0);
      for (const part of given[at]!) addTo(gates, part.subarray(side * 4 * hidden, (side + 1) * 4 * hidden));
      multiply(state, before, hidden, gates);
      before = states.subarray((2 * at + side) * hidden, (2 * at + side + 1) * hidden);
      advance(gates, cell, before);
    }
  }
  const scores = new Float64Array(inputs.length * labels);
  const sums = new Float32Array(labels);
  for (let at = 0; at < inputs.length; at++) {
    sums.set(bias);
    multiply(out, states.subarray(2 * at * hidden, 2 * (at + 1) * hidden), 2 * hidden, sums);
    scores.set(sums, at * labels);
  }
  return scores;
}

/** One step of the memory: its cells from the input, forget, cell and output gates, and the state they give. */
function advance(gates: Float32Array, cell: Float32Array, state: Float32Array): void {
  const hidden = cell.length;
  for (let unit = 0; unit < hidden; unit++) {
    const kept = sigmoid(gates[hidden + unit]!) * cell[unit]! + sigmoid(gates[unit]!) * tanh(gates[2 * hidden + unit]!);
    cell[unit] = kept;
    state[unit] = sigmoid(gates[3 * hidden + unit]!) * tanh(cell[unit]!);
  }
}

/** 1 / (1 + e^-x), looked up: exact to a thousandth, as the weights are, in a quarter of the time. */
const sigmoid = (value: number): number => {
  const step = (value + reach) * fine + 0.5;
  return steps[step > last ? last : step < 0 ? 0 : step | 0] ?? 1;
};
const tanh = (value: number): number => 2 * sigmoid(2 * value) - 1;
const reach = 12;
const fine = 512;
const last = 2 * reach * fine;
const steps = Float32Array.from({ length: last + 1 }, (_, at) => 1 / (1 + Math.exp(reach - at / fine)));

export interface Network {
  /** Numbers of a state in one direction. */
  hidden: number;
  labels: number;
  /** What the word of a token and its classes give to the input, forget, cell and output gates, in this order, of each direction. */
  partsOf: (input: Input) => readonly Float32Array[];
  /** What the state before gives to them. */
  forward: Float32Array;
  backward: Float32Array;
  out: Float32Array;
  bias: Float32Array;
  transitions: Float64Array;
}
