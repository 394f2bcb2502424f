import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#config/config.ts';
import { isNamed, sweepFiles, tablePlace } from '#db/files.ts';
import type { Database } from '#db/open.ts';
import { ifNobodyElse } from '#db/values.ts';
import { checkFileFolder, type Files, folderPlace, type Moving, openFiles } from '#platform/files.ts';

/** Opens the files of students where FILE_STORE says. Throws ConfigError when its folder cannot be written. */
export const openStudentFiles = async (
  { fileStore, dataDir, databaseUrl }: Pick<Config, 'fileStore' | 'dataDir' | 'databaseUrl'>,
  { db, bulk }: Pick<Database, 'db' | 'bulk'>,
): Promise<Files> => {
  const before = join(dataDir, 'resumes');
  const moving: Omit<Moving, 'former'> = {
    isNamed: (name) => isNamed(db, name),
    // An embedded database has one connection, which the lock would hold, and one process.
    alone: databaseUrl === null ? (_, work) => work() : (signal, work) => inTurn(bulk, signal, work),
  };
  if (fileStore === 'database') {
    const files = openFiles(tablePlace(db), { ...moving, former: [folderPlace(before)] });
    const takeIn = async (signal: AbortSignal) => {
      const count = await files.takeIn(signal);
      await sweepFiles(bulk);
      return count;
    };
    return { ...files, takeIn };
  }
  await checkFileFolder(fileStore);
  // To move a file within one folder would remove it.
  const isSame = (await realpath(before).catch(() => null)) === (await realpath(fileStore));
  const former = [...(isSame ? [] : [folderPlace(before)]), tablePlace(db)];
  return openFiles(folderPlace(fileStore), { ...moving, former });
};

/** Tries again while another instance moves files, so that the end of this one waits for nobody. */
const inTurn = async (db: Database['bulk'], signal: AbortSignal, work: () => Promise<number>): Promise<number> => {
  while (!signal.aborted) {
    const count = await ifNobodyElse(db, 'files', work);
    if (count !== null) return count;
    await wait(betweenTries, undefined, { signal }).catch(() => undefined);
  }
  return 0;
};

const betweenTries = 2000;
