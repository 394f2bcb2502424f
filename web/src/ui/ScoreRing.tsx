import './score.css';
import { clsx } from 'clsx';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { isStrong, scoreWord } from './score.ts';

/**
 * A score of 0..100 as a ring: one arc for each part, as long as its weight (`max`) and filled by its `points`. A button opens the same
 * parts as bars whose points add up to the score, each with its `note`; `opened` begins with them. Null means that there was too little text
 * to score.
 */
export function ScoreRing({ score, parts, opened = false }: ScoreRingProps) {
  const id = useId();
  const [open, setOpen] = useState(opened);
  const known = parts.length > 0;
  return (
    <div className={clsx('scored', isStrong(score) && 'good')}>
      <div className="score">
        <Ring score={score} parts={parts} label={score === null ? 'No score' : `Match ${score} of 100`} />
        <div>
          {(score === null || scoreWord(score) !== '') && (
            <b>{score === null ? 'Too little text to score' : `${scoreWord(score)} match`}</b>
          )}
          {known && (
            <button type="button" className="note hit" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {open ? 'Hide the parts' : 'Show the parts'}
            </button>
          )}
        </div>
      </div>
      {known && (
        <ul className="parts num" id={id} hidden={!open}>
          {parts.map((part) => (
            <li key={part.label}>
              <span>{part.label}</span>
              {part.note && <p>{part.note}</p>}
              <i style={{ '--v': `${share(part) * 100}%` } as CSSProperties} />
              <span>
                {part.points}/{part.max}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Ring({ score, parts, label }: { score: number | null; parts: ScorePart[]; label: string }) {
  const name = { role: 'img', 'aria-label': label };
  return (
    <svg className="ring" viewBox="0 0 64 64" {...name}>
      <g transform="rotate(-86 32 32)">
        {arcs(score, parts).map((arc) => (
          <g key={arc.start} strokeDashoffset={-arc.start}>
            <circle cx="32" cy="32" r="28" strokeDasharray={`${arc.length} ${ROUND}`} />
            {arc.filled > 0 && <circle className="fg" cx="32" cy="32" r="28" strokeDasharray={`${arc.filled} ${ROUND}`} />}
          </g>
        ))}
      </g>
      <text x="32" y="39.4">
        {score ?? '–'}
      </text>
    </svg>
  );
}

/** Arcs in user units around a circle of radius 28, a gap after each. Without parts the score itself is the only one. */
function arcs(score: number | null, parts: ScorePart[]): Arc[] {
  const all = parts.length > 0 ? parts : [{ label: '', points: score ?? 0, max: 100 }];
  const total = all.reduce((sum, part) => sum + part.max, 0) || 1;
  const gap = all.length > 1 ? 4.5 : 0;
  let start = 0;
  return all.map((part) => {
    const turn = (ROUND * part.max) / total;
    const length = Math.max(0, turn - gap);
    const arc = { start, length, filled: length * share(part) };
    start += turn;
    return arc;
  });
}

function share({ points, max }: ScorePart): number {
  return max > 0 ? Math.min(1, Math.max(0, points / max)) : 0;
}

const ROUND = 2 * Math.PI * 28;

type ScorePart = { label: string; points: number; max: number; note?: ReactNode };
type Arc = { start: number; length: number; filled: number };
type ScoreRingProps = { score: number | null; parts: ScorePart[]; opened?: boolean };
