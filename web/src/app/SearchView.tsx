import './search-view.css';
import type { User } from '@alive/contract/account.ts';
import type { Conversation } from '@alive/contract/conversations.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonView } from '#ui/Skeleton.tsx';
import { Conditions } from '../features/conditions/Conditions.tsx';
import { type Failure, isAnswering } from '../features/conversations/chat.ts';
import { withWords } from '../features/conversations/draft.ts';
import { Sorry } from '../features/conversations/Sorry.tsx';
import { Thread } from '../features/conversations/Thread.tsx';
import { useChat } from '../features/conversations/useChat.ts';
import { useDraft } from '../features/conversations/useDraft.ts';
import { JobCard } from '../features/jobs/JobCard.tsx';
import { Posting } from '../features/jobs/Posting.tsx';
import { PeopleCards } from '../features/people/PeopleCards.tsx';
import { searchFields } from '../features/search/fields.ts';
import { SearchHeader } from '../features/search/SearchHeader.tsx';
import { searchWire } from '../features/search/wire.ts';
import { expiredText, reloadPage } from './expired.ts';
import { useStoredConversation } from './useStoredConversation.ts';

const BrowseLink = lazy(async () => ({ default: (await import('./BrowseLink.tsx')).BrowseLink }));
const TrackControl = lazy(async () => ({ default: (await import('../features/tracker/TrackControl.tsx')).TrackControl }));

/** The Search tab: opens the newest living search conversation, or begins one by itself, once. */
export function SearchView({ user, sample }: { user: User; sample: boolean }) {
  const found = useStoredConversation('search');
  if (found.is === 'read')
    return <SearchChat key={found.conversation?.id ?? 'new'} user={user} sample={sample} stored={found.conversation} />;
  return (
    <>
      <SearchHeader user={user} sample={sample} awaiting={found.is === 'loading'} />
      {found.is === 'loading' ? (
        <SkeletonView />
      ) : (
        <div className="outline">
          <Sorry sentence={sorry} onRetry={reloadPage} />
        </div>
      )}
    </>
  );
}

function SearchChat({ user, sample, stored }: { user: User; sample: boolean; stored: Conversation | null }) {
  const [draft, setDraft] = useDraft('search');
  const [now] = useState(() => new Date());
  const talk = useChat({ stored, ...searchWire(user), giveBack: (words) => setDraft((typed) => withWords(typed, words)) });
  // Beside the answer, which nobody waits for longer because of it.
  const track = (job: Job) => (
    <Suspense
      fallback={
        <Chip small disabled>
          <Icon of={Bookmark} small />
          Save
        </Chip>
      }
    >
      <TrackControl userId={user.id} job={job} />
    </Suspense>
  );
  const { state, filters } = talk.chat;
  const busy = isAnswering(talk.chat);
  const failure = state.phase === 'failed' ? state.failure : null;
  return (
    <>
      <Thread
        talk={talk}
        draft={draft}
        onDraft={setDraft}
        label="Search conversation"
        dense
        placeholder="Ask for work, people or a path"
        above={
          <SearchHeader user={user} sample={sample} awaiting={filters === null && busy}>
            {filters && (
              <div className="looking">
                <Conditions
                  label="Looking with"
                  active={filters}
                  offered={searchFields}
                  busy={busy}
                  onChange={(changed) => talk.send('', changed)}
                />
                <Suspense fallback={<span className="note">&nbsp;</span>}>
                  <BrowseLink conditions={filters} />
                </Suspense>
              </div>
            )}
          </SearchHeader>
        }
        cards={(message) => (
          <>
            {message.results && message.results.length > 0 && <h2 className="vh">Jobs</h2>}
            {message.results?.map((job, place) => (
              <JobCard
                key={job.id}
                job={job}
                place={place}
                needsVisa={user.needsVisa}
                now={now}
                actions={track(job)}
                foot={<Posting job={job} />}
              />
            ))}
            {message.people && message.people.length > 0 && (
              <>
                <h2 className="vh">People</h2>
                <PeopleCards people={message.people} />
              </>
            )}
          </>
        )}
        sorry={failure === null || failure.code === expiredCode ? undefined : sorryFor[failure.during]}
      />
      {failure?.code === expiredCode && <AlertDialog message={expiredText} onDone={reloadPage} />}
    </>
  );
}

const sorry = 'Sorry, I encountered an error. Please try again.';

const sorryFor: Record<Failure['during'], string> = {
  start: 'Sorry, I encountered an error starting the conversation. Please try again.',
  continue: sorry,
};

const expiredCode = 'CONVERSATION_EXPIRED';
