import { createHash } from 'node:crypto';
import type { Posting } from '#platform/posting.ts';

/**
 * SHA-256 of what a source says, hex: the same as long as it says the same and is read by the same rules. When the source touched it
 * last is left out: boards move that without changing a word.
 */
export const contentHash = (posting: Posting): string =>
  createHash('sha256')
    .update(JSON.stringify([readingVersion, { ...posting, updatedAt: null }]))
    .digest('hex');

/** To be raised when what is read out of postings changes, so that stored ones are read anew with the next import or sync. */
const readingVersion = 4;
