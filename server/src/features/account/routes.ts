import { changeAccount, login, loginOptions, logout, me, register, saveProfile } from '@alive/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { closeSession, openSession } from '#db/sessions.ts';
import { toChange, toRegistration } from './fields.ts';
import { present } from './present.ts';
import { changeStudent, insertStudent, resumeOf, studentByEmail } from './queries.ts';
import { signsInWithoutCode } from './sign-in.ts';

export const accountRoutes = (
  app: FastifyInstance,
  { routing, loginWithoutCode }: { routing: Routing; loginWithoutCode: boolean },
): void => {
  const { db, now, limits } = routing;
  const userOf = async (student: Parameters<typeof present>[0]) => present(student, await resumeOf(db, student.id));

  handle(app, routing, register, 'register', async ({ body, request }) => {
    const student = await insertStudent(db, toRegistration(body, now()), now());
    if (student === null) {
      await limits.spendTakenAddress(request);
      throw taken();
    }
    return { userId: student.id, token: await openSession(db, student.id, now()), user: await userOf(student) };
  });

  handle(app, routing, changeAccount, 'register', async ({ params, body, request }) => {
    const student = await changeStudent(db, params.id, toChange(body), now());
    if (student === 'taken') {
      await limits.spendTakenAddress(request);
      throw taken();
    }
    if (student === null) throw gone();
    return userOf(student);
  });

  handle(app, routing, me, 'read', ({ student }) => userOf(student));

  handle(app, routing, loginOptions, 'read', async ({ request }) => ({ signIn: loginWithoutCode && signsInWithoutCode(request.headers) }));

  handle(app, routing, login, 'login', async ({ body, request, reply }) => {
    if (!loginWithoutCode || !signsInWithoutCode(request.headers)) {
      void reply.status(202);
      return { sent: true as const };
    }
    const student = await studentByEmail(db, body.email);
    if (student === null) throw new AppError('NOT_FOUND', 'No account has this email address.');
    return { token: await openSession(db, student.id, now()), user: await userOf(student) };
  });

  handle(app, routing, logout, 'read', async ({ request }) => {
    if (request.token) await closeSession(db, request.token);
    return undefined;
  });

  handle(app, routing, saveProfile, 'read', async ({ params, body }) => {
    const student = await changeStudent(db, params.id, { profile: body.profile }, now());
    if (student === null || student === 'taken') throw gone();
    return { user: await userOf(student) };
  });
};

const gone = () => new AppError('NOT_FOUND', 'This account is gone.');
const taken = () => new AppError('EMAIL_TAKEN', 'An account with this email already exists.');
