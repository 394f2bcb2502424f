import type { Conversation } from '@alive/contract/conversations.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { useEffect, useState } from 'react';
import { stream } from '#api/stream.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { SkeletonTalk } from '#ui/Skeleton.tsx';
import { brokenOff, type Failure } from '../features/conversations/chat.ts';
import { withWords } from '../features/conversations/draft.ts';
import { Thread } from '../features/conversations/Thread.tsx';
import { useChat } from '../features/conversations/useChat.ts';
import { useDraft } from '../features/conversations/useDraft.ts';
import { expiredText, reloadPage } from './expired.ts';
import { useStoredConversation } from './useStoredConversation.ts';

/** The interview: the unfinished one is taken up again, else one begins by itself. */
export function OnboardingConversation(props: Props) {
  const found = useStoredConversation('onboarding');
  if (found.is === 'loading') return <SkeletonTalk />;
  if (found.is === 'failed') return <StartFailure message={found.message} tell={props.onStartFailed} />;
  return <Interview key={found.conversation?.id ?? 'new'} stored={found.conversation} {...props} />;
}

function Interview({ stored, start, onCompleted, onStartFailed }: Props & { stored: Conversation | null }) {
  const [draft, setDraft] = useDraft('onboarding');
  const talk = useChat({
    stored,
    begin: (_, signal) => stream(startOnboarding, { body: start }, signal),
    proceed: ({ message, conversationId }, signal) => stream(continueOnboarding, { body: { message, conversationId } }, signal),
    giveBack: (words) => setDraft((typed) => withWords(typed, words)),
  });
  const { id, state, profile } = talk.chat;
  useEffect(() => {
    if (profile) onCompleted(profile);
    // Told once per profile, whatever the parent renders meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [profile]);
  return (
    <>
      <Thread
        // The assistant speaks first: without its question there would be nothing to go on with.
        talk={id === null ? { ...talk, stop: undefined } : talk}
        draft={draft}
        onDraft={setDraft}
        label="Onboarding conversation"
        placeholder="Your answer"
        closed={profile !== null}
      />
      {state.phase === 'failed' && brokenOff(talk.chat) === null && <Told failure={state.failure} onStartFailed={onStartFailed} />}
    </>
  );
}

/** Tells of one failed request, until the student has read it. */
function Told({ failure, onStartFailed }: { failure: Failure; onStartFailed: Props['onStartFailed'] }) {
  const [read, setRead] = useState(false);
  if (read) return null;
  if (failure.code === 'CONVERSATION_EXPIRED') return <AlertDialog message={expiredText} onDone={reloadPage} />;
  if (failure.during === 'start') return <StartFailure message={failure.message} tell={onStartFailed} />;
  return <AlertDialog message={`Failed to send message: ${failure.message}`} onDone={() => setRead(true)} />;
}

function StartFailure({ message, tell }: { message: string; tell: Props['onStartFailed'] }) {
  useEffect(() => {
    tell(message);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

interface Props {
  start: BodyOf<typeof startOnboarding>;
  onCompleted: (profile: Profile) => void;
  onStartFailed: (message: string) => void;
}
