import { type Stage, stages, type TrackedJob } from '@alive/contract/tracker.ts';
import { clsx } from 'clsx';
import { copy } from './copy.ts';
import { stageNames } from './words.ts';

/** The way from saved to an offer as a line with the count of each stop; the furthest that was reached is lit. Each leads to its group. */
export function StagePath({ kept }: { kept: readonly TrackedJob[] }) {
  const counts = new Map(stages.map((stage) => [stage, kept.filter((one) => one.stage === stage).length]));
  const furthest = way.findLast((stage) => (counts.get(stage) ?? 0) > 0);
  return (
    <nav className="stagepath" aria-label={copy.howFar}>
      <ol>
        {stages.map((stage) => {
          const count = counts.get(stage) ?? 0;
          const stop = (
            <>
              <i aria-hidden="true" />
              <b className="num">{count}</b> {stageNames[stage]}
            </>
          );
          return (
            <li key={stage} className={clsx(count > 0 && 'some', stage === furthest && 'lit', stage === 'rejected' && 'aside')}>
              {count > 0 ? <a href={`#stage-${stage}`}>{stop}</a> : <span>{stop}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Being turned down is no stop on the way. */
const way: readonly Stage[] = stages.filter((stage) => stage !== 'rejected');
