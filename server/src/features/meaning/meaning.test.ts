import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { embeddings, jobs, meta } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { read } from '@alive/language/entities/read.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { Embedder } from '#platform/embedder/embedder.ts';
import { openMeaning } from './meaning.ts';

/** Holds the vectors of all kinds of work. */
const db = testDatabase('empty', async (into) => openMeaning({ db: into, embedder: fakeEmbedder().embedder }).refresh());
const words = await openVocabulary({ companies: [], majors: [], places: [] });
const reading = (text: string) => read(text, words);

/** Knows two meanings: whatever speaks of quibs or of zorbs is about the same, and so is what speaks of accounts. */
const fakeEmbedder = (before?: (texts: readonly string[], signal?: AbortSignal) => Promise<void>) => {
  const asked: string[] = [];
  const embedder: Embedder = {
    model: 'fake',
    embed: async (texts, signal) => {
      asked.push(...texts);
      await before?.(texts, signal);
      return texts.map((text) => Float32Array.from(/quib|zorb/i.test(text) ? [1, 0, 0] : /account/i.test(text) ? [0, 0, 1] : [0, 1, 0]));
    },
    close: async () => undefined,
  };
  return { asked, embedder };
};

/** Adds the only jobs; the quib keeper is meant by "zorbs" and does not say so. */
const onlyOurs = async () => {
  await add('says', 'Zorb Intern');
  await add('means', 'Quib Keeper');
  await add('other', 'Clerk');
};

const add = (id: string, title: string) =>
  db.insert(jobs).values(exampleJob({ id, title, companyName: 'Testco', description: '', skills: [] }));

/** What every import does in the end. */
const dataChanged = () =>
  db
    .update(meta)
    .set({ value: sql`to_jsonb((value #>> '{}')::int + 1)` })
    .where(sql`key = 'data-version'`);

const opened = async (fake = fakeEmbedder()) => {
  await onlyOurs();
  await db.insert(meta).values({ key: 'data-version', value: 1 }).onConflictDoNothing();
  const meaning = openMeaning({ db, embedder: fake.embedder });
  await meaning.refresh();
  return { ...fake, meaning, near: async (text: string) => (await meaning.near(text, reading(text))).map(({ id }) => id) };
};

describe('what a text means', () => {
  it('finds the jobs of that meaning, and nothing for a text that is understood without a rest', async () => {
    const { near, asked } = await opened();
    expect(await near('zorbs')).toEqual(['means', 'says']);
    const before = asked.length;
    expect(await near('nursing internships in Boston')).toEqual([]);
    expect(asked.length).toBe(before);
  });

  it('names the nearest kinds of work where some stand out', async () => {
    const { meaning } = await opened();
    const [first] = await meaning.nearestWork('accounting');
    expect(first?.similarity).toBeGreaterThan(0);
    expect(await meaning.nearestWork('something else')).toEqual([]);
  });

  it('is nothing without an embedder, or before all is embedded', async () => {
    const off = openMeaning({ db, embedder: null });
    off.start();
    await off.refresh();
    const early = openMeaning({ db, embedder: fakeEmbedder().embedder });
    expect([
      await off.near('zorbs', reading('zorbs')),
      await off.nearestWork('zorbs'),
      await early.near('zorbs', reading('zorbs')),
    ]).toEqual([[], [], []]);
    await off.close();
  });
});

describe('the vectors', () => {
  it('are made once for each text, also after a restart, and forgotten when no job says it any more', async () => {
    const { asked, embedder } = await opened();
    expect(asked.filter((text) => text === 'Quib Keeper')).toHaveLength(1);
    const before = asked.length;
    await db.delete(jobs).where(sql`id = 'means'`);
    const stored = await db.$count(embeddings);
    const again = openMeaning({ db, embedder });
    await again.refresh();
    expect(asked.slice(before)).toEqual(['work']);
    expect(await db.$count(embeddings)).toBe(stored - 1);
    expect((await again.near('zorbs', reading('zorbs'))).map(({ id }) => id)).toEqual(['says']);
  });

  it('are made of new texts alone when an import brings some, and closed or renamed jobs are found no more by what they were', async () => {
    const { asked, meaning, near } = await opened();
    const before = asked.length;
    await add('late', 'Quib Teller');
    await db
      .update(jobs)
      .set({ state: 'closed' })
      .where(sql`id = 'says'`);
    await db
      .update(jobs)
      .set({ title: 'Night Clerk' })
      .where(sql`id = 'means'`);
    await dataChanged();
    await meaning.refresh();
    expect(asked.slice(before).toSorted()).toEqual(['Night Clerk', 'Quib Teller', 'work']);
    expect(await near('zorbs')).toEqual(['late']);
  });

  it('are not read again while the data stays as it is', async () => {
    const { asked, meaning } = await opened();
    const before = asked.length;
    await meaning.refresh();
    expect(asked.length).toBe(before);
  });

  it('are made by two processes at once without a quarrel', async () => {
    await db.delete(embeddings);
    await onlyOurs();
    const failures: unknown[] = [];
    const both = [fakeEmbedder(), fakeEmbedder()].map(({ embedder }) =>
      openMeaning({ db, embedder, failed: (error) => failures.push(error) }),
    );
    await Promise.all(both.map((one) => one.refresh()));
    const found = await Promise.all(both.map((one) => one.near('zorbs', reading('zorbs'))));
    expect([failures, found.map((near) => near.length)]).toEqual([[], [2, 2]]);
  });
});

describe('an embedder that is not well', () => {
  it('is as none for the one text it fails on, and that is reported', async () => {
    await onlyOurs();
    const failures: unknown[] = [];
    const { embedder } = fakeEmbedder(async (texts) => {
      if (texts.includes('zorbs broken')) throw new Error('broken');
    });
    const meaning = openMeaning({ db, embedder, failed: (error) => failures.push(error) });
    await meaning.refresh();
    expect([await meaning.near('zorbs broken', reading('zorbs broken')), failures.length]).toEqual([[], 1]);
    expect(await meaning.near('zorbs', reading('zorbs'))).toHaveLength(2);
  });

  it('loses nothing of what was made when it dies halfway: the next try goes on from there', async () => {
    await db.delete(embeddings);
    await onlyOurs();
    let left = 3;
    const { asked, embedder } = fakeEmbedder(async () => {
      if (left-- === 0) throw new Error('The embedder has stopped.');
    });
    const meaning = openMeaning({ db, embedder });
    await expect(meaning.refresh()).rejects.toThrow('has stopped');
    expect(await meaning.near('zorbs', reading('zorbs'))).toEqual([]);
    await meaning.refresh();
    const [first = ''] = asked;
    expect(asked.filter((text) => text === first)).toHaveLength(1);
    expect(await meaning.near('zorbs', reading('zorbs'))).toHaveLength(2);
  });

  it('holds up no closing, though it is in the midst of a text', async () => {
    await onlyOurs();
    const failures: unknown[] = [];
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { embedder } = fakeEmbedder((_, signal) => {
      begin();
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const meaning = openMeaning({ db, embedder, failed: (error) => failures.push(error) });
    meaning.start();
    await begun;
    await meaning.close();
    expect(failures).toEqual([]);
  });
});
