import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Copies the files of a folder for which `isNeeded(path below the folder)` is true into a new folder that only this user can open. Copies
 * share their blocks where the file system can do that. Removes the copy when one file fails.
 */
export const copyFolder = async (from: string, to: string, isNeeded: (path: string) => boolean): Promise<void> => {
  try {
    await mkdir(to, { mode: 0o700 });
    const entries = await readdir(from, { recursive: true, withFileTypes: true });
    const pathOf = ({ parentPath, name }: (typeof entries)[number]) => relative(from, join(parentPath, name));
    for (const entry of entries) if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true, mode: 0o700 });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .filter(isNeeded);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let file = files.pop(); file !== undefined; file = files.pop())
          await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE);
      }),
    );
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
};

/** As many as Node has threads for files. */
const atOnce = 4;
