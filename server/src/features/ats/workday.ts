import * as z from 'zod';
import { cleanLine } from '#platform/clean.ts';
import { markdownOf } from '#platform/html.ts';
import { type Posting, workplaceOf } from '#platform/posting.ts';
import { type ListedJob, readWithDetails } from './details.ts';
import { postingOf } from './pages.ts';
import { countryIn, dateOf, placeOf, placesOf } from './read-fields.ts';
import { count, flag, group, listOf, replyOf, text } from './reply.ts';
import type { BoardReader, BoardToRead } from './vendor.ts';

/**
 * The JSON behind the careers sites that Workday hosts (/wday/cxs/, not documented by it): a list by POST, at most 20 a page, and an
 * answer for each job with its text, places and date. One search finds at most 2,000 jobs, an offset past the end answers the first page
 * again, and many sites tell the total on the first page only. A token is "tenant|wd5|Site"; a site's name keeps its capitals.
 */
export const workday: BoardReader = {
  vendor: 'workday',
  tokenOf,
  read: (board, ask) => {
    const { tenant, site } = siteOf(board);
    const api = apiOf(board);
    return readWithDetails(board, ask, {
      pageAt: async (offset) => {
        const body = { appliedFacets: {}, limit: 20, offset, searchText: '' };
        const { jobPostings, total } = replyOf(page, await ask({ url: `${api}/jobs`, body }));
        return { rows: jobPostings, total: total ?? null };
      },
      jobOf: (row) => {
        const { data } = listedJob.safeParse(row);
        if (data === undefined) return null;
        const { externalPath, title, locationsText } = data;
        return {
          row: data,
          // The number at its end is the requisition's, which a site may list more than once.
          sourceId: `${tenant}/${site}/${externalPath.slice(externalPath.lastIndexOf('/') + 1)}`,
          version: [externalPath, title, locationsText].filter((part) => typeof part === 'string').join(between),
          detailUrl: `${api}${externalPath}`,
        };
      },
      mapDetail: (job, json) => {
        const { data } = jobDetail.safeParse(json);
        if (data === undefined) return null;
        return data.jobPostingInfo.posted === false ? 'closed' : mapWorkday(job, data.jobPostingInfo, board);
      },
      cap: 2000,
    });
  },
  isOpen: async (board, version, ask) => {
    const [path = ''] = version.split(between);
    const { jobPostingInfo } = replyOf(jobDetail, await ask({ url: `${apiOf(board)}${path}` }));
    return jobPostingInfo.posted !== false;
  },
};

/** The parts of a version, of which the first is the path of the job's own answer. */
const between = ' | ';

function mapWorkday(job: WorkdayJob, info: WorkdayDetail, board: BoardToRead): Posting | null {
  const { host, site } = siteOf(board);
  return postingOf(board, {
    source: 'workday',
    sourceId: job.sourceId,
    title: cleanLine(info.title ?? '') || job.row.title,
    addresses: [info.externalUrl, new URL(`https://${host}/${site}${job.row.externalPath}`).href],
    description: markdownOf(info.jobDescription ?? ''),
    locations: placesIn(info, job.row),
    workplace: workplaceOf(info.remoteType),
    postedAt: postedAt(info, job.row, board.now),
    listVersion: job.version,
  });
}

/** A site's page or one of its jobs, with or without a language ("/en-US/External/job/…"), and its API. */
function tokenOf({ hostname, pathname }: URL): string | null {
  const [, tenant, centre] = /^([\w-]+)\.(wd\d{1,3})\.myworkdayjobs\.com$/.exec(hostname) ?? [];
  const api = /^\/wday\/cxs\/[^/]+\/([\w.-]+)/.exec(pathname);
  const page = /^\/(?:[a-z]{2}-[a-z]{2}\/)?(?!(?:wday|[a-z]{2}-[a-z]{2})(?:\/|$))([\w.-]+)/i.exec(pathname);
  const site = (api ?? page)?.[1];
  return tenant === undefined || site === undefined ? null : `${tenant}|${centre}|${site}`;
}

function apiOf(board: Pick<BoardToRead, 'token'>): string {
  const { host, tenant, site } = siteOf(board);
  return `https://${host}/wday/cxs/${tenant}/${site}`;
}

function siteOf({ token }: Pick<BoardToRead, 'token'>): { host: string; tenant: string; site: string } {
  const [tenant = '', centre = '', site = ''] = token.split('|');
  return { host: `${tenant}.${centre}.myworkdayjobs.com`, tenant, site };
}

/** The country stated is that of the first place. A list that counts its places ("5 Locations") names none. */
function placesIn(info: WorkdayDetail, row: WorkdayJob['row']): string[] {
  const country = info.jobRequisitionLocation?.country ?? info.country;
  const listed = /^\d+ \p{L}+$/u.test(row.locationsText?.trim() ?? '') ? null : row.locationsText;
  // "Korea, Republic of" would read as two places.
  const name = countryIn(country?.alpha2Code, country?.descriptor?.replace(/,.*$/, ''));
  return placesOf(placeOf(info.location ?? info.jobRequisitionLocation?.descriptor ?? listed, name), ...info.additionalLocations);
}

/**
 * The start date is the day of posting on most sites; where it lies ahead it is the day on which the work starts, and the words of the
 * page are read instead.
 */
function postedAt(info: WorkdayDetail, row: WorkdayJob['row'], now: Date): Date | null {
  const start = dateOf(info.startDate, now);
  return start !== null && start <= now ? start : daysAgo(info.postedOn ?? row.postedOn ?? '', now);
}

/** "Posted Today", "Posted Yesterday", "Posted 3 Days Ago"; "30+ Days Ago" is only a bound, so null. */
function daysAgo(words: string, now: Date): Date | null {
  const counted = /\b(\d{1,2}) days? ago\b/i.exec(words)?.[1];
  const days = /\btoday\b/i.test(words) ? 0 : /\byesterday\b/i.test(words) ? 1 : counted === undefined ? null : Number(counted);
  return days === null ? null : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days));
}

const page = z.object({ jobPostings: z.array(z.unknown()), total: count });
const listedJob = z.object({
  externalPath: z
    .string()
    .regex(/^\/job\/[^?#\\\s\p{C}]{1,500}$/u)
    .refine((path) => !/\/\.{0,2}(?:\/|$)/.test(path)),
  title: text,
  locationsText: text,
  postedOn: text,
});
const country = group({ descriptor: text, alpha2Code: text });
const place = z.union([z.string(), z.object({ descriptor: z.string() }).transform(({ descriptor }) => descriptor)]);
const jobDetail = z.object({
  jobPostingInfo: z.object({
    title: text,
    jobDescription: text,
    location: place.nullish().catch(null),
    additionalLocations: listOf(place),
    country,
    jobRequisitionLocation: group({ descriptor: text, country }),
    remoteType: text,
    startDate: text,
    postedOn: text,
    posted: flag,
    externalUrl: text,
  }),
});
type WorkdayDetail = z.output<typeof jobDetail>['jobPostingInfo'];
interface WorkdayJob extends ListedJob {
  row: z.output<typeof listedJob>;
}
