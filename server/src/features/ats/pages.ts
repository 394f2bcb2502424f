import type * as z from 'zod';
import type { Posting } from '#platform/posting.ts';
import { inSlices } from '#platform/slices.ts';
import type { BoardPage } from './vendor.ts';

/**
 * A list with all of a board's jobs and their texts, in pages of 25, so that reading a large board keeps nobody waiting. Each row is read
 * by itself, and an odd one does not lose the others: `idOf` names it, or says null where it is no opening of this board; `map` gives
 * null where it cannot be read. A job listed twice counts once. An empty list is one empty page.
 */
export async function* pagesOf<Row extends z.ZodType>(
  rows: readonly unknown[],
  row: Row,
  { idOf, map }: { idOf: (job: z.output<Row>) => string | null; map: (job: z.output<Row>) => Posting | null },
): AsyncGenerator<BoardPage, void> {
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
}

const size = 25;
