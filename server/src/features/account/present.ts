import type { User } from '@alive/contract/account.ts';
import type { Resume } from '@alive/contract/resume.ts';
import type { Db } from '#db/open.ts';
import type { Student } from '#db/sessions.ts';
import { consentOf } from '#platform/consent.ts';
import { AppError } from '#platform/errors.ts';
import type { Recipient } from '#platform/recipient.ts';
import { resumeOf, studentById } from './queries.ts';
import { gone as accountGone } from './copy.ts';

/** Shows a student, given or named by their id, as the wire does; `model` is who runs the language model. Throws NOT_FOUND. */
export const openUserOf =
  (db: Db, model: Recipient | null) =>
  async (given: Student | string): Promise<User> => {
    const student = typeof given === 'string' ? await studentById(db, given) : given;
    if (student === null) throw gone();
    return present(student, await resumeOf(db, student.id), model);
  };

export const gone = () => new AppError('NOT_FOUND', accountGone);

/** A student's row and résumé as the wire shows them. */
const present = (student: Student, resume: Resume | null, model: Recipient | null): User => ({
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
  ...(model && { modelConsent: consentOf(student, model) }),
});
