import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { ConfigError } from '#config/config.ts';

/** Makes a folder for this user where there is none. Throws the system's error when it cannot be read or written. */
export const ensureWritable = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
};

/** Returns what to throw when the folder that `variable` names cannot be written: ConfigError for the system's errors, any other as it is. */
export const unwritable = (variable: string, folder: string, error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new ConfigError([`${variable}: ${folder} cannot be written (${code})`], error);
};
