import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { watchDisks } from './disk-watch.ts';
import { openNotices } from './notices.ts';

it('a database elsewhere that refused a write counts as full until it takes one', async () => {
  const app = Fastify();
  const said: string[] = [];
  const say = (_: object, sentence: string) => void said.push(sentence);
  const databaseHasRoom = vi.fn(async () => false);
  const disks = watchDisks(app, {
    disks: [{ name: 'data', folder: tmpdir(), isNeeded: false }],
    databaseHasRoom,
    notices: openNotices({ error: say, warn: say }),
    metrics: new Registry(),
    every: 5,
    pause: 0,
  });
  app.post('/', async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  await app.inject({ method: 'POST', url: '/' });
  await vi.waitFor(() => expect(databaseHasRoom.mock.calls.length).toBeGreaterThan(3));
  expect([disks.isFull(), said]).toEqual([true, [expect.stringMatching(/^The disk is full\. Reads still work/)]]);
  databaseHasRoom.mockResolvedValue(true);
  await vi.waitFor(() => expect(disks.isFull()).toBe(false));
  expect(said.at(-1)).toBe('The disk has room again.');
  await app.close();
});
