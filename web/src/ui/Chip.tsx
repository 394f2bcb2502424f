import './chip.css';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
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
export function RemovableChip({ name, children = name, disabled = false, onRemove }: RemovableChipProps) {
  return (
    <span className="chip sm soft">
      <span className="text">{children}</span>
      <button type="button" className="x" aria-label={`Remove ${name}`} disabled={disabled} onClick={onRemove}>
        <Icon of={X} small />
      </button>
    </span>
  );
}

/** A condition that is in force, and how many rows it leaves. */
export function FilterChip({ value, count, disabled, onRemove }: FilterChipProps) {
  return (
    <RemovableChip name={value} disabled={disabled} onRemove={onRemove}>
      <span className="words">
        {value}
        {count !== undefined && <span className="n">{count.toLocaleString('en-US')}</span>}
      </span>
    </RemovableChip>
  );
}

/** Chips in a row that wraps, or on a phone slides sideways where `slide` is set; `label` stands before them and names the group, which can take focus from script. */
export function Chips({ label, labelHidden = false, slide = false, ref, children }: ChipsProps) {
  return (
    <div ref={ref} tabIndex={-1} className={clsx('chips', slide && 'slide')} role={label ? 'group' : undefined} aria-label={label}>
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
type RemovableChipProps = { name: string; children?: ReactNode; disabled?: boolean; onRemove: () => void };
type FilterChipProps = { value: string; count?: number; disabled?: boolean; onRemove: () => void };
type ChipsProps = { label?: string; labelHidden?: boolean; slide?: boolean; ref?: Ref<HTMLDivElement>; children: ReactNode };
