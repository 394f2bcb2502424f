import type { startOnboarding } from '@alive/contract/onboarding.ts';
import type { startSearch } from '@alive/contract/search.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import type { About } from './chat.ts';
import type { Student } from '#db/sessions.ts';

/** What an assistant may know in one conversation: what the start call gives, else the student's record. */
export const aboutOf = (given: BodyOf<typeof startOnboarding> | BodyOf<typeof startSearch>, student: Student | null): About => ({
  id: student?.id ?? null,
  // A first name on record may be of two words; of a full name alone, the first word is the best guess.
  firstName: student?.firstName || given.name?.trim().split(/\s+/)[0] || 'there',
  school: given.school || student?.school || null,
  major: given.major || student?.major || null,
  graduationYear: given.grad_year ?? student?.graduationYear ?? null,
  needsVisa: given.needsVisa ?? student?.needsVisa ?? null,
  canGetClearance: given.canGetClearance ?? student?.canGetClearance ?? null,
  preferredLocations: given.preferredLocations ?? student?.preferredLocations ?? [],
  lookingFor: given.lookingFor ?? student?.lookingFor ?? [],
  profile: ('onboardingProfile' in given ? given.onboardingProfile : null) ?? student?.profile ?? null,
});
