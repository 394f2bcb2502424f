import './work-fold.css';
import { clsx } from 'clsx';
import { lazy } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { LazyFold } from '#ui/LazyFold.tsx';
import { copy } from './copy.ts';

const WorkPanel = lazy(retryImport(async () => ({ default: (await import('./WorkPanel.tsx')).WorkPanel })));

/** What the work of an occupation is like, in a fold, fetched when it is opened; `small` where it stands in a card. */
export function WorkFold({ code, small = false }: { code: string; small?: boolean }) {
  return (
    <LazyFold className={clsx('work-fold', small && 'small')} summary={copy.question} isNote={small} lines={6}>
      <WorkPanel code={code} />
    </LazyFold>
  );
}
