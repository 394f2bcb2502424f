import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { type Device, drawn, takeDevice } from './device.ts';
import { fixedTime } from './fixed.ts';
import { walks } from './walks.ts';

/** The sizes at which every state is drawn; the two narrow ones by touch. */
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1280, height: 832 },
] as const;

/**
 * Takes a walk and hands over every state in which `shows` wants it: once for each size and theme, when all is drawn. Rejects with what
 * went wrong on the page, or where the walk does not come as far as it should.
 */
export const walk = async (browser: Browser, url: string, name: string, { shows, shot, done, until }: Walking): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 832 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => errors.push(error.message));
    await page.clock.setFixedTime(fixedTime);
    const quiet = watchRequests(page);
    await walks[name]?.({
      page,
      url,
      look: async (state, options = {}) => {
        const picture = `${name}: ${state}`;
        // What lies under the pointer by chance would be lit.
        await page.mouse.move(0, 0);
        const wanted = sizes.flatMap(({ width, height }) =>
          options.widths?.includes(width) === false
            ? []
            : (['light', 'dark'] as const)
                .map((colorScheme): Device => ({ colorScheme, width, height, touch: width < 1024 }))
                .filter((device) => shows(picture, device)),
        );
        if (wanted.length === 0) return;
        if (!options.unfinished) await quiet();
        let width = 0;
        for (const device of wanted) {
          await takeDevice(page, device, options);
          if (device.width !== width) await options.again?.();
          ({ width } = device);
          await drawn(page, options.unfinished);
          await shot({ page, picture, device });
        }
        if (until?.()) throw new Arrived();
        await done?.({ page, picture, again: () => options.again?.() ?? Promise.resolve() });
        await takeDevice(page, { width: 1280, height: 832, colorScheme: 'light', touch: false }, options);
      },
    });
  } catch (error) {
    if (!(error instanceof Arrived)) throw error;
  } finally {
    await context.close();
  }
  if (errors.length > 0) throw new Error(`Errors on the page: ${errors.join(' ')}`);
};

/** Waits until all that was asked for has come and was drawn: React keeps back for 300 ms what comes late. */
const watchRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let last = 0;
  const ended = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    for (let tries = 0; tries < 200 && (open.size > 0 || performance.now() - last < 400); tries++) await wait(50);
  };
};

/** Ends a walk that need not go on. */
class Arrived extends Error {}

/** Sets the size of text as a student does in the browser's settings, in percent of the usual one; breakpoints in rem follow it. */
export const sizeText = async (page: Page, percent: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await session.detach();
};

export const takePicture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

interface Walking {
  /** Whether a picture is wanted. */
  shows: (picture: string, device: Device) => boolean;
  shot: (at: Shot) => Promise<void>;
  /** Called once all pictures of a state are taken. */
  done?: (at: Pick<Shot, 'page' | 'picture'> & { again: () => Promise<unknown> }) => Promise<void>;
  /** Whether the walk may end. */
  until?: () => boolean;
}

interface Shot {
  page: Page;
  /** The walk and the state. */
  picture: string;
  device: Device;
}
