import type { Alumni } from '@alive/contract/people.ts';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { isStrong, scoreWord } from '#ui/score.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** How well a person fits, as a figure; a press, or the pointer over it, tells why. */
export function Match({ person: { name, match_score: score, match_reasons: reasons } }: { person: Alumni }) {
  const [open, setOpen] = useState<'pressed' | 'hovered' | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => {
    if (open !== 'pressed') return undefined;
    const stop = new AbortController();
    const close = (event: Event) => {
      const outside = event.target instanceof Node && !box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) setOpen(null);
    };
    document.addEventListener('pointerdown', close, { signal: stop.signal });
    document.addEventListener('keydown', close, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);
  const word = [`Match ${score} of 100`, scoreWord(score).toLowerCase()].filter(Boolean).join(', ');
  if (reasons.length === 0)
    return (
      <span className={clsx('figure num', isStrong(score) && 'good')}>
        <VisuallyHidden>{word}</VisuallyHidden>
        <span aria-hidden="true">{score}</span>
      </span>
    );
  return (
    <span
      className="match"
      ref={box}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open === null && setOpen('hovered')}
      onPointerLeave={() => open === 'hovered' && setOpen(null)}
    >
      <button
        type="button"
        className={clsx('figure num hit', isStrong(score) && 'good')}
        aria-label={`${word}. Why ${name}?`}
        aria-expanded={open !== null}
        aria-controls={id}
        onClick={() => setOpen(open === 'pressed' ? null : 'pressed')}
      >
        {score}
      </button>
      <ul className="why inked" id={id} hidden={open === null} aria-label={`Why ${name}`}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </span>
  );
}
