import type { CareerPaths } from '@alive/contract/paths.ts';
import { figure } from '#ui/numbers.ts';
import { copy } from './copy.ts';
import { yearsOf } from './words.ts';

/** Three figures of those who got there: how many, how long it took, and how many studied what the student does. */
export function KeyFigures({ found }: { found: CareerPaths }) {
  const { total, dated, median_years: median, at_once: atOnce, same_major: sameMajor } = found;
  return (
    <dl className="figs">
      <div>
        <dt>{total === 1 ? 'alum got here' : 'alumni got here'}</dt>
        <dd>{figure(total)}</dd>
      </div>
      <div>
        <dt>
          {median === null ? 'no dates given' : copy.toGetHere}
          {median !== null && dated < total && ` (for the ${figure(dated)} with dates)`}
        </dt>
        <dd>{median === null ? '–' : yearsOf(median)}</dd>
      </div>
      {sameMajor === null ? (
        <div>
          <dt>started out in this role</dt>
          <dd>{figure(atOnce)}</dd>
        </div>
      ) : (
        <div>
          <dt>studied your major</dt>
          <dd>{figure(sameMajor)}</dd>
        </div>
      )}
    </dl>
  );
}
