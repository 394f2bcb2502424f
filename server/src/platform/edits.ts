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

interface Text {
  text: string;
  version: number;
}
