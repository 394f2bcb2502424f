import type { User } from '@alive/contract/account.ts';
import type { ReactNode } from 'react';
import { LearnedFacts } from '../features/facts/LearnedFacts.tsx';
import { SummaryText } from '../features/profile/SummaryText.tsx';

/** What step 5 shows: the summary, and the facts that it sums up. */
export function OnboardingLearned({ user, heading }: { user: User; heading: ReactNode }) {
  return (
    <LearnedFacts
      userId={user.id}
      above={
        <>
          {heading}
          {user.onboardingProfile && <SummaryText userId={user.id} profile={user.onboardingProfile} />}
        </>
      }
    />
  );
}
