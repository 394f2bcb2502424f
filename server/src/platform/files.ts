import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newId } from './ids.ts';
import { ensureWritable, unwritable } from './writable.ts';

/**
 * Stores private files under random names in `current`. Reads also find what lies in a former place, until `takeIn` has moved it to
 * `current`.
 */
export const openFiles = (current: FilePlace, { former, isNamed, alone }: Moving = nothingToMove): Files => {
  const move = async (name: string, from: FilePlace): Promise<void> => {
    const content = await from.open(name);
    if (content === null) return;
    await current.write(name, await buffer(content));
    if (await from.has(name)) await from.remove(name);
    // Another instance has moved it, or its student has deleted it: only a deleted file has no row.
    else if (!(await isNamed(name))) await current.remove(name);
  };
  const openFile = async (name: string): Promise<Content | null> => {
    // `current` again at the end, for a file that is moved meanwhile.
    for (const place of [current, ...former, current]) {
      const content = await place.open(name);
      if (content !== null) return content;
    }
    return null;
  };
  return {
    put: async (content) => {
      const name = newId();
      await current.write(name, content);
      return name;
    },
    open: openFile,
    read: async (name) => {
      const content = await openFile(name);
      return content === null ? null : buffer(content);
    },
    remove: async (name) => {
      for (const place of [...former, current]) await place.remove(name);
    },
    takeIn: (signal) =>
      alone(signal, async () => {
        let count = 0;
        for (const place of former)
          for (const name of await place.names()) {
            if (signal.aborted) return count;
            await move(name, place);
            count++;
          }
        return count;
      }),
  };
};

/** Keeps files in a folder outside the web root that only this user can read. Several instances may share it. */
export const folderPlace = (folder: string): FilePlace => ({
  has: (name) => exists(join(folder, name)),
  names: async () => {
    const entries = await readdir(folder).catch((error: unknown) => missing(error, []));
    return entries.filter((name) => /^[\w-]{22}$/.test(name));
  },
  open: async (name) => {
    const file = await open(join(folder, name)).catch((error: unknown) => missing(error, null));
    return file === null ? null : file.createReadStream();
  },
  write: async (name, content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Two instances may write the same file at once.
    const draft = join(folder, `${name}.${newId()}.draft`);
    try {
      await writeFile(draft, content, { mode: 0o600, flush: true });
      await rename(draft, join(folder, name));
    } catch (error) {
      // A full disk may have taken half of it.
      await rm(draft, { force: true });
      throw error;
    }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});

/** Makes a folder for files where there is none. Throws ConfigError when it cannot be written. */
export const checkFileFolder = (folder: string): Promise<void> =>
  ensureWritable(folder).catch((error: unknown) => {
    throw unwritable('FILE_STORE', folder, error);
  });

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    (error: unknown) => missing(error, false),
  );

/** Returns `instead` when a file or folder does not exist; throws any other error. */
const missing = <T>(error: unknown, instead: T): T => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
  throw error;
};

const nothingToMove: Moving = { former: [], isNamed: async () => true, alone: (_, work) => work() };

export interface Moving {
  /** Places where files were kept before. */
  former: FilePlace[];
  /** Whether a student's row still names this file. */
  isNamed: (name: string) => Promise<boolean>;
  /** Runs `work` while no other instance moves files; 0 where `signal` comes first. */
  alone: (signal: AbortSignal, work: () => Promise<number>) => Promise<number>;
}

/** The bytes of a file in pieces, each read when it is asked for. */
type Content = AsyncIterable<Buffer>;

/** Where files lie: a folder, or a table of the database (db/files.ts). */
export interface FilePlace {
  has: (name: string) => Promise<boolean>;
  names: () => Promise<string[]>;
  /** Reads a file piece by piece, as far as it is wanted; null where there is none. */
  open: (name: string) => Promise<Content | null>;
  /** Stores the whole file or nothing. A file of this name that is there already has the same content. */
  write: (name: string, content: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

export interface Files {
  /** Stores a file and returns the name it got. */
  put: (content: Buffer) => Promise<string>;
  /** Its content piece by piece, as far as it is wanted; null where there is no such file. */
  open: (name: string) => Promise<Content | null>;
  /** Its whole content. */
  read: (name: string) => Promise<Buffer | null>;
  /** Removes a file; does nothing where there is none of this name. */
  remove: (name: string) => Promise<void>;
  /** Moves files from former places to the current one until `signal`; returns how many. After an interruption it can run again. */
  takeIn: (signal: AbortSignal) => Promise<number>;
}
