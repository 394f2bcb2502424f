import { figure } from '#ui/numbers.ts';
/** Every word of the palette. */
export const copy = {
  looking: 'Looking for jobs…',
  nothingNamed: 'We couldn’t find anything by that name. You can still ask about it.',
  newChat: 'New chat',
  toLight: 'Switch to light',
  toDark: 'Switch to dark',
  skip: 'Skip to content',
  logOut: 'Log out',
  picked: 'Jobs picked for you',
  allJobs: 'All jobs',
  theOneJob: 'The only open job',
  savedPeople: 'Saved people',
  companies: 'Companies',
  savedJobs: 'Saved jobs',
  profile: 'Your profile',

  jobsFor: (count: string, typed: string): string => `${count} for “${typed}”`,
  allJobsOf: (total: number): string => `All ${figure(total)} jobs`,
  askPeople: (typed: string): string => `Search for “${typed}” in Find People`,
  askPath: (typed: string): string => `The career path to “${typed}”`,
  notLoaded: (names: string): string => `We couldn’t load ${names}.`,
} as const;
