import { fileTypeFromBuffer } from 'file-type';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FetchError, type FetchFailure } from '#platform/fetch/error.ts';
import { idOf, newId } from '#platform/ids.ts';

/**
 * Other people's images as ours: asks their server at most once in thirty days, keeps what it gave under `folder`, and tells by the bytes
 * alone whether that is an image. Gives null for what is none, cannot be had or may not be asked; that too is remembered, for a day, or
 * for five minutes where it can pass.
 * All who ask for the same address at the same time wait for one fetch, which nobody's leaving ends.
 */
export const openImages = ({ fetch, folder, now, maxBytes = 256 * 1024 * 1024 }: ImageDeps): Images => {
  const kept = openImageFolder({ folder, now, maxBytes });
  const running = new Map<string, Promise<Image | null>>();
  const fetched = async (address: string, name: string): Promise<Image | null> => {
    const { image, lifetime } = await fetch(address).then(read, unread);
    await kept.put(name, image?.bytes ?? nothing, lifetime);
    return image;
  };
  const find = async (address: string): Promise<Image | null> => {
    const name = idOf('image', address);
    const bytes = await kept.get(name);
    return bytes === null ? fetched(address, name) : imageOf(bytes);
  };
  return (address) => {
    const already = running.get(address);
    if (already !== undefined) return already;
    const found = find(address).finally(() => running.delete(address));
    running.set(address, found);
    return found;
  };
};

async function read(bytes: Buffer): Promise<Found> {
  const image = await imageOf(bytes);
  return { image, lifetime: image === null ? day : 30 * day };
}

function unread(error: unknown): Found {
  if (!(error instanceof FetchError)) throw error;
  return { image: null, lifetime: passing.has(error.kind) ? 5 * minute : day };
}

/** No way out of this machine, or a server in trouble: neither says that there is no image. */
const passing: ReadonlySet<FetchFailure> = new Set(['offline', 'timeout', 'failing', 'busy']);

async function imageOf(bytes: Buffer): Promise<Image | null> {
  const type = await imageType(bytes);
  return type === null ? null : { type, bytes };
}

const nothing = Buffer.alloc(0);
const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The media type that an image's own bytes tell, of those that browsers draw and that can hold no script; null for anything else, SVG
 * among it. What the server or the name said is not asked.
 * @internal
 */
export async function imageType(bytes: Buffer): Promise<ImageType | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return imageTypes.find((type) => type === found?.mime) ?? null;
}

const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
type ImageType = (typeof imageTypes)[number];

/**
 * A folder of bytes that may be lost at any time, each under its name until it expires: a file's modification time is when that is. When
 * all of them weigh more than `maxBytes`, those that expire first leave.
 */
const openImageFolder = ({ folder, now, maxBytes }: FolderDeps): ImageFolder => {
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
        // What cannot be kept can still be shown; a full disk is reported by the database.
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

/** The image at an http(s) address of the public internet; null where there is none to show. */
export type Images = (address: string) => Promise<Image | null>;

export interface Image {
  type: ImageType;
  bytes: Buffer;
}

interface Found {
  image: Image | null;
  /** Milliseconds for which this holds. */
  lifetime: number;
}

interface ImageDeps {
  /** Gives the bytes of an address. Throws FetchError. */
  fetch: (address: string) => Promise<Buffer>;
  folder: string;
  now: () => Date;
  /** How much is kept in all. */
  maxBytes?: number;
}

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
