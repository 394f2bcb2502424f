import type { Db } from '#db/open.ts';
import { sampleAlumni } from './alumni.ts';
import { sampleCompanies } from './companies.ts';
import { sampleVersion, samplePostings } from './fill.ts';
import type { Posting } from './postings.ts';
import { filledSample, insertAlumni, insertCompanies, isEmpty, markSample, removeSample } from './queries.ts';

/**
 * Fills an empty database with the sample; one that was left half-filled is filled anew. Whether anything was written.
 * `prepare` reads postings into rows and returns the writing of them, so that reading and writing overlap.
 */
export const fillWithSample = async ({ db, now, size, prepare, print }: Filling): Promise<boolean> => {
  const empty = await isEmpty(db);
  const halfFilled = !empty && (await filledSample(db)) === null && (await removeSample(db)) && (await isEmpty(db));
  if (!empty && !halfFilled) return false;
  print(`Filling the database with sample data: ${size.jobs.toLocaleString('en-US')} jobs, ${size.alumni.toLocaleString('en-US')} alumni…`);
  // Dates are counted from whole days, so that a sample is the same all day long.
  const today = Math.floor(now.getTime() / 86_400_000);
  await insertCompanies(db, sampleCompanies());
  let writing: Promise<unknown> = Promise.resolve();
  for (const batch of inBatches(samplePostings({ seed, count: size.jobs, now: today }))) {
    const write = prepare(batch);
    await writing;
    writing = write();
  }
  await writing;
  for (const batch of inBatches(sampleAlumni({ seed, count: size.alumni, now: today }))) await insertAlumni(db, batch);
  await markSample(db, sampleVersion);
  return true;
};

const seed = 'alive';
const batchSize = 500;

function* inBatches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

interface Filling {
  db: Db;
  now: Date;
  size: FillSize;
  prepare: (postings: Posting[]) => () => Promise<unknown>;
  print: (line: string) => void;
}

export interface FillSize {
  jobs: number;
  alumni: number;
}

