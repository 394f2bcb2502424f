import type { User } from '@alive/contract/account.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import { stream } from '#api/stream.ts';

/** The calls behind the job conversation, for whoever holds the conversation. */
export const searchWire = (user: User) => ({
  /** Without words of the student the interface says its unseen ones. */
  begin: (text: string, signal: AbortSignal, key: string) =>
    stream(
      startSearch,
      {
        body: {
          message: text || openingMessage,
          name: user.firstName,
          school: user.school,
          grad_year: user.graduationYear,
          major: user.major,
          needsVisa: user.needsVisa,
          canGetClearance: user.canGetClearance,
          preferredLocations: user.preferredLocations,
          lookingFor: user.lookingFor,
          onboardingProfile: user.onboardingProfile,
        },
      },
      signal,
      key,
    ),
  proceed: (body: Parameters<typeof stream<typeof continueSearch>>[1]['body'], signal: AbortSignal, key: string) =>
    stream(continueSearch, { body }, signal, key),
});
