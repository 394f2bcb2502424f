// Sorts tests by cost, read from their imports.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Test files by project, as paths from `root`:
 * - `processes`: starts programs;
 * - `server`: reaches a database;
 * - `unit`: neither;
 * - `postgres`: what runs on PostgreSQL as well. It opens connections of its own, imports a file that holds SQL, is named after a
 *   file that imports one and needs no server, or tells the story of a room that holds SQL: it is named after the room.
 */
export function projectsOf(root: string): Record<Kind, string[]> {
  const kinds: Record<Kind, string[]> = { unit: [], server: [], processes: [], postgres: [] };
  const files = globSync('{contract,language,occupations,grounding,resumes,server,web}/src/**/*.test.{ts,tsx}', { cwd: root }).concat(
    globSync('eval/**/*.test.ts', { cwd: root }),
  );
  for (const file of files.filter((name) => !name.includes('.component.test.')).sort()) {
    const direct = importsOf(root, file);
    const helpers = reached(root, direct.filter(isHelper));
    const uses = (name: string) => helpers.has(`server/testing/${name}.testing.ts`);
    const reachesDatabase = uses('database') || direct.includes('server/src/db/open.ts');
    const kind =
      uses('process') || /from 'node:child_process'/.test(textOf(root, file)) ? 'processes' : reachesDatabase ? 'server' : 'unit';
    kinds[kind].push(file);
    if (kind === 'server' && ownsSql(root, file, direct)) kinds.postgres.push(file);
  }
  return kinds;
}

/** Whether a test opens connections of its own, or is the nearest to a file that holds SQL. */
const ownsSql = (root: string, file: string, direct: string[]): boolean => {
  const story = basename(file) === `${basename(dirname(file))}.test.ts`;
  const tested = file.replace('.test.ts', '.ts');
  return (
    file.startsWith('server/src/db/') ||
    /copyOfTemplate|createCopy|testInstances/.test(textOf(root, file)) ||
    direct.some((path) => !isHelper(path) && holdsSql(path)) ||
    (direct.includes('server/testing/database.testing.ts') && existsSync(join(root, tested)) && importsOf(root, tested).some(holdsSql)) ||
    (story && ['queries.ts', 'store.ts'].some((name) => existsSync(join(root, dirname(file), name))))
  );
};

const holdsSql = (path: string): boolean => /\/(queries|store)\.ts$|\/platform\/queue\//.test(path);
const isHelper = (path: string): boolean => path.startsWith('server/testing/');

/** These helpers and those they import. */
function reached(root: string, helpers: string[], seen = new Set<string>()): Set<string> {
  for (const helper of helpers)
    if (!seen.has(helper)) {
      seen.add(helper);
      reached(root, importsOf(root, helper).filter(isHelper), seen);
    }
  return seen;
}

/** Files of the project that a file imports, as paths from `root`. */
function importsOf(root: string, file: string): string[] {
  const aliases: Record<string, string> = {
    '#testing/': 'server/testing/',
    '#db/': 'server/src/db/',
    '#platform/': 'server/src/platform/',
  };
  return [...textOf(root, file).matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'|^import '([^']+)'/gm)].flatMap(
    ([, from, bare]) => {
      const name = from ?? bare ?? '';
      const alias = Object.keys(aliases).find((start) => name.startsWith(start));
      const path = alias ? name.replace(alias, aliases[alias] ?? '') : name.startsWith('.') ? join(dirname(file), name) : null;
      return path !== null && existsSync(join(root, path)) ? [path] : [];
    },
  );
}

const texts = new Map<string, string>();
function textOf(root: string, file: string): string {
  const path = join(root, file);
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

type Kind = 'unit' | 'server' | 'processes' | 'postgres';
