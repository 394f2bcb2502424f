import type { Profile } from '@alive/contract/profile.ts';

/** What searches and scores read of a profile: the first texts of each list, each up to where it can still name something. The whole is kept and shown. */
export const readProfile = (profile: Profile): Profile => ({
  ...profile,
  interests: namesIn(profile.interests),
  target_companies: namesIn(profile.target_companies),
  target_roles: namesIn(profile.target_roles),
  ideal_environment: profile.ideal_environment.slice(0, longestEnvironment),
});

const namesIn = (list: readonly string[]): string[] => list.slice(0, mostNames).map((name) => name.slice(0, longestName));

const mostNames = 20;
/** Characters. */
const longestName = 120;
const longestEnvironment = 1000;
