import type { CSSProperties } from 'react';
import { Sprig } from '#ui/Motif.tsx';
import { hash, seeded } from '#ui/seed.ts';
import { interestsDrawing, type Point } from './interests.ts';

/** Interests as stops on one growing path. The labels are a list, so the drawing itself may stay silent. */
export function InterestsPath({ interests }: { interests: string[] }) {
  const shown = interests.slice(0, most);
  const others = interests.slice(most);
  const { width, height, stops, end, line } = interestsDrawing(shown);
  if (shown.length === 0) {
    return (
      <section className="interests">
        <h2 className="label">Interests</h2>
        <div className="none">
          <Sprig />
          <p className="read dim">Nothing stood out yet. It will, as you look around.</p>
        </div>
      </section>
    );
  }
  return (
    <section className="interests">
      <h2 className="label">Interests</h2>
      <div className="drawing" style={{ '--w': width, '--h': height } as CSSProperties}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {stops.flatMap((stop, index) =>
            sprouts(stop, shown[index] ?? '').map(([x, y]) => (
              <g key={`${x} ${y}`} className="sprout">
                <path d={`M${stop[0]} ${stop[1]} C${stop[0] + 16} ${stop[1] - 24} ${x} ${y + 50} ${x} ${y}`} />
                <circle cx={x} cy={y} r="2.6" />
              </g>
            )),
          )}
          <path className="lit" d={line} />
          {stops.map(([x, y]) => (
            <circle key={y} className="stop" cx={x} cy={y} r="4.5" />
          ))}
          <g className="end">
            <circle cx={end[0]} cy={end[1]} r="15" opacity=".3" />
            <circle cx={end[0]} cy={end[1]} r="9.5" opacity=".55" />
            <circle cx={end[0]} cy={end[1]} r="5" />
          </g>
        </svg>
        <ul>
          {shown.map((interest, index) => (
            <li
              key={interest}
              style={{ '--x': (stops[index]?.[0] ?? 0) / width, '--y': (stops[index]?.[1] ?? 0) / height } as CSSProperties}
            >
              <span title={interest}>{interest}</span>
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && <p className="note">Also {new Intl.ListFormat('en-US').format(others)}.</p>}
    </section>
  );
}

/** Ends of the hairlines that grow from a stop: the ways not taken. The same for the same words. */
const sprouts = ([x, y]: Point, seed: string): Point[] => {
  const random = seeded(hash(seed));
  return [0, 1, 2]
    .filter((place) => place < 2 || random() > 0.4)
    .map((place): Point => [
      Math.max(4, Math.round(x - 52 + 29 * place + 8 * random())),
      Math.max(4, Math.round(y - 60 - 22 * place - 18 * random())),
    ]);
};

const most = 5;
