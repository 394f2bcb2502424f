import type { Resume, User } from '@alive/contract/account.ts';
import type { Student } from '#db/sessions.ts';

/** A student's row and résumé as the wire shows them. */
export const present = (student: Student, resume: Resume | null): User => ({
  id: student.id,
  email: student.email,
  ...(student.pendingEmail === null ? {} : { emailPending: true as const }),
  firstName: student.firstName,
  lastName: student.lastName,
  school: student.school,
  major: student.major,
  graduationYear: student.graduationYear,
  needsVisa: student.needsVisa,
  canGetClearance: student.canGetClearance,
  preferredLocations: student.preferredLocations,
  lookingFor: student.lookingFor,
  onboardingProfile: student.profile,
  resume,
});
