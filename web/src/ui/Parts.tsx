import './score.css';
import type { CSSProperties, ReactNode } from 'react';
import { shareOf } from './Ring.tsx';

/** The parts of a score as bars whose points add up to it, each with its `note`. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="parts num">
      {parts.map((part) => (
        <li key={part.label}>
          <span>{part.label}</span>
          {part.note && <p>{part.note}</p>}
          <i style={{ '--v': `${shareOf(part) * 100}%` } as CSSProperties} />{' '}
          <span>
            {part.points}/{part.max}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Part {
  label: string;
  points: number;
  max: number;
  note?: ReactNode;
}
