import { setTimeout as wait } from 'node:timers/promises';
import { callerFolder, type Config, ConfigError, loadConfig } from '#config/config.ts';
import { askControl, type Order } from '#platform/control.ts';
import { type Lock, LockedError, readLock, takeLock } from '#platform/lock.ts';
import { type Command, readCommand, type RestoreCommand, usage } from './command.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await main({ args: process.argv.slice(2), folder: callerFolder() }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof ConfigError ? 1 : 2;
});

/** `npm run data -- …`: on a data directory that no server uses, works on it here; otherwise through that server. */
async function main(order: Order): Promise<number> {
  if (order.args.includes('--help')) {
    print(usage);
    return 0;
  }
  const command = readCommand(order.args, order.folder);
  if (command.name === 'occupations') {
    print((await import('@alive/occupations/build.ts')).rebuild(command.folder));
    return 0;
  }
  const config = loadConfig();
  if (command.name === 'model') {
    const server = await serverOn(config.dataDir);
    if (server === null) return (await import('./model-check.ts')).checkModel(config.model, print);
    print('As the running server is configured:');
    return askControl(server, order, print);
  }
  if (command.name === 'restore') {
    // Never alongside a server: whoever holds the lock is named.
    const { release } = takeLock(config.dataDir);
    process.on('exit', release);
    return (await import('./backups.ts')).runRestore(config, command, print);
  }
  const way = await open(config.dataDir);
  return 'lock' in way ? runHere(config, way.lock, command) : askControl(way.control, order, print);
}

/** The control port of the server that has the data directory; null where none has, and then nothing comes to be there. */
async function serverOn(dataDir: string): Promise<Control | null> {
  if (readLock(dataDir) === null) return null;
  const way = await open(dataDir);
  if ('control' in way) return way.control;
  way.lock.release();
  return null;
}

/** The lock of the data directory, or the control port of the server that has it; waits while that is starting, or another command runs. */
async function open(dataDir: string): Promise<{ lock: Lock } | { control: Control }> {
  for (let tries = 0; ; tries++) {
    try {
      return { lock: takeLock(dataDir) };
    } catch (error) {
      if (!(error instanceof LockedError) || tries > 300) throw error;
    }
    const { port, secret } = readLock(dataDir) ?? {};
    if (port !== undefined && secret !== undefined) return { control: { port, secret } };
    await wait(200);
  }
}

async function runHere(config: Config, lock: Lock, command: Exclude<Command, RestoreCommand | { name: 'occupations' }>): Promise<number> {
  process.on('exit', lock.release);
  // Loaded only now: through a server, or for a command that there is not, it takes no time.
  const [{ openDatabase, runDataCommand }, { openBoardSync }] = await Promise.all([import('./data.ts'), import('./board-sync.ts')]);
  const database = await openDatabase(config, { print, onError: () => undefined });
  const { now } = database;
  const boards = openBoardSync({ database, config, now });
  try {
    if (command.name === 'backup') {
      const [{ runBackup }, { openStudentFiles }] = await Promise.all([import('./backups.ts'), import('./student-files.ts')]);
      return await runBackup({ database, files: await openStudentFiles(config, database) }, command, print);
    }
    return await runDataCommand({ db: database.bulk, config, now, boards }, command, print);
  } finally {
    await boards.close();
    await database.close();
  }
}

interface Control {
  port: number;
  secret: string;
}
