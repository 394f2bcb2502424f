import './popover.css';
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';

/**
 * A small panel beside what opened it; mount it to open it. The focus goes into it and, as it closes, back to `anchor`. Esc, a press
 * elsewhere and moving on by Tab close it; a press on `anchor` is left to whoever owns that. Heavy (Base UI): load it with the view that
 * needs it.
 */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  return (
    <Base.Root
      open
      onOpenChange={(_, { reason, event }) => {
        const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
        if (reason === 'escape-key' || !(to instanceof Node && anchor.contains(to))) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner className="popover" anchor={anchor} align="start" sideOffset={6} collisionPadding={12}>
          <Base.Popup className="panel settle" aria-label={label} finalFocus={() => anchor}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type PopoverProps = { anchor: HTMLElement; label: string; onClose: () => void; children: ReactNode };
