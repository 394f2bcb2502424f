import { type CareerPaths, pathStep } from '@alive/contract/paths.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#router/Link.tsx';
import { queryOf } from '#api/query.ts';
import { Button } from '#ui/Button.tsx';
import { TaskSheet } from '#ui/Sheet.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { askPath, paths } from '#paths.ts';
import { copy } from './copy.ts';
import type { OpenLine } from './useAsked.ts';

/** One line of the drawing: who went it, those with most in common with the student first, and the open jobs at its end. */
export function LinePanel({ dream, found, line, people, job, onClose }: LinePanelProps) {
  const { data: step, error, isFetching, refetch } = useQuery(queryOf(pathStep, { body: { query: dream, ...line } }));
  const nameOf = (id: string) => found.transitions.nodes.find((node) => node.id === id)?.name ?? '…';
  return (
    <TaskSheet
      title={`${nameOf(line.from)}, then ${nameOf(line.to)}`}
      onClose={onClose}
      foot={
        step && (
          <Link className="btn main" to={askPath(step.filters)}>
            {copy.askPeople}
          </Link>
        )
      }
    >
      {step ? (
        <>
          <section className="linepart" aria-label={copy.whoTookStep}>
            <h3 className="label num">{copy.wentThisWay(step.total, step.people.length)}</h3>
            {people(step.people)}
          </section>
          <section className="linepart" aria-label={copy.openJobs}>
            <h3 className="label num">{jobsSentence(step.jobs_total, step.jobs_query)}</h3>
            {step.jobs.map((one) => (
              <div key={one.id}>{job(one)}</div>
            ))}
            {step.jobs_query !== null && (
              <Link className="link hit" to={`${paths.jobs}?query=${encodeURIComponent(step.jobs_query)}`}>
                {step.jobs_query} in Browse Jobs
              </Link>
            )}
          </section>
        </>
      ) : error && !isFetching ? (
        <div className="linepart">
          <p role="alert">{error.message}</p>
          <Button onClick={() => void refetch()}>{copy.tryAgain}</Button>
        </div>
      ) : (
        <SkeletonCards count={3} />
      )}
    </TaskSheet>
  );
}

const jobsSentence = (total: number, query: string | null): string => {
  return query === null ? copy.otherIsNoRole : copy.jobsOf(total, query);
};

export interface DrawLine {
  /** Draws people of the database. */
  people: (people: Alumni[]) => ReactNode;
  /** Draws one open job. */
  job: (job: Job) => ReactNode;
}
interface LinePanelProps extends DrawLine {
  dream: string;
  found: CareerPaths;
  line: OpenLine;
  onClose: () => void;
}
