import './growth.css';
import type { CSSProperties } from 'react';
import { Sprig } from './Motif.tsx';

/** Up to three names as stops on one growing path, which `label` describes; without any a sprig. */
export function NamedPath({ names: all, label }: { names: readonly string[]; label: string }) {
  const names = all.slice(0, stops.length);
  if (names.length === 0)
    return (
      <figure className="namedpath none" aria-hidden="true">
        <Sprig />
      </figure>
    );
  return (
    <figure className="namedpath">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here */}
      <svg className="growth" viewBox="0 0 480 250" role="img" aria-label={label}>
        {stops.slice(0, names.length).map(({ x, y, ends }) =>
          ends.map(([a, b, c, d, ex, ey]) => (
            <g key={`${ex} ${ey}`} className="sprout">
              <path d={`M${x} ${y}C${a} ${b} ${c} ${d} ${ex} ${ey}`} />
              <circle cx={ex} cy={ey} r="2.6" />
            </g>
          )),
        )}
        <path className="lit" d="M-6 236C60 214 96 150 196 140S330 124 400 26" />
        {stops.slice(0, names.length).map(({ x, y }) => (
          <circle key={x} className="stop" cx={x} cy={y} r="4.5" />
        ))}
        <g className="end">
          <circle cx="400" cy="26" r="15" opacity=".3" />
          <circle cx="400" cy="26" r="9.5" opacity=".55" />
          <circle cx="400" cy="26" r="5" />
        </g>
      </svg>
      {names.map((name, index) => {
        const { x = 0, y = 0 } = stops[index] ?? {};
        return (
          <span key={name} aria-hidden="true" dir="auto" style={{ '--x': x / 480, '--y': y / 250 } as CSSProperties}>
            {name}
          </span>
        );
      })}
    </figure>
  );
}

/** Where the names sit in a box of 480 by 250, and the hairlines that grow from each: two control points and an end. */
const stops: readonly Stop[] = [
  {
    x: 70,
    y: 196,
    ends: [
      [84, 176, 30, 172, 26, 128],
      [86, 172, 58, 150, 60, 106],
      [92, 174, 92, 146, 98, 118],
    ],
  },
  {
    x: 196,
    y: 140,
    ends: [
      [208, 120, 160, 106, 156, 62],
      [212, 116, 186, 90, 190, 40],
      [216, 116, 220, 84, 226, 58],
    ],
  },
  {
    x: 326,
    y: 100,
    ends: [
      [340, 84, 284, 68, 280, 30],
      [344, 80, 312, 52, 314, 14],
      [372, 92, 410, 98, 446, 84],
    ],
  },
];

interface Stop {
  x: number;
  y: number;
  ends: readonly (readonly [number, number, number, number, number, number])[];
}
