import type { User } from '@alive/contract/account.ts';
import { listFacts } from '@alive/contract/facts.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { navigate } from '#router/history.ts';
import { queryOf } from '#api/query.ts';
import { retryImport } from '#api/retry-import.ts';
import { paths } from '#paths.ts';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { useConfirmation } from '../features/account/useConfirmation.tsx';
import { SignIns } from '../features/account/SignIns.tsx';
import { useDeletion } from '../features/account/useDeletion.ts';
import { FactList } from '../features/facts/FactList.tsx';
import { countsOf } from '../features/facts/facts.ts';
import { talkAgain } from '../features/onboarding/answers.ts';
import { MajorField, SchoolField } from '../features/onboarding/ListedFields.tsx';
import { LocationsField } from '../features/onboarding/LocationsField.tsx';
import { withLocation } from '../features/onboarding/locations.ts';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { Conversations } from '../features/privacy/Conversations.tsx';
import { OwnData } from '../features/privacy/OwnData.tsx';
import { download } from '../features/resume/download.ts';
import { Meter } from '../features/resume/Meter.tsx';
import { useReading } from '../features/resume/useReading.ts';
import { useResumeUpload } from '../features/resume/useResumeUpload.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const ProfileReview = lazy(retryImport(async () => ({ default: (await import('./ProfileReview.tsx')).ProfileReview })));

/** The profile with what other rooms lend to it: the facts, the wizard's fields, the account and the stored résumé. */
export function ProfileView({ user }: { user: User }) {
  const upload = useResumeUpload();
  const reading = useReading(user);
  // Shared with the list of them.
  const { isLoading, failureCount } = useQuery(queryOf(listFacts, { params: { id: user.id } }));
  const email = useConfirmation(user);
  const deletion = useDeletion(user, () => navigate(paths.onboarding));
  return (
    <ProfilePage
      user={user}
      facts={<FactList userId={user.id} />}
      isPlaced={!isLoading || failureCount > 0}
      fields={fields}
      email={email}
      resume={{
        upload,
        download,
        reading,
        facts: reading.at === 'read' ? reading.facts && countsOf(reading.facts) : null,
        meter: ({ meter }) => <Meter meter={meter} />,
        review: (read) => (
          <ErrorBoundary>
            <Suspense fallback={<SkeletonLines lines={8} />}>
              <ProfileReview user={user} reading={read} />
            </Suspense>
          </ErrorBoundary>
        ),
      }}
      conversations={<Conversations user={user} />}
      signIns={<SignIns user={user} />}
      ownData={<OwnData user={user} deletion={deletion} />}
      onTalkAgain={() => talkAgain(user)}
    />
  );
}

const fields = { School: SchoolField, Major: MajorField, Locations: LocationsField, withLocation };
