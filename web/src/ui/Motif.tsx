import './motif.css';
import { memo } from 'react';
import { seeded } from './seed.ts';

/**
 * The sheaf of hairlines, each ending in a small open ring, with one lit. It fills the foot of the wizard's side:
 * `wide` for step 1 (480 px), `narrow` for the steps after it (360 px).
 */
export const Motif = memo(function Motif({ size }: { size: 'wide' | 'narrow' }) {
  const shape = SHAPES[size];
  const lines = sheaf(shape);
  const lit = lines[shape.lit];
  return (
    <svg
      className="motif"
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      height={shape.height}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {lines.map(
        (line, index) =>
          index !== shape.lit && (
            <g key={line.path}>
              <path d={line.path} opacity={line.strength} />
              <circle cx={line.x} cy={line.y} r="2.6" opacity=".8" />
            </g>
          ),
      )}
      {lit && (
        <g className="lit">
          <path d={lit.path} />
          <circle cx={lit.x} cy={lit.y} r="15" opacity=".28" />
          <circle cx={lit.x} cy={lit.y} r="9.5" opacity=".55" />
          <circle cx={lit.x} cy={lit.y} r="5" />
        </g>
      )}
    </svg>
  );
});

/** Three hairlines with one lit, for empty states. */
export function Sprig() {
  return (
    <svg className="motif sprig" viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <path d="M46 72 C44 54 22 48 22 20" />
      <circle cx="22" cy="17.4" r="2.6" />
      <path d="M50 72 C52 56 76 52 78 34" />
      <circle cx="78.2" cy="31.4" r="2.6" />
      <g className="lit">
        <path d="M48 72 C48 50 56 38 54 16" />
        <circle cx="54" cy="13" r="9.5" opacity=".4" />
        <circle cx="54" cy="13" r="4.5" />
      </g>
    </svg>
  );
}

/** Lines from right to left: a foot below the picture, a narrow waist, and an end on a fan that falls to the right. */
function sheaf({ width, height, lines, waistX, waistY, rightY, seed }: Shape): Line[] {
  const random = seeded(seed);
  return Array.from({ length: lines }, (_, index) => {
    const t = index / (lines - 1);
    const footX = width * 0.55 - 20 - t * width * 0.55;
    const midX = waistX - 46 * t;
    const midY = waistY - 30 * t;
    const x = width - 12 - t * (width * 0.69) + (random() - 0.5) * 12;
    const y = 40 + (rightY - 40) * Math.abs(1 - t / 0.88) ** 1.6 + (random() - 0.5) * 34;
    const lean = 74 - 40 * t;
    const points = [
      `M${footX} ${height + 10}`,
      `C${footX + 30} ${height * 0.84}`,
      `${midX - 26} ${midY + 70}`,
      `${midX} ${midY}`,
      `S${x - lean} ${y + 60}`,
      `${x} ${y}`,
    ];
    return { x, y, path: points.join(' ').replace(/\d+\.\d+/g, (n) => Number(n).toFixed(1)), strength: 0.3 + 0.3 * random() };
  });
}

const SHAPES: Record<'wide' | 'narrow', Shape> = {
  wide: { width: 480, height: 470, lines: 15, lit: 5, waistX: 215, waistY: 297, rightY: 193, seed: 432274 },
  narrow: { width: 360, height: 520, lines: 13, lit: 5, waistX: 152.6, waistY: 316.6, rightY: 225, seed: 806522 },
};

type Shape = { width: number; height: number; lines: number; lit: number; waistX: number; waistY: number; rightY: number; seed: number };
type Line = { x: number; y: number; path: string; strength: number };
