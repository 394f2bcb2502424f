import { FetchError } from '#platform/fetch/error.ts';
import type { Posting } from '#platform/posting.ts';
import type { Ask } from '#platform/fetch/open.ts';
import type { BoardEnd, BoardPage, BoardToRead } from './vendor.ts';

/**
 * Reads a board whose list comes in pages by offset and leaves the jobs' texts out: pages until as many distinct jobs as the list says it
 * has were seen, or until a page brings none that is new, and fetches the text of each job that is new or that the list tells otherwise
 * than before. A job whose text cannot be had is listed and unread; one whose text is gone is not listed. Throws FetchError when a page
 * cannot be read, when the texts of three jobs in a row cannot, and when those of ten in a row are gone.
 */
export async function* readWithDetails<Job extends ListedJob>(
  board: BoardToRead,
  ask: Ask,
  { pageAt, jobOf, mapDetail, cap = Infinity }: ListOfJobs<Job>,
): AsyncGenerator<BoardPage, BoardEnd> {
  const readDetails = openDetails(board, ask, mapDetail);
  const seen = new Set<string>();
  let total: number | null = null;
  let offset = 0;
  let nameless = 0;
  const isWhole = () => total !== null && seen.size + nameless >= total;
  do {
    const page = await pageAt(offset).catch((error: unknown) => {
      // That a page is gone does not say that the board is.
      if (offset === 0 || !(error instanceof FetchError) || error.kind !== 'gone') throw error;
      throw new FetchError('failing', 'The list of this board broke off in the middle.', { status: error.status });
    });
    // The largest, since a job that closes while we page moves another one past the page that it was to be on. Fewer than there are rows is no total.
    if (page.total !== null && page.total >= offset + page.rows.length) total = Math.max(page.total, total ?? 0);
    const jobs = page.rows.map(jobOf);
    const fresh = distinct(jobs).filter(({ sourceId }) => !seen.has(sourceId));
    // Past its end a list may start again.
    if (offset > 0 && fresh.length === 0) break;
    const unnamed = jobs.filter((job) => job === null).length;
    for (const { sourceId } of fresh) seen.add(sourceId);
    nameless += unnamed;
    offset += page.rows.length;
    yield { postings: [], listed: [], unread: unnamed, nameless: unnamed, total };
    // Texts take a second each, so what was read is handed on before the page is through.
    for (let at = 0; at < fresh.length; at += atOnce) yield { ...(await readDetails(fresh.slice(at, at + atOnce))), nameless: 0, total };
  } while (offset > 0 && !isWhole() && seen.size < mostJobs);
  return {
    changed: true,
    // The state of the first page says nothing of the others.
    validators: { etag: null, lastModified: null },
    complete: isWhole() && (total ?? 0) < cap,
  };
}

/** No board that we read is larger; a list that goes on and on is none. */
const mostJobs = 20_000;
const mostFailures = 3;
/** Jobs close one by one: when more are gone in a row than this, what is gone is the address of their texts. */
const mostGone = 10;
const atOnce = 20;

function openDetails<Job extends ListedJob>(board: BoardToRead, ask: Ask, mapDetail: ListOfJobs<Job>['mapDetail']) {
  let failures = 0;
  let gone = 0;
  return async (jobs: readonly Job[]): Promise<Pick<BoardPage, 'postings' | 'listed' | 'unread'>> => {
    const postings: Posting[] = [];
    const listed: string[] = [];
    let unread = 0;
    for (const job of jobs) {
      const detail = board.knownVersion(job.sourceId) === job.version ? 'unchanged' : await detailOf(job, ask, mapDetail);
      if (detail !== 'closed') listed.push(job.sourceId);
      if (detail === 'unchanged') continue;
      failures = detail instanceof FetchError ? failures + 1 : 0;
      gone = detail === 'closed' ? gone + 1 : 0;
      if (gone === mostGone) throw new FetchError('failing', 'This board lists jobs whose own pages are all gone.');
      if (detail instanceof FetchError) {
        if (failures === mostFailures) throw detail;
        unread += 1;
      } else if (detail !== 'closed') {
        postings.push(detail);
      }
    }
    return { postings, listed, unread };
  };
}

const distinct = <Job extends ListedJob>(jobs: readonly (Job | null)[]): Job[] => [
  ...new Map(jobs.flatMap((job) => (job === null ? [] : [[job.sourceId, job] as const]))).values(),
];

async function detailOf<Job extends ListedJob>(
  job: Job,
  ask: Ask,
  mapDetail: ListOfJobs<Job>['mapDetail'],
): Promise<Posting | 'closed' | FetchError> {
  try {
    const answer = await ask({ url: job.detailUrl });
    const detail = answer.unchanged ? null : mapDetail(job, answer.json);
    return detail ?? new FetchError('unreadable', 'The page of a job on this board is not in the shape that its vendor documents.');
  } catch (error) {
    if (!(error instanceof FetchError) || error.kind === 'offline') throw error;
    return error.kind === 'gone' ? 'closed' : error;
  }
}

/** How one vendor's list is read. */
interface ListOfJobs<Job extends ListedJob> {
  /** One page as it comes; `total` null where it does not say how many jobs there are. */
  pageAt: (offset: number) => Promise<{ rows: readonly unknown[]; total: number | null }>;
  /** null for a row that does not even tell its id. */
  jobOf: (row: unknown) => Job | null;
  /** The posting of a job's own answer, or that it is closed; null for an answer that cannot be read. */
  mapDetail: (job: Job, detail: unknown) => Posting | 'closed' | null;
  /** The vendor's lists hold no more jobs than this, however many there are. */
  cap?: number;
}

export interface ListedJob {
  sourceId: string;
  /** What the list says of it, without times relative to now. */
  version: string;
  detailUrl: string;
}
