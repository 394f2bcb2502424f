import * as z from 'zod';
import { cleanLine } from '#platform/clean.ts';
import { markdownOf } from '#platform/html.ts';
import type { Posting } from '#platform/posting.ts';
import type { Ask } from '#platform/fetch/open.ts';
import { pagesOf, postingOf } from './pages.ts';
import { countryIn, dateOf, payOf, placeOf, placesOf } from './read-fields.ts';
import { flag, group, identity, listOf, text } from './reply.ts';
import type { BoardEnd, BoardPage, BoardReader, BoardToRead } from './vendor.ts';

/** Recruitee's careers site API (docs.recruitee.com/reference/offers): one answer with all jobs, their texts and their pay. */
export const recruitee: BoardReader = { vendor: 'recruitee', tokenOf, read };

async function* read(board: BoardToRead, ask: Ask): AsyncGenerator<BoardPage, BoardEnd> {
  const answer = await ask({ url: `https://${board.token}.recruitee.com/api/offers/`, validators: board.validators });
  return yield* pagesOf(board, answer, {
    reply: site,
    rowsOf: ({ offers }) => offers,
    row: offer,
    idOf: (job) => ((job.status ?? 'published') === 'published' ? sourceIdOf(job, board) : null),
    map: (job) => mapRecruitee(job, board),
  });
}

const mapRecruitee = (job: RecruiteeOffer, board: BoardToRead): Posting | null =>
  postingOf(board, {
    source: 'recruitee',
    sourceId: sourceIdOf(job, board),
    ...wordsOf(job),
    addresses: [job.careers_apply_url, job.careers_url, `https://${board.token}.recruitee.com/o/${encodeURIComponent(job.slug ?? '')}`],
    locations: placesIn(job),
    // Several may be true, and then an applicant may choose.
    workplace: job.remote === true ? 'remote' : job.hybrid === true ? 'hybrid' : job.on_site === true ? 'onsite' : null,
    pay: payOf({ min: job.salary?.min, max: job.salary?.max, interval: job.salary?.period, currency: job.salary?.currency }),
    postedAt: dateOf(job.published_at ?? job.created_at, board.now),
    updatedAt: dateOf(job.updated_at, board.now),
  });

/** acme.recruitee.com; a careers site at an address of the company's own does not tell its account. */
function tokenOf({ hostname }: URL): string | null {
  const account = /^([\w-]+)\.recruitee\.com$/.exec(hostname)?.[1] ?? null;
  return account !== null && own.has(account) ? null : account;
}

/** Names that are Recruitee's own and no account's. */
const own = new Set(['www', 'api', 'app', 'docs', 'support', 'careers']);

const sourceIdOf = ({ id }: RecruiteeOffer, { token }: BoardToRead): string => `${token}/${id}`;

/** Title and text in English where the offer has both, else in the language it was written in. */
function wordsOf(job: RecruiteeOffer): { title: string; description: string } {
  const translations = Object.entries(job.translations ?? {});
  const english = translations.find(([language]) => /^en\b/i.test(language))?.[1];
  const hasBoth = (words: typeof english) => cleanLine(words?.title ?? '') !== '' && (words?.description ?? '') !== '';
  const words = [english, job, ...translations.map(([, one]) => one)].find(hasBoth) ?? job;
  const [description, requirements] = [markdownOf(words.description ?? ''), markdownOf(words.requirements ?? '')];
  const heading = requirements === '' || requirements.startsWith('### ') ? '' : '### Requirements';
  return {
    title: cleanLine(words.title ?? ''),
    description: [description, heading, requirements].filter((part) => part !== '').join('\n\n'),
  };
}

const placesIn = (job: RecruiteeOffer): string[] =>
  job.locations.length === 0
    ? placesOf(placeOf(job.city, job.state_name, countryIn(job.country_code, job.country)) ?? placeOf(job.location))
    : placesOf(
        ...job.locations.map(
          (place) => placeOf(place.city, place.state, countryIn(place.country_code, place.country)) ?? placeOf(place.name),
        ),
      );

const amount = z.union([z.string(), z.number()]).nullish().catch(null);
const words = { title: text, description: text, requirements: text };

const site = z.object({ offers: z.array(z.unknown()) });
const offer = z.object({
  id: identity,
  ...words,
  translations: z.record(z.string(), group(words)).nullish().catch(null),
  status: text,
  slug: text,
  locations: listOf(z.object({ name: text, city: text, state: text, country: text, country_code: text })),
  location: text,
  city: text,
  state_name: text,
  country: text,
  country_code: text,
  remote: flag,
  hybrid: flag,
  on_site: flag,
  salary: group({ min: amount, max: amount, period: text, currency: text }),
  published_at: text,
  created_at: text,
  updated_at: text,
  careers_apply_url: text,
  careers_url: text,
});
type RecruiteeOffer = z.output<typeof offer>;
