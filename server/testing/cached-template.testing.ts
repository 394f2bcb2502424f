import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/**
 * Path of a template that `make` writes to the path it is given, kept on disk until what it is made of changes: migrations, seed and readers.
 * Two runs that make the same one at once both succeed; the first to finish wins.
 */
export const cachedTemplate = async (name: string, make: (path: string) => Promise<void>): Promise<string> => {
  const path = join(cache, `${name}-${await (hash ??= hashOfSources())}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'making-'));
  try {
    await make(join(folder, name));
    renameSync(join(folder, name), path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  forgetOld(name);
  return path;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'templates');
let hash: Promise<string> | undefined;

/** Bundles what fills a database, so that the hash covers every module and package it reaches and no other. */
async function hashOfSources(): Promise<string> {
  const { output } = await build({
    input: [fileURLToPath(new URL('../src/data.ts', import.meta.url)), fileURLToPath(new URL('./config.testing.ts', import.meta.url))],
    platform: 'node',
    external: /^(?!\.|#|\/|@alive\/)/,
    output: { comments: false },
    write: false,
    logLevel: 'silent',
  });
  const sum = createHash('sha256');
  for (const file of output) {
    sum.update(file.type === 'chunk' ? file.code : file.source);
    if (file.type === 'chunk') for (const name of [...file.imports, ...file.dynamicImports].sort()) sum.update(versionOf(name));
  }
  for (const file of globSync('server/src/db/migrations/**/*.{sql,json}', { cwd: root }).sort()) sum.update(readFileSync(join(root, file)));
  return sum.digest('hex').slice(0, 16);
}

/** Version of the package that a module belongs to; nothing for Node's own and for chunks of the bundle. */
function versionOf(module: string): string {
  const [scope = '', name = ''] = module.split('/');
  const manifest = join(root, 'node_modules', module.startsWith('@') ? `${scope}/${name}` : scope, 'package.json');
  if (!existsSync(manifest)) return '';
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return `${module}@${version}`;
}

/** Leaves the three newest templates of a name: other checkouts of the project's history may be tested in turn. */
function forgetOld(name: string): void {
  const kept = globSync(`${name}-*`, { cwd: cache }).map((file) => join(cache, file));
  const newestFirst = kept.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of newestFirst.slice(3)) rmSync(path, { recursive: true, force: true });
}
