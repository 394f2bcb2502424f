import './tooltip.css';
import { Info } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

/**
 * An info button and its words: shown on hover, focus and tap, closed by Esc, by leaving, or by a press elsewhere. `label` names the button.
 * The words stand at its right; on a phone they take a line of their own, so put it in a flex row that wraps.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const { around, on, isOpen } = useTip<HTMLSpanElement>();
  return (
    <span className="tipbox" {...around}>
      <button type="button" className="hit" aria-label={label} aria-describedby={id} {...on}>
        <Icon of={Info} small />
      </button>
      <span className="tip inked" role="tooltip" id={id} data-open={isOpen || undefined}>
        {children}
      </span>
    </span>
  );
}

/** Words that are open on hover, focus and tap, closed by Esc, by leaving, or by a press elsewhere: props of what holds both, and of what is pointed at. */
export const useTip = <E extends HTMLElement>() => {
  const box = useRef<E>(null);
  const [isOpen, setOpen] = useState(false);
  useCloseOutside(box, isOpen, () => setOpen(false));
  const pointed = (isOver: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(isOver);
  return {
    around: { ref: box, onPointerEnter: pointed(true), onPointerLeave: pointed(false) },
    on: { onFocus: () => setOpen(true), onBlur: () => setOpen(false), onClick: () => setOpen(true) },
    isOpen,
  };
};

function useCloseOutside(box: { current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const outside = (event: Event) => event.target instanceof Node && !box.current?.contains(event.target) && close();
    document.addEventListener('pointerdown', outside, { signal: stop.signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), { signal: stop.signal });
    return () => stop.abort();
  }, [open, box, close]);
}
