import type { User } from '@alive/contract/account.ts';
import type { Student } from '#db/sessions.ts';
import type { Recipient } from './recipient.ts';

/** What a student decided about a recipient of what they say; null where they were asked about another one, or never. */
export const consentOf = (
  { modelConsent, modelConsentAt, modelConsentFor }: Pick<Student, 'modelConsent' | 'modelConsentAt' | 'modelConsentFor'>,
  { name }: Recipient,
): User['modelConsent'] =>
  modelConsent === null || modelConsentAt === null || modelConsentFor !== name
    ? null
    : { granted: modelConsent, decidedAt: modelConsentAt.toISOString() };
