import type { Job } from '@alive/contract/jobs.ts';
import { lazy } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { LazyFold } from '#ui/LazyFold.tsx';
import { copy } from './copy.ts';

const Comparison = lazy(retryImport(async () => ({ default: (await import('./Comparison.tsx')).Comparison })));

/** What a posting asks for, next to the lines of the résumé that show it, in a fold that is fetched when it is opened; nothing without a student. */
export function ComparisonFold({ job }: { job: Job }) {
  if (!job.match) return null;
  return (
    <LazyFold className="comparison" summary={copy.summary} lines={6}>
      <Comparison job={job} />
    </LazyFold>
  );
}
