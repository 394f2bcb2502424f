import './work.css';
import { lazy, Suspense, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { SkeletonLines } from '#ui/Skeleton.tsx';

const WorkPanel = lazy(retryImport(async () => ({ default: (await import('./WorkPanel.tsx')).WorkPanel })));

/** What the work of an occupation is like, in a fold, fetched when it is opened. */
export function WorkFold({ code }: { code: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="work-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="hit">What is this work like?</summary>
      {open && (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <WorkPanel code={code} />
        </Suspense>
      )}
    </details>
  );
}
