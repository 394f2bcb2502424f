import './thread.css';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStickToBottom } from 'use-stick-to-bottom';
import { Icon } from './Icon.tsx';

/**
 * A thread that follows the answer as it grows, lets go the moment the student scrolls up, and offers the way back. It fills its parent.
 * `dense` draws messages, cards and chips closer, as beside the sidebar.
 */
export function ThreadScroll({ label, dense = false, children }: ThreadScrollProps) {
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({ initial: 'instant', resize: 'instant' });
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div className="thread">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="port" ref={scrollRef} aria-label={label} tabIndex={0}>
        <div className="talk" data-dense={dense || undefined} ref={contentRef}>{children}</div>
      </section>
      {!isAtBottom && (
        <button type="button" className="chip sm soft jump" onClick={() => void scrollToBottom(still() ? 'instant' : 'smooth')}>
          <Icon of={ChevronDown} small />
          Jump to latest
        </button>
      )}
    </div>
  );
}

type ThreadScrollProps = { label: string; dense?: boolean; children: ReactNode };
