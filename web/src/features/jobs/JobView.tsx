import './job-view.css';
import type { RequestOf } from '@alive/contract/endpoint.ts';
import { getJob, type Job, type JobDetail } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#router/Link.tsx';
import { CallError } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Failed } from '#ui/Failed.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { paths } from '#paths.ts';
import { ComparisonFold } from './ComparisonFold.tsx';
import { copy } from './copy.ts';
import { JobHead, type JobSlots } from './JobHead.tsx';
import { PostingText } from './PostingText.tsx';
import { Reasons } from './Reasons.tsx';

/**
 * One job with its whole posting; `known` is what a list knows of it already, shown until the rest comes. With the `conditions` of a search
 * it says why its list does not hold the job.
 */
export function JobView({ id, known, conditions, needsVisa, now, slots, work }: JobViewProps) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(getJob, { params: { id }, query: conditions }));
  const job = data ?? known;
  if (error && !data && isUnknown(error)) return <Unknown />;
  if (!job)
    return (
      <div className="job-view">
        <title>Job · Alive</title>
        {error ? <Failed sentence={unloaded} error={error} busy={isFetching} onRetry={() => void refetch()} /> : <Outline />}
      </div>
    );
  return (
    <article className="job-view" aria-label={`${job.job_title}, ${job.company_name}`}>
      <title>{`${job.job_title}, ${job.company_name} · Alive`}</title>
      <JobHead job={job} now={now} {...slots?.(job)} />
      <Reasons job={job} blocks={data?.blocks ?? []} asked={Object.keys(conditions).length > 0} needsVisa={needsVisa} />
      {job.occupation && work?.(job.occupation.code)}
      <ComparisonFold job={job} />
      <section>
        <h3>{copy.posting}</h3>
        {data ? (
          <PostingText job={data} />
        ) : error ? (
          <Failed sentence={unloaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </section>
    </article>
  );
}

function Unknown() {
  return (
    <div className="job-view">
      <title>Job · Alive</title>
      <EmptyState sentence={copy.unknown}>
        <Link className="btn" to={paths.jobs}>
          {copy.browseAll}
        </Link>
      </EmptyState>
    </div>
  );
}

function Outline() {
  return (
    <>
      <Status hidden>{copy.loading}</Status>
      <SkeletonLines lines={3} />
      <SkeletonLines lines={9} />
    </>
  );
}

const unloaded = copy.postingNotLoaded;

/** No such job, or no such thing as this id. */
const isUnknown = (error: Error): boolean => error instanceof CallError && (error.status === 404 || error.status === 400);

interface JobViewProps {
  id: string;
  known: Job | undefined;
  conditions: RequestOf<typeof getJob>['query'];
  needsVisa: boolean | null;
  now: Date;
  slots?: (job: Job | JobDetail) => JobSlots;
  /** What the work of an occupation is like, by its code. */
  work?: (code: string) => ReactNode;
}
