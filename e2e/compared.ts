import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { takePicture, walk } from './shoot.ts';
import type { Thumbnail } from './thumbnails.ts';

/** The pictures that `npm test` compares, by walk and state: each at one width in one theme. */
export const compared: Readonly<Record<string, Compared>> = {
  'onboarding: basics': '1280 light',
  'onboarding: resume review': '1280 dark',
  'onboarding: preferences': '360 light',
  'onboarding: interview': '1280 light',
  'search: loading': '360 light',
  'search: results': '1280 light',
  'search: open card': '360 dark',
  'who answers: question': '360 light',
  'people: start': '1280 light',
  'people: results': '1280 dark',
  'people: match': '360 light',
  'companies: list': '1280 light',
  'companies: page': '360 dark',
  'jobs: list': '360 light',
  'jobs: job': '1280 dark',
  'jobs: saved': '1280 light',
  'paths: drawing': '1280 light',
  'paths: table': '360 dark',
  'profile: facts': '1280 light',
  'profile: résumé': '360 dark',
  'frame: palette': '1280 dark',
  'frame: menu': '360 light',
  'privacy: page': '1280 dark',
};

/** Takes these walks as far as the last picture that is compared, and hands over each of those. */
export const drawCompared = async (
  { browser, url }: { browser: Browser; url: string },
  names: readonly string[],
  take: (picture: string, png: Buffer) => Promise<void>,
): Promise<void> => {
  for (const name of names) {
    const wanted = Object.keys(compared).filter((picture) => picture.startsWith(`${name}: `));
    const taken = new Set<string>();
    await walk(browser, url, name, {
      shows: (picture, { width, colorScheme }) => compared[picture] === `${width} ${colorScheme}`,
      shot: async ({ page, picture }) => {
        taken.add(picture);
        await take(picture, await takePicture(page));
      },
      until: () => taken.size === wanted.length,
    });
    const missing = wanted.filter((picture) => !taken.has(picture));
    if (missing.length > 0) throw new Error(`The walk never came to ${missing.join(', ')}.`);
  }
};

/** How they looked when they were last accepted. */
export const readAccepted = (): Map<string, Thumbnail> =>
  new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>).map(([picture, { columns, cells }]) => [
      picture,
      { columns, cells: Uint8Array.from(inflateSync(Buffer.from(cells, 'base64'))) },
    ]),
  );

/** Stores how they look now. */
export const accept = (thumbnails: ReadonlyMap<string, Thumbnail>): void => {
  const kept = [...thumbnails].map(([picture, { columns, cells }]): [string, Kept] => [
    picture,
    { columns, cells: deflateSync(cells, { level: 9 }).toString('base64') },
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
};

const file = join(import.meta.dirname, 'accepted.json');

interface Kept {
  columns: number;
  /** Deflated, in base64. */
  cells: string;
}

type Compared = `${360 | 1280} ${'light' | 'dark'}`;
