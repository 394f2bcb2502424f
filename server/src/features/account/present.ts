import type { Resume, User } from '@alive/contract/account.ts';
import type { Db } from '#db/open.ts';
import type { Student } from '#db/sessions.ts';
import { AppError } from '#platform/errors.ts';
import { resumeOf, studentById } from './queries.ts';

/** Shows a student, given or named by their id, as the wire does. Throws NOT_FOUND. */
export const openUserOf =
  (db: Db) =>
  async (given: Student | string): Promise<User> => {
    const student = typeof given === 'string' ? await studentById(db, given) : given;
    if (student === null) throw gone();
    return present(student, await resumeOf(db, student.id));
  };

export const gone = () => new AppError('NOT_FOUND', 'This account is gone.');

/** A student's row and résumé as the wire shows them. */
const present = (student: Student, resume: Resume | null): User => ({
  id: student.id,
  email: student.email,
  emailConfirmed: student.email !== null && student.emailProvenAt !== null,
  ...(student.pendingEmail === null ? {} : { emailPending: true as const, pendingEmail: student.pendingEmail }),
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
