import { derivedBy, markDerived } from '#db/derived.ts';
import type { Db } from '#db/open.ts';
import { inSlices } from '#platform/slices.ts';
import { derivedVersion, openDeriver } from './derive.ts';
import { industriesInData, lockList, peopleAfter } from './queries.ts';
import { storePeople } from './store.ts';

/**
 * Derives everybody anew where an earlier version of the program stored them; whether anybody was. In batches that are transactions: what
 * was interrupted begins again the next time.
 */
export const deriveAll = async (db: Db): Promise<boolean> => {
  if ((await derivedBy(db, 'alumni')) === derivedVersion) return false;
  const derive = openDeriver(await industriesInData(db));
  const others = inSlices();
  let last = '';
  for (;;) {
    const end = await db.transaction(async (tx) => {
      await lockList(tx);
      const people = [];
      for (const record of await peopleAfter(tx, last, batchSize)) {
        people.push(derive(record));
        await others();
      }
      if (people.length > 0) await storePeople(tx, people);
      return people.at(-1)?.person.id;
    });
    if (end === undefined) break;
    last = end;
  }
  await markDerived(db, 'alumni', derivedVersion);
  return last !== '';
};

const batchSize = 500;
