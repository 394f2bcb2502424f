import * as z from 'zod/mini';
import { email, self, user } from './account.ts';
import { endpoint } from './endpoint.ts';
import { id, text, time } from './text.ts';

/** Digits of a code that is sent to an address. */
export const codeDigits = 6;

const address = email.check(z.minLength(1, 'Please enter an email address.'));
const code = z.optional(text(1, 20));
const sent = z.object({ sent: z.literal(true) });
const signedIn = z.object({ token: z.string(), user });

/** Without a code the reply is 202 `{sent: true}` for every address alike, unless the call proves that it comes from the server's laptop. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Ask for a code by mail, or sign in with it',
  access: 'open',
  body: z.strictObject({ email: address, code }),
  reply: z.union([signedIn, sent]),
});

/** Where codes can be read: in the mail, or in the terminal of the server. */
const codePlaces = ['mail', 'terminal'] as const;

export const loginOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'How one can sign in from here, so that the interface offers only what can succeed',
  access: 'open',
  reply: z.object({
    signIn: z.boolean(),
    /** null: no code can arrive. */
    codeIn: z.nullable(z.enum(codePlaces)),
    /** Whether an address alone signs in, because this browser was opened on the server's laptop. */
    withoutCode: z.boolean(),
  }),
});

/** What the browser keeps of this origin goes with it, unless another session may have begun here meanwhile. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'student',
  query: z.optional(z.object({ keep: z.optional(z.literal('storage')) })),
  status: 204,
});

/** What is left of a token that cannot be ended yet: its SHA-256 in hexadecimal digits, which ends its session and can do nothing else. */
export const ending = z.string().check(z.regex(/^[0-9a-f]{64}$/u));

/** 204 also where there is no such session. */
export const endLater = endpoint({
  method: 'POST',
  path: '/api/auth/endings',
  summary: 'End a session that was signed out while the server could not be reached',
  access: 'open',
  body: z.strictObject({ ending }),
  status: 204,
});

/** Like `login`: without a code one is sent to the address, and the reply is 202 whoever it belongs to. Ends other sessions at the first proof. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/users/:id/email',
  summary: 'Ask for a code that confirms an address, or confirm it; it becomes the address of this account',
  access: 'self',
  params: self,
  body: z.strictObject({ email: address, code }),
  reply: z.union([signedIn, sent]),
});

export const session = z.object({
  id: z.string(),
  createdAt: time,
  lastUsedAt: time,
  /** In words, such as "Chrome on Windows"; empty: not known. */
  device: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/:id/sessions',
  summary: 'Where this account is signed in: here, then last used first',
  access: 'self',
  params: self,
  reply: z.object({ sessions: z.array(session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions/:sessionId',
  summary: 'Sign out one session',
  access: 'self',
  params: z.object({ id, sessionId: id }),
  status: 204,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  summary: 'Sign out everywhere else',
  access: 'self',
  params: self,
  status: 204,
});
