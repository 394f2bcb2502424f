import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Posting } from '#platform/posting.ts';
import type { BoardEnd, BoardReader, BoardToRead } from '../src/features/ats/vendor.ts';
import type { Ask } from '#platform/fetch/open.ts';

/** Returns a board that no sync has read yet. */
export const boardToRead = (reader: BoardReader, token: string, fields: Partial<BoardToRead> = {}): BoardToRead => ({
  id: `${reader.vendor}:${token}`,
  token,
  companyName: 'Fernhollow',
  validators: { etag: null, lastModified: null },
  knownVersion: () => undefined,
  now: new Date('2026-11-21T12:00:00Z'),
  ...fields,
});

/** Returns a client that answers with `answer`, and the list of requests it got. */
export function fakeAsk(answer: (request: Parameters<Ask>[0]) => unknown): { ask: Ask; requests: Parameters<Ask>[0][] } {
  const requests: Parameters<Ask>[0][] = [];
  const ask: Ask = async (request) => {
    requests.push(request);
    return { unchanged: false, json: await answer(request), validators: { etag: '"1"', lastModified: null } };
  };
  return { ask, requests };
}

/** Reads every page of a board and merges them. */
export async function readAll(reader: BoardReader, board: BoardToRead, ask: Ask): Promise<WholeRead> {
  const whole: Omit<WholeRead, 'end'> = { postings: [], listed: [], unread: 0, nameless: 0, totals: [] };
  const pages = reader.read(board, ask);
  for (;;) {
    const next = await pages.next();
    if (next.done === true) return { ...whole, end: next.value };
    const page = next.value;
    whole.postings.push(...page.postings);
    whole.listed.push(...page.listed);
    whole.unread += page.unread;
    whole.nameless += page.nameless;
    whole.totals.push(page.total);
  }
}

/** Returns the answer of an invented company in a vendor's format. */
export const answerOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/ats', `${name}.json`), 'utf8'));

/** Returns a recorded answer of a vendor from REAL_DATA_DIR, or null where there is none. */
export function recordedAnswer(name: string, dataDir: string | undefined): unknown {
  const file = join(dataDir ?? join(import.meta.dirname, '../../../shared/data'), `ats/${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

interface WholeRead {
  postings: Posting[];
  listed: string[];
  unread: number;
  nameless: number;
  totals: (number | null)[];
  end: BoardEnd;
}
