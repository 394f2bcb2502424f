import type { User } from '@alive/contract/account.ts';
import {
  confirmEmail,
  endLater,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  loginOptions,
  logout,
} from '@alive/contract/sign-in.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { retireRegistration } from '#db/idempotent-calls.ts';
import type { Db } from '#db/open.ts';
import { closeEnding, closeSession, closeSessionById, closeSessions, openSession, sessionsOf, type Student } from '#db/sessions.ts';
import { deviceOf } from '#platform/device.ts';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import type { LocalKey } from '#platform/local-key.ts';
import type { Outgoing } from '#platform/mail/outgoing.ts';
import type { Codes } from './codes.ts';
import { copy } from './copy.ts';
import type { SignInLimits } from './limits.ts';
import { kinds, newsFor } from './mails.ts';
import { proveEmail, setEmail, studentByEmail, studentById } from './queries.ts';

export const signInRoutes = (app: FastifyInstance, { routing, codes, limits, outgoing, localKey, codeIn, userOf }: Deps): void => {
  const { db, now } = routing;

  /** Opens a session for a student, in place of the one that asks where that is theirs, too. */
  const openInstead = async (tx: Db, student: Student, request: FastifyRequest): Promise<string> => {
    if (request.token !== null && request.student?.id === student.id) await closeSession(tx, request.token);
    return openSession(tx, student.id, now(), deviceOf(request));
  };

  /** The same for a student whose code came back: the first proof of an address ends all that was opened before it. */
  const openProven = async (tx: Db, student: Student, request: FastifyRequest): Promise<string> => {
    if (await proveEmail(tx, student.id, now())) {
      await closeSessions(tx, student.id, null);
      await retireRegistration(tx, student.id, now());
    }
    return openInstead(tx, student, request);
  };

  const sent = (reply: { status: (code: number) => unknown }) => {
    void reply.status(202);
    return { sent: true as const };
  };

  handle(app, routing, loginOptions, 'read', async ({ request }) => {
    const withoutCode = localKey.holds(request);
    return { signIn: withoutCode || codeIn !== null, codeIn, withoutCode };
  });

  handle(app, routing, login, 'login', async ({ body: { email, code }, request, reply }) => {
    if (code === undefined && localKey.holds(request)) {
      const student = await studentByEmail(db, email);
      if (student === null) throw new AppError('NOT_FOUND', copy.noAccount);
      return { token: await db.transaction((tx) => openInstead(tx, student, request)), user: await userOf(student) };
    }
    if (code === undefined) {
      const network = await limits.ask(request, email);
      await outgoing.add(db, [{ kind: kinds.signIn, address: email.toLowerCase(), studentId: null, network }]);
      return sent(reply);
    }
    const tried = await limits.tryCode(request, email);
    const signedIn = await db.transaction(async (tx) => {
      // Before the codes, as by whoever holds the student's session.
      const student = await studentByEmail(tx, email, { lock: true });
      const isRight = await codes.use(tx, { address: email, owner: null }, code);
      return isRight && student && { token: await openProven(tx, student, request), id: student.id };
    });
    if (!signedIn) throw new AppError('CODE_INVALID', copy.codeInvalid);
    tried.wasRight();
    return { token: signedIn.token, user: await userOf(signedIn.id) };
  });

  handle(app, routing, confirmEmail, 'login', async ({ params: { id }, body: { email, code }, request, reply }) => {
    if (code === undefined) {
      const network = await limits.ask(request, email);
      await outgoing.add(db, [{ kind: kinds.confirm, address: email.toLowerCase(), studentId: id, network }]);
      return sent(reply);
    }
    const tried = await limits.tryCode(request, email);
    const confirmed = await db.transaction(async (tx) => {
      const student = await studentById(tx, id, { lock: true });
      if (student === null || !(await codes.use(tx, { address: email, owner: student }, code))) return 'invalid';
      if (student.email !== email.toLowerCase()) {
        if (!(await setEmail(tx, id, email, now()))) return 'taken';
        if (student.email !== null) await outgoing.add(tx, [newsFor(student, student.email)]);
      }
      return { token: await openProven(tx, student, request) };
    });
    if (confirmed === 'invalid') throw new AppError('CODE_INVALID', copy.codeInvalid);
    tried.wasRight();
    if (confirmed === 'taken') throw new AppError('EMAIL_TAKEN', copy.taken);
    return { token: confirmed.token, user: await userOf(id) };
  });

  handle(app, routing, logout, 'read', async ({ request, student, query, reply }) => {
    const { token } = request;
    await db.transaction(async (tx) => {
      if (token !== null) await closeSession(tx, token);
      await retireRegistration(tx, student.id, now());
    });
    if (query?.keep === undefined) void reply.header('Clear-Site-Data', '"cache", "storage"');
    return undefined;
  });

  handle(app, routing, endLater, 'read', async ({ request, body }) => {
    const end = () =>
      db.transaction(async (tx) => {
        const studentId = await closeEnding(tx, body.ending);
        if (studentId !== null) await retireRegistration(tx, studentId, now());
        return studentId;
      });
    await routing.limits.identify(request, body.ending, end);
    return undefined;
  });

  handle(app, routing, listSessions, 'read', async ({ params, request }) => ({
    sessions: (await sessionsOf(db, params.id, request.token, now())).map((one) => ({
      id: one.id,
      createdAt: one.createdAt.toISOString(),
      lastUsedAt: (one.isCurrent ? now() : one.lastUsedAt).toISOString(),
      device: one.device,
      current: one.isCurrent,
    })),
  }));

  handle(app, routing, endSession, 'read', async ({ params }) => {
    await db.transaction(async (tx) => {
      if (!(await closeSessionById(tx, params.id, params.sessionId))) throw new AppError('NOT_FOUND', copy.noSession);
      await retireRegistration(tx, params.id, now());
    });
    return undefined;
  });

  handle(app, routing, endOtherSessions, 'read', async ({ params, request }) => {
    await db.transaction(async (tx) => {
      await closeSessions(tx, params.id, request.token);
      await retireRegistration(tx, params.id, now());
    });
    return undefined;
  });
};

interface Deps {
  routing: Routing;
  codes: Codes;
  limits: SignInLimits;
  outgoing: Pick<Outgoing, 'add'>;
  localKey: LocalKey;
  /** Where codes can be read; null: nowhere. */
  codeIn: 'mail' | 'terminal' | null;
  /** A student as the wire shows them. */
  userOf: (student: Student | string) => Promise<User>;
}
