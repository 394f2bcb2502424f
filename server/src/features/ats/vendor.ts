import type { Vendor } from '@alive/contract/boards.ts';
import type { Validators } from '#platform/fetch/exchange.ts';
import type { Ask } from '#platform/fetch/open.ts';
import type { Posting } from '#platform/posting.ts';

/**
 * One vendor of job boards, in our words: how its boards' addresses look, and how a board is read. Each has a file of its own with the
 * schema of the vendor's answers, a generator that pages through a board, and a pure mapper from one of its jobs to a posting.
 */
export interface BoardReader {
  vendor: Vendor;
  /** The token of the board an address belongs to, whether it is the board's own page, one of its jobs or its API; null for any other address. */
  tokenOf: (address: URL) => string | null;
  /**
   * Reads a board from its start to its end, page by page. Ends early, without a page, where the board is unchanged since `validators`.
   * Throws FetchError; a board that cannot be read to its end always throws, so that whoever reads all pages has seen all jobs.
   */
  read: (board: BoardToRead, ask: Ask) => AsyncGenerator<BoardPage, BoardEnd>;
  /** Where lists are capped: whether a job that a list did not hold is open, by what the list said of it before. Throws FetchError. */
  isOpen?: (board: Pick<BoardToRead, 'token'>, version: string, ask: Ask) => Promise<boolean>;
}

export interface BoardToRead {
  /** `boards.id`, which postings carry. */
  id: string;
  token: string;
  companyName: string;
  /** Of the last complete answer. */
  validators: Validators;
  /** What the board's list said of a job when its text was last fetched; undefined for a job that is new. */
  knownVersion: (sourceId: string) => string | undefined;
  now: Date;
}

export interface BoardPage {
  /** Jobs whose text came along, or was fetched because they are new or changed. */
  postings: Posting[];
  /** Ids of all jobs on this page that are listed, those too that are unchanged or could not be read. */
  listed: string[];
  /** How many jobs of this page could not be read; `nameless` of them do not even tell their id, so nothing may be closed. */
  unread: number;
  nameless: number;
  /** How many jobs the board says it has; null where it does not say. */
  total: number | null;
}

export interface BoardEnd {
  /** false: the board answered that nothing changed, and there was no page. */
  changed: boolean;
  validators: Validators;
  /** Whether the pages hold all that is listed; false where the vendor caps its lists, so nothing may be closed. */
  complete: boolean;
}
