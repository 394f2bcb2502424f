import './thread.css';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { type Below, follow, type Follower } from './follow.ts';
import { Icon } from './Icon.tsx';

/**
 * A thread that follows the answer as it grows, lets go the moment the student scrolls up, and offers the way back. It fills its parent.
 * `turn` changes when something new was said; with `hold` its beginning stays in view, otherwise its end is followed. `above` stands before
 * the first message: what of it is `stuck` stays at the top, the rest scrolls away. `dense` draws messages, cards and chips closer.
 */
export function ThreadScroll({ label, turn, hold = false, dense = false, above, children }: ThreadScrollProps) {
  const port = useRef<HTMLElement>(null);
  const follower = useRef<Follower>(null);
  const [below, setBelow] = useState<Below>('nothing');
  useLayoutEffect(() => {
    if (!port.current) return undefined;
    const { stop } = (follower.current = follow(port.current, setBelow));
    return stop;
  }, []);
  useLayoutEffect(() => follower.current?.show(turn, hold), [turn, hold]);
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div className="thread" data-below={below === 'nothing' ? undefined : below}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="port" ref={port} aria-label={label} tabIndex={0}>
        <div className="talk" data-dense={dense || undefined}>
          {above && <div className="above">{above}</div>}
          {children}
        </div>
      </section>
      {below === 'left' && (
        <button type="button" className="chip sm soft jump" onClick={() => follower.current?.toEnd(still() ? 'instant' : 'smooth')}>
          <Icon of={ChevronDown} small />
          Jump to latest
        </button>
      )}
    </div>
  );
}

type ThreadScrollProps = { label: string; turn: unknown; hold?: boolean; dense?: boolean; above?: ReactNode; children: ReactNode };
