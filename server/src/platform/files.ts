import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from './ids.ts';

/** A folder outside the web root that keeps private files under random names. */
export const openFiles = (folder: string): Files => ({
  put: async (content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = newId();
    await writeFile(join(folder, name), content, { mode: 0o600 });
    return name;
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});

export interface Files {
  /** Stores a file and returns the name it got. */
  put: (content: Buffer) => Promise<string>;
  /** Forgets a file; an unknown name is nothing to forget. */
  remove: (name: string) => Promise<void>;
}
