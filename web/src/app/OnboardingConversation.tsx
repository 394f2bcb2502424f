import type { ChatEvent, Conversation, Message } from '@alive/contract/conversations.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import type { Fact } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { stream } from '#api/stream.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { SkeletonTalk } from '#ui/Skeleton.tsx';
import { brokenOff, type Failure, isAnswering } from '../features/conversations/chat.ts';
import { withWords } from '../features/conversations/draft.ts';
import { Thread } from '../features/conversations/Thread.tsx';
import { useChat } from '../features/conversations/useChat.ts';
import { useDraft } from '../features/conversations/useDraft.ts';
import { FactChip } from '../features/facts/FactChip.tsx';
import { MessageFacts } from '../features/facts/MessageFacts.tsx';
import { FactNotice } from '../features/facts/Notice.tsx';
import { countOf, SoFarChips, SoFarRows } from '../features/facts/SoFar.tsx';
import { useEditor } from '../features/facts/useEditor.tsx';
import { useFacts } from '../features/facts/useFacts.ts';
import { Asks, Which } from '../features/interview/Asks.tsx';
import { InterviewFrame } from '../features/interview/InterviewFrame.tsx';
import { settledIn } from '../features/interview/settled.ts';
import { useFinish } from '../features/interview/useFinish.ts';
import { isQuestion, useOpenPart, wordsNow } from '../features/interview/useOpenPart.ts';
import { useProfileSheet } from '../features/interview/useProfileSheet.ts';
import { copy } from './copy.ts';
import { expiredText, reloadPage } from './expired.ts';
import { useKeptConversation, useStoredConversation } from './useStoredConversation.ts';

/** The interview: the unfinished one is taken up again, else one begins by itself, once the `question` before it is answered. */
export function OnboardingConversation({ question, ...props }: Props & { question: ReactNode }) {
  const sheet = useProfileSheet();
  if (question !== null)
    return (
      <InterviewFrame heading={props.heading} note={props.note} sheet={sheet}>
        {question}
      </InterviewFrame>
    );
  return <Talk sheet={sheet} {...props} />;
}

function Talk({ sheet, ...props }: Props & { sheet: ReturnType<typeof useProfileSheet> }) {
  const found = useStoredConversation(props.userId, 'onboarding', null, { unfinished: props.again });
  if (found.is === 'read') return <Interview key={found.conversation?.id ?? 'new'} stored={found.conversation} {...props} />;
  return (
    <InterviewFrame heading={props.heading} note={props.note} sheet={sheet}>
      <SkeletonTalk />
      {found.is === 'failed' && <StartFailure message={found.message} tell={props.onStartFailed} />}
    </InterviewFrame>
  );
}

function Interview({ stored, userId, heading, note, start, onCompleted, onStartFailed }: Props & { stored: Conversation | null }) {
  const [draft, setDraft] = useDraft('onboarding');
  const store = useFacts(userId);
  const editor = useEditor(store);
  const sheet = useProfileSheet();
  const talk = useChat({
    stored,
    action: 'start.onboarding',
    begin: (_, signal, key) => stream(startOnboarding, { body: start }, signal, key),
    proceed: (body, signal, key) => stream(continueOnboarding, { body }, signal, key),
    giveBack: (words) => setDraft((typed) => withWords(typed, words)),
    onEvent: (event: ChatEvent) => {
      if ('heard' in event) store.learn(event.heard, event.changed);
    },
    onFound: () => store.readAgain(),
  });
  useKeptConversation(userId, 'onboarding', talk.chat, stored);
  const { id, state, profile, messages } = talk.chat;
  const isBusy = isAnswering(talk.chat);
  const said = messages.filter(({ sender, hidden }) => sender === 'user' && !hidden);
  useEffect(() => {
    if (profile) onCompleted(profile);
    // Called once per profile, whatever the parent renders meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [profile]);

  useEffect(() => {
    store.dismiss();
    // Once something new is said, what was changed before is past.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said.length]);

  const ending = useFinish({
    isBusy,
    isOver: profile !== null || id === null,
    finish: () => {
      setDraft('');
      talk.finish(draft.trim());
    },
  });
  const now = (factId: string) =>
    store.now(factId, () => messages.flatMap(({ facts = [] }) => facts).find(({ id: one }) => one === factId));
  const last = messages.at(-1);
  const part = useOpenPart(last, { factOf: now, isRead: store.isRead });
  const open = isBusy || profile !== null ? undefined : last?.ask;
  // What was asked last keeps its room until the next is asked.
  const ask = messages.findLast((message) => message.ask)?.ask;
  const chipOf = (fact: Fact) => <FactChip key={fact.id} fact={fact} store={store} editor={editor} />;
  // Said once, where the student is.
  const notice = <FactNotice store={store} editor={editor} />;
  return (
    <InterviewFrame
      heading={heading}
      note={note}
      sheet={sheet}
      state={{
        left: profile === null ? (ask?.left ?? 0) : 0,
        answers: settledIn(messages, ({ facts = [] }) => facts.filter(({ id: one }) => now(one)?.status === 'kept').length),
        count: countOf(store.facts),
        ...ending,
        rows: <SoFarRows store={store} editor={editor} fresh={said.at(-1)?.facts ?? []} />,
        chips: (
          <>
            <SoFarChips store={store} editor={editor} />
            {notice}
          </>
        ),
      }}
    >
      <Thread
        // The assistant speaks first: without its question there would be nothing to go on with.
        talk={{
          ...talk,
          stop: id === null ? undefined : talk.stop,
          chat: { ...talk.chat, messages: last ? [...messages.slice(0, -1), { ...last, text: wordsNow(last, part) }] : [] },
        }}
        draft={draft}
        onDraft={setDraft}
        label={copy.interviewLabel}
        placeholder={copy.answerLabel}
        closed={profile !== null}
        asks={open !== undefined && isQuestion(open, part)}
        cards={({ ask: asked }, toComposer) =>
          asked !== undefined &&
          asked === open &&
          part.is === 'which' && (
            <Which
              onPass={() => {
                part.pass();
                toComposer();
              }}
            >
              {open.which?.map(now).map((fact) => fact && chipOf(fact))}
            </Which>
          )
        }
        below={({ facts = [] }: Message) => facts.length > 0 && <MessageFacts heard={facts} store={store} editor={editor} />}
        foot={(say) => (
          <>
            {!sheet.isOpen && notice}
            {ask && profile === null && part.is !== 'which' && (
              <Asks
                ask={ask}
                torn={part.is === 'between' && ask.between !== undefined ? now(ask.between) : undefined}
                waiting={open === undefined}
                onSay={say}
                onSettle={(fact, stance) => {
                  editor.leave(fact);
                  if (stance === null) store.remove(fact);
                  else store.keep(fact, stance);
                }}
              />
            )}
          </>
        )}
      />
      {editor.panel}
      {state.phase === 'failed' && brokenOff(talk.chat) === null && <FailureNotice failure={state.failure} onStartFailed={onStartFailed} />}
    </InterviewFrame>
  );
}

/** Tells of one failed request, until the student has read it. */
function FailureNotice({ failure, onStartFailed }: { failure: Failure; onStartFailed: Props['onStartFailed'] }) {
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
  userId: string;
  /** Says who is here. */
  heading: ReactNode;
  /** What became of a résumé that is still on its way. */
  note: ReactNode;
  start: BodyOf<typeof startOnboarding>;
  /** An earlier interview was completed, and another one is held. */
  again: boolean;
  onCompleted: (profile: Profile) => void;
  onStartFailed: (message: string) => void;
}
