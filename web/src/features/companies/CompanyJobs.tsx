import type { Company } from '@alive/contract/companies.ts';
import type { findJobs, Job } from '@alive/contract/jobs.ts';
import type { ReplyOf } from '@alive/contract/endpoint.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#router/Link.tsx';
import { Failed } from '#ui/Failed.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { jobsAtPath } from '#paths.ts';
import { copy } from './copy.ts';

/** The first open jobs of a company, and the way to all of them. */
export function CompanyJobs({ company, jobs: { data, error, isFetching, refetch }, card }: CompanyJobsProps) {
  return (
    <section aria-labelledby="open-jobs">
      <div className="counted">
        <h2 id="open-jobs">{copy.openJobs}</h2>
        {data && data.total > 0 && (
          <Link className="link hit num" to={jobsAtPath(company.name)}>
            {data.total === company.total_active_jobs ? copy.allInBrowse : copy.someInBrowse(data.total)}
          </Link>
        )}
      </div>
      {error && !data ? (
        <Failed sentence={copy.jobsNotLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : company.total_active_jobs > 0 && data === undefined ? (
        <SkeletonCards count={2} />
      ) : data === undefined || data.jobs.length === 0 ? (
        <p className="dim">{copy.noOpenJobs}</p>
      ) : (
        <ol className="cjobs" aria-label={copy.openJobs}>
          {data.jobs.map((job, place) => (
            <li key={job.id}>{card(job, place, company)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface CompanyJobsProps {
  company: Company;
  jobs: UseQueryResult<ReplyOf<typeof findJobs>>;
  card: (job: Job, place: number, company: Company) => ReactNode;
}
