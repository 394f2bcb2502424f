import { deriveAnew } from '#db/meta.ts';
import type { Db } from '#db/open.ts';
import { inSlices } from '#platform/slices.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { type FactRow, keyOf } from './merge.ts';
import { factsToKey, keptHoldings, rewriteKey, writeHeld } from './queries.ts';
import { openReader } from './values.ts';
import { heldKeys } from './profile.ts';

/** Changes when the same words may name other work or another skill, or have another key. */
const keysVersion = '4';

/**
 * Reads the keys of all stored facts that name work or skills anew where an earlier version of the program stored them; whether there were
 * any. What now names nothing, or several things, keeps its text without a key and is offered; so is what now says the same as another.
 */
export const deriveKeys = (db: Db, now: () => Date): Promise<boolean> =>
  deriveAnew(db, 'fact keys', keysVersion, async () => {
    const stored = await factsToKey(db);
    if (stored.length === 0) return false;
    const { valueOf } = openReader(await openVocabulary({ companies: [], majors: [], places: [] }, inSlices(2)), now);
    for (const fact of stored) {
      const value = fact.value === null ? null : valueOf(fact.kind, fact.text).value;
      if (value !== fact.value) await rewriteKey(db, offeredWithout({ ...fact, value }));
      else if (keyOf(fact) !== fact.key) await rewriteKey(db, { ...fact, key: keyOf(fact) });
    }
    return true;
  });

const offeredWithout = (fact: FactRow): FactRow => ({
  ...fact,
  key: keyOf(fact),
  status: fact.value === null && fact.status === 'kept' ? 'offered' : fact.status,
});

/** Changes when the same facts may name another degree or clearance. */
const degreesVersion = '3';

/**
 * Reads the degrees and clearances of all students' kept facts anew where an earlier version of the program stored them; whether any names one.
 * Later every change of a fact does it.
 */
export const deriveDegrees = (db: Db): Promise<boolean> =>
  deriveAnew(db, 'degrees', degreesVersion, async () => {
    const holdings = Map.groupBy(await keptHoldings(db), ({ studentId }) => studentId ?? '');
    const held = [...holdings].map(([id, facts]) => ({ id, keys: heldKeys(facts) }));
    if (held.length > 0) await writeHeld(db, held);
    return held.some(({ keys }) => keys.length > 0);
  });
