import './stops.css';
import './timeline.css';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * A career as stops on a line, oldest first: open rings, the one held now filled, and in ember where the line is `lit`. Of more than three
 * the first and the last two are drawn, with the number of those between. A press shows all in full, one below the other; `whose` names them.
 * `upright` draws it from top to bottom, for a narrow place, and takes four.
 */
export function Timeline({ stops, whose, lit = false, upright = false }: TimelineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { shown, between } = pickStops(stops, upright ? 4 : 3);
  const best = lit ? (stops.findLast(({ now }) => now) ?? stops.at(-1)) : null;
  if (stops.length === 0) return null;
  return (
    <div className={clsx('timeline', (upright || open) && 'upright')}>
      <ol className="stops" id={id} aria-label={`Career path of ${whose}`}>
        {(open ? stops : shown).map((stop, place) => (
          // Two stops may read the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} data-now={stop.now || undefined} data-lit={stop === best || undefined}>
            <span className="title">{stop.title}</span>
            {stop.at !== '' && (open || upright ? <span className="at">{stop.at}</span> : <VisuallyHidden> at {stop.at} </VisuallyHidden>)}
            {stop.when !== '' && <span className="when num">{stop.when}</span>}
            {open && stop.note !== '' && <span className="also">{stop.note}</span>}
            {!open && between > 0 && place === 0 && (
              <span className="between num" aria-hidden="true">
                +{between}
              </span>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={
          open ? `Less of the path of ${whose}` : `The whole path of ${whose}, ${stops.length} ${stops.length === 1 ? 'stop' : 'stops'}`
        }
        title={open ? undefined : stops.map(lineOf).join('\n')}
        onClick={() => setOpen(!open)}
      />
    </div>
  );
}

/**
 * The stops that are drawn where there is room for `most`, and how many between the first and the rest are not.
 * @internal
 */
export function pickStops(stops: readonly Stop[], most: number): { shown: readonly Stop[]; between: number } {
  const [first] = stops;
  if (first === undefined || stops.length <= most) return { shown: stops, between: 0 };
  return { shown: [first, ...stops.slice(-2)], between: stops.length - 3 };
}

const lineOf = ({ title, at, when }: Stop): string => [title, at && ` at ${at}`, when && `, ${when}`].join('');

export interface Stop {
  title: string;
  /** Where; '' when it is not stated. */
  at: string;
  /** Years, such as "2019–22"; '' when they are not stated. */
  when: string;
  /** What else is said of it, or ''. */
  note: string;
  /** Held now. */
  now: boolean;
}

interface TimelineProps {
  stops: readonly Stop[];
  whose: string;
  lit?: boolean;
  upright?: boolean;
}
