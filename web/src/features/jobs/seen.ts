import { type Vendor, vendorNames } from '@alive/contract/boards.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { ago, dayOf } from '#ui/when.ts';

/** Where a job was found and when it was last seen there, as briefly as a closed card has room for. */
export const seenOf = (job: Pick<Job, 'source' | 'last_verified_at' | 'state'>, now: Date): { text: string; minor?: boolean }[] => {
  if (job.source === 'sample') return [{ text: job.state === 'closed' ? 'Sample posting, closed' : 'Sample posting' }];
  const seen =
    job.state === 'closed'
      ? 'Closed'
      : job.state === 'uncertain'
        ? `Not verified since ${dayOf(job.last_verified_at, now)}`
        : `Seen ${ago(job.last_verified_at, now)}`;
  return [{ text: vendorNames[job.source as Vendor] ?? lists[job.source] ?? job.source, minor: true }, { text: seen }];
};

const lists: Record<string, string> = { simplify: 'Public list', csv: 'Imported list', json: 'Imported list' };
