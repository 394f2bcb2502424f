import type { Db } from '#db/open.ts';
import { read } from '@alive/language/entities/read.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { remembered } from '#platform/kept.ts';
import { inSlices } from '#platform/slices.ts';
import type { Known, KnownStudent } from './candidate.ts';
import type { FindsByMeaning } from './meant.ts';
import { type JobStore, someDescriptions } from './queries.ts';

/** What this room is given. */
export interface Deps {
  /** `openJobStore` of the database. */
  store: JobStore;
  vocabulary: () => Promise<OpenVocabulary>;
  now: () => Date;
  /** Without it jobs are found by their words alone. */
  meaning?: FindsByMeaning;
  /** The ids of the jobs that a student hid; without it nothing is hidden. */
  hiddenBy?: (studentId: string) => Promise<string[]>;
  /** `commonWordsIn` of the data as it is; without it every word tells something. */
  commonWords?: () => Promise<ReadonlySet<string>>;
}

/** What is known alongside the data, with a student the words that tell nothing of them too. */
export const known = async ({ store, vocabulary, commonWords }: Deps, student: KnownStudent | null): Promise<Known> => {
  const [words, common] = await Promise.all([vocabulary(), student === null ? undefined : commonWords?.()]);
  // Pages of a list, its counts and what students type alike are read once.
  const reading = store.readings.get(words) ?? remembered((text) => read(text, words), mostReadings);
  store.readings.set(words, reading);
  return { read: reading, common };
};

const mostReadings = 1000;

/** What is not to be shown to this student. */
export const hiddenFrom = async ({ hiddenBy }: Deps, student: KnownStudent | null): Promise<string[]> =>
  student?.id && hiddenBy ? hiddenBy(student.id) : [];

/**
 * The words that very many open postings hold, in the form of `tellingWords`: two in five of some hundreds taken by the chance of their ids.
 * A data set of fewer than a hundred postings tells nothing of that.
 */
export const commonWordsIn = async (db: Db): Promise<ReadonlySet<string>> => {
  const descriptions = await someDescriptions(db, sampled);
  if (descriptions.length < leastSampled) return new Set();
  const counts = new Map<string, number>();
  const rest = inSlices();
  for (const description of descriptions) {
    for (const word of tellingWords(description)) counts.set(word, (counts.get(word) ?? 0) + 1);
    await rest();
  }
  return new Set(counts.entries().flatMap(([word, count]) => (count >= descriptions.length * veryMany ? [word] : [])));
};

const sampled = 500;
const leastSampled = 100;
const veryMany = 0.4;
