import type { Posting } from '#platform/posting.ts';
import { labelledPostings, type SampleSize } from './postings.ts';

/** Changes when the sample's content does, so that a database knows whether its sample is this one. */
export const sampleVersion = '6';

/** The sample's postings, see `labelledPostings`. */
export function* samplePostings(size: SampleSize): Generator<Posting> {
  for (const { posting } of labelledPostings(size)) yield posting;
}
