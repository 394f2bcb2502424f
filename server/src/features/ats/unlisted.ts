import { FetchError } from '#platform/fetch/error.ts';
import type { Ask, BoardReader, BoardToRead } from './vendor.ts';

/**
 * Of a board whose list does not hold all its jobs: asks one by one for those that we show and it did not, at most 50, and those first
 * that were not verified for longest. Gives the ids of those that are open and of those that are closed; ends with the first that
 * cannot be read. Nothing where a vendor's lists hold everything, and where not even a job that is listed is found so.
 */
export async function askUnlisted(
  { reader, board, ask, signal, known }: Asking,
  listed: ReadonlySet<string>,
): Promise<{ open: string[]; closed: string[] }> {
  const isOpen = async ({ listVersion }: KnownJob) => {
    signal.throwIfAborted();
    return reader.isOpen?.(board, listVersion ?? '', ask).catch((error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      return error.kind === 'gone' ? false : undefined;
    });
  };
  const found: { open: string[]; closed: string[] } = { open: [], closed: [] };
  const askable = known.filter(({ listVersion, state }) => listVersion !== null && state !== 'closed');
  const proof = askable.find(({ sourceId }) => listed.has(sourceId));
  if (proof === undefined || (await isOpen(proof)) !== true) return found;
  const unlisted = askable.filter(({ sourceId }) => !listed.has(sourceId));
  for (const job of unlisted.toSorted((a, b) => a.lastVerifiedAt.getTime() - b.lastVerifiedAt.getTime()).slice(0, most)) {
    const open = await isOpen(job);
    if (open === undefined) break;
    found[open ? 'open' : 'closed'].push(job.sourceId);
  }
  return found;
}

const most = 50;

interface Asking {
  reader: Pick<BoardReader, 'isOpen'>;
  board: Pick<BoardToRead, 'token'>;
  ask: Ask;
  signal: AbortSignal;
  known: readonly KnownJob[];
}

/** A job of a board as it is stored. */
export interface KnownJob {
  sourceId: string;
  /** What the list said of it when its text was read; null where the list holds the text. */
  listVersion: string | null;
  state: 'open' | 'uncertain' | 'closed';
  lastVerifiedAt: Date;
}
