import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type Database, openEmbedded, openPostgres, rowsOf } from './open.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { isTimeLimit, TimeLimitError } from './time-limit.ts';

/** Counts for minutes, in the very way that a question with too many joins would. */
const endless = sql`SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b WHERE a * b % 7 = 3`;
const write = (key: string) => sql`INSERT INTO meta VALUES (${key}, '1')`;
const count = async (db: Database['db']) =>
  (await rowsOf<{ count: number }>(db, sql`SELECT count(*)::int AS count FROM meta`))[0]?.count ?? 0;

describe.skipIf(inject('templates').kind === 'none')('a read-only transaction', () => {
  let database: Database;
  beforeAll(async () => {
    database = await copyOfTemplate('empty');
    await database.db.execute(write('one'));
  }, 120_000);
  afterAll(() => database?.close());

  it.each([
    `INSERT INTO meta VALUES ('a', '1')`,
    'DELETE FROM alumni',
    'CREATE TABLE probe (id int)',
    'DROP VIEW visible_alumni CASCADE',
    `SELECT nextval('probe_sequence')`,
    `SET TRANSACTION READ WRITE; DELETE FROM alumni`,
  ])('refuses %s', async (statement) => {
    const before = await count(database.db);
    await expect(database.readOnly((tx) => tx.execute(sql.raw(statement)))).rejects.toThrow('Failed query');
    expect(await count(database.db)).toBe(before);
  });

  it('gives what was read, and leaves nothing behind that was set', async () => {
    expect(await database.readOnly(count)).toBe(await count(database.db));
    await database.readOnly((tx) =>
      tx.execute(sql`SELECT set_config('search_path', 'nowhere', false), set_config('work_mem', '1MB', false)`),
    );
    const [row] = await rowsOf<{ path: string }>(database.db, sql`SELECT current_setting('search_path') AS path`);
    expect(row?.path).not.toBe('nowhere');
  });

  it('passes on the error of a statement and of the caller, and is usable afterwards', async () => {
    await expect(database.readOnly((tx) => tx.execute(sql`SELECT 1 / 0`))).rejects.toMatchObject({ cause: { code: '22012' } });
    await expect(
      database.readOnly(async () => {
        throw new RangeError('of the caller');
      }),
    ).rejects.toThrow('of the caller');
    expect(await database.readOnly(count)).toBeGreaterThan(0);
  });

  it('refuses what is sent when it is over', async () => {
    let kept: Database['db'] | undefined;
    await database.readOnly(async (tx) => {
      kept = tx;
    });
    await expect(kept?.execute(sql`SELECT 1`)).rejects.toThrow('Failed query');
  });
});

describe.skipIf(inject('templates').kind !== 'postgres')('the time limit on PostgreSQL', () => {
  it('ends statements and transactions that take too long, and others go on', async () => {
    const template = inject('templates');
    if (template.kind !== 'postgres') return;
    const database = await openPostgres({ url: template.url, onError: () => undefined, max: 2, timeLimit: 300 });
    try {
      await expect(database.readOnly((tx) => tx.execute(endless))).rejects.toThrow(TimeLimitError);
      await expect(
        database.readOnly(async (tx) => {
          for (;;) await tx.execute(sql`SELECT pg_sleep(0.1)`);
        }),
      ).rejects.toThrow(TimeLimitError);
      await expect(database.readOnly(() => new Promise(() => undefined))).rejects.toThrow(TimeLimitError);
      expect(await database.readOnly(count)).toBe(0);
      const settings = await rowsOf<{ statement_timeout: string }>(database.db, sql`SHOW statement_timeout`);
      expect(settings).toEqual([{ statement_timeout: '10s' }]);
    } finally {
      await database.close();
    }
  });
});

describe.skipIf(inject('templates').kind !== 'pglite')('the time limit on PGlite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alive-limit-'));
  const open = (dataDir: string | null) => {
    const template = inject('templates');
    return openEmbedded({
      dataDir,
      timeLimit,
      writeLimit,
      ...(template.kind === 'pglite' && { load: new Uint8Array(readFileSync(template.files.empty)) }),
    });
  };
  /** Milliseconds, which pass only here: the database's thread has no timers of ours. */
  const timeLimit = 2000;
  const writeLimit = 4000;
  const pass = () => void vi.advanceTimersByTime(timeLimit);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ends the thread of a folder database: who waited is served by a new one, and nothing is lost', async () => {
    const dataDir = join(folder, 'database');
    const database = await open(dataDir);
    const before = await count(database.db);
    await database.db.execute(write('before'));
    const after: unknown[] = [];
    const sent = Promise.withResolvers<void>();
    const slow = database.readOnly(async (tx) => {
      const both = [tx.execute(endless), tx.execute(sql`SELECT 1`)];
      sent.resolve();
      after.push(...(await Promise.allSettled([...both, Promise.allSettled(both).then(() => tx.execute(sql`SELECT 1`))])));
      return Promise.all(both);
    });
    const waiting = Promise.all([
      database.db.execute(write('behind')),
      database.readOnly(count),
      database.db.transaction((tx) => tx.execute(write('last'))),
    ]);
    await sent.promise;
    await setImmediate();
    pass();
    await expect(slow).rejects.toThrow(TimeLimitError);
    expect((await waiting)[1]).toBeGreaterThan(before);
    // What its transaction had sent, and what it sends afterwards, fails for the same reason.
    expect(after.map((one) => (one as PromiseRejectedResult).reason.cause instanceof TimeLimitError)).toEqual([true, true, true]);
    // A copy is made by the thread that lives.
    const copy = await openEmbedded({ dataDir: null, load: (await database.dump?.()) ?? new Uint8Array() });
    expect(await count(copy.db)).toBe(before + 3);
    await Promise.all([copy.close(), database.close()]);
    const again = await openEmbedded({ dataDir, timeLimit });
    expect(await count(again.db)).toBe(before + 3);

    // A transaction that only dawdles is ended without the thread.
    await again.db.execute(sql`CREATE TEMPORARY TABLE of_this_thread (id int)`);
    const dawdling = again.readOnly(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await new Promise(pass);
    });
    await expect(dawdling).rejects.toThrow(TimeLimitError);
    expect(await rowsOf(again.db, sql`SELECT * FROM of_this_thread`)).toEqual([]);
    await again.close();
  }, 120_000);

  it('ends what a request writes too, and keeps what was acknowledged', async () => {
    const dataDir = join(folder, 'writes');
    const database = await open(dataDir);
    const before = await count(database.db);
    await database.db.execute(write('acknowledged'));
    const slow = [() => database.db.execute(endless), () => database.db.transaction((tx) => tx.execute(endless))];
    for (const run of slow) {
      // The thread that replaces the last one is there, so the turn begins at once.
      await database.db.execute(sql`SELECT 1`);
      const failure = Promise.resolve(run()).then(
        () => null,
        (error: unknown) => error,
      );
      await setImmediate();
      vi.advanceTimersByTime(writeLimit);
      expect(isTimeLimit(await failure)).toBe(true);
    }
    await database.db.execute(write('afterwards'));
    expect(await count(database.bulk)).toBe(before + 2);
    await database.close();
  }, 120_000);

  it('counts from when a turn begins, and lets a statement of a database in memory run to its end, which comes too late', async () => {
    const database = await open(null);
    const aWhile = sql`DO 'BEGIN WHILE clock_timestamp() < now() + interval ''100 ms'' LOOP END LOOP; END'`;
    // The driver sends a statement when somebody waits for it.
    const wait = Promise.resolve(database.db.execute(aWhile));
    await setImmediate();
    const short = database.readOnly((tx) => rowsOf(tx, sql`SELECT 1 AS one`));
    await setImmediate();
    pass();
    await wait;
    expect(await short).toEqual([{ one: 1 }]);
    const before = await count(database.db);
    const late = database.readOnly((tx) => {
      const ran = tx.execute(aWhile);
      void setImmediate().then(pass);
      return ran;
    });
    await expect(late).rejects.toThrow(TimeLimitError);
    expect(await count(database.db)).toBe(before);
    await database.close();
  }, 120_000);
});
