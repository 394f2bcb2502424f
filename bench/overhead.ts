import { post } from '../eval/caller.ts';
import { readStream } from './caller.ts';
import { type Figure, figureOf } from './harness.ts';
import { firstWord, planned } from './provider-script.ts';

/**
 * How much later something comes through the server than from the provider asked straight: pairs in turn, so that both meet the same
 * machine. `ours` and `bare` give milliseconds.
 */
export const measureOverhead = async ({ say, ours, bare, pairs = 300 }: Pairing): Promise<Overhead> => {
  const times = { ours: [] as number[], bare: [] as number[], added: [] as number[] };
  for (let round = -warmUp; round < pairs; round++) {
    const message = say(round + warmUp);
    const one = await ours(message);
    const other = await bare(message);
    if (round < 0) continue;
    times.ours.push(one);
    times.bare.push(other);
    times.added.push(one - other);
  }
  return { ours: figureOf(times.ours), bare: figureOf(times.bare), added: figureOf(times.added) };
};

/** Milliseconds until the first words straight from the provider; with `objects`, after so many requests for one. */
export const streamed =
  (provider: string, objects = 0): Timed =>
  async (message) => {
    const start = performance.now();
    for (let asked = 0; asked < objects; asked++) await (await ask(provider, message, asObject)).text();
    const { at } = await readStream(await ask(provider, message, { stream: true }), `"content":"${firstWord}`);
    return at - start;
  };

const asObject = { response_format: { type: 'json_object' } };

/** Milliseconds until a whole object. */
export const whole =
  (provider: string): Timed =>
  async (message) => {
    const start = performance.now();
    const said = await (await ask(provider, message, asObject)).text();
    if (!said.includes(planned.marks[0]?.field ?? '')) throw new Error(`No object in: ${said.slice(0, 200)}`);
    return performance.now() - start;
  };

const ask = (provider: string, message: string, more: object): Promise<Response> =>
  post(`${provider}/chat/completions`, {
    model: 'bench',
    messages: [
      { role: 'system', content: 'You help students find work.' },
      { role: 'user', content: message },
    ],
    ...more,
  });

/** Rounds that are not counted. */
export const warmUp = 20;

export type Timed = (message: string) => Promise<number>;

interface Pairing {
  /** What is said in a round. */
  say: (round: number) => string;
  ours: Timed;
  bare: Timed;
  pairs?: number;
}

interface Overhead {
  ours: Figure;
  bare: Figure;
  /** Of the differences within the pairs. */
  added: Figure;
}
