import { changeAccount, me, register, saveProfile, type User } from '@alive/contract/account.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceOf } from '#platform/device.ts';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import type { Db } from '#db/open.ts';
import { openSession, type Student } from '#db/sessions.ts';
import { toChange, toRegistration } from './fields.ts';
import { gone } from './present.ts';
import { changeStudent, insertStudent, studentById } from './queries.ts';

export const accountRoutes = (app: FastifyInstance, { routing, userOf, openFollow, keepProfile }: Deps): void => {
  const { db, now, limits } = routing;

  const signedIn = async (student: Student, request: FastifyRequest) => ({
    userId: student.id,
    token: await openSession(db, student.id, now(), deviceOf(request)),
    user: await userOf(student),
  });
  handle(
    app,
    routing,
    register,
    'register',
    async ({ body, makes, request }) => {
      const student = await insertStudent(db, { id: makes, ...toRegistration(body, now()) }, now());
      if (student !== null) return signedIn(student, request);
      await limits.spendTakenEmail(request);
      throw taken();
    },
    async ({ id, at, request }) => {
      const student = await studentById(db, id);
      if (student === null) return null;
      if (now().getTime() - at.getTime() < tenMinutes) return signedIn(student, request);
      throw new AppError('IDEMPOTENCY_MISMATCH', 'This account was made more than ten minutes ago. Please sign in instead.');
    },
  );

  handle(app, routing, changeAccount, 'register', async ({ params, body, request }) => {
    const student = await changeStudent(db, params.id, toChange(body), now(), await openFollow());
    if (student === 'taken') {
      await limits.spendTakenEmail(request);
      throw taken();
    }
    if (student === null) throw gone();
    return userOf(student);
  });

  handle(app, routing, me, 'read', ({ student }) => userOf(student));

  handle(app, routing, saveProfile, 'read', async ({ params, body }) => {
    await keepProfile(params.id, body.profile);
    const student = await studentById(db, params.id);
    if (student === null) throw gone();
    return { user: await userOf(student) };
  });
};

/** Milliseconds in which who registered may have missed the reply. */
const tenMinutes = 600_000;

const taken = () => new AppError('EMAIL_TAKEN', 'An account with this email already exists.');

interface Deps {
  routing: Routing;
  /** A student as the wire shows them. */
  userOf: (student: Student) => Promise<User>;
  /** Opens what changes with an account in its transaction, for which the student is given as they were. */
  openFollow: () => Promise<(tx: Db, before: Student) => Promise<void>>;
  /** Keeps what a profile says that was sent as a whole. */
  keepProfile: (studentId: string, profile: Profile) => Promise<void>;
}
