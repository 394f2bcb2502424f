import type { JobDetail } from '@alive/contract/jobs.ts';
import { lazy, Suspense } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { copy } from './copy.ts';
import { spansOf } from './quotes.ts';

const MarkedMarkdown = lazy(retryImport(async () => ({ default: (await import('#ui/MarkedMarkdown.tsx')).MarkedMarkdown })));

/** The posting as its source wrote it, with the sentences marked that decide who may apply. */
export function PostingText({ job: { description, skills, verdicts } }: { job: JobDetail }) {
  if (description === '') return <p className="dim">{copy.noText}</p>;
  return (
    <>
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <MarkedMarkdown text={description} marks={spansOf(verdicts)} />
      </Suspense>
      {skills.length > 0 && (
        <p className="note">
          <b>{copy.skillsNamed}</b> {skills.join(', ')}
        </p>
      )}
    </>
  );
}
