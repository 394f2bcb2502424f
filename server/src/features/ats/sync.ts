import type { BoardOutcome } from '@alive/contract/boards.ts';
import type { Db } from '#db/open.ts';
import { inBatches } from '#platform/batches.ts';
import { FetchError } from '#platform/fetch/error.ts';
import type { Posting } from '#platform/posting.ts';
import type { Validators } from '#platform/fetch/exchange.ts';
import type { Ask } from '#platform/fetch/open.ts';
import type { Board } from './boards.ts';
import { beginRead, boardRow, type BoardRow, endRead } from './queries.ts';
import { lastTurn } from './schedule.ts';
import type { BoardEnd, BoardPage, BoardReader, BoardToRead } from './vendor.ts';

/**
 * Reads one board and makes the stored jobs what it says: each batch of postings is stored whole or not at all, and only after a read
 * to the end is closed what is no longer listed. A read that failed closes nothing, but where the vendor says that the board is gone;
 * jobs it did not reach become uncertain, and stay as they are where there was no way to the network at all.
 * Throws what is no FetchError: the signal's reason, and what the database throws; the board then has no outcome.
 */
export const syncBoard = async (syncing: Syncing, board: Board): Promise<SyncReport> => {
  const { db, jobs, now } = syncing;
  const before = await boardRow(db, board.id);
  const known = await jobs.ofBoard(db, board.id);
  const began = now();
  await beginRead(db, board, began);
  const run: Run = { ...syncing, board, before, known, began, report: blankReport(board) };
  try {
    const { listed, nameless, end } = await readAll(run);
    if (end.changed) await settleList(run, listed, end.complete && nameless === 0, end.validators);
    else await settleUnchanged(run);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    syncing.signal.throwIfAborted();
    await settleFailure(run, error);
  }
  return run.report;
};

async function readAll({ db, jobs, reader, ask, signal, progress, now, board, before, known, began, report }: Run): Promise<Read> {
  const store = await jobs.openStore(db);
  const versions = knownVersions({ board, before, known, began });
  const listed = new Set<string>();
  let nameless = 0;
  const reading = reader.read(
    {
      id: board.id,
      token: board.token,
      companyName: board.companyName,
      validators: validatorsOf({ board, before, known, began }),
      knownVersion: (sourceId) => versions.get(sourceId) ?? undefined,
      now: began,
    },
    ask,
  );
  const take = async (page: BoardPage) => {
    const postings = [...new Map(page.postings.map((posting) => [posting.sourceId, posting])).values()];
    const read = new Set(postings.map(({ sourceId }) => sourceId));
    const unread = page.listed.filter((sourceId) => !read.has(sourceId));
    for (const batch of inBatches(postings, batchSize, ({ description }) => description.length)) {
      signal.throwIfAborted();
      const { added, changed, reopened } = await store(batch, now());
      report.added += added;
      report.changed += changed;
      report.reopened += reopened;
      for (const { sourceId } of batch) listed.add(sourceId);
      progress({ done: listed.size, total: page.total });
    }
    await verify(unread);
    for (const sourceId of unread) listed.add(sourceId);
    if (unread.length > 0) progress({ done: listed.size, total: page.total });
    report.unread += page.unread;
    nameless += page.nameless;
  };
  const verify = async (sourceIds: readonly string[]) => {
    for (const batch of inBatches(sourceIds, batchSize, ({ length }) => length)) {
      signal.throwIfAborted();
      report.reopened += (await jobs.verify(db, { board: board.id, sourceIds: batch }, now())).length;
    }
  };

  let step = await reading.next();
  for (; !step.done; step = await reading.next()) await take(step.value);
  if (!step.value.changed) await verify(shown(known).map(({ sourceId }) => sourceId));
  return { listed, nameless, end: step.value };
}

/**
 * A whole list closes what is not on it; one that is suddenly empty is believed the second time only. Of a list that is not whole some
 * jobs that are not on it are asked for one by one.
 */
async function settleList(run: Run, listed: Set<string>, whole: boolean, validators: Validators) {
  const { db, jobs, now, board, before, known, report } = run;
  const asked = whole ? { open: [], closed: [] } : await askUnlisted(run, listed);
  const unbelievable = whole && listed.size === 0 && before?.listed !== 0 && shown(known).length >= manyJobs;
  run.signal.throwIfAborted();
  const end = now();
  report.outcome = 'complete';
  report.listed = listed.size;
  report.whole = whole;
  if (unbelievable)
    report.failure = `It lists nothing where ${shown(known).length} jobs were; they are closed when the next read says the same.`;
  await db.transaction(async (tx) => {
    if (unbelievable) report.doubted = await jobs.doubt(tx, board.id, end);
    else if (whole) report.closed = await jobs.closeUnlisted(tx, board.id, [...listed], end);
    if (asked.open.length > 0) await jobs.verify(tx, { board: board.id, sourceIds: asked.open }, end);
    if (asked.closed.length > 0) report.closed = await jobs.close(tx, { board: board.id, sourceIds: asked.closed }, end);
    await endRead(tx, board.id, {
      companyName: board.companyName,
      outcome: 'complete',
      failure: report.failure,
      completedAt: end,
      listed: listed.size,
      // Only where "unchanged" would mean that everything is here.
      validators: whole && !unbelievable && report.unread === 0 ? validators : none,
    });
  });
}

async function settleUnchanged({ db, now, board, known, report }: Run) {
  report.outcome = 'unchanged';
  report.listed = shown(known).length;
  await endRead(db, board.id, { outcome: 'unchanged', completedAt: now() });
}

async function settleFailure({ db, jobs, now, board, before, began, report }: Run, { kind, message }: FetchError) {
  report.failure = message;
  if (kind === 'offline') {
    report.outcome = 'offline';
    // It was not tried, so it is as due as before.
    return endRead(db, board.id, { startedAt: before?.startedAt ?? null, outcome: 'failed', failure: message });
  }
  const outcome = kind === 'gone' ? 'gone' : 'failed';
  report.outcome = outcome;
  await db.transaction(async (tx) => {
    if (outcome === 'gone') report.closed = await jobs.closeUnlisted(tx, board.id, [], now());
    else report.doubted = await jobs.doubt(tx, board.id, began);
    await endRead(tx, board.id, { outcome, failure: message, ...(outcome === 'gone' && { validators: none }) });
  });
}

/** The board may answer "unchanged" only while what it then means is here. */
const validatorsOf = ({ board, before, known, began }: Stored): Validators =>
  before !== undefined && isStillSo(board, before) && !isWorn(board.id, before, began) && before.listed === shown(known).length
    ? { etag: before.etag, lastModified: before.lastModified }
    : none;

/** What was said of the jobs whose texts need not be read again. */
const knownVersions = ({ board, before, known, began }: Stored): Map<string, string | null> =>
  new Map(
    before === undefined || !isStillSo(board, before)
      ? []
      : known.flatMap(({ sourceId, listVersion }) => (isWorn(sourceId, before, began) ? [] : [[sourceId, listVersion]])),
  );

/** What is stored goes by the company's name. */
const isStillSo = ({ companyName }: Board, before: BoardRow): boolean => companyName === before.companyName;

/** A text may change without a sign of it in the list, so each is read anew from time to time; not all on one day. */
const isWorn = (id: string, { completedAt }: BoardRow, now: Date): boolean =>
  completedAt !== null && completedAt < lastTurn(id, now, hoursOfText);
const hoursOfText = 14 * 24;

const none: Validators = { etag: null, lastModified: null };
const shown = (known: readonly KnownJob[]): KnownJob[] => known.filter(({ state }) => state !== 'closed');

const batchSize = 200;

/** From so many open jobs on, an empty list is a surprise. */
const manyJobs = 10;

/** Before anything came of it. */
export const blankReport = ({ vendor, companyName }: Board): SyncReport => ({
  companyName,
  vendor,
  outcome: 'failed',
  listed: 0,
  added: 0,
  changed: 0,
  reopened: 0,
  closed: 0,
  doubted: 0,
  unread: 0,
  whole: true,
  failure: null,
});

/**
 * Of a board whose list does not hold all its jobs: asks one by one for those that we show and it did not, at most 50, and those first
 * that were not verified for longest. Gives the ids of those that are open and of those that are closed; ends with the first that
 * cannot be read. Nothing where a vendor's lists hold everything, and where not even a job that is listed is found so.
 */
async function askUnlisted(
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

export interface Syncing {
  db: Db;
  jobs: BoardJobs;
  reader: BoardReader;
  ask: Ask;
  now: () => Date;
  /** Ends it between two batches. */
  signal: AbortSignal;
  progress: (progress: Progress) => void;
}

export interface Progress {
  done: number;
  /** null where the board does not tell. */
  total: number | null;
}

/** What reading a board came to; all of it can be written as JSON. */
export interface SyncReport {
  companyName: string;
  vendor: Board['vendor'];
  outcome: BoardOutcome | 'offline';
  listed: number;
  added: number;
  changed: number;
  /** Closed before, and listed again as they were. */
  reopened: number;
  closed: number;
  /** Made uncertain. */
  doubted: number;
  /** Listed, but could not be read. */
  unread: number;
  /** Whether the list was all there is, so that something could be closed. */
  whole: boolean;
  failure: string | null;
}

/** What a sync needs of whoever stores jobs; each is one transaction, or part of the caller's. */
export interface BoardJobs {
  ofBoard: (db: Db, board: string) => Promise<KnownJob[]>;
  /** Opens what stores postings, for one sync. */
  openStore: (
    db: Db,
  ) => Promise<(postings: readonly Posting[], now: Date) => Promise<{ added: number; changed: number; reopened: number }>>;
  /** Marks jobs as listed; gives those that were closed. */
  verify: (db: Db, which: { board: string; sourceIds: string[] }, now: Date) => Promise<readonly unknown[]>;
  close: (db: Db, which: { board: string; sourceIds: readonly string[] }, now: Date) => Promise<number>;
  closeUnlisted: (db: Db, board: string, listed: readonly string[], now: Date) => Promise<number>;
  /** Makes open jobs uncertain that were not verified since `before`. */
  doubt: (db: Db, board: string | null, before: Date) => Promise<number>;
}

interface Run extends Syncing, Stored {
  report: SyncReport;
}

/** A board as it was before this read. */
interface Stored {
  board: Board;
  before: BoardRow | undefined;
  known: KnownJob[];
  began: Date;
}

interface Read {
  listed: Set<string>;
  nameless: number;
  end: BoardEnd;
}

interface Asking {
  reader: Pick<BoardReader, 'isOpen'>;
  board: Pick<BoardToRead, 'token'>;
  ask: Ask;
  signal: AbortSignal;
  known: readonly KnownJob[];
}

/** A job of a board as it is stored. */
interface KnownJob {
  sourceId: string;
  /** What the list said of it when its text was read; null where the list holds the text. */
  listVersion: string | null;
  state: 'open' | 'uncertain' | 'closed';
  lastVerifiedAt: Date;
}
