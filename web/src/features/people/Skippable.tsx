import { type ReactNode, useRef } from 'react';

/** A long list that the keyboard can step over, from either end; what does so is seen when it has the focus. */
export function Skippable({ label, children }: { label: string; children: ReactNode }) {
  const before = useRef<HTMLButtonElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  return (
    <div className="skippable">
      <button ref={before} type="button" className="vh chip sm soft" onClick={() => after.current?.focus()}>
        Skip {label}
      </button>
      {children}
      <button ref={after} type="button" className="vh chip sm soft" onClick={() => before.current?.focus()}>
        Back above {label}
      </button>
    </div>
  );
}
