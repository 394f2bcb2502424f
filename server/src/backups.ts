import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { type Summary, verifyBackup } from '#db/backup/format.ts';
import { buildFrom, NotEmptyError, putInPlace, restorePostgres } from '#db/backup/restore.ts';
import { backUp } from '#db/backup/snapshots.ts';
import type { Database } from '#db/open.ts';
import type { Files } from '#platform/files.ts';
import type { BackupCommand, RestoreCommand } from './command.ts';

/** `npm run data -- backup FILE`: everything in one file. Returns the exit code. */
export const runBackup = async (deps: BackupDeps, { file }: BackupCommand, print: (line: string) => void): Promise<number> => {
  const summary = await backUp({ database: deps.database, readFile: deps.files.read, now: deps.database.now }, file);
  print(`${summaryLine(summary)} are in ${file}, which only you can read: it holds what students said.`);
  return 0;
};

/**
 * `npm run data -- restore FILE`, where no server runs on the data directory, whose lock is held. Returns the exit code. Throws an Error with a
 * sentence where the file is not whole, or there is data that is not to be replaced; then nothing was changed.
 */
export const runRestore = async (
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { file, replace }: RestoreCommand,
  print: (line: string) => void,
): Promise<number> => {
  const { madeAt } = await verifyBackup(file);
  print(`Restoring the backup of ${madeAt} …`);
  if (databaseUrl !== null) {
    print(`Restored ${summaryLine(await restorePostgres(databaseUrl, file, { replace }))}.`);
    return 0;
  }
  const folder = join(dataDir, 'database');
  if (!replace && existsSync(folder) && readdirSync(folder).length > 0) throw new NotEmptyError();
  const summary = await buildFrom(dataDir, file);
  const aside = putInPlace(dataDir, { why: 'replaced', since: madeAt });
  print(`Restored ${summaryLine(summary)}.`);
  if (aside !== null) print(`What was there before is in ${aside}. Remove it when it is not needed any more: it holds what students said.`);
  return 0;
};

const summaryLine = ({ tables }: Summary): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows of ${tables.length} tables`;

export interface BackupDeps {
  database: Database;
  files: Pick<Files, 'read'>;
}
