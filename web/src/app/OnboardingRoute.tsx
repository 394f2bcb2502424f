import { lazy, Suspense } from 'react';
import { SkeletonTalk } from '#ui/Skeleton.tsx';
import { useAccount } from '../features/account/useAccount.tsx';
import { useMe } from '../features/account/useMe.ts';
import { OnboardingPage } from '../features/onboarding/OnboardingPage.tsx';
import { useResumeUpload } from '../features/resume/useResumeUpload.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const loadConversation = () => import('./OnboardingConversation.tsx');
const OnboardingConversation = lazy(async () => ({ default: (await loadConversation()).OnboardingConversation }));

/** The onboarding with what other rooms lend to it: the account, the résumé upload and the conversation. */
export function OnboardingRoute() {
  const me = useMe();
  const account = useAccount();
  const resume = useResumeUpload();
  return (
    <OnboardingPage
      me={me}
      account={account}
      resume={resume}
      conversation={(props) => (
        <ErrorBoundary>
          <Suspense fallback={<SkeletonTalk />}>
            <OnboardingConversation {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
      prefetchConversation={() => void loadConversation().catch(() => undefined)}
      prefetchDashboard={() => void Promise.all([import('./DashboardRoute.tsx'), import('./SearchView.tsx')]).catch(() => undefined)}
    />
  );
}
