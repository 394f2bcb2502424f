import './chip.css';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

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
export function RemovableChip({ name, children = name, onRemove }: RemovableChipProps) {
  return (
    <span className="chip sm soft">
      <span className="text">{children}</span>
      <button type="button" className="x" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon of={X} small />
      </button>
    </span>
  );
}

/** A condition that is in force: field, value (in bold beside its field), and how many rows it leaves. Pressing its words edits it where `onEdit` is given. */
export function FilterChip({ field, value, count, onEdit, onRemove }: FilterChipProps) {
  const words = (
    <>
      {field && <span className="dim">{field}</span>}
      {field ? <b>{value}</b> : value}
      {count !== undefined && <span className="n">{count.toLocaleString('en-US')}</span>}
    </>
  );
  return (
    <RemovableChip name={field ? `${field} ${value}` : value} onRemove={onRemove}>
      {onEdit ? (
        <button type="button" className="words" onClick={onEdit}>
          {words}
        </button>
      ) : (
        <span className="words">{words}</span>
      )}
    </RemovableChip>
  );
}

/** Chips in a row that wraps, or on a phone slides sideways where `slide` is set; `label` stands before them and names the group. */
export function Chips({ label, labelHidden = false, slide = false, children }: ChipsProps) {
  return (
    <div className={clsx('chips', slide && 'slide')} role={label ? 'group' : undefined} aria-label={label}>
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
type RemovableChipProps = { name: string; children?: ReactNode; onRemove: () => void };
type FilterChipProps = { field?: string; value: string; count?: number; onEdit?: () => void; onRemove: () => void };
type ChipsProps = { label?: string; labelHidden?: boolean; slide?: boolean; children: ReactNode };
