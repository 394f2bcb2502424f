import './score.css';

/** A score of 0..100 as a ring: one arc for each part, as long as its weight (`max`) and filled by its `points`. Silent: words next to it say the score. */
export function Ring({ score, parts }: { score: number | null; parts: readonly ScorePart[] }) {
  return (
    <svg className="ring" viewBox="0 0 64 64" aria-hidden="true">
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
function arcs(score: number | null, parts: readonly ScorePart[]): Arc[] {
  const all = parts.length > 0 ? parts : [{ points: score ?? 0, max: 100 }];
  const total = all.reduce((sum, part) => sum + part.max, 0) || 1;
  const gap = all.length > 1 ? 4.5 : 0;
  let start = 0;
  return all.map((part) => {
    const turn = (ROUND * part.max) / total;
    const length = Math.max(0, turn - gap);
    const arc = { start, length, filled: length * shareOf(part) };
    start += turn;
    return arc;
  });
}

/** How much of a part was reached, 0..1. */
export function shareOf({ points, max }: ScorePart): number {
  return max > 0 ? Math.min(1, Math.max(0, points / max)) : 0;
}

const ROUND = 2 * Math.PI * 28;

interface ScorePart {
  points: number;
  max: number;
}
interface Arc {
  start: number;
  length: number;
  filled: number;
}
