import './progress.css';
import type { CSSProperties } from 'react';

/** A path that grows: `value` in percent, a dot for each of `steps` still to come. */
export function Progress({ value, steps = 5, label }: ProgressProps) {
  const stops = Array.from({ length: steps }, (_, index) => ((index + 1) * 100) / steps);
  return (
    <div
      className="progress"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native bar cannot carry the dots
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      style={at(value)}
    >
      <div className="rail">
        {stops
          .filter((stop) => stop > value)
          .map((stop) => (
            <u key={stop} style={at(stop)} />
          ))}
        <i />
        <b />
      </div>
      <span className="label num">{value}%</span>
    </div>
  );
}

function at(percent: number): CSSProperties {
  return { '--p': `${percent}%` } as CSSProperties;
}

type ProgressProps = { value: number; steps?: number; label: string };
