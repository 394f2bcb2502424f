import type { Profile } from '@alive/contract/profile.ts';
import type { Leanings } from './leanings.ts';

/** What searches and scores read of a profile: the first texts of each list, each up to where it can still name something. The whole is kept and shown. */
export const readProfile = (profile: Profile): Profile => ({
  ...profile,
  interests: namesIn(profile.interests),
  target_companies: namesIn(profile.target_companies),
  target_roles: namesIn(profile.target_roles),
  ideal_environment: profile.ideal_environment.slice(0, longestEnvironment),
});

/** What scores read of the facts a student leans to: as of a profile, but more of them. */
export const readLeanings = (leanings: Leanings): Leanings => ({
  ...leanings,
  likes: namesIn(leanings.likes, mostFacts),
  dislikes: namesIn(leanings.dislikes, mostFacts),
  skills: namesIn(leanings.skills, mostFacts),
  past: namesIn(leanings.past, mostFacts),
  heard: namesIn(leanings.heard ?? [], mostFacts),
});

/** How many characters of a student's own words a search or a score reads: what they know of themselves makes it dear. */
export const charactersRead = ({ profile, leanings }: { profile: Profile | null; leanings: Leanings }): number => {
  const { interests = [], target_companies = [], target_roles = [] } = profile === null ? {} : readProfile(profile);
  const { likes, dislikes, skills, past, heard = [] } = readLeanings(leanings);
  const lists = [interests, target_companies, target_roles, likes, dislikes, skills, past, heard];
  return lists.flat().reduce((sum, { length }) => sum + length, 0);
};

const namesIn = (list: readonly string[], most = mostNames): string[] => {
  let left = mostCharacters;
  return list
    .slice(0, most)
    .map((name) => name.slice(0, longestName))
    .filter(({ length }) => (left -= length) >= 0);
};

/** Of a list altogether: sixty names of usual length. */
const mostCharacters = 1500;
const mostFacts = 60;

const mostNames = 20;
/** Characters. */
const longestName = 120;
const longestEnvironment = 1000;
