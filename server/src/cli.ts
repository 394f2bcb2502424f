import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callerFolder, ConfigError, loadConfig } from '#config.ts';
import { askControl } from '#platform/control.ts';
import { LockedError, readLock, takeLock } from '#platform/lock.ts';
import { openDatabase, runDataCommand, usage } from './data.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof ConfigError ? 1 : 2;
});

/** `npm run data -- …`: on a data directory that no server uses, works on it here; otherwise through that server. */
async function main(given: string[]): Promise<number> {
  if (given.length === 0 || given.includes('--help')) {
    print(usage);
    return given.length === 0 ? 2 : 0;
  }
  // The server that carries it out may run in another folder.
  const args = given.map((arg, index) => (given[0] === 'import' && index === 2 ? resolve(callerFolder(), arg) : arg));
  const config = loadConfig();
  try {
    const lock = takeLock(config.dataDir);
    const database = await openDatabase(config, () => undefined);
    try {
      return await runDataCommand({ db: database.db, config, now: () => new Date() }, args, print);
    } finally {
      await database.close();
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    return askControl(await controlOf(config.dataDir, error), args, print);
  }
}

/** The control port of the running server; waits while that is still starting. */
async function controlOf(dataDir: string, locked: LockedError): Promise<{ port: number; secret: string }> {
  for (let tries = 0; tries < 300; tries++) {
    const holder = readLock(dataDir);
    if (holder?.port !== undefined && holder.secret !== undefined) return { port: holder.port, secret: holder.secret };
    if (holder === null) break;
    await wait(200);
  }
  throw locked;
}
