import type { Db } from '#db/open.ts';
import type { Student } from '#db/sessions.ts';
import { letterOf } from '#platform/mail/letter.ts';
import type { Compose } from '#platform/mail/outgoing.ts';
import { type Codes, lifetime } from './codes.ts';
import { copy } from './copy.ts';
import type { SignInLimits } from './limits.ts';
import { studentByEmail, studentById } from './queries.ts';

/** Kinds of messages: a code to sign in, a code that confirms an address, and the news for an address that it is no longer an account's. */
export const kinds = { signIn: 'sign-in', confirm: 'confirm', changed: 'changed' } as const;

/**
 * Writes the messages of this room. Whether an address is known is looked up here, in the background, and as much is done for an unknown
 * one. Links are made only with `publicUrl`; what they fill in is after the #, which no server is sent.
 */
export const openMails = ({ db, now, codes, limits, publicUrl }: MailsDeps): Compose => {
  const linkTo = (label: string, path: string, values: Record<string, string>) =>
    publicUrl === null ? null : { label, url: `${publicUrl}${path}#${new URLSearchParams(values)}` };

  const signIn = async (email: string, network: string | null) => {
    const student = await studentByEmail(db, email);
    const isProven = student?.emailProvenAt != null;
    if (student !== null && network !== null && !(await limits.mayMailFor(network, { isProven }))) return null;
    const { code, undo } = await codes.make({ address: email, owner: null, isDecoy: student === null });
    const letter = letterOf({ ...copy.signIn, code, link: linkTo(copy.fillIn, '/onboarding', { email, code }) });
    return student === null ? null : { letter, account: student.id, undo };
  };

  const confirm = async (
    email: string,
    studentId: string,
    { network, createdAt }: Pick<Parameters<Compose>[0], 'network' | 'createdAt'>,
  ) => {
    if (!(await limits.mayMail(email, studentId))) return null;
    if (network !== null && !(await limits.mayMailFor(network, { isProven: false }))) return null;
    const owner = await studentByEmail(db, email);
    if (owner !== null && owner.id !== studentId) {
      return { letter: letterOf({ ...copy.alreadyTaken, link: linkTo(copy.openSignIn, '/onboarding', { email }) }) };
    }
    const student = await studentById(db, studentId);
    // Whoever asked may have named somebody else's address, whose owner has come since.
    if (student === null || (student.emailProvenAt ?? createdAt) > createdAt) return null;
    const { code, undo } = await codes.make({ address: email, owner: student });
    return { letter: letterOf({ ...copy.confirm, code, link: linkTo(copy.fillIn, '/dashboard/profile', { email, code }) }), undo };
  };

  return async ({ kind, address, studentId, network, createdAt }) => {
    if (kind === kinds.changed) return (await limits.mayTell(address)) ? { letter: letterOf(copy.changed) } : null;
    // Whoever asked for a code has gone by now.
    if (now().getTime() - createdAt.getTime() > lifetime) return null;
    if (kind === kinds.signIn) return signIn(address, network);
    return kind === kinds.confirm && studentId !== null ? confirm(address, studentId, { network, createdAt }) : null;
  };
};

/** The messages that tell both addresses that the second took the place of the first. */
export const mailsOfChange = (before: Student, email: string) => [
  { kind: kinds.confirm, address: email, studentId: before.id },
  ...(before.email === null ? [] : [newsFor(before, before.email)]),
];

/** The message that tells an address that it is no longer an account's. */
export const newsFor = ({ id }: Student, address: string) => ({ kind: kinds.changed, address, studentId: id });

interface MailsDeps {
  db: Db;
  now: () => Date;
  codes: Codes;
  limits: Pick<SignInLimits, 'mayMail' | 'mayMailFor' | 'mayTell'>;
  /** Where students find the product; null: not known. */
  publicUrl: string | null;
}
