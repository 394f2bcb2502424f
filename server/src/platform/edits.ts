import { randomInt } from 'node:crypto';
import { editConflict } from '@alive/contract/errors.ts';
import { AppError } from './errors.ts';
import { errors } from './copy.ts';

/**
 * The version of a text after it was written. The first one is random, so that what was written on a text that is deleted since fits none
 * that came after it.
 */
export const versionAfter = (version: number): number => (version === 0 ? randomInt(1, 2 ** 30) : version + 1);

/** Refuses a text that was written on another version than the stored one. The stored text once more is no conflict. Throws AppError. */
export const refuseStale = (stored: Text, given: { text: string; version: number | undefined }): void => {
  if (given.version === undefined || given.version === stored.version || given.text === stored.text) return;
  throw new AppError('EDIT_CONFLICT', errors.editConflict, {
    details: editConflict.of({ theirs: stored.text, yours: given.text, version: stored.version }),
  });
};

/** Characters that all of a student's notes on jobs have at most, and as many those on people: their lists are sent whole. */
const mostNoted = 200_000;

/** Throws VALIDATION_FAILED where a note grows beyond what all of them may have; `others` is how long the student's other notes are. */
export const refuseFull = async (before: string, after: string, others: () => Promise<number>): Promise<void> => {
  if (after.length > before.length && after.length + (await others()) > mostNoted)
    throw new AppError('VALIDATION_FAILED', errors.notesFull);
};

interface Text {
  text: string;
  version: number;
}
