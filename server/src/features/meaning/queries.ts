import { createHash } from 'node:crypto';
import { and, asc, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { embeddings, jobs } from '#db/tables.ts';
import { inSlices } from '#platform/slices.ts';
import type { Described } from './text.ts';

/** What is embedded of all open jobs, in pages. */
export async function* describedJobs(db: Db): AsyncGenerator<(Described & { id: string })[]> {
  for (let after = ''; ;) {
    const page = await db
      .select({ id: jobs.id, title: jobs.title, role: jobs.role, function: jobs.function, industry: jobs.industry, skills: jobs.skills })
      .from(jobs)
      .where(and(ne(jobs.state, 'closed'), gt(jobs.id, after)))
      .orderBy(asc(jobs.id))
      .limit(200);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.id;
  }
}

/** The stored vectors of these texts; ask for a few hundred at a time. */
export const storedVectors = async (db: Db, model: string, texts: readonly string[]): Promise<[text: string, vector: Float32Array][]> => {
  const byKey = new Map(texts.map((text) => [keyOf(model, text), text]));
  const rows = await db
    .select()
    .from(embeddings)
    .where(inArray(embeddings.key, [...byKey.keys()]));
  return rows.flatMap(({ key, vector }): [string, Float32Array][] => {
    const text = byKey.get(key);
    return text === undefined ? [] : [[text, new Float32Array(Uint8Array.from(vector).buffer)]];
  });
};

/** Stores vectors; those that are there already stay, though another process stores the same ones at this moment. */
export const storeVectors = async (
  db: Db,
  model: string,
  vectors: readonly (readonly [text: string, vector: Float32Array])[],
): Promise<void> => {
  if (vectors.length === 0) return;
  await db
    .insert(embeddings)
    // In one order for all processes, or two of them could wait for each other.
    .values(
      vectors.map(([text, vector]) => ({ key: keyOf(model, text), vector: toBytes(vector) })).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflictDoNothing();
};

/** Forgets every vector but those of these texts. */
export const keepVectors = async (db: Db, model: string, texts: readonly string[]): Promise<void> => {
  const wanted = new Set<string>();
  const rest = inSlices();
  for (const text of texts) {
    wanted.add(keyOf(model, text));
    await rest();
  }
  const stored = await db.select({ key: embeddings.key }).from(embeddings).orderBy(asc(embeddings.key));
  const stale = stored.flatMap(({ key }) => (wanted.has(key) ? [] : [key]));
  for (let at = 0; at < stale.length; at += 1000) await db.delete(embeddings).where(inArray(embeddings.key, stale.slice(at, at + 1000)));
};

const keyOf = (model: string, text: string): string => createHash('sha256').update(`${model}\n${text}`).digest('hex');

// Every machine that Node runs on is little endian.
const toBytes = (vector: Float32Array): Uint8Array => new Uint8Array(vector.slice().buffer);
