/** Every address of the web app. */
export const paths = {
  root: '/',
  main: '/main',
  onboarding: '/onboarding',
  privacy: '/privacy',
  search: '/dashboard',
  people: '/dashboard/people',
  savedPeople: '/dashboard/people/saved',
  companies: '/dashboard/companies',
  jobs: '/dashboard/jobs',
  savedJobs: '/dashboard/jobs/saved',
  careerPaths: '/dashboard/paths',
  profile: '/dashboard/profile',
} as const;

/** The address of one job. */
export const jobPath = (id: string): string => `${paths.jobs}/${encodeURIComponent(id)}`;

/** The page of one company. */
export const companyPath = (id: string): string => `${paths.companies}/${encodeURIComponent(id)}`;

/** Browse Jobs with the open jobs of one employer. */
export const jobsAtPath = (company: string): string => `${paths.jobs}?company=${encodeURIComponent(company)}`;

/** Find People, asking at once for those who meet these conditions. */
export const askPath = (conditions: readonly object[]): string => `${paths.people}?ask=${encodeURIComponent(JSON.stringify(conditions))}`;

/** Find People, asking this at once. */
export const questionPath = (question: string): string => `${paths.people}?question=${encodeURIComponent(question)}`;

/** Career Paths to a dream job. */
export const careerPath = (dream: string): string => `${paths.careerPaths}?dream=${encodeURIComponent(dream)}`;

/** One search chat. */
export const chatPath = (id: string): string => `${paths.search}?chat=${encodeURIComponent(id)}`;
