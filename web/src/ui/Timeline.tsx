import './stops.css';
import './timeline.css';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * A career as stops on a line, oldest first: open rings, those asked for filled (where none is, the one held now), and in ember where the
 * line is `lit`. Of more than three those asked for stay before the last and the first, and the number of those folded stands between.
 * A press shows all in full, one below the other; `whose` names them. `upright` draws it from top to bottom, for a narrow place, and takes four.
 */
export function Timeline({ stops, whose, lit = false, upright = false }: TimelineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isAsked = stops.some(({ asked }) => asked);
  const best = stops.findLast(({ now }) => now) ?? stops.at(-1);
  const isFilled = (stop: Stop) => (isAsked ? stop.asked === true : stop.now);
  if (stops.length === 0) return null;
  return (
    <div className={clsx('timeline', (upright || open) && 'upright')}>
      <ol className="stops" id={id} aria-label={`Career path of ${whose}`}>
        {(open ? stops : pickStops(stops, upright ? 4 : 3)).map((stop, place) =>
          // Two stops may read the same.
          typeof stop === 'number' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="between num" aria-hidden="true">
              <span>+{stop}</span>
            </li>
          ) : (
            <li
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              data-now={isFilled(stop) || undefined}
              data-lit={(lit && (isAsked ? stop.asked : stop === best)) || undefined}
              data-asked={stop.asked || undefined}
            >
              <span className="title">{stop.title}</span>
              {stop.at !== '' &&
                (open || upright ? <span className="at">{stop.at}</span> : <VisuallyHidden> at {stop.at} </VisuallyHidden>)}
              {stop.when !== '' && <span className="when num">{stop.when}</span>}
              {open && stop.note !== '' && <span className="also">{stop.note}</span>}
            </li>
          ),
        )}
      </ol>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={
          open
            ? `Show less of the path of ${whose}`
            : `Show the whole path of ${whose}, ${stops.length} ${stops.length === 1 ? 'stop' : 'stops'}`
        }
        title={open ? undefined : stops.map(lineOf).join('\n')}
        onClick={() => setOpen(!open)}
      />
    </div>
  );
}

/**
 * The stops that are drawn where there is room for `most`, and in the place of those that are not how many they are.
 * @internal
 */
export function pickStops(stops: readonly Stop[], most: number): (Stop | number)[] {
  if (stops.length <= most) return [...stops];
  const newest = stops.toReversed();
  const wanted = [...newest.filter(({ asked }) => asked), ...newest.slice(0, 1), ...stops.slice(0, 1), ...newest];
  const kept = [...new Set(wanted)].slice(0, 3);
  const drawn: (Stop | number)[] = [];
  for (const stop of stops) {
    const last = drawn.at(-1);
    if (kept.includes(stop)) drawn.push(stop);
    else if (typeof last === 'number') drawn[drawn.length - 1] = last + 1;
    else drawn.push(1);
  }
  return drawn;
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
  /** It is what was asked for. */
  asked?: boolean;
}

interface TimelineProps {
  stops: readonly Stop[];
  whose: string;
  lit?: boolean;
  upright?: boolean;
}
