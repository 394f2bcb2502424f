import { type CareerPaths, fewestDrawn, type Tally } from '@alive/contract/paths.ts';
import { figure } from '#ui/numbers.ts';
import { alumniOf, yearsOf } from './words.ts';

/** What is counted of those who got there, each figure with how many it stands for. */
export function KeyFigures({ found }: { found: CareerPaths }) {
  const { total, alumni, dated, median_years: median, at_once: atOnce, employers } = found;
  return (
    <dl className="keyfigures">
      <div>
        <dt>got there, of {alumniOf(alumni)}</dt>
        <dd className="num">{figure(total)}</dd>
      </div>
      {median !== null && (
        <div>
          <dt>
            from first work until then, the median; based on {figure(dated)} of {alumniOf(total)} with dated histories
          </dt>
          <dd className="num">{yearsOf(median)}</dd>
        </div>
      )}
      <div>
        <dt>of {figure(total)} began with it</dt>
        <dd className="num">{atOnce > 0 && atOnce < fewestDrawn ? `< ${fewestDrawn}` : figure(atOnce)}</dd>
      </div>
      {employers.length > 0 && (
        <div className="where">
          <dt className="label">Typical employers</dt>
          <dd>
            <Tallies of={employers} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Names with their counts, in one line that wraps. */
function Tallies({ of }: { of: readonly Tally[] }) {
  return of.map(({ name, count }, place) => (
    <span key={name}>
      {place > 0 && <span className="dot">· </span>}
      {name}&nbsp;<span className="dim num">{figure(count)}</span>{' '}
    </span>
  ));
}
