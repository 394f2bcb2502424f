// Titles that stand in none of the public tables, drawn by a seed, with the occupations read from them, for people to judge:
// node eval/titles.ts listings|others [SEED] [COUNT]. Data: REAL_DATA_DIR.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOfTitle } from '@alive/occupations/title-words.ts';
import { readTitle } from '@alive/language/titles/titles.ts';

const folder = process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../shared/data');
const [, , which = 'listings', seed = '1', count = '300'] = process.argv;
if (!existsSync(join(folder, 'jobs'))) {
  console.log(`titles: skipped, there is no real data in ${folder}`);
  process.exit(0);
}

const tables = ['alternate', 'reported'].flatMap((name) =>
  textOf(`occupations/onet/${name}-titles.tsv`)
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[1]?.split(/ \(|\)/) ?? []),
);
const literal = new Set(tables.map(keyOf));
const drawn = shuffled(
  [...new Set(which === 'listings' ? listings() : others())].filter(
    (title) => !literal.has(keyOf(readTitle(title).role ?? title)) && !literal.has(keyOf(title)),
  ),
);
for (const title of drawn.slice(0, Number(count))) {
  const { role, occupations } = readTitle(title);
  console.log([title, role ?? '-', ...occupations.slice(0, 3).map((one) => one.title)].join('\t'));
}

function listings(): string[] {
  return (JSON.parse(textOf('jobs/simplify_listings.json')) as { title: string }[]).map(({ title }) => title.trim());
}

/** Titles in what job boards answered and in questions about people. */
function others(): string[] {
  const { jobs } = JSON.parse(textOf('ats/greenhouse.json')) as { jobs: { title: string }[] };
  const lever = JSON.parse(textOf('ats/lever.json')) as { text: string }[];
  const ashby = JSON.parse(textOf('ats/ashby.json')) as { jobs: { title: string }[] };
  const recruitee = JSON.parse(textOf('ats/recruitee.json')) as { offers: { title: string }[] };
  const questions = textOf('queries/sample_people_queries.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { role_title?: string }).role_title ?? '');
  return [
    ...jobs.map(({ title }) => title),
    ...lever.map(({ text }) => text),
    ...ashby.jobs.map(({ title }) => title),
    ...recruitee.offers.map(({ title }) => title),
    ...questions,
  ].filter((title) => title !== '');
}

function textOf(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

function keyOf(title: string): string {
  const { words, levels } = wordsOfTitle(title);
  return [...words, ...levels].sort().join(' ');
}

/** In an order that the seed gives (Fisher and Yates; mulberry32). */
function shuffled(titles: string[]): string[] {
  let state = Number(seed);
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const order = [...titles];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? '', order[at] ?? ''];
  }
  return order;
}
