import type * as z from 'zod';
import { cleanLine, webAddress } from '#platform/clean.ts';
import type { Posting } from '#platform/posting.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { inSlices } from '#platform/slices.ts';
import { termsIn } from './read-fields.ts';
import { replyOf } from './reply.ts';
import type { BoardEnd, BoardPage, BoardToRead } from './vendor.ts';

/**
 * A board that one answer holds whole, texts too, in pages of 25, so that reading a large board keeps nobody waiting. Each row is read by
 * itself, and an odd one does not lose the others: `idOf` names it, or says null where it is no opening of this board; `map` gives null
 * where it cannot be read. A job listed twice counts once. An empty list is one empty page. Throws FetchError.
 */
export async function* pagesOf<Reply extends z.ZodType, Row extends z.ZodType>(
  board: BoardToRead,
  answer: Awaited<ReturnType<Ask>>,
  { reply, rowsOf, row, idOf, map, isWhole }: List<Reply, Row>,
): AsyncGenerator<BoardPage, BoardEnd> {
  if (answer.unchanged) return { changed: false, validators: board.validators, complete: true };
  const parsed = replyOf(reply, answer);
  const rows = rowsOf(parsed);
  const turn = inSlices();
  const seen = new Set<string>();
  for (let start = 0; start === 0 || start < rows.length; start += size) {
    const page: BoardPage = { postings: [], listed: [], unread: 0, nameless: 0, total: rows.length };
    for (const one of rows.slice(start, start + size)) {
      await turn();
      const read = row.safeParse(one);
      if (!read.success) {
        page.unread++;
        page.nameless++;
        continue;
      }
      const id = idOf(read.data);
      if (id === null || seen.has(id)) continue;
      seen.add(id);
      page.listed.push(id);
      const posting = map(read.data);
      if (posting === null) page.unread++;
      else page.postings.push(posting);
    }
    yield page;
  }
  return { changed: true, validators: answer.validators, complete: isWhole?.(parsed) ?? true };
}

const size = 25;

interface List<Reply extends z.ZodType, Row extends z.ZodType> {
  reply: Reply;
  rowsOf: (parsed: z.output<Reply>) => readonly unknown[];
  row: Row;
  idOf: (job: z.output<Row>) => string | null;
  map: (job: z.output<Row>) => Posting | null;
  /** Whether the answer holds all that is listed, where it may not. */
  isWhole?: (parsed: z.output<Reply>) => boolean;
}

/** What a board tells of a job as a posting; null where it tells no title. Of `addresses` the first that is one is where to apply. */
export function postingOf(board: BoardToRead, { title, addresses, ...fields }: PostingFields): Posting | null {
  const line = cleanLine(title ?? '');
  if (line === '') return null;
  return {
    companyDomain: null,
    industry: null,
    pay: null,
    stated: null,
    updatedAt: null,
    listVersion: null,
    ...fields,
    title: line,
    companyName: cleanLine(board.companyName),
    url: addresses.map((address) => webAddress(address ?? '')).find((address) => address !== null) ?? '',
    terms: termsIn(line),
    open: true,
    board: board.id,
  };
}

type PostingFields = Pick<Posting, 'source' | 'sourceId' | 'description' | 'locations' | 'workplace' | 'postedAt'> &
  Partial<Pick<Posting, 'pay' | 'updatedAt' | 'listVersion'>> & {
    title: string | null | undefined;
    /** The last one is made of what identifies the job. */
    addresses: readonly (string | null | undefined)[];
  };
