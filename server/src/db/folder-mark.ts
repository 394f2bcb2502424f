import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Reads the mark of a data directory; null where there is none. A mark that cannot be read stands for a database that was made. */
export const readMark = (dataDir: string): Mark | null => {
  const file = markOf(dataDir);
  if (!existsSync(file)) return null;
  try {
    return marks.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { state: 'made', since: '' };
  }
};

/** Writes the mark of a data directory, whole or not at all. */
export const writeMark = (dataDir: string, mark: Mark): void => {
  const draft = `${markOf(dataDir)}.new`;
  writeFileSync(draft, JSON.stringify(mark), { mode: 0o600, flush: true });
  renameSync(draft, markOf(dataDir));
};

export const markOf = (dataDir: string): string => join(dataDir, 'database.mark');

const marks = z.discriminatedUnion('state', [
  /** The first start has not finished: nothing of a student is stored. */
  z.object({ state: z.literal('making') }),
  /** There is a database since then (ISO 8601; empty where that is unknown). */
  z.object({ state: z.literal('made'), since: z.string() }),
]);
type Mark = z.output<typeof marks>;
