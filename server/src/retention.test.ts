import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '#db/open.ts';
import { noteUse, openSession } from '#db/sessions.ts';
import { conversations, facts, messages, peopleTurns, students } from '#db/tables.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { openRetention } from './retention.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: Database;
const clock = { now: new Date('2026-01-31T12:00:00Z') };
beforeAll(async () => {
  if (inject('templates').kind !== 'none') database = await copyOfTemplate('empty');
});
afterAll(() => database?.close());
beforeEach((context) => {
  context.skip(inject('templates').kind === 'none', 'no PostgreSQL here');
  clock.now = new Date('2026-01-31T12:00:00Z');
});
afterEach(() => database?.run('TRUNCATE students, conversations CASCADE'));

const isEmbedded = inject('templates').kind !== 'postgres';

/** Runs the job once through the queue; how many conversations it deleted. */
const run = async (months: number | null): Promise<number> => {
  const retention = openRetention({
    database,
    config: { retentionMonths: months, databaseUrl: isEmbedded ? null : 'postgresql://shared' },
    now: () => clock.now,
    log: { error: (about) => expect.unreachable(JSON.stringify(about)) },
  });
  try {
    return await retention.run();
  } finally {
    await retention.close();
  }
};

/** A student who says something in each kind of conversation now, and their session. */
const speaking = async (id: string): Promise<string> => {
  const { db } = database;
  const at = clock.now;
  const fields = { lastName: 'Raman', school: 'UCLA', major: 'Biology', graduationYear: 2027, createdAt: at, updatedAt: at };
  await db.insert(students).values({ ...fields, id, firstName: id });
  await db.insert(conversations).values({ id: `chat of ${id}`, kind: 'search', studentId: id, about: {}, createdAt: at, updatedAt: at });
  const said = { ordinal: 0, sender: 'user' as const, text: 'I like otters', status: 'complete' as const, createdAt: at };
  await db.insert(messages).values({ ...said, id: `message of ${id}`, conversationId: `chat of ${id}` });
  const turn = { conversationId: 'one', ordinal: 0, query: 'Who?', answer: {} as never, createdAt: at, updatedAt: at };
  await db.insert(peopleTurns).values({ ...turn, id: `turn of ${id}`, studentId: id });
  const fact = { kind: 'activity', stance: 'more', text: 'otters', origin: 'said', status: 'kept' } as const;
  await db.insert(facts).values({ ...fact, id: `fact of ${id}`, studentId: id, key: 'otters', createdAt: at, updatedAt: at });
  return openSession(db, id, at);
};
const left = async () => (await database.db.select().from(conversations)).map(({ id }) => id).toSorted();

describe('RETENTION_MONTHS', () => {
  it('deletes the conversations of an account that is idle for so long, and leaves what is known of the student', async () => {
    await speaking('maya');
    clock.now = new Date('2026-07-31T11:59:00Z');
    expect(await run(6)).toBe(0);
    clock.now = new Date('2026-07-31T12:01:00Z');
    expect(await run(6)).toBe(2);
    expect(await left()).toEqual([]);
    expect(await database.db.$count(messages)).toBe(0);
    expect(await database.db.$count(peopleTurns)).toBe(0);
    expect(await database.db.$count(facts)).toBe(1);
    expect(await run(6)).toBe(0);
  });

  it('keeps all conversations of a student who came back, however old they are', async () => {
    const token = await speaking('maya');
    await speaking('noor');
    clock.now = new Date('2026-02-20T12:00:00Z');
    await noteUse(database.db, token, clock.now);
    clock.now = new Date('2026-08-01T12:00:00Z');
    await run(6);
    expect(await left()).toEqual(['chat of maya']);
  });

  it('deletes conversations without an account that are as old', async () => {
    const at = clock.now;
    await database.db.insert(conversations).values({ id: 'of nobody', kind: 'onboarding', about: {}, createdAt: at, updatedAt: at });
    clock.now = new Date('2026-08-01T12:00:00Z');
    await run(6);
    expect(await left()).toEqual([]);
  });

  it('deletes nothing where it is not set', async () => {
    await speaking('maya');
    clock.now = new Date('2036-08-01T12:00:00Z');
    expect(await run(null)).toBe(0);
    expect(await left()).toEqual(['chat of maya']);
  });
});
