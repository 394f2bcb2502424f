import type { Job } from '@alive/contract/jobs.ts';
import { lazy } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { LazyFold } from '#ui/LazyFold.tsx';

const PostingRead = lazy(retryImport(async () => ({ default: (await import('./PostingRead.tsx')).PostingRead })));

/** The whole posting in a fold, fetched when it is opened. */
export function Posting({ job }: { job: Job }) {
  return (
    <LazyFold className="posting" summary="Read the posting" isNote lines={4}>
      <PostingRead id={job.id} />
    </LazyFold>
  );
}
