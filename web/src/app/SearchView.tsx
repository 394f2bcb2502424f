import './search-view.css';
import type { User } from '@alive/contract/account.ts';
import type { Conversation } from '@alive/contract/conversations.ts';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link } from '#router/Link.tsx';
import { useLocation, useNavigationType } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { retryImport } from '#api/retry-import.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Offers } from '#ui/Offers.tsx';
import { SkeletonCards, SkeletonView } from '#ui/Skeleton.tsx';
import { ThreadScroll } from '#ui/ThreadScroll.tsx';
import { chatPath } from '#paths.ts';
import { Conditions } from '../features/conditions/Conditions.tsx';
import { loadMarkdown } from '../features/conversations/Answer.tsx';
import { conditionsAt, type Failure, isAnswering } from '../features/conversations/chat.ts';
import { withWords } from '../features/conversations/draft.ts';
import { Sorry } from '../features/conversations/Sorry.tsx';
import { Thread } from '../features/conversations/Thread.tsx';
import { useChat } from '../features/conversations/useChat.ts';
import { searchFields } from '../features/search/fields.ts';
import { Doors } from '../features/search/Doors.tsx';
import { SearchHeader } from '../features/search/SearchHeader.tsx';
import { searchWire } from '../features/search/wire.ts';
import { aboutCondition } from './about-condition.tsx';
import { copy } from './copy.ts';
import { expiredText, reloadPage } from './expired.ts';
import { releaseDraft, useKeptDraft, useSearchDraft } from './search-draft.ts';
import { useIsStale } from './useIsStale.ts';
import { useKeptConversation, useStoredConversation } from './useStoredConversation.ts';

const BrowseLink = lazy(retryImport(async () => ({ default: (await import('./BrowseLink.tsx')).BrowseLink })));
const RecentChats = lazy(retryImport(async () => ({ default: (await import('../features/conversations/RecentChats.tsx')).RecentChats })));
const loadJobs = () => import('./ChatJobs.tsx');
const ChatJobs = lazy(retryImport(async () => ({ default: (await loadJobs()).ChatJobs })));
const ChatPeople = lazy(retryImport(async () => ({ default: (await import('./ChatPeople.tsx')).ChatPeople })));

/**
 * The Search tab: the conversation that the address names, a new one where that says "new", else the newest living one; where there is none
 * it begins one by itself, once.
 */
export function SearchView(student: Student) {
  const { key, search } = useLocation();
  const asked = new URLSearchParams(search).get('chat');
  const [begun, setBegun] = useState<{ id: string; visit: string } | null>(null);
  const [recent, setRecent] = useState<{ current: string | null } | null>(null);
  // A chat begun here goes on when the address takes its name.
  const visit = asked === begun?.id ? begun.visit : asked === 'new' ? `new ${key}` : (asked ?? '');
  return (
    <>
      <Visit
        key={visit}
        {...student}
        asked={asked}
        action={`start.search ${visit}`}
        doors={(current, onNew) => <Doors onNew={onNew} onRecent={() => setRecent({ current })} />}
        onBegun={(id) => {
          setBegun({ id, visit });
          navigate(chatPath(id), { replace: true });
        }}
      />
      {recent && (
        <Suspense>
          <RecentChats current={recent.current} onClose={() => setRecent(null)} />
        </Suspense>
      )}
    </>
  );
}

function Visit({ asked, action, onBegun, ...student }: VisitProps) {
  const [wanted] = useState(asked);
  // Drawn in slices: at once, the cards of a long answer would hold a phone up for a fifth of a second.
  const found = useDeferredValue(useStoredConversation(student.user.id, 'search', wanted));
  if (found.is === 'read')
    return (
      <SearchChat
        key={found.conversation?.id ?? 'new'}
        {...student}
        action={action}
        stored={found.conversation}
        missed={found.missed}
        wordsFrom={wanted === null || found.conversation === null ? [null, ...(found.lapsed === null ? [] : [found.lapsed])] : []}
        onBegun={wanted === null ? undefined : onBegun}
      />
    );
  return (
    <ThreadScroll
      label={copy.searchLabel}
      dense
      turn={0}
      hold
      above={<SearchHeader user={student.user} sample={student.sample} doors={student.doors(null)} awaiting={found.is === 'loading'} />}
    >
      {found.is === 'loading' ? <SkeletonView /> : <Sorry sentence={sorry} onRetry={reloadPage} />}
    </ThreadScroll>
  );
}

function SearchChat({ user, sample, doors, action, stored, missed, wordsFrom, onBegun }: SearchChatProps) {
  const typing = useSearchDraft(stored?.id ?? null, wordsFrom);
  const { draft, setDraft } = typing;
  const came: string = useNavigationType();
  useEffect(() => {
    // What was pressed for this chat is gone with the one before; on a touch screen a keyboard would rise.
    if (came === 'POP' || document.activeElement !== document.body || matchMedia('(pointer: coarse)').matches) return;
    document.querySelector<HTMLElement>('.dock textarea')?.focus();
    // Once for each chat.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [now] = useState(() => new Date());
  const talk = useChat({ stored, action, ...searchWire(user), giveBack: (words) => setDraft((typed) => withWords(typed, words)) });
  useKeptConversation(user.id, 'search', talk.chat, stored);
  // A stored one is opened a moment after it is shown.
  const id = talk.chat.id ?? stored?.id ?? null;
  useKeptDraft(typing, id);
  useEffect(() => {
    // Alongside the answer, which nobody waits for longer because of it.
    void Promise.all([loadJobs(), loadMarkdown()]).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (stored === null && id !== null) onBegun?.(id);
    // Called once per conversation, whatever the parent renders meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  const ended = stored?.expired === true;
  // What was asked here was answered by what is known now.
  const isStale = useIsStale(user.id, talk.chat.request === null && !ended ? stored : null);
  const { state, filters } = talk.chat;
  const busy = isAnswering(talk.chat);
  const failure = state.phase === 'failed' ? state.failure : null;
  return (
    <>
      <Thread
        talk={talk}
        draft={draft}
        onDraft={setDraft}
        label={copy.searchLabel}
        dense
        placeholder={copy.searchHint}
        closed={ended}
        foot={() =>
          isStale && (
            <p className="stale note">
              Your profile changed.{' '}
              <Link className="hit" to={chatPath('new')} onClick={() => releaseDraft(id)}>
                {copy.searchAgain}
              </Link>
            </p>
          )
        }
        above={
          <SearchHeader
            user={user}
            sample={sample}
            awaiting={filters === null && busy}
            doors={doors(id, ended ? () => releaseDraft(id) : undefined)}
          >
            {missed && <p className="note">{copy.chatGone}</p>}
            {filters && (
              <div className="looking stuck">
                {!ended && (
                  <Conditions
                    label={copy.lookingWith}
                    active={filters}
                    offered={searchFields}
                    busy={busy}
                    about={aboutCondition}
                    onChange={(changed) => talk.send('', changed)}
                  />
                )}
                <Suspense fallback={<span className="note">&nbsp;</span>}>
                  <BrowseLink conditions={filters} />
                </Suspense>
              </div>
            )}
          </SearchHeader>
        }
        cards={(message, toComposer) => (
          <>
            {message.offers && message === talk.chat.messages.at(-1) && !busy && !ended && (
              <Offers
                offers={message.offers}
                onTake={(offer) => {
                  talk.send('', offer.filters);
                  toComposer();
                }}
              />
            )}
            {message.results && message.results.length > 0 && <h2 className="vh">{message.nearest ? 'Closest jobs' : 'Jobs'}</h2>}
            {message.results && message.results.length > 0 && (
              <Suspense fallback={<SkeletonCards count={message.results.length} />}>
                <ChatJobs
                  message={message}
                  conditions={message.nearest ? conditionsAt(talk.chat.messages, message) : []}
                  user={user}
                  now={now}
                />
              </Suspense>
            )}
            {message.people && message.people.length > 0 && (
              <>
                <h2 className="vh">People</h2>
                <Suspense fallback={<SkeletonCards count={1} />}>
                  <ChatPeople people={message.people} />
                </Suspense>
              </>
            )}
          </>
        )}
        sorry={failure === null || failure.code === expiredCode ? undefined : sorryFor[failure.during]}
      />
      {ended && (
        <div className="ended">
          <p className="note">{copy.chatEnded}</p>
          <Link className="btn" to={chatPath('new')} onClick={() => releaseDraft(id)}>
            {copy.newChat}
          </Link>
        </div>
      )}
      {failure?.code === expiredCode && (
        <AlertDialog
          message={expiredText}
          onDone={() => {
            releaseDraft(id);
            reloadPage();
          }}
        />
      )}
    </>
  );
}

const sorry = 'Sorry, I encountered an error. Please try again.';

const sorryFor: Record<Failure['during'], string> = {
  start: 'Sorry, I encountered an error starting the conversation. Please try again.',
  continue: sorry,
};

const expiredCode = 'CONVERSATION_EXPIRED';

interface Student {
  user: User;
  sample: boolean;
}

interface VisitProps extends Student {
  /** The ways out of the chat with this id; `onNew` is told that a new one begins. */
  doors: (chat: string | null, onNew?: () => void) => ReactNode;
  asked: string | null;
  /** Names the beginning of a chat, which a reload does not make another one. */
  action: string;
  onBegun: (id: string) => void;
}

interface SearchChatProps extends Student, Pick<VisitProps, 'action' | 'doors'> {
  stored: Conversation | null;
  /** The chat that was asked for is not there. */
  missed: boolean;
  /** The chats whose unsent words this one takes over; null for words that belong to none. */
  wordsFrom: readonly (string | null)[];
  /** Receives the id of a conversation that began here. */
  onBegun?: (id: string) => void;
}
