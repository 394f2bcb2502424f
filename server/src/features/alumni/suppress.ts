import type { Db } from '#db/open.ts';
import { keyOf } from '@alive/language/text/text.ts';
import { canonicalMajor } from './canonical.ts';
import { hashesOf, idHash, linkHash, linkKey, personKey } from './identity.ts';
import { forgetAnswersOn, forgetHashes, keepHashes, lockList, peopleLike, removePeople } from './queries.ts';

/**
 * Takes somebody out of the directory for good: the record goes at once, with what answers said of it by name; hashes of what it was
 * known by stay, so that no import brings it back. Gives how many records went. Throws an Error with a sentence when an id is nobody's, or
 * a name may be that of several.
 */
export const suppress = (db: Db, who: Who, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await lockList(tx);
    const found = await recordsOf(tx, who);
    if (found.length === 0 && 'id' in who) throw new Error('There is nobody with this id, nor was that a profile link.');
    const ids = found.map(({ id }) => id);
    await keepHashes(tx, [...new Set([...found.flatMap(hashesOf), ...hashesFrom(who)])], now);
    await forgetAnswersOn(tx, ids);
    await removePeople(tx, ids);
    return found.length;
  });

/** Lets somebody be imported again, with all that was kept together. Whether anything was. */
export const unsuppress = (db: Db, who: Who): Promise<boolean> => forgetHashes(db, hashesFrom(who));

async function recordsOf(db: Db, who: Who) {
  if ('id' in who) return peopleLike(db, { id: who.id });
  if ('name' in who) {
    // What is not said of them may be anything, as long as that is one person.
    const major = majorOf(who);
    const found = (await peopleLike(db, who.year === null ? {} : { year: who.year })).filter(
      (person) => keyOf(person.name) === keyOf(who.name) && (major === null || keyOf(person.major ?? '') === keyOf(major)),
    );
    const several = new Set(found.map(personKey)).size;
    if (several > 1) throw new Error(`"${who.name}" may be ${several} people here: give both --year and --major, or a profile link.`);
    return found;
  }
  return (await peopleLike(db, {})).filter(({ linkedin }) => linkedin !== null && linkKey(linkedin) === linkKey(who.linkedin));
}

function hashesFrom(who: Who): string[] {
  if ('id' in who) return [idHash(who.id)];
  return 'name' in who ? hashesOf({ ...who, major: majorOf(who), linkedin: null }) : [linkHash(who.linkedin)];
}

const majorOf = ({ major }: { major: string | null }): string | null => (major === null ? null : canonicalMajor(major));

/** As an operator names a person. */
export type Who = { linkedin: string } | { id: string } | { name: string; year: number | null; major: string | null };
