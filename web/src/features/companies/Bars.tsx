import { type CSSProperties, useId } from 'react';
import { Link } from '#router/Link.tsx';
import { figure } from '#ui/numbers.ts';

/** Numbers with their names as bars, the longest for the greatest of them; a name with a `to` leads to what was counted. */
export function Bars({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  const most = Math.max(...rows.map(({ count, plain }) => (plain ? 0 : count)));
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="label" id={id}>
        {title}
      </h3>
      <ul className="parts bars num" aria-labelledby={id}>
        {rows.map(({ name, count, plain, to }) => (
          <li key={name}>
            <span>
              {to === undefined ? (
                name
              ) : (
                <Link className="hit" to={to}>
                  {name}
                </Link>
              )}
            </span>{' '}
            <span>{figure(count)}</span>
            {!plain && <i style={{ '--v': `${(100 * count) / most}%` } as CSSProperties} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Row {
  name: string;
  count: number;
  /** It sums up many, so that a bar would say too much. */
  plain?: boolean;
  to?: string | undefined;
}
