import './profile.css';
import type { User } from '@alive/contract/account.ts';
import { restartOnboarding } from '@alive/contract/onboarding.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { navigate } from '#router/history.ts';
import { call } from '#api/call.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonView } from '#ui/Skeleton.tsx';
import { Basics } from './Basics.tsx';
import { copy } from './copy.ts';
import { Preferences } from './Preferences.tsx';
import { type ResumeRoom, StoredResume } from './StoredResume.tsx';
import type { EmailRoom, Fields } from './types.ts';

/** /dashboard/profile: everything that the results use and where the student is signed in. Other rooms lend the facts, the fields, the address, the résumé, the conversations, the sign-ins and what may be done with all data. */
export function ProfilePage({
  user,
  facts,
  isPlaced,
  fields,
  email,
  resume,
  conversations,
  signIns,
  ownData,
  onTalkAgain,
}: ProfilePageProps) {
  const again = useMutation({
    networkMode: 'always',
    mutationFn: () => call(restartOnboarding, { params: { id: user.id } }),
    onSuccess: () => {
      onTalkAgain();
      navigate(paths.onboarding);
    },
  });
  return (
    <div className="profile-page">
      <title>{`${copy.title} · Alive`}</title>
      <header className="page-head">
        <div>
          <h1 className="show">{copy.title}</h1>
          <p className="dim">{copy.subtitle}</p>
        </div>
        <Button busy={again.isPending} onClick={() => again.mutate()}>
          {copy.talkAgain}
        </Button>
      </header>
      {again.error && (
        <p className="error" role="alert">
          {copy.talkAgainFailed(again.error.message)}
        </p>
      )}
      {facts}
      {isPlaced ? (
        <>
          <div className="halves">
            <Basics user={user} fields={fields} email={email} />
            <Preferences user={user} fields={fields} />
          </div>
          <StoredResume user={user} room={resume} />
          {conversations}
          {signIns}
          {ownData}
        </>
      ) : (
        <SkeletonView />
      )}
    </div>
  );
}

interface ProfilePageProps {
  user: User;
  /** What is known, in rows. */
  facts: ReactNode;
  /** How much room they take is known: what follows would move otherwise. */
  isPlaced: boolean;
  fields: Fields;
  email: EmailRoom;
  resume: ResumeRoom;
  /** All conversations by name. */
  conversations: ReactNode;
  /** Where the student is signed in. */
  signIns: ReactNode;
  /** Export, consent and deletion. */
  ownData: ReactNode;
  /** Opens the wizard at the interview; called once that may be held again. */
  onTalkAgain: () => void;
}
