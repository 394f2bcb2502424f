import { type ReactNode, Suspense, useState } from 'react';
import { SkeletonLines } from './Skeleton.tsx';

/** A fold whose content is made, and may be loaded, when it is opened; `lines` of a skeleton stand in meanwhile. */
export function LazyFold({ className, summary, isNote = false, lines, children }: LazyFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={isNote ? 'note hit' : 'hit'}>{summary}</summary>
      {open && <Suspense fallback={<SkeletonLines lines={lines} />}>{children}</Suspense>}
    </details>
  );
}

interface LazyFoldProps {
  className: string;
  summary: string;
  /** Whether its summary is in small print. */
  isNote?: boolean;
  lines: number;
  children: ReactNode;
}
