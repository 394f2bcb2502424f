import * as z from 'zod';
import { cleanLine } from '#platform/clean.ts';
import { markdownOf } from '#platform/html.ts';
import { intervalOf, type Pay, type Posting, workplaceOf } from '#platform/posting.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { pagesOf, postingOf } from './pages.ts';
import { citiesApart, dateOf, likelyInterval, payOf, placesOf, spanOf } from './read-fields.ts';
import { count, group, identity, listOf, text } from './reply.ts';
import type { BoardEnd, BoardPage, BoardReader, BoardToRead } from './vendor.ts';

/**
 * Greenhouse's Job Board API (developers.greenhouse.io/job-board.html): one answer with all jobs, their texts and, where a company shows
 * it, their pay. Boards in its European region answer on the same host.
 */
export const greenhouse: BoardReader = { vendor: 'greenhouse', tokenOf, read };

async function* read(board: BoardToRead, ask: Ask): AsyncGenerator<BoardPage, BoardEnd> {
  const url = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board.token)}/jobs?content=true&pay_transparency=true`;
  const answer = await ask({ url, validators: board.validators });
  return yield* pagesOf(board, answer, {
    reply,
    rowsOf: ({ jobs }) => jobs,
    row,
    // Without a job behind it a post collects people for openings that may come.
    idOf: (job) => (job.internal_job_id === null ? null : sourceIdOf(job, board)),
    map: (job) => mapGreenhouse(job, board),
    isWhole: ({ jobs, meta }) => jobs.length >= (meta?.total ?? 0),
  });
}

const mapGreenhouse = (job: GreenhouseJob, board: BoardToRead): Posting | null =>
  postingOf(board, {
    source: 'greenhouse',
    sourceId: sourceIdOf(job, board),
    title: job.title,
    addresses: [job.absolute_url, `https://job-boards.greenhouse.io/${board.token}/jobs/${job.id}`],
    description: markdownOf(job.content ?? '', { escaped: true }),
    locations: placesIn(job),
    workplace: workplaceIn(job),
    pay: spanOf(job.pay_input_ranges.map(payIn)),
    postedAt: dateOf(job.first_published, board.now),
    updatedAt: dateOf(job.updated_at, board.now),
  });

/** The board of its pages at any of its hosts, of a frame in a company's own page (?for=acme), and of its API. */
function tokenOf({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^(?:(?:job-)?boards(?:\.eu)?|boards-api(?:\.eu)?|api)\.greenhouse\.io$/.test(hostname)) return null;
  const [first, second, third] = pathname.split('/').filter((part) => part !== '');
  const token = first === 'embed' ? searchParams.get('for') : first === 'v1' && second === 'boards' ? third : first === 'v1' ? null : first;
  return token != null && /^[\w-]+$/.test(token) ? token : null;
}

const sourceIdOf = ({ id }: GreenhouseJob, { token }: BoardToRead): string => `${token}/${id}`;

/** Offices stand in where the place itself says nothing: they are where a job is filed, and often more than where it is done. */
function placesIn({ location, offices }: GreenhouseJob): string[] {
  const name = cleanLine(location?.name ?? '');
  const isVague =
    /^(?:(?:multiple|various|several|all|our) (?:locations?|offices?|cities)|hybrid|in[ -]office|on[ -]?site|flexible|n\/?a|tbd|\W*)$/i.test(
      name,
    );
  return isVague ? placesOf(...offices.map((office) => office.location ?? office.name)) : placesOf(...citiesApart(name));
}

/** A company's own field for it, by any of the names companies give it: "Workplace Type: Hybrid", "Is Remote: true". */
function workplaceIn({ metadata }: GreenhouseJob) {
  const stated = metadata.filter(({ name }) =>
    /\bremote\b|\b(?:work|workplace|working|location)[ _-]?(?:type|model|mode|style|arrangement|setting|conditions)\b/i.test(name),
  );
  const found = new Set(
    stated.map(({ name, value }) =>
      (value === true || /^(?:yes|true)$/i.test(String(value))) && /\bremote\b/i.test(name)
        ? 'remote'
        : workplaceOf(typeof value === 'string' ? value : null),
    ),
  );
  found.delete(null);
  const [workplace = null] = found.size === 1 ? found : [];
  return workplace;
}

/**
 * A range in hundredths of its currency, whose title or note may tell its interval. What is paid on top of a wage
 * is no wage.
 */
function payIn({ min_cents, max_cents, currency_type, title, blurb }: GreenhouseJob['pay_input_ranges'][number]): Pay | null {
  if (min_cents == null || max_cents == null || /\b(?:OTE|on[ -]target|commissions?|bonus|equity|stock)\b/i.test(title ?? '')) return null;
  const [min, max] = [min_cents / 100, max_cents / 100];
  const described = [title, cleanLine(blurb ?? '')].find((words) => intervalOf(words) !== null);
  return payOf({ min, max, interval: described ?? likelyInterval({ min, max, currency: currency_type }), currency: currency_type });
}

const cents = z.number().nullish().catch(null);

const reply = z.object({ jobs: z.array(z.unknown()), meta: group({ total: count }) });
const row = z.object({
  id: identity,
  internal_job_id: z.unknown(),
  title: text,
  absolute_url: text,
  content: text,
  location: group({ name: text }),
  offices: listOf(z.object({ name: text, location: text })),
  metadata: listOf(z.object({ name: z.string(), value: z.unknown() })),
  pay_input_ranges: listOf(z.object({ min_cents: cents, max_cents: cents, currency_type: text, title: text, blurb: text })),
  first_published: text,
  updated_at: text,
});
type GreenhouseJob = z.output<typeof row>;
