// npm run eval [-- SET… --misses N --file SET.jsonl --strict]: see README.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sharedApps } from './app.ts';
import { type Goal, printSets, printSummary, type RunSet, type SetResult } from './table.ts';

const results: Goal = { before: { precision: 1, recall: 0.95 }, after: { precision: 0.9, recall: 0.85 } };
const goals: Readonly<Record<string, Goal>> = {
  requests: { before: { passed: 0.95 }, after: { passed: 0.85 } },
  people: { before: { passed: 0.95 } },
  'people-search': { after: { passed: 0.85 } },
  'read jobs': { before: { passed: 0.85 }, after: { passed: 0.8 } },
  'read people': { before: { passed: 0.85 }, after: { passed: 0.85 } },
  interviews: { before: { passed: 1 }, after: { passed: 1 } },
  'results over the sample data': results,
  'results over the real data': results,
  'side by side: built-in': { after: { 'without inventions': 1 } },
  'side by side: model': { after: { 'without inventions': 1 } },
};
/** Loaded one by one, so that a set that cannot be loaded leaves the others alone. */
const sets: Readonly<Record<string, () => Promise<{ run: RunSet }>>> = {
  requests: () => import('./requests.ts'),
  results: () => import('./results.ts'),
  people: () => import('./people.ts'),
  'people-search': () => import('./people-search.ts'),
  read: () => import('./read.ts'),
  meaning: () => import('./meaning.ts'),
  interviews: () => import('./interview/replay.ts'),
  model: () => import('./model.ts'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string' }, file: { type: 'string' }, strict: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(sets, name));
if (unknown.length > 0) fail(`There is no set ${unknown.join(', ')}, only ${Object.keys(sets).join(', ')}.`);
if (values.file !== undefined && positionals.length !== 1)
  fail('Name the one set whose format the file has: npm run eval -- requests --file my.jsonl');
const most = values.misses === undefined ? undefined : Number(values.misses);
if (most !== undefined && !(most >= 0)) fail('--misses takes a number.');

const { openApp, close } = sharedApps();
const rows: SetResult[] = [];
for (const [name, load] of Object.entries(sets)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    const { run } = await load();
    // npm runs scripts in the project's folder; the file is meant from where the person stands.
    const found = await run({ file: values.file === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', values.file), openApp });
    printSets(found, most);
    rows.push(...found);
  } catch (error) {
    console.error(`\n${name} could not run:`, error);
    process.exitCode = 1;
  }
}
await close();
if (!printSummary(rows, goals) && values.strict) process.exitCode = 1;
process.exit();

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
