import './work.css';
import { lazy } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { LazyFold } from '#ui/LazyFold.tsx';

const WorkPanel = lazy(retryImport(async () => ({ default: (await import('./WorkPanel.tsx')).WorkPanel })));

/** What the work of an occupation is like, in a fold, fetched when it is opened. */
export function WorkFold({ code }: { code: string }) {
  return (
    <LazyFold className="work-fold" summary="What is this work like?" lines={6}>
      <WorkPanel code={code} />
    </LazyFold>
  );
}
