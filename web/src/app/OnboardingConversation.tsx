import type { Conversation } from '@alive/contract/conversations.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { useEffect, useState } from 'react';
import { stream } from '#api/stream.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { SkeletonTalk } from '#ui/Skeleton.tsx';
import { Thread } from '../features/conversations/Thread.tsx';
import { useChat } from '../features/conversations/useChat.ts';
import { useDraft } from '../features/conversations/useDraft.ts';
import { expiredText, reloadPage } from './expired.ts';
import { useStoredConversation } from './useStoredConversation.ts';

/** The interview: the unfinished one is taken up again, else one begins by itself. */
export function OnboardingConversation(props: Props) {
  const found = useStoredConversation('onboarding');
  if (found === 'loading') return <SkeletonTalk />;
  if (found === 'failed') return <StartFailure tell={props.onStartFailed} />;
  return <Interview key={found?.id ?? 'new'} stored={found} {...props} />;
}

function Interview({ stored, start, onCompleted, onStartFailed }: Props & { stored: Conversation | null }) {
  const [draft, setDraft] = useDraft('onboarding');
  const [alert, setAlert] = useState<{ message: string; onDone: () => void } | null>(null);
  const talk = useChat({
    stored,
    begin: { message: '', events: (signal) => stream(startOnboarding, { body: start }, signal) },
    proceed: ({ message, conversationId }, signal) => stream(continueOnboarding, { body: { message, conversationId } }, signal),
    onFailure: ({ during, error, text }) => {
      if (text) setDraft(text);
      if (error.code === 'CONVERSATION_EXPIRED') setAlert({ message: expiredText, onDone: reloadPage });
      else if (during === 'start') onStartFailed(error.message);
      else setAlert({ message: `Failed to send message: ${error.message}`, onDone: () => setAlert(null) });
    },
  });
  const { profile } = talk.chat;
  useEffect(() => {
    if (profile) onCompleted(profile);
    // Told once per profile, whatever the parent renders meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [profile]);
  return (
    <>
      <Thread
        talk={talk}
        draft={draft}
        onDraft={setDraft}
        label="Onboarding conversation"
        placeholder="Your answer"
        closed={profile !== null}
      />
      {alert && <AlertDialog message={alert.message} onDone={alert.onDone} />}
    </>
  );
}

function StartFailure({ tell }: { tell: (message: string) => void }) {
  useEffect(() => {
    tell('There is no connection right now.');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

interface Props {
  start: BodyOf<typeof startOnboarding>;
  onCompleted: (profile: Profile) => void;
  onStartFailed: (message: string) => void;
}
