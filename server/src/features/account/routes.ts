import { changeAccount, login, loginOptions, logout, me, register, saveProfile } from '@alive/contract/account.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import type { Db } from '#db/open.ts';
import { closeSession, openSession, type Student } from '#db/sessions.ts';
import { toChange, toRegistration } from './fields.ts';
import { present } from './present.ts';
import { changeStudent, insertStudent, resumeOf, studentByEmail, studentById } from './queries.ts';

export const accountRoutes = (app: FastifyInstance, { routing, loginWithoutCode, openFollow, keepProfile, mail }: Deps): void => {
  const { db, now, limits } = routing;
  const userOf = async (student: Parameters<typeof present>[0]) => present(student, await resumeOf(db, student.id));

  const signedIn = async (student: Student) => ({
    userId: student.id,
    token: await openSession(db, student.id, now()),
    user: await userOf(student),
  });
  /** Has the mail written that says the rest of a pending address. The reply waits for neither, so its time is the same for both. */
  const writeTo = (student: Student): void => {
    const address = student.pendingEmail;
    if (address === null) return;
    studentByEmail(db, address)
      .then((owner) => (owner === null ? mail.confirmAddress(address, student) : mail.notifyTaken(address)))
      .catch((error: unknown) => app.log.error({ err: error }, 'the mail about a pending address was not written'));
  };

  handle(
    app,
    routing,
    register,
    'register',
    async ({ body, makes, request }) => {
      await limits.spendRegistration(request);
      const fields = { id: makes, ...toRegistration(body, now()) };
      const mayReveal = fields.email === null || (await limits.mayRevealTaken(request));
      const student = mayReveal ? await insertStudent(db, fields, now()) : null;
      if (student !== null) return signedIn(student);
      if (mayReveal && (await limits.revealTaken(request))) throw taken();
      const pending = await insertStudent(db, { ...fields, email: null, pendingEmail: fields.email }, now());
      if (pending === null) throw taken();
      writeTo(pending);
      return signedIn(pending);
    },
    async ({ id, at }) => {
      const student = await studentById(db, id);
      if (student === null) return null;
      if (now().getTime() - at.getTime() < tenMinutes) return signedIn(student);
      throw new AppError('IDEMPOTENCY_MISMATCH', 'This account was made more than ten minutes ago. Please sign in instead.');
    },
  );

  handle(app, routing, changeAccount, 'change', async ({ params, body, request, student: before }) => {
    const { email, ...others } = toChange(body);
    const change = async (to: Parameters<typeof changeStudent>[2]) => changeStudent(db, params.id, to, now(), await openFollow());
    if (!email || email === before.email) return userOf(mustBe(await change(others)));
    const mayReveal = await limits.mayRevealTaken(request);
    const changed = mayReveal ? await change({ ...others, email, pendingEmail: null }) : 'taken';
    if (changed !== 'taken') return userOf(mustBe(changed));
    if (mayReveal && (await limits.revealTaken(request))) throw taken();
    const pending = mustBe(await change({ ...others, pendingEmail: email }));
    // The wizard repeats what it has.
    if (email !== before.pendingEmail) writeTo(pending);
    return userOf(pending);
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
    await keepProfile(params.id, body.profile);
    const student = await studentById(db, params.id);
    if (student === null) throw gone();
    return { user: await userOf(student) };
  });
};

/** Milliseconds in which who registered may have missed the reply. */
const tenMinutes = 600_000;

const mustBe = (student: Student | 'taken' | null): Student => {
  if (student === null) throw gone();
  if (student === 'taken') throw taken();
  return student;
};

const gone = () => new AppError('NOT_FOUND', 'This account is gone.');
const taken = () => new AppError('EMAIL_TAKEN', 'An account with this email already exists.');

/**
 * Whether this request comes from a person trying the product on their own laptop: it names a loopback host,
 * comes from a page of one where it comes from a page, and no proxy stands between. Only then may an email alone sign in.
 */
const signsInWithoutCode = (headers: IncomingHttpHeaders): boolean =>
  loopbackHost.test(headers.host ?? '') &&
  (headers.origin === undefined || loopbackHost.test(headers.origin.replace(/^https?:\/\//, ''))) &&
  !Object.keys(headers).some((name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'));

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

interface Deps {
  routing: Routing;
  loginWithoutCode: boolean;
  /** Opens what changes with an account in its transaction, for which the student is given as they were. */
  openFollow: () => Promise<(tx: Db, before: Student) => Promise<void>>;
  /** Keeps what a profile says that was sent as a whole. */
  keepProfile: (studentId: string, profile: Profile) => Promise<void>;
  mail: AccountMail;
}

/** Writes to addresses that were named where nothing may be revealed of them. */
export interface AccountMail {
  /** Says to whoever owns an address that somebody named it for a new account, and how to sign in to theirs. */
  notifyTaken: (address: string) => Promise<void>;
  /** Sends what proves that a free address is this student's. */
  confirmAddress: (address: string, student: Student) => Promise<void>;
}
