import { join } from 'node:path';
import { ConfigError, loadConfig } from '#config.ts';
import { openControl } from '#platform/control.ts';
import { openFiles } from '#platform/files.ts';
import { LockedError, takeLock } from '#platform/lock.ts';
import { buildApp } from './app.ts';
import { fillSample, openDatabase, runDataCommand } from './data.ts';

try {
  await start();
} catch (error) {
  const foreseen = error instanceof ConfigError || error instanceof LockedError;
  process.stderr.write(`${foreseen ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

/** Reads the environment, takes the data directory, serves, fills an empty database, and ends gracefully. */
async function start(): Promise<void> {
  const config = loadConfig();
  const lock = takeLock(config.dataDir);
  process.on('exit', lock.release);
  const now = () => new Date();
  const missing = new Set(['data']);
  const database = await openDatabase(config, (error) => app.log.error({ err: error }, 'database connection lost'));
  const { app, conversations } = await buildApp({
    config,
    db: database.db,
    files: openFiles(join(config.dataDir, 'resumes')),
    now,
    missing: () => [...missing],
  });
  const control = await openControl((args, print) => runDataCommand({ db: database.db, config, now }, args, print));

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    missing.add('shutting down');
    app.server.close();
    await conversations.drain(10_000);
    await app.close();
    await control.close();
    await database.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());

  await app.listen({ port: config.port, host: config.host });
  await fillSample({ db: database.db, config, now }, (line) => process.stdout.write(`${line}\n`));
  missing.delete('data');
  lock.announce(control);
  if (config.hostedModel !== null) app.log.warn(`AI_PROVIDER is ${config.hostedModel}, but hosted models are not supported yet: the built-in assistant answers.`);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  process.stdout.write(`Alive is ready at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}\n`);
}
