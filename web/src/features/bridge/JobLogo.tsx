import type { Job } from '@alive/contract/jobs.ts';
import { LogoTile } from '#ui/Monogram.tsx';
import { useNearJob } from './near.ts';

/** The tile of a job's employer, with its logo once that is known. */
export function JobLogo({ job, size }: { job: Pick<Job, 'id' | 'company_name'>; size?: number }) {
  return <LogoTile name={job.company_name} src={useNearJob(job.id).data?.logo_url} size={size} />;
}
