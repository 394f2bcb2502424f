import type { CDPSession, Page } from 'playwright-core';

/** Goes on with another device at the size of its screen, and waits until all is drawn. */
export const takeDevice = async (page: Page, { colorScheme, touch, width, height }: Device, { unfinished = false } = {}): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  // What a session changes lasts as long as the session.
  const devtools = emulated.get(page) ?? (await page.context().newCDPSession(page));
  emulated.set(page, devtools);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: touch });
  await drawn(page, unfinished);
};

/** Nothing moves, but what was asked for may still be on its way to the screen; what is `unfinished` never comes. */
export const drawn = async (page: Page, unfinished = false): Promise<void> => {
  if (!unfinished) await page.waitForFunction(() => document.querySelector('.bones, [aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

const emulated = new WeakMap<Page, CDPSession>();

export interface Device {
  colorScheme: 'light' | 'dark';
  touch: boolean;
  width: number;
  height: number;
}
