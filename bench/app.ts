import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config/config.ts';
import { fillSample, openDatabase } from '../server/src/data.ts';
import type { Db } from '../server/src/db/open.ts';
import { tablePlace } from '../server/src/db/files.ts';
import { openFiles } from '../server/src/platform/files.ts';

/**
 * The whole server over the full sample, embedded, listening on a free port of this process; `env` is configured alongside the usual. `storeEvery`
 * says how often answers are stored as they grow, in milliseconds.
 */
export const benchApp = async (
  env: Record<string, string> = {},
  { storeEvery }: { storeEvery?: number } = {},
): Promise<{ url: string; db: Db; bulk: Db; close: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'alive-bench-'));
  const config = loadConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env });
  const database = await openDatabase(config, { print: () => undefined, onError: () => undefined });
  const now = () => new Date();
  await fillSample({ db: database.db, config, now }, () => undefined);
  const { app, watches } = await buildApp({
    config,
    db: database.db,
    readOnly: database.readOnly,
    pulse: database.pulse,
    bus: database.bus,
    ...(storeEvery === undefined ? {} : { storeEvery }),
    files: openFiles(tablePlace(database.db)),
    now,
    missing: () => [],
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const one of watches) one.start();
  return {
    url,
    db: database.db,
    bulk: database.bulk,
    close: async () => {
      await Promise.all(watches.map((one) => one.close()));
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
