import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const walks = [...architecture.matchAll(/^\d\. (\w+): (`[^`]+\.ts`(?: → `[^`]+\.ts`)+)$/gm)].map(([, name = '', files = '']) => ({
  name,
  files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}));

/** The project's files that a file imports, types aside. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';/gms)].map(([, from = '']) =>
    from
      .replace(/^\.{1,2}\/.*/, (path) => join(dirname(file), path))
      .replace(/^#(\w+)\//, 'server/src/$1/')
      .replace(/^@alive\/(language|grounding|occupations|contract)\//, '$1/src/'),
  );
}

/** All that a file reaches by imports. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  for (const next of importsOf(file)) {
    if (seen.has(next) || !existsSync(join(root, next))) continue;
    seen.add(next);
    reachedFrom(next, seen);
  }
  return seen;
}

describe('the walks of the two searches in ARCHITECTURE.md', () => {
  it('are two', () => {
    expect(walks.map(({ name }) => name)).toEqual(['jobs', 'people']);
  });

  it.each(walks)('$name: at most ten files, none entered twice', ({ files }) => {
    expect(files.length).toBeLessThanOrEqual(10);
    expect(new Set(files).size).toBe(files.length);
  });

  it.each(walks)('$name: each file is imported by one before it, and imports none before it', ({ files }) => {
    const unreached = files.slice(1).filter((file, at) => !files.slice(0, at + 1).some((one) => importsOf(one).includes(file)));
    expect(unreached).toEqual([]);
    const back = files.flatMap((file, at) => {
      const reached = reachedFrom(file);
      return files.slice(0, at).flatMap((one) => (reached.has(one) ? [`${file} reaches ${one}`] : []));
    });
    expect(back).toEqual([]);
  });
});
