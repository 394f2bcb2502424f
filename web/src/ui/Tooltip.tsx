import './tooltip.css';
import { Info } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/**
 * An info button and its words: shown on hover, focus and tap, closed by Esc, by leaving, or by a press elsewhere. `label` names the button.
 * The words stand at its right; on a phone they take a line of their own, so put it in a flex row that wraps.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useCloseOutside(box, open, () => setOpen(false));

  return (
    <span
      ref={box}
      className="tipbox"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className="hit"
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Icon of={Info} small />
      </button>
      <span className="tip inked" role="tooltip" id={id} data-open={open || undefined}>
        {children}
      </span>
    </span>
  );
}

function useCloseOutside(box: { current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const outside = (event: PointerEvent) => event.target instanceof Node && !box.current?.contains(event.target) && close();
    document.addEventListener('pointerdown', outside, { signal: stop.signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), { signal: stop.signal });
    return () => stop.abort();
  }, [open, box, close]);
}
