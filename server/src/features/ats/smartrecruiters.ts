import * as z from 'zod';
import { cleanLine } from '#platform/clean.ts';
import { markdownOf } from '#platform/html.ts';
import type { Posting } from '#platform/posting.ts';
import { readWithDetails } from './details.ts';
import { postingOf } from './pages.ts';
import { countryIn, dateOf, placeOf, placesOf } from './read-fields.ts';
import { count, flag, group, identity, replyOf, text } from './reply.ts';
import type { BoardReader, BoardToRead } from './vendor.ts';

/**
 * SmartRecruiters' public Posting API (dev.smartrecruiters.com/customer-api/posting-api): a list by offset, at most 100 a page, and an
 * answer for each job with its text. A company that it does not know has an empty list there.
 */
export const smartrecruiters: BoardReader = {
  vendor: 'smartrecruiters',
  tokenOf,
  read: (board, ask) => {
    const address = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board.token)}/postings`;
    return readWithDetails(board, ask, {
      pageAt: async (offset) => {
        const { content, totalFound } = replyOf(page, await ask({ url: `${address}?limit=100&offset=${offset}` }));
        return { rows: content, total: totalFound ?? null };
      },
      jobOf: (row) => {
        const { data } = listedJob.safeParse(row);
        if (data === undefined) return null;
        return { ...data, sourceId: data.id, version: versionOf(data), detailUrl: `${address}/${encodeURIComponent(data.id)}` };
      },
      mapDetail: ({ version }, json) => {
        const { data } = jobDetail.safeParse(json);
        if (data === undefined) return null;
        return data.active === false ? 'closed' : mapSmartRecruiters(data, board, version);
      },
    });
  },
};

const mapSmartRecruiters = (job: SmartRecruitersJob, board: BoardToRead, listVersion: string): Posting | null =>
  postingOf(board, {
    source: 'smartrecruiters',
    sourceId: job.id,
    title: job.name,
    addresses: [
      job.applyUrl,
      job.postingUrl,
      `https://jobs.smartrecruiters.com/${encodeURIComponent(board.token)}/${encodeURIComponent(job.id)}`,
    ],
    description: descriptionOf(job),
    locations: placesOf(placeIn(job.location)),
    // Both flags are false too where nobody said how the work is done.
    workplace: job.location?.hybrid === true ? 'hybrid' : job.location?.remote === true ? 'remote' : null,
    postedAt: dateOf(job.releasedDate, board.now),
    listVersion,
  });

/** jobs.smartrecruiters.com/Acme/…, careers.smartrecruiters.com/Acme, its application forms, and the API. */
function tokenOf({ hostname, pathname }: URL): string | null {
  const path = {
    'jobs.smartrecruiters.com': /^\/(?:oneclick-ui\/company\/)?([\w.-]+)(?:\/|$)/,
    'careers.smartrecruiters.com': /^\/([\w.-]+)(?:\/|$)/,
    // Elsewhere on this host is the vendor's own site.
    'www.smartrecruiters.com': /^\/([\w.-]+)\/\d+/,
    'api.smartrecruiters.com': /^\/v1\/companies\/([\w.-]+)(?:\/|$)/,
  }[hostname];
  const token = path?.exec(pathname)?.[1] ?? null;
  return token === 'oneclick-ui' ? null : token;
}

/** The list tells no time of change, so a text is fetched again when any other word of it is another. */
const versionOf = ({ name, jobAdId, releasedDate, location }: z.output<typeof listedJob>): string =>
  [name, jobAdId, releasedDate, placeIn(location), location?.remote === true && 'remote', location?.hybrid === true && 'hybrid']
    .filter((part) => typeof part === 'string')
    .join(' | ');

function descriptionOf({ jobAd }: SmartRecruitersJob): string {
  const { companyDescription, jobDescription, qualifications, additionalInformation } = jobAd?.sections ?? {};
  return [companyDescription, jobDescription, qualifications, additionalInformation]
    .map((section) => ({ title: cleanLine(section?.title ?? ''), body: markdownOf(section?.text ?? '') }))
    .flatMap(({ title, body }) => (body === '' ? [] : title === '' ? [body] : [`### ${title}`, body]))
    .join('\n\n');
}

/** A region's short code outside the United States and Canada reads like a country's (BW, Baden-Württemberg, is Botswana), so only names stay. */
function placeIn(location: z.output<typeof place>): string | null {
  const country = countryIn(location?.country, location?.country);
  const keepsCode = country === 'United States' || country === 'Canada';
  const region = keepsCode || (location?.region ?? '').trim().length > 3 ? location?.region : null;
  return placeOf(location?.city, region, country) ?? placeOf(location?.fullLocation);
}

const place = group({ city: text, region: text, country: text, fullLocation: text, remote: flag, hybrid: flag });
const section = group({ title: text, text });

const page = z.object({ content: z.array(z.unknown()), totalFound: count });
const listedJob = z.object({ id: identity, name: text, jobAdId: text, releasedDate: text, location: place });
const jobDetail = z.object({
  ...listedJob.shape,
  postingUrl: text,
  applyUrl: text,
  active: flag,
  jobAd: group({
    sections: group({ companyDescription: section, jobDescription: section, qualifications: section, additionalInformation: section }),
  }),
});
type SmartRecruitersJob = z.output<typeof jobDetail>;
