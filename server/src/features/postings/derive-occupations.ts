import { derivedBy, markDerived } from '#db/derived.ts';
import type { Db } from '#db/open.ts';
import { occupationOfTitle } from '#language/occupation.ts';
import { inSlices } from '#platform/slices.ts';
import { titledJobs, writeOccupations } from './queries.ts';

/** Changes when the same title may give another occupation. */
export const occupationsVersion = '1';

/**
 * Reads the occupation of all stored jobs anew where an earlier version of the program stored them; whether any was. In batches that are
 * statements of their own: what was interrupted begins again the next time.
 */
export const deriveOccupations = async (db: Db): Promise<boolean> => {
  if ((await derivedBy(db, 'occupations')) === occupationsVersion) return false;
  const others = inSlices();
  let last = '';
  for (;;) {
    const batch = await titledJobs(db, { after: last, limit: batchSize });
    const read = [];
    for (const { id, title, occupation } of batch) {
      const code = occupationOfTitle(title);
      if (code !== occupation) read.push({ id, code });
      await others();
    }
    if (read.length > 0) await writeOccupations(db, read);
    const end = batch.at(-1)?.id;
    if (end === undefined) break;
    last = end;
  }
  await markDerived(db, 'occupations', occupationsVersion);
  return last !== '';
};

const batchSize = 500;
