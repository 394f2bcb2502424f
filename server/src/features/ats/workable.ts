import * as z from 'zod';
import { cleanLine } from '#platform/clean.ts';
import { markdownOf } from '#platform/html.ts';
import type { Posting } from '#platform/posting.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { postingOf } from './pages.ts';
import { countryIn, dateOf, placeOf, placesOf } from './read-fields.ts';
import { flag, identity, listOf, replyOf, text } from './reply.ts';
import type { BoardEnd, BoardPage, BoardReader, BoardToRead } from './vendor.ts';

/** The widget that Workable offers for companies' own pages: one answer with all jobs and their texts, one row for each place of a job. */
export const workable: BoardReader = { vendor: 'workable', tokenOf, read };

async function* read(board: BoardToRead, ask: Ask): AsyncGenerator<BoardPage, BoardEnd> {
  const url = `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(board.token)}?details=true`;
  const answer = await ask({ url, validators: board.validators });
  if (answer.unchanged) return { changed: false, validators: board.validators, complete: true };
  const rows = replyOf(account, answer).jobs.map((job) => row.safeParse(job).data ?? null);
  const named = rows.filter((job) => job !== null);
  const jobs = [...Map.groupBy(named, ({ shortcode }) => shortcode).values()];
  const postings = jobs.map((places) => mapWorkable(places, board)).filter((posting) => posting !== null);
  yield {
    postings,
    listed: jobs.flatMap(([first]) => first?.shortcode ?? []),
    unread: jobs.length - postings.length + rows.length - named.length,
    nameless: rows.length - named.length,
    total: jobs.length,
  };
  return { changed: true, validators: answer.validators, complete: true };
}

/** The posting of a job's rows, which differ only in their places; null where none tells a title. */
function mapWorkable(rows: readonly WorkableRow[], board: BoardToRead): Posting | null {
  const job = rows.find(({ title }) => cleanLine(title ?? '') !== '');
  if (job === undefined) return null;
  return postingOf(board, {
    source: 'workable',
    sourceId: job.shortcode,
    title: job.title,
    addresses: [job.application_url, job.url, job.shortlink, `https://apply.workable.com/j/${encodeURIComponent(job.shortcode)}`],
    description: markdownOf(job.full_description ?? job.description ?? ''),
    locations: placesOf(...rows.flatMap(placesIn)),
    // Work that is not from afar may be on site or hybrid.
    workplace: rows.some(({ telecommuting }) => telecommuting === true) ? 'remote' : null,
    postedAt: dateOf(job.published_on ?? job.created_at, board.now),
  });
}

/** apply.workable.com/acme/…, acme.workable.com and the API; apply.workable.com/j/CODE tells no account. */
function tokenOf({ hostname, pathname }: URL): string | null {
  const account = /^([\w-]+)\.workable\.com$/.exec(hostname)?.[1] ?? null;
  if (account === null || !own.has(account)) return account;
  const api = /^\/api\/(?:v\d\/widget\/)?accounts\/([\w-]+)/.exec(pathname);
  const page = hostname === 'apply.workable.com' ? /^\/(?!(?:j|api)(?:\/|$))([\w-]+)/.exec(pathname) : null;
  return (api ?? page)?.[1] ?? null;
}

/** Names that are Workable's own and no account's. */
const own = new Set(['www', 'apply', 'jobs', 'help', 'resources', 'developers']);

/** Places that the employer does not hide; a row without a list of them tells its one place in fields of its own. */
const placesIn = ({ locations, city, state, country }: WorkableRow): (string | null)[] =>
  locations.length === 0
    ? [placeOf(city, state, country)]
    : locations
        .filter(({ hidden }) => hidden !== true)
        .map((place) => placeOf(place.city, place.region, countryIn(place.countryCode, place.country)));

const account = z.object({ jobs: z.array(z.unknown()) });
const place = z.object({ city: text, region: text, country: text, countryCode: text, hidden: flag });
const row = z.object({
  shortcode: identity,
  title: text,
  telecommuting: flag,
  application_url: text,
  url: text,
  shortlink: text,
  published_on: text,
  created_at: text,
  city: text,
  state: text,
  country: text,
  locations: listOf(place),
  full_description: text,
  description: text,
});
type WorkableRow = z.output<typeof row>;
