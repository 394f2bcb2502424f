import './search.css';
import type { User } from '@alive/contract/account.ts';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { useMedia } from '#ui/useMedia.ts';
import { copy } from './copy.ts';

/**
 * Who is searching, whole at the top of the thread and in one row while that is scrolled away; `doors` stand in that row, on a phone in the
 * bar of the frame. Below, the conditions, or their outline while the first ones are awaited.
 */
export function SearchHeader({ user, sample, awaiting, doors, children }: SearchHeaderProps) {
  const wide = useMedia('(width >= 48rem)');
  const whole = useRef<HTMLElement>(null);
  const [away, setAway] = useState(false);
  // The frame may be drawn along with this, and is there once both are.
  const bar = useSyncExternalStore(never, placeInBar);
  useLayoutEffect(() => {
    if (!whole.current) return undefined;
    const watch = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false), {
      root: whole.current.closest('.port'),
      rootMargin: '-44px 0px 0px',
    });
    watch.observe(whole.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      {wide ? (
        <div className="search-bar stuck" data-away={away || undefined}>
          <p aria-hidden="true">
            Hi {user.firstName}, <span className="em">{copy.dreamJob}</span>
          </p>
          {sample && <SampleLabel />}
          {doors}
        </div>
      ) : (
        bar && createPortal(doors, bar)
      )}
      <header className="search-head" ref={whole}>
        <title>Search · Alive</title>
        <h1 className="show">
          Hi {user.firstName}, <span className="em">{copy.dreamJob}</span>
        </h1>
        <p className="dim">
          {user.major}
          <span className="dot">&nbsp;· </span>
          {user.school}
          <span className="dot">&nbsp;· </span>
          Class of {user.graduationYear}
        </p>
      </header>
      {awaiting && (
        <div className="looking stuck" aria-hidden="true">
          {['98px', '76px', '82px'].map((width) => (
            <i key={width} className="bone" style={{ '--w': width } as CSSProperties} />
          ))}
        </div>
      )}
      {children}
    </>
  );
}

const placeInBar = (): HTMLElement | null => document.getElementById('bar-doors');
const never = () => () => undefined;

interface SearchHeaderProps {
  user: User;
  sample: boolean;
  /** It is not known yet under which conditions. */
  awaiting: boolean;
  /** The ways to other chats and lists. */
  doors: ReactNode;
  children?: ReactNode;
}
