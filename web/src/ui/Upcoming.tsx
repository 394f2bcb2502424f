import './motif.css';
import './upcoming.css';
import type { ReactNode } from 'react';

/** A view that is not there yet: what it will be, point by point, and what there is meanwhile as children. `drawing` is an SVG in the motif's line. */
export function Upcoming({
  promise,
  points,
  drawing,
  children,
}: {
  promise: string;
  points: string[];
  drawing: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="upcoming">
      <div className="words">
        <p className="label">Being built. Nothing here is pretended until it works.</p>
        <p className="head">{promise}</p>
        <ul className="path">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {children}
      </div>
      <svg className="motif" viewBox="0 0 400 280" aria-hidden="true">
        {drawing}
      </svg>
    </div>
  );
}
