import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from './ids.ts';

/** A folder outside the web root that keeps private files under random names. */
export const openFiles = (folder: string): Files => ({
  put: async (content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = newId();
    await writeFile(join(folder, name), content, { mode: 0o600 });
    return name;
  },
  read: async (name) => {
    try {
      return (await open(join(folder, name))).createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});

export interface Files {
  /** Stores a file and returns the name it got. */
  put: (content: Buffer) => Promise<string>;
  /** Its content; null where there is no such file. */
  read: (name: string) => Promise<Readable | null>;
  /** Forgets a file; an unknown name is nothing to forget. */
  remove: (name: string) => Promise<void>;
}
