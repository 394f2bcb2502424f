import { type AccountChange, defaultGraduationYear, type Registration } from '@alive/contract/account.ts';
import { capitalise } from '@alive/contract/text.ts';
import type { students } from '#db/tables.ts';

/** What registration says, as it is stored: names capitalised, email lower case or null, lists without repeats. */
export const toRegistration = (given: Registration, now: Date): Omit<typeof students.$inferInsert, 'id' | 'createdAt' | 'updatedAt'> => ({
  email: given.email?.toLowerCase() || null,
  firstName: capitalise(given.firstName),
  lastName: capitalise(given.lastName),
  school: given.school,
  major: given.major,
  graduationYear: given.graduationYear ?? defaultGraduationYear(now),
  needsVisa: given.needsVisa ?? null,
  canGetClearance: given.canGetClearance ?? null,
  preferredLocations: [...new Set(given.preferredLocations)],
  lookingFor: [...new Set(given.lookingFor)],
});

/** The same for a change: only what was given; null clears what may be empty and leaves the rest alone. */
export const toChange = (given: AccountChange): Partial<typeof students.$inferInsert> => ({
  ...(given.email ? { email: given.email.toLowerCase() } : {}),
  ...(given.firstName === undefined ? {} : { firstName: capitalise(given.firstName) }),
  ...(given.lastName === undefined ? {} : { lastName: capitalise(given.lastName) }),
  ...(given.school === undefined ? {} : { school: given.school }),
  ...(given.major === undefined ? {} : { major: given.major }),
  ...(given.graduationYear == null ? {} : { graduationYear: given.graduationYear }),
  ...(given.needsVisa === undefined ? {} : { needsVisa: given.needsVisa }),
  ...(given.canGetClearance === undefined ? {} : { canGetClearance: given.canGetClearance }),
  ...(given.preferredLocations === undefined ? {} : { preferredLocations: [...new Set(given.preferredLocations)] }),
  ...(given.lookingFor === undefined ? {} : { lookingFor: [...new Set(given.lookingFor)] }),
});
