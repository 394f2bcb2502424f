import '#ui/growth.css';
import { copy } from './copy.ts';
import { growingDrawing } from './growing.ts';

/** The profile as a growing path; `answers` are the facts that each answered question brought, `left` the questions to come. */
export function Growing({ answers, left }: { answers: readonly number[]; left: number }) {
  const { lit, dotted, stops, open } = growingDrawing(answers, left);
  const latest = stops.at(-1)?.point;
  return (
    <svg
      className="growing growth"
      viewBox="0 0 292 190"
      width="292"
      height="190"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here
      role="img"
      aria-label={copy.progress(answers.length, left)}
    >
      {stops.flatMap(({ sprouts }) =>
        sprouts.map(({ end: [x, y], path }) => (
          <g key={path} className="sprout">
            <path d={path} />
            <circle cx={x} cy={y} r="2.6" />
          </g>
        )),
      )}
      {dotted !== '' && <path className="dotted" d={dotted} />}
      {open.map(([x, y]) => (
        <circle key={x} className="to-come" cx={x} cy={y} r="4" />
      ))}
      <path className="lit" d={lit} />
      {stops.slice(0, -1).map(({ point: [x, y] }) => (
        <circle key={x} className="stop" cx={x} cy={y} r="4.5" />
      ))}
      {latest && (
        <g className="end">
          <circle cx={latest[0]} cy={latest[1]} r="14" opacity=".3" />
          <circle cx={latest[0]} cy={latest[1]} r="9" opacity=".55" />
          <circle cx={latest[0]} cy={latest[1]} r="5" />
        </g>
      )}
    </svg>
  );
}
