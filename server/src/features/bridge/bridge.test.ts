import { jobsNearPeople, peopleNearJobs } from '@alive/contract/bridge.ts';
import { describe, expect, it, vi } from 'vitest';
import { alumni, jobs } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { askers, openStage } from '#testing/bridge.testing.ts';

const { call, db, student } = testServer({ data: 'sample' });
const { newVersion } = openStage(db);

describe('the bridge', () => {
  const ids = Array.from({ length: 101 }, (_, at) => `x${at}`);

  it.each([
    [peopleNearJobs, 'jobs'],
    [jobsNearPeople, 'people'],
  ] as const)('takes a student and 1 to 100 ids: %o', async (endpoint, field) => {
    const { token } = await student();
    expect((await call(endpoint, { body: { [field]: ['x'] } })).status).toBe(401);
    for (const wrong of [ids, [], ['a b'], 'x', null])
      expect(await call(endpoint, { body: { [field]: wrong } }, token)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await call(endpoint, { body: { [field]: ids.slice(0, 100) } }, token)).toMatchObject({ status: 200, body: { [field]: [] } });
  });

  it('asks the database as often for a hundred as for one', async () => {
    const { token } = await student(askers[0]);
    const work = (await db.select({ id: jobs.id }).from(jobs).limit(100)).map(({ id }) => id);
    const everybody = (await db.select({ id: alumni.id }).from(alumni).limit(100)).map(({ id }) => id);
    for (const [endpoint, field, all] of [
      [peopleNearJobs, 'jobs', work],
      [jobsNearPeople, 'people', everybody],
    ] as const) {
      const ask = (count: number) => call(endpoint, { body: { [field]: all.slice(0, count) } }, token);
      await newVersion();
      await ask(1);
      const one = await statements(() => ask(2));
      await newVersion();
      await ask(1);
      // Rows and texts that were not read yet are one statement each, however many.
      expect(await statements(() => ask(100))).toBeLessThanOrEqual(one + 2);
      expect(one).toBeGreaterThan(4);
    }
  });
});

/** How many statements the database is sent meanwhile. */
const statements = async (run: () => Promise<unknown>): Promise<number> => {
  const session: object = Reflect.get(db, 'session');
  const spy = vi.spyOn(Object.getPrototypeOf(session) as { prepareQuery: () => unknown }, 'prepareQuery');
  await run();
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count;
};
