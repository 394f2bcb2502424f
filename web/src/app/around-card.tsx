import type { Job } from '@alive/contract/jobs.ts';
import { WorkFold } from '../features/occupations/WorkFold.tsx';
import { SaveJob } from '../features/tracker/SaveJob.tsx';
import { TrackActions } from '../features/tracker/TrackActions.tsx';
import { aroundJob } from './around-job.tsx';

/** What the other rooms put on the card of a job of a list. */
export const aroundCard = (job: Job, userId: string) => ({
  ...aroundJob(job, 40),
  keep: <SaveJob userId={userId} job={job} />,
  actions: <TrackActions userId={userId} job={job} />,
  work: (code: string) => <WorkFold code={code} small />,
});
