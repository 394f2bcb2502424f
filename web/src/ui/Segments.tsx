import './segments.css';
import { clsx } from 'clsx';
import { useId } from 'react';

/** One pill of a few answers; null while none was chosen. Native radios, so the arrows walk and forms understand it. */
export function Segments<T extends string | boolean>({
  options,
  label,
  labelledBy,
  value,
  small = false,
  onValueChange,
  disabled,
}: SegmentsProps<T>) {
  const name = useId();
  return (
    <div className={clsx('segments', small && 'sm')} role="radiogroup" aria-label={label} aria-labelledby={labelledBy}>
      {options.map(([word, answer]) => (
        <label key={word}>
          <input type="radio" name={name} checked={value === answer} disabled={disabled} onChange={() => onValueChange(answer)} />
          <span>{word}</span>
        </label>
      ))}
    </div>
  );
}

type SegmentsProps<T> = {
  /** What each answer is called, and what it is. */
  options: readonly (readonly [string, T])[];
  value: T | null;
  onValueChange: (value: T) => void;
  label?: string;
  labelledBy?: string;
  small?: boolean;
  disabled?: boolean;
};
