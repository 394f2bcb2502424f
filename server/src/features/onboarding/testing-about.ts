import type { About } from '#platform/chat.ts';

/** A student of whom nothing but the first name is on record. */
export const about: About = {
  firstName: 'Sam',
  school: null,
  major: null,
  graduationYear: null,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  lookingFor: [],
  profile: null,
};
