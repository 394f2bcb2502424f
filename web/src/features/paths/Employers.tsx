import type { CareerPaths } from '@alive/contract/paths.ts';
import { figure } from '#ui/numbers.ts';
import { copy } from './copy.ts';

/** The employers at which most came to the role, with their counts, in one line that wraps. */
export function Employers({ employers }: Pick<CareerPaths, 'employers'>) {
  if (employers.length === 0) return null;
  return (
    <section aria-label={copy.typicalEmployers}>
      <h3 className="label">{copy.typicalEmployers}</h3>
      <p>
        {employers.map(({ name, count }, place) => (
          <span key={name}>
            {name}&nbsp;<span className="dim num">{figure(count)}</span>
            {place < employers.length - 1 && <span className="dot">&nbsp;· </span>}
          </span>
        ))}
      </p>
    </section>
  );
}
