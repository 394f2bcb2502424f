import type { JobDetail } from '@alive/contract/jobs.ts';
import { lazy, Suspense } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { spansOf } from './quotes.ts';

const MarkedMarkdown = lazy(retryImport(async () => ({ default: (await import('#ui/MarkedMarkdown.tsx')).MarkedMarkdown })));

/** The posting as its source wrote it, with the sentences marked that decide who may apply. */
export function PostingText({ job: { description, skills, verdicts } }: { job: JobDetail }) {
  if (description === '') return <p className="dim">The list this came from has no text, only the link.</p>;
  return (
    <>
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <MarkedMarkdown text={description} marks={spansOf(verdicts)} />
      </Suspense>
      {skills.length > 0 && (
        <p className="note">
          <b>Skills it names:</b> {skills.join(', ')}
        </p>
      )}
    </>
  );
}
