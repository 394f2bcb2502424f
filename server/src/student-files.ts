import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { tablePlace } from '#db/files.ts';
import type { Db } from '#db/open.ts';
import { checkFileFolder, type Files, folderPlace, openFiles } from '#platform/files.ts';

/** Files of students where FILE_STORE says, and those from before it did. Throws ConfigError when its folder cannot be written. */
export const openStudentFiles = async ({ fileStore, dataDir }: Pick<Config, 'fileStore' | 'dataDir'>, db: Db): Promise<Files> => {
  const before = folderPlace(join(dataDir, 'resumes'));
  if (fileStore === 'database') return openFiles(tablePlace(db), [before]);
  await checkFileFolder(fileStore);
  return openFiles(folderPlace(fileStore), [before, tablePlace(db)]);
};
