import type { Db } from '#db/open.ts';
import { read } from '@alive/language/entities/read.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { remembered } from '#platform/kept.ts';
import { inSlices } from '#platform/slices.ts';
import type { Known, KnownStudent } from './candidate.ts';
import type { FindsByMeaning } from './meant.ts';
import { type JobStore, someTexts } from './queries.ts';

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
  /** `wordSharesIn` of the data as it is; without it every word is rare. */
  wordShares?: () => Promise<ReadonlyMap<string, number>>;
}

/** What is known alongside the data, with a student how common words are too. */
export const known = async ({ store, vocabulary, wordShares }: Deps, student: KnownStudent | null): Promise<Known> => {
  const [words, shares] = await Promise.all([vocabulary(), student === null ? undefined : wordShares?.()]);
  // Pages of a list, its counts and what students type alike are read once.
  const reading = store.readings.get(words) ?? remembered((text) => read(text, words), mostReadings);
  store.readings.set(words, reading);
  return { read: reading, shares };
};

const mostReadings = 1000;

/** What is not to be shown to this student. */
export const hiddenFrom = async ({ hiddenBy }: Deps, student: KnownStudent | null): Promise<string[]> =>
  student?.id && hiddenBy ? hiddenBy(student.id) : [];

/**
 * The share of open postings that hold a word in title or text, in the form of `tellingWords`, of some hundreds taken by the chance of their
 * ids; what fewer than two of them hold is left out. A data set of fewer than a hundred postings tells nothing of that.
 */
export const wordSharesIn = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const texts = await someTexts(db, sampled);
  if (texts.length < leastSampled) return new Map();
  const counts = new Map<string, number>();
  const rest = inSlices();
  for (const text of texts) {
    for (const word of tellingWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    await rest();
  }
  return new Map(counts.entries().flatMap(([word, count]) => (count > 1 ? [[word, count / texts.length] as const] : [])));
};

const sampled = 500;
const leastSampled = 100;
