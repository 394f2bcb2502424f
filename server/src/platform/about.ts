import { readProfile } from './read-profile.ts';
import { isDeepStrictEqual } from 'node:util';
import type { startOnboarding } from '@alive/contract/onboarding.ts';
import type { startSearch } from '@alive/contract/search.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import type { About, Given } from './chat.ts';
import { noLeanings } from './leanings.ts';
import type { Student } from '#db/sessions.ts';

/** What an assistant may know in one conversation: what the start call gives, else the student's record. */
export const aboutOf = (body: StartBody, student: Student | null): About => aboutFrom(givenOf(body, null), student);

/**
 * What a start call gives that holds for its conversation: values other than the record's, for what repeats the record goes on with it.
 * Without a record all of it.
 */
export const givenOf = (body: StartBody, student: Student | null): Given => {
  // Of a full name alone, the first word is the best guess.
  const firstName = body.name?.trim().split(/\s+/)[0];
  const given: Given = {
    ...(firstName ? { firstName } : {}),
    ...(body.school ? { school: body.school } : {}),
    ...(body.major ? { major: body.major } : {}),
    ...(body.grad_year == null ? {} : { graduationYear: body.grad_year }),
    ...(body.needsVisa == null ? {} : { needsVisa: body.needsVisa }),
    ...(body.canGetClearance == null ? {} : { canGetClearance: body.canGetClearance }),
    ...(body.preferredLocations == null ? {} : { preferredLocations: body.preferredLocations }),
    ...(body.lookingFor == null ? {} : { lookingFor: body.lookingFor }),
    ...('onboardingProfile' in body && body.onboardingProfile != null ? { profile: body.onboardingProfile } : {}),
  };
  return student === null
    ? given
    : Object.fromEntries(Object.entries(given).filter(([field, value]) => !isDeepStrictEqual(value, student[field as keyof Student])));
};

/** What is known now: what was given, else what the record says. */
export const aboutFrom = (given: Given, student: Student | null): About => ({
  id: student?.id ?? null,
  // A first name on record may be of two words.
  firstName: student?.firstName || given.firstName || 'there',
  school: given.school ?? student?.school ?? null,
  major: given.major ?? student?.major ?? null,
  graduationYear: given.graduationYear ?? student?.graduationYear ?? null,
  needsVisa: given.needsVisa ?? student?.needsVisa ?? null,
  canGetClearance: given.canGetClearance ?? student?.canGetClearance ?? null,
  preferredLocations: given.preferredLocations ?? student?.preferredLocations ?? [],
  lookingFor: given.lookingFor ?? student?.lookingFor ?? [],
  profile: readOf(given.profile ?? student?.profile ?? null),
  musts: student?.musts ?? [],
  leanings: student?.leanings ?? noLeanings,
  talkAgainAt: student?.talkAgainAt?.toISOString() ?? null,
});

type StartBody = BodyOf<typeof startOnboarding> | BodyOf<typeof startSearch>;

const readOf = (profile: About['profile']): About['profile'] => profile && readProfile(profile);
