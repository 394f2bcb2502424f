import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { profile } from './profile.ts';
import { resume } from './resume.ts';
import { id, text, time } from './text.ts';

export const graduationYears = { min: 2020, max: 2030 } as const;

/** The year the wizard and the server start from: next calendar year, at most 2030. */
export const defaultGraduationYear = (now: Date): number => Math.min(now.getFullYear() + 1, graduationYears.max);

export const lookingForOptions = ['Internships', 'Full Time', 'People', 'Other'] as const;

const yearMessage = `Please enter a year from ${graduationYears.min} to ${graduationYears.max}.`;
const graduationYear = z.int(yearMessage).check(z.gte(graduationYears.min, yearMessage), z.lte(graduationYears.max, yearMessage));

/** An address, or an empty text for none. */
export const email = z.string('Please enter an email address.').check(
  z.trim(),
  z.maxLength(254, 'This email address is too long.'),
  z.refine((value) => value === '' || z.email().safeParse(value).success, 'Please enter a valid email address.'),
);

const registerFields = {
  email: z.optional(z.nullable(email)),
  firstName: text(1, 100),
  lastName: text(1, 100),
  school: text(1, 200),
  major: text(1, 200),
  graduationYear: z.optional(z.nullable(graduationYear)),
  needsVisa: z.optional(z.nullable(z.boolean())),
  canGetClearance: z.optional(z.nullable(z.boolean())),
  preferredLocations: z.optional(z.nullable(z.array(text(1, 100)).check(z.maxLength(40)))),
  lookingFor: z.optional(z.nullable(z.array(text(1, 50)).check(z.maxLength(20)))),
};

export const registration = z.strictObject(registerFields);
export type Registration = z.output<typeof registration>;

export const accountChange = z.partial(registration);
export type AccountChange = z.output<typeof accountChange>;

export const user = z.object({
  id: z.string(),
  /** null for an account made without an address. */
  email: z.nullable(z.string()),
  /** Whether a code that was sent to the address came back. */
  emailConfirmed: z.boolean(),
  /** An address was named that may belong to another account; the mail that goes there says how it goes on. */
  emailPending: z.optional(z.literal(true)),
  /** That address. */
  pendingEmail: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  school: z.string(),
  major: z.string(),
  graduationYear: z.int(),
  needsVisa: z.nullable(z.boolean()),
  canGetClearance: z.nullable(z.boolean()),
  preferredLocations: z.array(z.string()),
  lookingFor: z.array(z.string()),
  onboardingProfile: z.nullable(profile),
  resume: z.nullable(resume),
  /** Whether what they say may go to the language model; null: not decided yet. Absent where no model is configured. */
  modelConsent: z.optional(z.nullable(z.object({ granted: z.boolean(), decidedAt: time }))),
});
export type User = z.output<typeof user>;

/** Whose account it is, as the path says. */
export const self = z.object({ id });
export const register = endpoint({
  method: 'POST',
  path: '/api/users/register',
  summary: 'Make an account; without an email it gets a placeholder that can never receive mail',
  access: 'open',
  ignoresToken: true,
  idempotent: true,
  body: registration,
  status: 201,
  reply: z.object({ userId: z.string(), token: z.string(), user }),
});

export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/api/users/:id',
  summary: 'Change any of the fields given at registration',
  access: 'self',
  params: self,
  body: accountChange,
  reply: user,
});

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The student whose token this is',
  access: 'student',
  reply: user,
});

export const saveProfile = endpoint({
  method: 'POST',
  path: '/api/users/:id/onboarding-profile',
  summary: 'Keep the profile made by the onboarding conversation, or an edit of it',
  access: 'self',
  params: self,
  body: z.strictObject({ profile }),
  reply: z.object({ user }),
});
