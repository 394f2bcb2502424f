import type { Db } from '#db/open.ts';
import { dataVersion } from '#db/values.ts';
import type { Embedder } from '#platform/embedder/embedder.ts';
import { inSlices } from '#platform/slices.ts';
import { describedJobs, keepVectors, storedVectors, storeVectors } from './queries.ts';
import { type Parts, partsOf, textsOf } from './text.ts';
import { type MeaningIndex, openMeaningIndex } from './vectors.ts';
import { usualTexts } from './work.ts';

/**
 * The index of all open jobs as the data is now: what was `filled` before where nothing changed. Texts without a stored vector are
 * embedded `batchSize` at a time with a `pause` after each, and stored at once, so that whoever goes on later does not begin anew; vectors
 * that no job needs any more are forgotten. What most jobs have in common comes first, and before anything was filled `partly` is given the index
 * of what is there after some 1,500 texts. Rejects when `signal` is aborted or the embedder fails.
 */
export const fill = async ({ db, embedder, signal, batchSize, pause, filled, partly }: Filling): Promise<Filled> => {
  const version = await dataVersion(db);
  if (filled?.version === version) return filled;
  const jobs: { id: string; parts: Parts }[] = [];
  const counts = new Map(usualTexts.map((text) => [text, Number.POSITIVE_INFINITY]));
  const rest = inSlices();
  for await (const page of describedJobs(db)) {
    signal.throwIfAborted();
    for (const job of page) {
      const parts = partsOf(job);
      jobs.push({ id: job.id, parts });
      for (const text of textsOf(parts)) counts.set(text, (counts.get(text) ?? 0) + 1);
      await rest();
    }
  }
  const wanted = [...counts].toSorted((a, b) => b[1] - a[1]).map(([text]) => text);
  const vectors = new Map<string, Float32Array>();
  let since = 0;
  for (let at = 0; at < wanted.length; at += pageSize) {
    signal.throwIfAborted();
    const page = wanted.slice(at, at + pageSize);
    for (const [text, vector] of await storedVectors(db, embedder.model, page)) vectors.set(text, vector);
    await rest();
    const missing = page.filter((text) => !vectors.has(text));
    for (let from = 0; from < missing.length; from += batchSize) {
      const batch = missing.slice(from, from + batchSize);
      const made = await embedder.embed(batch, signal);
      const pairs = batch.flatMap((text, nth) => (made[nth] ? [[text, made[nth]] as const] : []));
      await storeVectors(db, embedder.model, pairs);
      for (const [text, vector] of pairs) vectors.set(text, vector);
      since += pairs.length;
      await pause();
    }
    if (filled !== null || since < betweenParts) continue;
    partly?.(await openMeaningIndex(jobs, vectors, usualTexts));
    since = 0;
  }
  const index = await openMeaningIndex(jobs, vectors, usualTexts);
  await keepVectors(db, embedder.model, wanted);
  // So that the first who asks does not wait for the model to load.
  await embedder.embed(['work'], signal);
  return { index, version };
};

/** Texts looked up at once. */
const pageSize = 100;
/** So many new ones are worth another index, which takes a second. */
const betweenParts = 1500;

export interface Filling {
  db: Db;
  embedder: Embedder;
  signal: AbortSignal;
  /** Texts embedded at once; whoever asks waits for them. */
  batchSize: number;
  pause: () => Promise<unknown>;
  filled: Filled | null;
  partly?: (index: MeaningIndex) => void;
}

interface Filled {
  index: MeaningIndex;
  /** Of the data that it was made of. */
  version: number;
}
