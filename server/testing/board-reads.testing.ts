import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Posting } from '#platform/posting.ts';
import type { Ask, BoardEnd, BoardReader, BoardToRead } from '../src/features/ats/vendor.ts';

/** A board as a sync reads it for the first time. */
export const boardToRead = (reader: BoardReader, token: string, fields: Partial<BoardToRead> = {}): BoardToRead => ({
  id: `${reader.vendor}:${token}`,
  token,
  companyName: 'Fernhollow',
  validators: { etag: null, lastModified: null },
  knownVersion: () => undefined,
  now: new Date('2026-11-21T12:00:00Z'),
  ...fields,
});

/** A client that gives what `answer` gives for a request, and throws what it throws; `requests` tells what was asked. */
export function fakeAsk(answer: (request: Parameters<Ask>[0]) => unknown): { ask: Ask; requests: Parameters<Ask>[0][] } {
  const requests: Parameters<Ask>[0][] = [];
  const ask: Ask = async (request) => {
    requests.push(request);
    return { unchanged: false, json: await answer(request), validators: { etag: '"1"', lastModified: null } };
  };
  return { ask, requests };
}

/** Reads a board to its end: all its pages together, and how it ended. */
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

/** An answer of an invented company in a vendor's shape. */
export const answerOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/ats', `${name}.json`), 'utf8'));

/** An answer that a vendor gave, where REAL_DATA_DIR has it; else null. */
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
