import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Median and 95th percentile in milliseconds of `rounds` runs, after a few that warm up. */
export const time = async (run: (round: number) => Promise<unknown>, { rounds = 200, warmUp = 20 } = {}): Promise<Figure> => {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const start = performance.now();
    await run(round + warmUp);
    if (round >= 0) times.push(performance.now() - start);
  }
  return figureOf(times);
};

/** The same where `run` itself tells how many milliseconds count. */
export const timeMeasured = async (run: (round: number) => Promise<number>, { rounds = 60, warmUp = 10 } = {}): Promise<Figure> => {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const measured = await run(round + warmUp);
    if (round >= 0) times.push(measured);
  }
  return figureOf(times);
};

/** The same for two things in turn, so that both meet the same machine. */
export const timePair = async (
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
  { rounds = 200, warmUp = 20 } = {},
): Promise<[Figure, Figure]> => {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, run] of [one, other].entries()) {
      const start = performance.now();
      await run(round + warmUp);
      if (round >= 0) times[index as 0 | 1].push(performance.now() - start);
    }
  }
  return [figureOf(times[0]), figureOf(times[1])];
};

/** Watches how long this process, server and caller together, could do nothing else; the function it gives tells, in milliseconds. */
export const longestBlock = (): (() => { p99: number; longest: number }) => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return () => {
    delay.disable();
    // The timer's own millisecond is no block.
    return { p99: delay.percentile(99) / 1e6 - 1, longest: delay.max / 1e6 - 1 };
  };
};

export const print = (name: string, value: string): void => console.log(`${name.padEnd(62)} ${value}`);

export const milliseconds = ({ p50, p95 }: Figure): string => `median ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;

/** Of times already taken, in milliseconds. */
export const figureOf = (times: readonly number[]): Figure => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
};

export interface Figure {
  p50: number;
  p95: number;
}
