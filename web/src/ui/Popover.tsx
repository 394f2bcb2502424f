import './popover.css';
import { Popover as Base } from '@base-ui/react/popover';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';

/**
 * A small panel next to what opened it; mount it to open it. The focus goes into it, goes round in it by Tab and, as it closes, goes back to
 * `anchor` if that is still there. Esc and a press elsewhere close it; a press on `anchor` is left to whoever owns that. It points at
 * `anchor` with an `arrow`; `place` gives another rectangle to stand next to. Heavy (Base UI): load it with the view that needs it.
 */
export function Popover({
  anchor,
  label,
  side = 'bottom',
  align = 'start',
  sideOffset = 6,
  alignOffset = 0,
  place,
  arrow = false,
  onClose,
  children,
}: PopoverProps) {
  // Outside a modal dialog nothing can be pressed, so it belongs inside.
  const [dialog] = useState(() => anchor.closest('dialog'));
  return (
    <Base.Root
      open
      onOpenChange={(_, { reason, event }) => {
        const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
        if (reason === 'escape-key' || !(to instanceof Node && anchor.contains(to))) onClose();
      }}
    >
      <Base.Portal container={dialog ?? undefined}>
        <Base.Positioner
          className="popover"
          anchor={place ? { getBoundingClientRect: place, contextElement: anchor } : anchor}
          side={side}
          align={align}
          sideOffset={sideOffset}
          alignOffset={alignOffset}
          collisionPadding={12}
          // Where it stands was measured.
          collisionAvoidance={place && { side: 'none', align: 'shift', fallbackAxisSide: 'none' }}
        >
          <Base.Popup
            className="panel settle"
            aria-label={label}
            finalFocus={() => (anchor.isConnected ? anchor : false)}
            onKeyDown={goRound}
          >
            {arrow && <Base.Arrow className="arrow" />}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Past its last control Tab goes on with the first, and the other way round. */
const goRound = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled, [type=radio]:not(:checked)') && control.checkVisibility(),
  );
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (controls.some((control) => (document.activeElement?.compareDocumentPosition(control) ?? 0) & side)) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
};

type PopoverProps = Pick<ComponentProps<typeof Base.Positioner>, 'side' | 'align' | 'sideOffset'> & {
  anchor: HTMLElement;
  label: string;
  alignOffset?: number;
  place?: (() => DOMRect) | undefined;
  arrow?: boolean;
  onClose: () => void;
  children: ReactNode;
};
