import type { Job } from '@alive/contract/jobs.ts';
import { lazy, Suspense, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { SkeletonLines } from '#ui/Skeleton.tsx';

const PostingRead = lazy(retryImport(async () => ({ default: (await import('./PostingRead.tsx')).PostingRead })));

/** The whole posting in a fold, fetched when it is opened. */
export function Posting({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="posting" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="note hit">Read the posting</summary>
      {open && (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <PostingRead id={job.id} />
        </Suspense>
      )}
    </details>
  );
}
