import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { When } from './table.ts';

/**
 * The cases of a set: of `file`, or of all files `sets/NAME-*.jsonl`. One JSON object a line; empty lines and lines that start
 * with # are left out. A file whose name ends in "-before" was written before the code it tests, any other after it.
 * Throws an Error naming file and line where one is no JSON object of the required `keys`.
 */
export const readSet = <Case>(name: string, keys: readonly (keyof Case & string)[], file: string | null): (Case & { when: When })[] =>
  (file === null ? globSync(join(import.meta.dirname, 'sets', `${name}-*.jsonl`)).toSorted() : [file]).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        line.trim() === '' || line.startsWith('#') ? [] : [{ ...parse<Case>(line, keys, `${path}:${at + 1}`), when: whenOf(path) }],
      ),
  );

function parse<Case>(line: string, keys: readonly (keyof Case & string)[], where: string): Case {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Error(`${where} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const missing = keys.filter((key) => typeof value !== 'object' || value === null || !(key in value));
  if (missing.length > 0) throw new Error(`${where} lacks ${missing.join(', ')}`);
  return value as Case;
}

function whenOf(path: string): When {
  return basename(path, '.jsonl').endsWith('-before') ? 'before' : 'after';
}
