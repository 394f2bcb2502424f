import { lazy, Suspense } from 'react';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { useAccount } from '../features/account/useAccount.tsx';
import { useMe } from '../features/account/useMe.ts';
import { OnboardingPage } from '../features/onboarding/OnboardingPage.tsx';
import { useResumeUpload } from '../features/resume/useResumeUpload.ts';

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
        <Suspense fallback={<SkeletonLines lines={3} serif />}>
          <OnboardingConversation {...props} />
        </Suspense>
      )}
      prefetchConversation={() => void loadConversation()}
      prefetchDashboard={() => void Promise.all([import('./DashboardRoute.tsx'), import('./SearchView.tsx')])}
    />
  );
}
