import { createHash } from 'node:crypto';
import type { Db } from '#db/open.ts';
import { aliasKey } from '#language/industries.ts';
import { idOf } from '#platform/ids.ts';
import type { Posting } from '#platform/posting.ts';
import { addressOf } from './address.ts';
import { storedJobs } from './store.ts';

/**
 * Tells apart the jobs of a file that share an id and name another employer or address: the first keeps the id, in this file and in
 * those that came before it; the others get one of their own, which is the same in every import. Open one for each run.
 */
export const openOwnIds = (db: Db): ((postings: readonly Posting[]) => Promise<Posting[]>) => {
  const owners = new Map<string, string>();
  return async (postings) => {
    const stored = await storedJobs(
      db,
      postings.map(({ source, sourceId }) => idOf(source, sourceId)),
    );
    return postings.map((posting) => {
      const id = idOf(posting.source, posting.sourceId);
      const key = jobKey(posting);
      const before = stored.get(id);
      const owner = owners.get(id) ?? (before === undefined ? key : jobKey(before));
      owners.set(id, owner);
      return owner === key ? posting : { ...posting, sourceId: `${posting.sourceId} ${hashed(key)}` };
    });
  };
};

/** What makes two rows of a list one job: the employer, however it is spelled, and the address without what counts visitors. */
export const jobKey = (job: Pick<Posting, 'companyName' | 'url' | 'title'>): string =>
  `${aliasKey(job.companyName)} ${addressKey(addressOf(job))}`;

function addressKey(address: string): string {
  const url = URL.parse(address);
  if (url === null || url.protocol === 'mailto:') return address;
  for (const name of url.searchParams.keys().toArray()) if (/^(?:utm_\w+|gclid|fbclid)$/i.test(name)) url.searchParams.delete(name);
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}${url.hash}`;
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 16);
