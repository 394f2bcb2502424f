import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The list of deleted accounts in files, one in each folder: a database that a backup replaced does not know who was deleted since. A line is a
 * hash and a time (ISO 8601).
 */
export const openTombstones = (folders: readonly string[]): Tombstones => {
  const files = folders.map((folder) => ({ folder, file: join(folder, 'erased-accounts') }));
  return {
    read: async () => {
      const texts = await Promise.all(files.map(({ file }) => readFile(file, 'utf8').catch(none)));
      // The files hold the same accounts.
      return [...new Map(linesOf(texts.join('\n')).map((one) => [one.key, one])).values()];
    },
    add: async (rows) => {
      for (const { folder, file } of files) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const known = new Set(linesOf(await readFile(file, 'utf8').catch(none)).map(({ key }) => key));
        const lines = rows.filter(({ key }) => !known.has(key)).map(({ key, erasedAt }) => `${key} ${erasedAt.toISOString()}\n`);
        if (lines.length > 0) await appendFile(file, lines.join(''), { mode: 0o600, flush: true });
      }
    },
  };
};

const linesOf = (text: string): Tombstone[] =>
  text.split('\n').flatMap((line) => {
    const [key = '', at = ''] = line.split(' ');
    // A line that a crash cut off names nobody.
    return /^[0-9a-f]{64}$/.test(key) && !Number.isNaN(Date.parse(at)) ? [{ key, erasedAt: new Date(at) }] : [];
  });

const none = (error: unknown): string => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
  throw error;
};

export interface Tombstone {
  /** SHA-256 of the account's id, hex. */
  key: string;
  erasedAt: Date;
}

export interface Tombstones {
  read: () => Promise<Tombstone[]>;
  /** Adds those that are not in the files yet. */
  add: (rows: readonly Tombstone[]) => Promise<void>;
}
