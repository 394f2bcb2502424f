import { editConflict } from '@alive/contract/errors.ts';
import { expect } from 'vitest';
import type { Db } from '#db/open.ts';
import { students } from '#db/tables.ts';
import { AppError } from '#platform/errors.ts';

/**
 * Has ten windows save a text over and over, a thousand times in all, each on the version that it saw last, and checks the history: every
 * save either went on from the very text it was written on, or was refused with the text that stood in its way. Gives what is stored last.
 */
export const expectLinear = async (save: (text: string, version: number) => Promise<Saved>, begin: Saved): Promise<Saved> => {
  const taken = new Map<number, { on: number; text: string }>();
  const refused: { theirs: string; version: number }[] = [];
  const window = async (name: number) => {
    let seen = begin.version;
    for (let at = 0; at < 100; at += 1) {
      const text = `${name}-${at}`;
      try {
        const { version } = await save(text, seen);
        expect(taken.has(version), 'two saves made the same version').toBe(false);
        taken.set(version, { on: seen, text });
        seen = version;
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'EDIT_CONFLICT') throw error;
        const conflict = editConflict.in(error.details ?? []);
        expect(conflict?.yours).toBe(text);
        if (!conflict) return;
        refused.push(conflict);
        seen = conflict.version;
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, name) => window(name)));
  const history = [...taken].toSorted(([a], [b]) => a - b);
  // Each was written on the one before it.
  expect(history.map(([, { on }]) => on)).toEqual([begin.version, ...history.map(([version]) => version).slice(0, -1)]);
  for (const { theirs, version } of refused) expect(theirs).toBe(version === begin.version ? begin.text : taken.get(version)?.text);
  expect(taken.size + refused.length).toBe(1000);
  const [version, { text }] = history.at(-1) ?? [begin.version, { text: begin.text }];
  return { text, version };
};

/** Puts a student into a database; gives their id. */
export const addStudent = async (db: Db): Promise<string> => {
  const at = new Date(0);
  const maya = {
    firstName: 'Maya',
    lastName: 'Raman',
    school: 'MIT',
    major: 'Biology',
    graduationYear: 2027,
    createdAt: at,
    updatedAt: at,
  };
  await db.insert(students).values({ ...maya, id: 'maya' });
  return 'maya';
};

interface Saved {
  text: string;
  version: number;
}
