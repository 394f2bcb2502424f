// A server is killed while it migrates PostgreSQL, after each change of the schema in turn; the next start must complete it, and what
// it leads to must be the schema of an undisturbed start. A number leaves out all but so many of the points.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { program, startServer } from './server.ts';

const cluster = await openCluster();
if (cluster === null) {
  console.log('migrations: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const { url } = cluster;
const admin = new pg.Client({ connectionString: url });
await admin.connect();

/** Tables with their columns, indexes and constraints, and what was migrated. */
const describe = `
  SELECT concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable) AS part
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  ORDER BY part`;

const whole = await openWatched('whole', null);
await (await startServer({ databaseUrl: whole.url })).stop();
const { changes } = await whole.seen();
const expected = await whole.schema();
await whole.close();

const points = Math.min(changes, Number(process.argv[2] ?? changes));
const found = { killed: 0, nothingLeft: 0, completed: 0, equal: 0 };
for (let point = 0; point < points; point++) await killAt(1 + Math.floor((point * changes) / points));
console.log(
  `migrations: killed after ${found.killed} of ${changes} changes of the schema; ${found.nothingLeft} left nothing half done, ${found.completed} completed by the next start, ${found.equal} with the very schema`,
);
await admin.end();
await cluster.stop();
process.exitCode = Object.values(found).every((count) => count === points) ? 0 : 1;

async function killAt(change: number): Promise<void> {
  const database = await openWatched(`killed_${change}`, change);
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      PORT: '0',
      SAMPLE_DATA: 'off',
      EMBEDDER: 'off',
      ATS_SYNC: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const asleep = await database.sleeps();
  child.kill('SIGKILL');
  await ended;
  if (asleep) found.killed++;
  await database.free();
  if ((await database.schema()) === '') found.nothingLeft++;
  const server = await startServer({ databaseUrl: database.url }).catch(() => null);
  if ((await server?.register())?.status === 201) found.completed++;
  await server?.stop();
  if ((await database.schema()) === expected) found.equal++;
  await database.close();
}

/** A database of its own that counts changes of its schema, and sleeps after one of them. */
async function openWatched(name: string, sleepsAfter: number | null) {
  await admin.query(`CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  const schema = async () => {
    const { rows } = await client.query<{ part: string }>(describe);
    return rows.map(({ part }) => part).join('\n');
  };
  // A sequence counts on where a transaction is undone. The schema of the trial is none of the product's.
  await client.query(`CREATE SCHEMA watch; CREATE SEQUENCE watch.changes;
    CREATE FUNCTION watch.count() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN IF nextval('watch.changes') = ${sleepsAfter ?? -1} THEN PERFORM pg_sleep(60); END IF; END $$;
    CREATE EVENT TRIGGER watched ON ddl_command_end EXECUTE FUNCTION watch.count();`);
  const sleepers = `FROM pg_stat_activity WHERE datname = '${name}' AND wait_event = 'PgSleep'`;
  return {
    url: address.href,
    schema,
    seen: async () => ({
      changes: Number((await client.query<{ last: string }>('SELECT last_value AS last FROM watch.changes')).rows[0]?.last),
    }),
    /** Whether it came to sleep within half a minute. */
    sleeps: async () => {
      for (let tries = 0; tries < 3000; tries++) {
        if ((await admin.query(`SELECT 1 ${sleepers}`)).rows.length > 0) return true;
        await wait(10);
      }
      return false;
    },
    /** Ends the sleep as the server's end would, and watches no longer. */
    free: async () => {
      await admin.query(`SELECT pg_terminate_backend(pid, 5000) ${sleepers}`);
      await client.query('DROP EVENT TRIGGER watched');
    },
    close: async () => {
      await client.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
