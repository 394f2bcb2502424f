import { jobsNearPeople, peopleNearJobs } from '@alive/contract/bridge.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { inBatches } from './batch.ts';

/** Who is near a job, and its employer; whatever is drawn together is asked for together. */
export const useNearJob = (jobId: string) => useQuery({ ...quiet, queryKey: [peopleNearJobs.path, jobId], queryFn: () => nearJob(jobId) });

/** The open jobs at a person's employer, and that employer. */
export const useNearPerson = (personId: string) =>
  useQuery({ ...quiet, queryKey: [jobsNearPeople.path, personId], queryFn: () => nearPerson(personId) });

const nearJob = inBatches(async (jobs) => {
  const found = await call(peopleNearJobs, { body: { jobs } });
  return new Map(found.jobs.map((one) => [one.job_id, one]));
});

const nearPerson = inBatches(async (people) => {
  const found = await call(jobsNearPeople, { body: { people } });
  return new Map(found.people.map((one) => [one.person_id, one]));
});

/** Nobody waits for it: what fails is asked for again where it is next drawn. */
const quiet = { retry: false, refetchOnWindowFocus: false } as const;
