import './thread.css';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStickToBottom } from 'use-stick-to-bottom';
import { Icon } from './Icon.tsx';

/** A thread that follows the answer as it grows, lets go the moment the student scrolls up, and offers the way back. It fills its parent. */
export function ThreadScroll({ label, children }: { label: string; children: ReactNode }) {
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({ initial: 'instant', resize: 'instant' });
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div className="thread">
      <div className="port" ref={scrollRef} role="region" aria-label={label} tabIndex={0}>
        <div className="talk" ref={contentRef}>{children}</div>
      </div>
      {!isAtBottom && (
        <button type="button" className="chip sm soft jump" onClick={() => void scrollToBottom(still() ? 'instant' : 'smooth')}>
          <Icon of={ChevronDown} small />
          Jump to latest
        </button>
      )}
    </div>
  );
}
