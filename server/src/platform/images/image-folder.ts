import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#platform/ids.ts';

/**
 * A folder of bytes that may be lost at any time, each under its name until it expires: a file's modification time is when that is. When
 * all of them weigh more than `maxBytes`, those that expire first leave.
 */
export const openImageFolder = ({ folder, now, maxBytes }: FolderDeps): ImageFolder => {
  let total: number | null = null;
  let clearing: Promise<void> | null = null;

  const clear = async (): Promise<void> => {
    const files = (await filesIn(folder)).toSorted((a, b) => b.expires - a.expires);
    let kept = 0;
    for (const { path, bytes, expires } of files) {
      // Room for what comes next, or every new file would look at all the others.
      if (expires > now().getTime() && kept + bytes <= 0.9 * maxBytes) kept += bytes;
      else await rm(path, { force: true });
    }
    total = kept;
  };

  return {
    get: async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found === null || found.mtime <= now()) return null;
      return readFile(path).catch(() => null);
    },
    put: async (name, bytes, lifetime) => {
      const path = join(folder, name);
      const written = `${path}.${newId()}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(written, bytes, { mode: 0o600 });
        const expires = new Date(now().getTime() + lifetime);
        await utimes(written, expires, expires);
        await rename(written, path);
      } catch {
        // What cannot be kept can still be shown; a full disk is told by the database.
        await rm(written, { force: true }).catch(() => undefined);
        return;
      }
      if (total !== null) total += weight(bytes.length);
      if (total !== null && total <= maxBytes) return;
      clearing ??= clear()
        .catch(() => undefined)
        .finally(() => (clearing = null));
      await clearing;
    },
  };
};

async function filesIn(folder: string): Promise<{ path: string; bytes: number; expires: number }[]> {
  const files = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, bytes: weight(found.size), expires: found.mtimeMs });
  }
  return files;
}

/** Even an empty file takes a block of the disk. */
const weight = (bytes: number): number => Math.max(4096, bytes);

interface ImageFolder {
  /** What is kept under a name; null where that is nothing any more. */
  get: (name: string) => Promise<Buffer | null>;
  /** Keeps bytes for so many milliseconds, whole or not at all. Never throws. */
  put: (name: string, bytes: Buffer, lifetime: number) => Promise<void>;
}

interface FolderDeps {
  folder: string;
  now: () => Date;
  maxBytes: number;
}
