import { changeAccount, me, register, saveProfile, type User } from '@alive/contract/account.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceOf } from '#platform/device.ts';
import { madeAt, registrationLasts } from '#db/idempotent-calls.ts';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import type { Db } from '#db/open.ts';
import { openSession, type Student } from '#db/sessions.ts';
import { toChange, toRegistration } from './fields.ts';
import { gone } from './present.ts';
import { changeStudent, insertStudent, isTaken, studentById } from './queries.ts';
import { madeBefore, taken as emailTaken } from './copy.ts';

export const accountRoutes = (app: FastifyInstance, { routing, userOf, openFollow, keepProfile, openAsk }: Deps): void => {
  const { db, now, limits } = routing;

  /** Signs in whom a registration made, unless somebody has proven the address or ended what it opened, be it in this moment. */
  const signedIn = async (id: string, request: FastifyRequest, mayEnter: (tx: Db, student: Student) => Promise<boolean>) => {
    const entered = await db.transaction(async (tx) => {
      const student = mustBe(await studentById(tx, id, { lock: true }));
      if (!(await mayEnter(tx, student))) throw new AppError('IDEMPOTENCY_MISMATCH', madeBefore);
      return { student, token: await openSession(tx, id, now(), deviceOf(request)) };
    });
    return { userId: id, token: entered.token, user: await userOf(entered.student) };
  };
  const isUnproven = async (_: Db, { emailProvenAt }: Student) => emailProvenAt === null;
  /** Makes an account whose address is pending, and has the mail written that says the rest. */
  const insertPending = async (request: FastifyRequest, fields: NewStudent): Promise<Student> => {
    const ask = await openAsk(request);
    return db.transaction(async (tx) => {
      const student = mustBe(await insertStudent(tx, { ...fields, email: null, pendingEmail: fields.email }, now()));
      await ask(tx, student);
      return student;
    });
  };

  handle(
    app,
    routing,
    register,
    'register',
    async ({ body, makes, request }) => {
      await limits.spendRegistration(request);
      const fields = { id: makes, ...toRegistration(body, now()) };
      const insert = async () => (await insertStudent(db, fields, now())) ?? 'taken';
      const made = fields.email === null ? await insert() : await limits.revealing(request, insert);
      const { id } = made === 'pending' ? await insertPending(request, fields) : mustBe(made);
      return signedIn(id, request, isUnproven);
    },
    {
      idOf: ({ userId }) => userId,
      again: async ({ id, request }) => {
        if ((await studentById(db, id)) === null) return null;
        return signedIn(id, request, async (tx) => {
          const at = await madeAt(tx, id);
          return at !== null && now().getTime() - at.getTime() < registrationLasts;
        });
      },
    },
  );

  handle(app, routing, changeAccount, 'change', async ({ params, body, request, student: before }) => {
    const { email, ...others } = toChange(body);
    const follow = await openFollow();
    const change = (to: Parameters<typeof changeStudent>[2], tx = db) => changeStudent(tx, params.id, to, now(), follow);
    if (!email) return userOf(mustBe(await change(others)));
    const rename = () => change({ ...others, email, pendingEmail: null });
    // Keeps a proven address until the new one is proven, so that a stolen session cannot take over the account.
    const attempt = before.emailProvenAt === null ? rename : async () => ((await isTaken(db, email)) ? 'taken' : 'pending');
    const changed = email === before.email ? await rename() : await limits.revealing<Student | 'pending' | null>(request, attempt);
    if (changed !== 'pending') return userOf(mustBe(changed));
    const ask = await openAsk(request);
    const pending = await db.transaction(async (tx) => {
      const student = mustBe(await change({ ...others, pendingEmail: email }, tx));
      // The wizard repeats what it has.
      if (email !== before.pendingEmail) await ask(tx, student);
      return student;
    });
    return userOf(pending);
  });

  handle(app, routing, me, 'read', ({ student }) => userOf(student));

  handle(app, routing, saveProfile, 'read', async ({ params, body }) => {
    await keepProfile(params.id, body.profile);
    const student = await studentById(db, params.id);
    if (student === null) throw gone();
    return { user: await userOf(student) };
  });
};

const mustBe = (student: Student | 'taken' | null): Student => {
  if (student === null) throw gone();
  if (student === 'taken') throw taken();
  return student;
};

const taken = () => new AppError('EMAIL_TAKEN', emailTaken);

interface Deps {
  routing: Routing;
  /** A student as the wire shows them. */
  userOf: (student: Student) => Promise<User>;
  /** Opens what changes with an account in its transaction, for which the student is given as they were. */
  openFollow: () => Promise<(tx: Db, before: Student) => Promise<void>>;
  /** Keeps what a profile says that was sent as a whole. */
  keepProfile: (studentId: string, profile: Profile) => Promise<void>;
  /** Opens, before a transaction, what has the message sent in it that says the rest to whoever reads a student's pending address. */
  openAsk: (request: FastifyRequest) => Promise<(tx: Db, student: Student) => Promise<void>>;
}

type NewStudent = Parameters<typeof insertStudent>[1];
