import type { Job } from '@alive/contract/jobs.ts';
import { JobBridge } from '../features/bridge/JobBridge.tsx';
import { JobEmployer } from '../features/bridge/JobEmployer.tsx';
import { JobLogo } from '../features/bridge/JobLogo.tsx';

/** What the bridge tells of a job, with its logo in so many pixels. */
export const aroundJob = (job: Job, size?: number) => ({
  logo: <JobLogo job={job} size={size} />,
  employer: <JobEmployer job={job} />,
  foot: <JobBridge jobId={job.id} />,
});
