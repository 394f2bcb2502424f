import './chip.css';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { figure } from './numbers.ts';
import { useRoving } from './useRoving.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A chip to press. With `pressed` it is a choice (`aria-pressed`), without it an action such as a suggested reply. */
export function Chip({ pressed, count, small = false, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={clsx('chip', small && 'sm', pressed && 'on', className)}>
      <span className="text">{children}</span>
      {count !== undefined && <span className="n">{count}</span>}
    </button>
  );
}

/** A chosen thing with a cross. `name` is what the cross's label says: "Remove Boston". */
export function RemovableChip({ name, onRemove }: RemovableChipProps) {
  return (
    <span className="chip sm soft">
      <span className="text">{name}</span>
      <button type="button" className="x" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon of={X} small />
      </button>
    </span>
  );
}

/**
 * A thing that is in force, such as a filter: `kind` says of what ("School", "" where `value` says it), `count` how many rows it leaves. Pressing
 * it asks for a change, where `onOpen` can give one; the cross takes it away. Several values are alternatives, joined by "or". The second press of a double click does nothing.
 */
export function FilterChip({ kind, value, count, open = false, onOpen, onRemove }: FilterChipProps) {
  const values = [value].flat();
  const words = (
    <>
      {kind && <span className="n">{kind} </span>}
      {values.map((one, place) => (
        <Fragment key={one}>
          {place > 0 && <span className="or"> or </span>}
          {kind === undefined ? one : <b>{one}</b>}
        </Fragment>
      ))}
      {count !== undefined && <span className="n"> {figure(count)}</span>}
    </>
  );
  return (
    <span className={clsx('chip sm soft', values.length > 1 && 'wraps')} data-open={open || undefined}>
      {onOpen ? (
        <button
          type="button"
          className="text words"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => onOpen(event.currentTarget)}
        >
          <VisuallyHidden>Change </VisuallyHidden>
          {words}
        </button>
      ) : (
        <span className="text">{words}</span>
      )}
      <button type="button" className="x" aria-label={`Remove ${values.join(' or ')}`} onClick={(event) => event.detail < 2 && onRemove()}>
        <Icon of={X} small />
      </button>
    </span>
  );
}

/**
 * Chips in a row that wraps, or below 1024 px slides sideways where `slide` is set; `label` stands before them and names the group. They are
 * one stop of the keyboard.
 */
export function Chips({ label, labelHidden = false, slide = false, children }: ChipsProps) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <div {...roving} className={clsx('chips', slide && 'slide')} role={label ? 'group' : undefined} aria-label={label}>
      {label && !labelHidden && (
        <span className="label" aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </div>
  );
}

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed?: boolean; count?: number; small?: boolean };
type RemovableChipProps = { name: string; onRemove: () => void };
type FilterChipProps = {
  kind?: string;
  value: string | readonly string[];
  count?: number;
  /** Whether the change asked for is being made. */
  open?: boolean;
  /** Gets the chip's button, for what opens next to it. */
  onOpen?: (chip: HTMLElement) => void;
  onRemove: () => void;
};
type ChipsProps = { label?: string; labelHidden?: boolean; slide?: boolean; children: ReactNode };
