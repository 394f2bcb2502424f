import * as z from 'zod';
import { cleanLine } from '#platform/clean.ts';
import { markdownOf, markdownOfPlain } from '#platform/html.ts';
import { type Pay, type Posting, workplaceOf } from '#platform/posting.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { pagesOf, postingOf } from './pages.ts';
import { citiesApart, dateOf, payOf, placeOf, placesOf, spanOf } from './read-fields.ts';
import { flag, group, identity, listOf, text } from './reply.ts';
import type { BoardEnd, BoardPage, BoardReader, BoardToRead } from './vendor.ts';

/** Ashby's public job posting API (developers.ashbyhq.com/docs/public-job-posting-api): one answer with all jobs, their texts and their pay. */
export const ashby: BoardReader = { vendor: 'ashby', tokenOf, read };

async function* read(board: BoardToRead, ask: Ask): AsyncGenerator<BoardPage, BoardEnd> {
  const url = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board.token)}?includeCompensation=true`;
  const answer = await ask({ url, validators: board.validators });
  return yield* pagesOf(board, answer, {
    reply,
    rowsOf: ({ jobs }) => jobs,
    row,
    idOf: (job) => (job.isListed === false ? null : sourceIdOf(job, board)),
    map: (job) => mapAshby(job, board),
  });
}

const mapAshby = (job: AshbyJob, board: BoardToRead): Posting | null =>
  postingOf(board, {
    source: 'ashby',
    sourceId: sourceIdOf(job, board),
    title: job.title,
    addresses: [job.applyUrl, job.jobUrl, `https://jobs.ashbyhq.com/${encodeURIComponent(board.token)}/${job.id}`],
    description: markdownOf(job.descriptionHtml ?? '') || markdownOfPlain(job.descriptionPlain ?? ''),
    locations: placesOf(...[job, ...job.secondaryLocations].flatMap(({ location, address }) => placesAt(location, address))),
    // A hybrid job counts as remote in `isRemote`.
    workplace: workplaceOf(job.workplaceType) ?? (job.workplaceType == null && job.isRemote === true ? 'remote' : null),
    pay: payIn(job),
    postedAt: dateOf(job.publishedAt, board.now),
    updatedAt: dateOf(job.updatedAt, board.now),
  });

/** The name of the board of its pages, of one of its jobs and of its API, which may hold dots and spaces. */
function tokenOf({ hostname, pathname }: URL): string | null {
  const name =
    hostname === 'jobs.ashbyhq.com'
      ? /^\/([^/]+)/.exec(pathname)?.[1]
      : hostname === 'api.ashbyhq.com'
        ? /^\/posting-api\/job-board\/([^/]+)/.exec(pathname)?.[1]
        : undefined;
  try {
    const token = decodeURIComponent(name ?? '').trim();
    return /^[\p{L}\p{N}][^/\p{C}]{0,99}$/u.test(token) ? token : null;
  } catch {
    return null;
  }
}

const sourceIdOf = ({ id }: AshbyJob, { token }: BoardToRead): string => `${token}/${id}`;

/** A place by its address where its name is the same town or only an office's; a name that says more, or that it is anywhere, stays. */
function placesAt(name: string | null | undefined, address: Address): string[] {
  const { addressLocality, addressRegion, addressCountry } = address?.postalAddress ?? address ?? {};
  const full = placeOf(addressLocality, addressRegion, addressCountry);
  const called = cleanLine(name ?? '').toLowerCase();
  const isSame = [addressLocality, placeOf(addressLocality, addressRegion)].some(
    (one) => one != null && one.trim().toLowerCase() === called,
  );
  const isOffice = /\b(?:office|hq|headquarters?|campus)\b/.test(called) && !/\bremote\b/.test(called) && !!addressLocality?.trim();
  return full !== null && (called === '' || isSame || isOffice) ? [full] : citiesApart(name);
}

/** The salary of all tiers together (one for each zone or level); none where the company does not show it on its page. */
function payIn({ compensation, shouldDisplayCompensationOnJobPostings }: AshbyJob): Pay | null {
  if (compensation == null || shouldDisplayCompensationOnJobPostings === false) return null;
  const inTiers = compensation.compensationTiers.flatMap(({ components }) => components).filter(isSalary);
  const salaries = inTiers.length > 0 ? inTiers : compensation.summaryComponents.filter(isSalary);
  return spanOf(
    salaries.map(({ minValue, maxValue, interval, currencyCode }) =>
      payOf({ min: minValue, max: maxValue, interval, currency: currencyCode }),
    ),
  );
}

const isSalary = ({ compensationType }: Component): boolean => compensationType?.toLowerCase() === 'salary';

const amount = z.number().nullish().catch(null);
const parts = { addressLocality: text, addressRegion: text, addressCountry: text };
const address = group({ ...parts, postalAddress: group(parts) });
const component = z.object({ compensationType: text, interval: text, currencyCode: text, minValue: amount, maxValue: amount });

const reply = z.object({ jobs: z.array(z.unknown()) });
const row = z.object({
  id: identity,
  title: text,
  isListed: flag,
  location: text,
  address,
  secondaryLocations: listOf(z.object({ location: text, address })),
  isRemote: flag,
  workplaceType: text,
  jobUrl: text,
  applyUrl: text,
  descriptionHtml: text,
  descriptionPlain: text,
  shouldDisplayCompensationOnJobPostings: flag,
  compensation: group({ compensationTiers: listOf(z.object({ components: listOf(component) })), summaryComponents: listOf(component) }),
  publishedAt: text,
  updatedAt: text,
});
type AshbyJob = z.output<typeof row>;
type Address = z.output<typeof address>;
type Component = z.output<typeof component>;
