/** Every address of the web app. */
export const paths = {
  root: '/',
  main: '/main',
  onboarding: '/onboarding',
  search: '/dashboard',
  people: '/dashboard/people',
  savedPeople: '/dashboard/people/saved',
  companies: '/dashboard/companies',
  jobs: '/dashboard/jobs',
  savedJobs: '/dashboard/jobs/saved',
  careerPaths: '/dashboard/paths',
} as const;

/** The address of one job. */
export const jobPath = (id: string): string => `${paths.jobs}/${encodeURIComponent(id)}`;
