import { lazy, Suspense } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { SkeletonLines, SkeletonTalk } from '#ui/Skeleton.tsx';
import { useAccount } from '../features/account/useAccount.tsx';
import { usePendingEmail } from '../features/account/useConfirmation.tsx';
import { useMe } from '../features/account/useMe.ts';
import { OnboardingPage } from '../features/onboarding/OnboardingPage.tsx';
import { ConsentQuestion } from '../features/privacy/ConsentQuestion.tsx';
import { isUndecided } from '../features/privacy/useDecision.ts';
import { useReading } from '../features/resume/useReading.ts';
import { useResumeUpload } from '../features/resume/useResumeUpload.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const loadConversation = () => import('./OnboardingConversation.tsx');
const OnboardingConversation = lazy(retryImport(async () => ({ default: (await loadConversation()).OnboardingConversation })));
const loadReview = () => import('./WizardReview.tsx');
const WizardReview = lazy(retryImport(async () => ({ default: (await loadReview()).WizardReview })));
const loadLearned = () => import('./OnboardingLearned.tsx');
const OnboardingLearned = lazy(retryImport(async () => ({ default: (await loadLearned()).OnboardingLearned })));

/** The onboarding with what other rooms lend to it: the account, the résumé with what was read in it, the conversation and what it learned. */
export function OnboardingRoute() {
  const me = useMe();
  const account = { ...useAccount(), pendingNote: usePendingEmail() };
  const resume = useResumeUpload();
  const user = typeof me === 'object' ? me.user : null;
  const reading = useReading(user);
  return (
    <OnboardingPage
      me={me}
      account={account}
      resume={resume}
      reading={reading}
      review={(props) => (
        <ErrorBoundary>
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <WizardReview {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
      prefetchReview={() => void loadReview().catch(() => undefined)}
      conversation={(props) => (
        <ErrorBoundary>
          <Suspense fallback={<SkeletonTalk />}>
            {user && (
              <OnboardingConversation userId={user.id} question={isUndecided(user) ? <ConsentQuestion user={user} /> : null} {...props} />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
      learned={({ heading }) => <Suspense fallback={heading}>{user && <OnboardingLearned user={user} heading={heading} />}</Suspense>}
      prefetchConversation={() => void loadConversation().catch(() => undefined)}
      prefetchDashboard={() =>
        void Promise.all([loadLearned(), import('./DashboardRoute.tsx'), import('./SearchView.tsx')]).catch(() => undefined)
      }
    />
  );
}
