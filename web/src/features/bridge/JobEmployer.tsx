import type { Job } from '@alive/contract/jobs.ts';
import { CompanyLink } from './CompanyLink.tsx';
import { useNearJob } from './near.ts';

/** The name of a job's employer, which leads to its page where it has one. */
export function JobEmployer({ job }: { job: Pick<Job, 'id' | 'company_name'> }) {
  return <CompanyLink id={useNearJob(job.id).data?.company_id ?? null} name={job.company_name} />;
}
