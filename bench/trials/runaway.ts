// Statements that never end, in the embedded database (R20): students' questions are compiled by us, so these are put where such a statement
// would run. How soon the database is there again, and whether anything acknowledged is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openEmbedded, rowsOf } from '../../server/src/db/open.ts';

const runaways = [
  sql`SELECT count(*) FROM generate_series(1, 1000000000) a, generate_series(1, 1000000000) b`,
  sql`SELECT count(*) FROM pg_attribute a, pg_attribute b, pg_attribute c`,
  sql`SELECT sum(length(repeat(md5(g::text), 10000))) FROM generate_series(1, 100000000) g`,
  sql`WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more) SELECT max(n) FROM more`,
];
const limit = 1000;
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const database = await openEmbedded({ dataDir: folder, timeLimit: limit });
await database.db.execute(sql`CREATE TABLE written (n integer PRIMARY KEY)`);
const written: number[] = [];
const waits: number[] = [];
const ending = new AbortController();
const writer = (async () => {
  for (let n = 0; !ending.signal.aborted; n++) {
    const began = performance.now();
    await database.db.execute(sql`INSERT INTO written VALUES (${n})`).then(
      () => written.push(n),
      () => undefined,
    );
    waits.push(performance.now() - began);
    await wait(10);
  }
})();
await wait(500);
let ended = 0;
for (const statement of runaways) {
  await database.readOnly((db) => db.execute(statement)).catch(() => ended++);
  await wait(500);
}
ending.abort();
await writer;
const kept = new Set((await rowsOf<{ n: number }>(database.db, sql`SELECT n FROM written`)).map(({ n }) => n));
const lost = written.filter((n) => !kept.has(n)).length;
const longest = Math.max(...waits);
console.log(
  `runaway statements: ${ended} of ${runaways.length} ended after ${limit} ms; others waited ${Math.round(longest)} ms at most; ${written.length} acknowledged writes, ${lost} lost`,
);
await database.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = ended === runaways.length && lost === 0 && longest - limit < 1500 ? 0 : 1;
