import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { launchBrowser } from './launch.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';

const server = sharedServer();
const { port } = new URL(server.url);

describe('a page elsewhere whose name is pointed at this machine', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser('--host-resolver-rules=MAP rebound.example 127.0.0.1');
  });
  afterAll(() => browser.close());

  it('reads nothing and begins nothing, and the product is not there under its name', async () => {
    const page = await browser.newPage();
    const response = await page.goto(`http://rebound.example:${port}/`);
    expect(response?.status()).toBe(421);
    expect(await page.locator('body').innerText()).toContain('Alive isn’t available at this address.');
    // A script of that page is of one origin with what answers now.
    const read = await page.evaluate(async () => {
      const ask = async (path: string, body?: object) => {
        const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
        const response = await fetch(path, init);
        return [response.status, ((await response.json()) as { code: string }).code];
      };
      return Promise.all([
        ask('/api/stats'),
        ask('/api/jobs-real/search'),
        ask('/metrics'),
        ask('/api/openapi.json'),
        ask('/api/auth/login', { email: 'maya@gatech.edu' }),
        ask('/api/users/register', { firstName: 'Eve', lastName: 'Moss', school: 'Yale', major: 'Law' }),
        ask('/api/onboarding/start', { name: 'Eve' }),
      ]);
    });
    expect(read).toEqual(read.map(() => [421, 'MISDIRECTED']));
  });

  it('cannot read the product under its own name either', async () => {
    const page = await browser.newPage();
    await page.route('http://rebound.example/attack', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Attack</title>' }),
    );
    await page.goto('http://rebound.example/attack');
    const read = await page.evaluate(async (url) => {
      const readable = await fetch(`${url}/api/stats`).then(
        () => true,
        () => false,
      );
      const opaque = await fetch(`${url}/metrics`, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      );
      return { readable, opaque };
    }, server.url);
    expect(read).toEqual({ readable: false, opaque: false });
  });
});

describe('the reference of the API', () => {
  const browser = testBrowser();

  it('shows every call, out of reach of the token of whoever is signed in', async () => {
    const page = await signedUp(await browser.open(), server.url, {});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/api/docs/`);
    await page.getByRole('heading', { name: 'Alive', exact: true }).waitFor();
    await page.getByText('/api/auth/login').first().waitFor();
    expect(await page.evaluate(() => [self.origin, localStorage.getItem('alive.token')])).toEqual(['null', null]);
    expect(asked.filter((path) => !path.startsWith('/api/docs'))).toEqual([]);
  });
});
