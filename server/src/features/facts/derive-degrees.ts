import { deriveAnew } from '#db/meta.ts';
import type { Db } from '#db/open.ts';
import { heldKeys } from './profile.ts';
import { keptEducations, writeDegrees } from './queries.ts';

/** Changes when the same education may name another degree. */
const degreesVersion = '1';

/**
 * Reads the degrees of all students' kept educations anew where an earlier version of the program stored them; whether any names one.
 * Later every change of a fact does it.
 */
export const deriveDegrees = (db: Db): Promise<boolean> =>
  deriveAnew(db, 'degrees', degreesVersion, async () => {
    const educations = Map.groupBy(await keptEducations(db), ({ studentId }) => studentId ?? '');
    const held = [...educations].map(([id, texts]) => ({ id, keys: heldKeys(texts.map(({ text }) => text)) }));
    if (held.length > 0) await writeDegrees(db, held);
    return held.some(({ keys }) => keys.length > 0);
  });
