import type { Job } from '@alive/contract/jobs.ts';
import { keep as copy } from './copy/job.ts';
import { nameOf } from './job-facts.ts';

/**
 * What a message wants of the student's own list of jobs; null when nothing. `points` tells that it points at a shown job by number, by name
 * or as "it": "keep the third for later" is about the list, "keep the remote ones" is about the search.
 */
export function savedListActionIn(message: string, points: boolean): SavedListAction | null {
  if (ownList.test(message)) return 'list';
  for (const [action, pointing, anyhow] of wishes) if (anyhow.test(message) || (points && pointing.test(message))) return action;
  return null;
}

/** How that is done, since the assistant keeps nothing itself; `job` is the one that was pointed at. */
export const savedListLine = (action: SavedListAction, job: Job | null): string =>
  action === 'list' ? copy.list : copy[action](copy.card(job === null ? null : nameOf(job)));

const ownList =
  /\bmy (?:saved|bookmarked|hidden|kept|tracked|shortlisted|applied)\b|\b(?:saved|hidden|bookmarked) (?:jobs?|ones|list|postings)\b|\bmy (?:applications|shortlist|tracker|bookmarks)\b|\b(?:what|which)(?: \w+)? (?:have|did|do) i (?:already )?(?:saved?|hid(?:e|den)?|kept|keep|bookmark(?:ed)?|appl(?:y|ied)|track(?:ed)?)\b/i;

/** What says so of a job that is pointed at, and what says so by itself. */
const wishes: readonly (readonly [SavedListAction, RegExp, RegExp])[] = [
  [
    'stage',
    /\b(?:mark|set)\b.*\bas\b|\bi(?:'ve| have)? (?:just |already )?(?:applied|got (?:an? )?(?:interview|offer|rejected|rejection)|was rejected|heard back)\b/i,
    /\bmark (?:a |the )?(?:jobs?|ones?) as\b|\btrack (?:my|an) applications?\b/i,
  ],
  [
    'hide',
    /\b(?:hide|dismiss|remove|get rid of)\b|\b(?:not|never) (?:show|interested)\b|\b(?:don't|do not) (?:want to see|show)\b|\bnot interested\b/i,
    /\bhow (?:do|can|could) i (?:hide|dismiss)\b|^\W*(?:please )?(?:hide|dismiss) (?:this|that|these|those|them|a job)\b/i,
  ],
  [
    'save',
    /\b(?:save|bookmark|shortlist|pin|favou?rite)\b|\bkeep\b.*\b(?:later|list)\b/i,
    /\b(?:how (?:do|can|could) i|can (?:i|you)|where (?:do|can) i) (?:save|bookmark|keep|shortlist)\b|^\W*(?:please )?(?:save|bookmark) (?:this|that|these|those|them|all|a job)\b/i,
  ],
];

/** To save a job, to hide it, to say how far one is with it, or to see what was kept. */
export type SavedListAction = 'save' | 'hide' | 'stage' | 'list';
