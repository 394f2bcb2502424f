import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '#config/config.ts';
import { newId } from './ids.ts';

/**
 * Private files under random names. New ones go to the place `current`; what lies in one of the `former` places is found as well, until
 * `takeIn` has moved it.
 */
export const openFiles = (current: FilePlace, former: FilePlace[] = []): Files => {
  const read = async (name: string): Promise<Buffer | null> => {
    // What is moved meanwhile is in the current place by then.
    for (const place of [current, ...former, current]) {
      const content = await place.read(name);
      if (content !== null) return content;
    }
    return null;
  };
  const move = async (name: string, from: FilePlace): Promise<void> => {
    const content = await from.read(name);
    if (content === null) return;
    await current.write(name, content);
    // Removed meanwhile: it must not come back.
    if (await from.has(name)) await from.remove(name);
    else await current.remove(name);
  };
  return {
    put: async (content) => {
      const name = newId();
      await current.write(name, content);
      return name;
    },
    read,
    remove: async (name) => {
      for (const place of [...former, current]) await place.remove(name);
    },
    takeIn: async (signal) => {
      let count = 0;
      for (const place of former)
        for (const name of await place.names()) {
          if (signal.aborted) return count;
          await move(name, place);
          count++;
        }
      return count;
    },
  };
};

/** Keeps files in a folder outside the web root, for this user only; several instances may share it. */
export const folderPlace = (folder: string): FilePlace => ({
  has: (name) => exists(join(folder, name)),
  names: async () => {
    const entries = await readdir(folder).catch((error: unknown) => missing(error, []));
    return entries.filter((name) => /^[\w-]{22}$/.test(name));
  },
  read: (name) => readFile(join(folder, name)).catch((error: unknown) => missing(error, null)),
  write: async (name, content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${name}.draft`);
    try {
      await writeFile(draft, content, { mode: 0o600, flush: true });
      await rename(draft, join(folder, name));
    } catch (error) {
      // On a full disk half of it may be there.
      await rm(draft, { force: true });
      throw error;
    }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});

/** Makes sure that a folder for files is there and can be written. Throws ConfigError where that cannot be. */
export const checkFileFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError([`FILE_STORE: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`], error);
  }
};

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    (error: unknown) => missing(error, false),
  );

/** `instead` where an error says that a file or folder is not there; throws any other. */
const missing = <T>(error: unknown, instead: T): T => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
  throw error;
};

/** Where files lie: a folder, or a table of the database (db/files.ts). */
export interface FilePlace {
  has: (name: string) => Promise<boolean>;
  names: () => Promise<string[]>;
  read: (name: string) => Promise<Buffer | null>;
  /** Stores it whole or not at all; one of that name that is there already is the same. */
  write: (name: string, content: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

export interface Files {
  /** Stores a file and returns the name it got. */
  put: (content: Buffer) => Promise<string>;
  /** Its content; null where there is no such file. */
  read: (name: string) => Promise<Buffer | null>;
  /** Forgets a file; an unknown name is nothing to forget. */
  remove: (name: string) => Promise<void>;
  /** Moves what lies in former places to the current one, until `signal`; how many. Cut off anywhere, it can be begun again. */
  takeIn: (signal: AbortSignal) => Promise<number>;
}
