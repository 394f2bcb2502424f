import { defaultGraduationYear, lookingForOptions, type User } from '@alive/contract/account.ts';
import * as z from 'zod/mini';
import { keep, readKept } from '#api/storage.ts';

const answers = z.object({
  version: z.literal(1),
  step: z.int().check(z.gte(1), z.lte(5)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  school: z.string(),
  major: z.string(),
  /** As typed. */
  graduationYear: z.string(),
  needsVisa: z.nullable(z.boolean()),
  canGetClearance: z.nullable(z.boolean()),
  preferredLocations: z.array(z.string()),
  /** A place typed and not yet added. */
  locationDraft: z.string(),
  lookingFor: z.array(z.enum(lookingForOptions)),
  /** The interview is held once more, after one that was completed. */
  again: z.optional(z.literal(true)),
});

/** Everything the student gave the wizard, valid or not, and the step they are at. */
export type Answers = z.output<typeof answers>;

export const blankAnswers = (now: Date): Answers => ({
  version: 1,
  step: 1,
  firstName: '',
  lastName: '',
  email: '',
  school: '',
  major: '',
  graduationYear: String(defaultGraduationYear(now)),
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  locationDraft: '',
  lookingFor: [],
});

/** What a student who is already known would have answered; at the preferences when some were given, else at the resume. */
export const answersOf = (user: User): Answers => ({
  version: 1,
  step: user.needsVisa !== null || user.lookingFor.length > 0 || user.preferredLocations.length > 0 ? 3 : 2,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? '',
  school: user.school,
  major: user.major,
  graduationYear: String(user.graduationYear),
  needsVisa: user.needsVisa,
  canGetClearance: user.canGetClearance,
  preferredLocations: user.preferredLocations,
  locationDraft: '',
  lookingFor: lookingForOptions.filter((option) => user.lookingFor.includes(option)),
});

/** Opens the wizard at its conversation once more, for a student who completed one. */
export const talkAgain = (user: User): void => keepAnswers({ ...answersOf(user), step: 4, again: true });

/** The answers kept from an earlier visit; null when there are none or they cannot be read. */
export const readAnswers = (): Answers | null => {
  try {
    return answers.safeParse(JSON.parse(readKept(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

/** Keeps the answers for later visits; null forgets them. */
export const keepAnswers = (given: Answers | null): void => keep(key, given && JSON.stringify(given));

const key = 'alive.wizard';
