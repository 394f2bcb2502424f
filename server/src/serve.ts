import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '#config/config.ts';
import { checkSnapshotFolder } from '#db/backup/snapshots.ts';
import { openControl } from '#platform/control.ts';
import { forgetLocalKey, makeLocalKey } from '#platform/local-key.ts';
import { useLite } from '#platform/embedder/use-lite.ts';
import { addGauge } from '#platform/metrics.ts';
import type { Lock } from '#platform/lock.ts';
import { type App, type Assistants, buildApp } from './app.ts';
import { type BackupDeps, runBackup } from './backups.ts';
import { openBoardSync } from './board-sync.ts';
import { openClosingDates } from './closing-dates.ts';
import { readCommand } from './command.ts';
import { fillSample, openDatabase, runDataCommand } from './data.ts';
import { openRetention } from './retention.ts';
import { openSnapshots } from './snapshots.ts';
import { openStudentFiles } from './student-files.ts';

/**
 * Serves from a data directory whose lock is held: opens the database, listens, loads the data, prints the address when
 * all is ready. When `signal` says so, at whatever point, it ends gracefully and resolves: running streams may finish for
 * ten seconds, then the database is closed and the lock is released. Throws ConfigError when the configuration cannot be met.
 */
export const serve = async ({ config, lock, signal, print, assistants = {}, ask }: Serving): Promise<void> => {
  const missing = new Set(['data']);
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  // Undone from the last to the first.
  const closing: (() => unknown)[] = [lock.release];
  try {
    let databaseAway: App['databaseAway'] | undefined;
    // What an operator should know is said in the terminal at once, and in the log as soon as there is one.
    const lines: string[] = [];
    if (config.backupDir !== null && config.backupAt !== null) await checkSnapshotFolder(config.backupDir);
    const database = await openDatabase(config, {
      print: (line) => {
        print(line);
        lines.push(line);
      },
      onError: (error) => databaseAway?.(error),
    });
    const { db, bulk, now } = database;
    closing.push(database.close);
    const files = await openStudentFiles(config, database);
    await forgetLocalKey(config.dataDir);
    const localKey = config.hasLocalKey ? await makeLocalKey(config.dataDir) : null;
    closing.push(() => forgetLocalKey(config.dataDir));
    const built = await buildApp({
      config,
      db,
      readOnly: database.readOnly,
      pulse: database.pulse,
      bus: database.bus,
      connections: database.connections,
      files,
      now,
      missing: () => [...missing],
      assistants,
      embedder: config.embedder ? useLite() : null,
      localKey,
      print,
    });
    ({ databaseAway } = built);
    const { app } = built;
    for (const line of lines) app.log.error(line);
    closing.push(
      () => built.meaning.close(),
      ...built.watches.map((one) => one.close),
      () => built.outgoing.close(),
      () => built.app.close(),
      () => built.answers.close(),
    );
    const boards = openBoardSync({ database, config, now, log: built.app.log, scheduled: true, ...(ask && { ask }) });
    addGauge(built.metrics, {
      name: 'boards_waiting',
      help: 'Job boards that wait to be read',
      label: 'queue',
      read: async () => ({ boards: await boards.waiting() }),
    });
    const control = await openControl(async ({ args, folder }, say) => {
      const command = readCommand(args, folder);
      if (command.name === 'restore') throw new Error('A backup is never restored beside a running server.');
      if (command.name === 'occupations') throw new Error('What is known of occupations is built from the command line.');
      if (command.name === 'backup') return runBackup({ database, files }, command, say);
      const done = await runDataCommand({ db: bulk, config, now, boards }, command, say);
      // Who imported something finds it at once.
      for (const one of built.watches)
        await one.refresh().catch((error: unknown) => built.app.log.warn({ err: error }, 'what was imported is not searched yet'));
      return done;
    });
    const snapshots = snapshotsOf(config, { database, files, log: built.app.log });
    const closingDates = openClosingDates({ db: bulk, now, log: built.app.log });
    const retention = openRetention({ database, config, now, log: built.app.log });
    closing.push(boards.close, closingDates.close, retention.close, control.close, () => snapshots?.close());
    if (signal.aborted) return;

    await built.answers.start();
    // A backup may have brought back who was deleted.
    await built.erasing.catchUp();
    await listen(app, config);
    built.outgoing.start();
    closing.push(
      () => finishStreams(built),
      () => missing.add('shutting down'),
    );
    const load = async () => {
      await fillSample({ db: bulk, config, now }, print);
      if (signal.aborted) return;
      missing.delete('data');
      lock.announce(control);
      print(`Alive is ready at ${addressOf(built.app, config)}${localKey === null ? '' : `/?key=${localKey}`}`);
      built.meaning.start();
      for (const one of built.watches) one.start();
      boards.start();
      closingDates.start();
      retention.start();
      await snapshots?.start();
      const moving = files
        .takeIn(signal)
        .catch((error: unknown) => built.app.log.error({ err: error }, 'moving files to FILE_STORE failed'));
      closing.push(() => moving);
      const warming = setTimeout(
        () => void built.warmUp().catch((error: unknown) => built.app.log.warn({ err: error }, 'warming up failed')),
        untilWarm,
      );
      closing.push(() => clearTimeout(warming));
    };
    await Promise.race([load().then(() => ended), ended]);
  } finally {
    for (const undo of closing.toReversed()) await undo();
  }
};

const snapshotsOf = ({ databaseUrl, backupDir, backupAt }: Config, deps: BackupDeps & { log: FastifyInstance['log'] }) =>
  backupDir === null || backupAt === null
    ? null
    : openSnapshots({ ...deps, embedded: databaseUrl === null, folder: backupDir, at: backupAt });

/** Milliseconds from being ready to warming up: whoever waited for the server has their first page by then. */
const untilWarm = 2000;

/** Listens where the configuration says. Throws ConfigError when that cannot be. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError([`PORT: ${port} on ${host} is in use; another one, or 0 for any that is free, will do`], error);
    if (code === 'EACCES') throw new ConfigError([`PORT: ${port} may not be used by this user`], error);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new ConfigError([`HOST: ${host} is no address of this machine`], error);
    throw error;
  }
}

/** Stops accepting, lets answers be written and their readers have the last of them. */
async function finishStreams({ app, answers }: App): Promise<void> {
  const closed = new Promise((resolve) => app.server.close(resolve));
  await answers.drain(10_000);
  // What is left now: connections between two requests, and readers that take nothing.
  const idle = setInterval(() => app.server.closeIdleConnections(), 20);
  const rest = setTimeout(() => app.server.closeAllConnections(), 2000);
  await closed;
  clearInterval(idle);
  clearTimeout(rest);
}

const addressOf = (app: FastifyInstance, config: Config): string => {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
};

interface Serving {
  config: Config;
  lock: Lock;
  signal: AbortSignal;
  print: (line: string) => void;
  assistants?: Assistants;
  /** Who is asked for job boards instead of the network. */
  ask?: Parameters<typeof openBoardSync>[0]['ask'];
}
