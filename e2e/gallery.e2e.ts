import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failures } from './browser-path.ts';
import { compared, drawCompared, readAccepted } from './compared.ts';
import { startFixed } from './fixed.ts';
import { evenText, launchBrowser } from './launch.ts';
import { differencesOf, openReducer, type Region } from './thumbnails.ts';

let server: Awaited<ReturnType<typeof startFixed>>;
let browser: Browser;
let reducer: Awaited<ReturnType<typeof openReducer>>;
beforeAll(async () => {
  [server, browser] = await Promise.all([startFixed(), launchBrowser(...evenText)]);
  reducer = await openReducer(browser);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const accepted = readAccepted();
const walks = [...new Set(Object.keys(compared).map((picture) => picture.split(':')[0] ?? ''))];

it.each(walks)('%s looks as it was accepted', async (name) => {
  const changed: string[] = [];
  await drawCompared({ browser, url: server.url }, [name], async (picture, png) => {
    const was = accepted.get(picture);
    const regions = was ? differencesOf(was, await reducer.reduce(png)) : [];
    if (was && regions.length === 0) return;
    mkdirSync(failures, { recursive: true });
    writeFileSync(join(failures, `looks-${picture.replace(/[^a-z0-9]+/gi, '-')}.png`), png);
    changed.push(`${picture} (${compared[picture]})${was ? `: ${regions.map(wordsOf).join('; ')}` : ' is new'}`);
  });
  expect(changed, 'Pictures are in e2e/.failures. Where this is meant: npm run gallery -- --accept').toEqual([]);
});

it('a block that moves by 48 px, vanishes or changes its colour is a difference, and letters of another font are none', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 832 } });
  const after = async (change: string) => {
    await page.setContent(
      `<style>${sheet}${change}</style><main><h1>Hi Maya</h1><p>Internships in Boston</p><button>Apply</button></main>`,
    );
    return reducer.reduce(await page.screenshot());
  };
  const was = await after('');
  const changes = {
    moved: 'button { margin-left: 48px }',
    gone: 'button { visibility: hidden }',
    green: 'button { background: #2c7a4b }',
    'in another font': 'main { font-family: monospace; font-size-adjust: none }',
  };
  for (const [change, css] of Object.entries(changes))
    expect(differencesOf(was, await after(css)).length > 0, change).toBe(change !== 'in another font');
  await page.close();
});

const sheet =
  'body { margin: 60px; background: #fbf7ef; font: 15px/22px sans-serif } p { width: 300px } button { all: unset; display: block; width: 160px; height: 44px; background: #f26b3a }';

const wordsOf = ({ left, top, right, bottom, by }: Region): string =>
  `x ${left} to ${right}, y ${top} to ${bottom} changed by ${by} of 255`;
