import { setTimeout as sleep } from 'node:timers/promises';
import { withoutValues } from '#db/open.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { remember } from '#platform/kept.ts';
import { fill, type Filling } from './fill.ts';
import { hasFreeWords, meaningText, variantsOf } from './text.ts';
import type { MeaningIndex, Near, Similar } from './vectors.ts';
import { type NearWork, workNear } from './work.ts';

/**
 * Finds jobs by what a text means. `start` embeds in the background, a few texts at a time and seldom while somebody asks, whatever
 * the open jobs hold that has no stored vector yet, and again whenever the data changed; until all are there
 * jobs are found by what there is, and without an embedder nothing is. An embedder that fails or takes too long is as none; `failed` is called then.
 */
export const openMeaning = ({ db, embedder, failed = () => undefined }: MeaningDeps): Meaning => {
  if (embedder === null)
    return {
      near: async () => [],
      similar: async () => [],
      nearestWork: async () => [],
      start: () => undefined,
      refresh: async () => undefined,
      close: async () => undefined,
    };
  const ending = new AbortController();
  const queries = new Map<string, Promise<Float32Array[]>>();
  let filled: { index: MeaningIndex; version: number } | null = null;
  // Of what is embedded so far, until all is.
  let part: MeaningIndex | null = null;
  let lastAsked = 0;
  let running: Promise<void> = Promise.resolve();

  const queryVectors = (text: string): Promise<Float32Array[]> => {
    const vectors =
      queries.get(text) ?? embedder.embed(variantsOf(text), AbortSignal.any([ending.signal, AbortSignal.timeout(longestWait)]));
    remember(queries, text, vectors, mostQueries);
    vectors.catch(() => queries.delete(text));
    return vectors;
  };

  const ask = async <T>(text: string, question: (index: MeaningIndex, query: Float32Array[]) => Promise<T[]>): Promise<T[]> => {
    lastAsked = performance.now();
    const current = filled?.index ?? part;
    if (current === null || text.trim() === '') return [];
    try {
      return await question(current, await queryVectors(text));
    } catch (error) {
      if (!ending.signal.aborted) failed(error);
      return [];
    }
  };

  // What a profile says is asked at every turn, and one answer searches many times for the same words.
  const kept = <T>(find: (index: MeaningIndex, query: Float32Array[]) => Promise<T[]>) => {
    const answers = new WeakMap<MeaningIndex, Map<string, Promise<T[]>>>();
    return (text: string): Promise<T[]> =>
      ask(text, (index, query) => {
        const known = answers.get(index) ?? new Map<string, Promise<T[]>>();
        answers.set(index, known);
        const found = known.get(text) ?? find(index, query);
        remember(known, text, found, mostAnswers);
        found.catch(() => known.delete(text));
        return found;
      });
  };
  const nearest = kept((index, query) => index.nearest(query));
  const similar = kept((index, query) => index.similar(query));

  const refresh = async (hurry: boolean): Promise<void> => {
    const { signal } = ending;
    const pause = () => sleep(hurry ? 0 : performance.now() - lastAsked < 1000 ? pauseForOthers : pauseAlone, undefined, { signal });
    const partly = (index: MeaningIndex) => (part = index);
    filled = await fill({ db, embedder, signal, batchSize: hurry ? 50 : 16, pause, filled, partly });
    part = null;
  };

  return {
    near: async (text, reading) => nearest(hasFreeWords(text, reading) ? meaningText(text, reading) : ''),
    similar,
    nearestWork: (text) => ask(text, (index, query) => workNear(index, query)),
    start: () => {
      running = (async () => {
        while (!ending.signal.aborted) {
          await refresh(false).catch((error: unknown) => ending.signal.aborted || failed(withoutValues(error)));
          await sleep(betweenLooks, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
        }
      })();
    },
    refresh: () => refresh(true),
    close: async () => {
      ending.abort();
      await embedder.close();
      await running;
    },
  };
};

const mostQueries = 300;
const mostAnswers = 60;
/** Milliseconds. A search goes on without its meaning after this. */
const longestWait = 250;
const pauseAlone = 20;
const pauseForOthers = 200;
const betweenLooks = 10_000;

export interface Meaning {
  /** The open jobs that mean what a text means, nearest first; none for a text that was understood without a rest. `reading` is the text's. */
  near: (text: string, reading: Reading) => Promise<Near[]>;
  /** How near open jobs come to all of a text, in no order; those that do not are left out. */
  similar: (text: string) => Promise<Similar[]>;
  /** The kinds of work that stand out as near to what a text means, nearest first. */
  nearestWork: (text: string) => Promise<NearWork[]>;
  /** Begins to work in the background, until `close`. */
  start: () => void;
  /** Takes in what changed in the data at once, without pauses; `start` does so by itself. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

interface MeaningDeps extends Pick<Filling, 'db'> {
  embedder: Filling['embedder'] | null;
  failed?: (error: unknown) => void;
}
