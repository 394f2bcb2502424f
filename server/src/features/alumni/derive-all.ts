import { deriveAnew, inOrderOfIds } from '#db/meta.ts';
import type { Db } from '#db/open.ts';
import { inSlices } from '#platform/slices.ts';
import { derivedVersion, openDeriver } from './derive.ts';
import { industriesInData, lockList, peopleAfter } from './queries.ts';
import { storePeople } from './store.ts';

/** Derives everybody anew where an earlier version of the program stored them; whether anybody was. In batches that are transactions. */
export const deriveAll = (db: Db): Promise<boolean> =>
  deriveAnew(db, 'alumni', derivedVersion, async () => {
    const derive = openDeriver(await industriesInData(db));
    const others = inSlices();
    return inOrderOfIds((after) =>
      db.transaction(async (tx) => {
        await lockList(tx);
        const people = [];
        for (const record of await peopleAfter(tx, after, batchSize)) {
          people.push(derive(record));
          await others();
        }
        if (people.length > 0) await storePeople(tx, people);
        return people.at(-1)?.person.id;
      }),
    );
  });

const batchSize = 500;
