import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJobs as findJobsCall } from '@alive/contract/jobs.ts';
import { findJobs } from '../server/src/features/jobs/find.ts';
import { openJobStore } from '../server/src/features/jobs/queries.ts';
import { openMeaning } from '../server/src/features/meaning/meaning.ts';
import { rowsOf } from '../server/src/db/open.ts';
import { read } from '@alive/language/entities/read.ts';
import { useLite } from '../server/src/platform/embedder/use-lite.ts';
import type { EvalApp } from './app.ts';
import { type RunSet, type SetResult, type When, whens } from './table.ts';

/**
 * Wishes in ordinary words, each with what a careful person would accept: alternatives of patterns that all hold for a job's title, role,
 * function, industry, company or one of its skills. Reported is the recall among the first ten, out of ten or of all right ones where
 * there are fewer: of words and meaning merged, as Browse Jobs answers, and of each alone. Wishes nothing is right for are left out.
 */
export const run: RunSet = async ({ file, openApp }) => {
  const sets: [When, Wish[]][] =
    file === null
      ? whens.flatMap((when): [When, Wish[]][] => {
          const own = join(import.meta.dirname, 'sets', `meaning-${when}.jsonl`);
          return existsSync(own) ? [[when, wishesIn(own)]] : [];
        })
      : [['after', wishesIn(file)]];
  const results: SetResult[] = [];
  for (const data of ['sample', 'real'] as const) {
    const app = await openApp(data);
    if (app === null) continue;
    const searches = await openSearches(app);
    for (const [when, wishes] of sets)
      results.push(...(await resultsOf(searches, wishes, { name: `meaning over the ${data} data`, when })));
    await searches.close();
  }
  return results;
};

async function resultsOf(
  searches: Searches,
  wishes: readonly Wish[],
  { name, when }: Pick<SetResult, 'name' | 'when'>,
): Promise<SetResult[]> {
  const judged: { wish: Wish; total: number; hits: Record<Way, number>; first: string[] }[] = [];
  for (const wish of wishes) {
    const right = new Set(searches.rows.flatMap((row) => (isRight(row, wish.right) ? [row.id] : [])));
    if (right.size === 0) continue;
    const found = await searches.firstTen(wish.ask);
    const hits = (way: Way) => found[way].filter((id) => right.has(id)).length;
    judged.push({
      wish,
      total: Math.min(10, right.size),
      hits: { merged: hits('merged'), words: hits('words'), meaning: hits('meaning') },
      first: found.merged.slice(0, 3).map((id) => searches.titles.get(id) ?? id),
    });
  }
  return [...Map.groupBy(judged, ({ wish }) => wish.kind)].map(([kind, group]) => {
    const total = group.reduce((sum, one) => sum + one.total, 0);
    const of = (way: Way) => group.reduce((sum, one) => sum + one.hits[way], 0);
    return {
      name,
      when,
      kind,
      passed: of('merged'),
      total,
      shares: { 'full text alone': [of('words'), total], 'meaning alone': [of('meaning'), total] },
      misses: group
        .filter((one) => one.hits.merged < one.total)
        .map(({ wish, total, hits, first }) => ({
          input: wish.ask,
          expected: `${total} right among the first ten`,
          got: `${hits.merged} (full text ${hits.words}, meaning ${hits.meaning}): ${first.join('; ') || 'nothing'}`,
        })),
    };
  });
}

async function openSearches({ db, vocabulary }: EvalApp): Promise<Searches> {
  const meaning = openMeaning({ db, embedder: useLite(), failed: console.error });
  await meaning.refresh();
  const rows = await rowsOf<Row>(
    db,
    `SELECT id, title, role, "function", industry, company_name AS company, skills FROM jobs WHERE state <> 'closed' AND level IN ('internship', 'new_grad', 'entry_level', 'unspecified')`,
  );
  const titles = new Map(rows.map(({ id, title }) => [id, title ?? '']));
  const deps = { store: openJobStore(db), vocabulary, now: () => new Date() };
  const search = async (query: string, more: object) =>
    (await findJobs({ ...deps, ...more }, findJobsCall.query.parse({ query, limit: '10' }), null)).jobs.map(({ id }) => id);
  return {
    rows,
    titles,
    firstTen: async (ask) => ({
      merged: await search(ask, { meaning }),
      words: await search(ask, {}),
      meaning: (await meaning.near(ask, read(ask, await vocabulary()))).flatMap(({ id }) => (titles.has(id) ? [id] : [])).slice(0, 10),
    }),
    close: meaning.close,
  };
}

function isRight(row: Row, alternatives: Wish['right']): boolean {
  return alternatives.some((all) =>
    Object.entries(all).every(([field, pattern]) => {
      const test = new RegExp(pattern, 'i');
      return field === 'skill' ? row.skills.some((skill) => test.test(skill)) : test.test(row[field as Field] ?? '');
    }),
  );
}

const wishesIn = (file: string): Wish[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Wish);

type Field = 'title' | 'role' | 'function' | 'industry' | 'company';
type Row = { id: string; skills: string[] } & Record<Field, string | null>;
type Way = 'merged' | 'words' | 'meaning';

interface Wish {
  kind: string;
  ask: string;
  /** Any of these alternatives; the patterns of one all hold. They are regular expressions without regard to case. */
  right: Partial<Record<Field | 'skill', string>>[];
}

interface Searches {
  rows: Row[];
  titles: ReadonlyMap<string, string>;
  firstTen: (ask: string) => Promise<Record<Way, string[]>>;
  close: () => Promise<void>;
}
