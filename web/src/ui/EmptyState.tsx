import './empty.css';
import type { ReactNode } from 'react';
import { Sprig } from './Motif.tsx';

/** Nothing here yet: a sprig, the sentence that was specified, and at most one action. */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Sprig />
      <p className="read">{sentence}</p>
      {children}
    </div>
  );
}
