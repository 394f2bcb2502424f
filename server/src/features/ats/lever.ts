import * as z from 'zod';
import { FetchError } from '#platform/fetch/error.ts';
import { isHtml, markdownOf, markdownOfPlain } from '#platform/html.ts';
import { type Posting, workplaceOf } from '#platform/posting.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { pagesOf, postingOf } from './pages.ts';
import { citiesApart, countryIn, dateOf, payOf, placeOf, placesOf } from './read-fields.ts';
import { group, identity, listOf, text } from './reply.ts';
import type { BoardEnd, BoardPage, BoardReader, BoardToRead } from './vendor.ts';

/**
 * Lever's Postings API (github.com/lever/postings-api): a bare list of all jobs with their texts. Sites in its European region answer on
 * a host of their own, and their tokens begin with "eu/"; the names of sites are case-sensitive.
 */
export const lever: BoardReader = { vendor: 'lever', tokenOf, read };

async function* read(board: BoardToRead, ask: Ask): AsyncGenerator<BoardPage, BoardEnd> {
  return yield* pagesOf(board, await askEither(board, ask), {
    reply: z.array(z.unknown()),
    rowsOf: (jobs) => jobs,
    row,
    idOf: (job) => sourceIdOf(job, board),
    map: (job) => mapLever(job, board),
  });
}

const mapLever = (job: LeverJob, board: BoardToRead): Posting | null =>
  postingOf(board, {
    source: 'lever',
    sourceId: sourceIdOf(job, board),
    title: job.text,
    addresses: [job.applyUrl, job.hostedUrl, pageAt(job, board)],
    description: textOf(job),
    locations: placesIn(job),
    workplace: workplaceOf(job.workplaceType),
    pay: payOf(job.salaryRange ?? {}),
    postedAt: dateOf(job.createdAt, board.now),
    updatedAt: dateOf(job.updatedAt, board.now),
  });

/** The site of its pages, of one of its jobs and of its API, in either region. */
function tokenOf({ hostname, pathname }: URL): string | null {
  const european = /^(?:jobs|api)(\.eu)?\.lever\.co$/.exec(hostname);
  const site = /^(?:\/v0\/postings)?\/([\w.-]+)(?:\/|$)/.exec(pathname)?.[1];
  if (european === null || site === undefined || site === 'v0') return null;
  return `${european[1] === undefined ? '' : 'eu/'}${site}`;
}

/**
 * Asks the region of the token, then the other one. Lever's 404 also comes for sites that are only not found at the moment, so it proves
 * nothing: it is a failure, and no reason to close a site's jobs.
 */
async function askEither({ token, validators }: BoardToRead, ask: Ask): ReturnType<Ask> {
  const site = token.replace(/^eu\//, '');
  const hosts = ['api.lever.co', 'api.eu.lever.co'];
  for (const host of token.startsWith('eu/') ? hosts.reverse() : hosts) {
    try {
      return await ask({ url: `https://${host}/v0/postings/${encodeURIComponent(site)}?mode=json`, validators });
    } catch (error) {
      if (!(error instanceof FetchError) || error.kind !== 'gone') throw error;
    }
  }
  throw new FetchError('failing', 'Lever finds no such site in either of its regions, which may pass.', { status: 404 });
}

const sourceIdOf = ({ id }: LeverJob, { token }: BoardToRead): string => `${token}/${id}`;

const pageAt = ({ id }: LeverJob, { token }: BoardToRead): string =>
  token.startsWith('eu/') ? `https://jobs.eu.lever.co/${token.slice(3)}/${id}` : `https://jobs.lever.co/${token}/${id}`;

/** Opening and body, the lists under their headings, pay and closing words, as Lever's own pages order them. */
function textOf(job: LeverJob): string {
  const opening = job.description || [job.opening, job.descriptionBody].filter((part) => part != null).join('\n');
  const lists = job.lists.map(({ text, content }) => `<h3>${text ?? ''}</h3><ul>${content ?? ''}</ul>`);
  const parts = [
    opening || job.descriptionPlain,
    lists.join('\n'),
    job.salaryDescription || job.salaryDescriptionPlain,
    job.additional || job.additionalPlain,
  ];
  return parts
    .map((part) => (isHtml(part ?? '') ? markdownOf(part ?? '') : markdownOfPlain(part ?? '')))
    .filter((part) => part !== '')
    .join('\n\n');
}

function placesIn({ categories, country }: LeverJob): string[] {
  const places = placesOf(categories?.location, ...(categories?.allLocations ?? [])).flatMap(citiesApart);
  const home = countryIn(country);
  if (places.length === 0) return placesOf(home);
  return placesOf(...places.map((place) => (/^(?:fully )?remote$/i.test(place) ? placeOf(place, home) : place)));
}

const amount = z.union([z.number(), z.string()]).nullish().catch(null);
const moment = z.union([z.number(), z.string()]).nullish().catch(null);

const row = z.object({
  id: identity,
  text,
  hostedUrl: text,
  applyUrl: text,
  categories: group({ location: text, allLocations: listOf(z.string()) }),
  country: text,
  workplaceType: text,
  description: text,
  descriptionPlain: text,
  opening: text,
  descriptionBody: text,
  lists: listOf(z.object({ text, content: text })),
  salaryRange: group({ min: amount, max: amount, interval: text, currency: text }),
  salaryDescription: text,
  salaryDescriptionPlain: text,
  additional: text,
  additionalPlain: text,
  createdAt: moment,
  updatedAt: moment,
});
type LeverJob = z.output<typeof row>;
