import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { copy } from './copy.ts';
import type { FactStore } from './useFacts.ts';

/** What shows facts, once they are read; until then lines in their place, or that they cannot be read. */
export function WhenRead({ store: { isRead, isUnreadable, readAgain }, children }: { store: FactStore; children: ReactNode }) {
  if (isRead) return children;
  if (!isUnreadable) return <SkeletonLines lines={5} />;
  return (
    <div className="unread" role="alert">
      <p>{copy.unread}</p>
      <Button onClick={readAgain}>{copy.tryAgain}</Button>
    </div>
  );
}
