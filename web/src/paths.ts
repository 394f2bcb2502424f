/** Every address of the web app. */
export const paths = {
  root: '/',
  main: '/main',
  onboarding: '/onboarding',
  search: '/dashboard',
  people: '/dashboard/people',
  companies: '/dashboard/companies',
  jobs: '/dashboard/jobs',
  careerPaths: '/dashboard/paths',
} as const;
