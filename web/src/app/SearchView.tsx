import type { User } from '@alive/contract/account.ts';
import type { Conversation } from '@alive/contract/conversations.ts';
import { useState } from 'react';
import type { CallError } from '#api/call.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { SkeletonView } from '#ui/Skeleton.tsx';
import { Sorry } from '../features/conversations/Sorry.tsx';
import { Thread } from '../features/conversations/Thread.tsx';
import { useChat } from '../features/conversations/useChat.ts';
import { useDraft } from '../features/conversations/useDraft.ts';
import { JobCard } from '../features/jobs/JobCard.tsx';
import { SearchHeader } from '../features/search/SearchHeader.tsx';
import { searchWire } from '../features/search/wire.ts';
import { expiredText, reloadPage } from './expired.ts';
import { useStoredConversation } from './useStoredConversation.ts';

/** The Search tab: opens the newest living search conversation, or begins one by itself, once. */
export function SearchView({ user, sample }: { user: User; sample: boolean }) {
  const found = useStoredConversation('search');
  if (found === 'loading' || found === 'failed') {
    return (
      <>
        <SearchHeader user={user} sample={sample} filters={[]} busy={found === 'loading'} onFilters={() => undefined} />
        {found === 'loading' ? (
          <SkeletonView />
        ) : (
          <div className="outline">
            <Sorry sentence={sorry} onRetry={reloadPage} />
          </div>
        )}
      </>
    );
  }
  return <SearchChat key={found?.id ?? 'new'} user={user} sample={sample} stored={found} />;
}

function SearchChat({ user, sample, stored }: { user: User; sample: boolean; stored: Conversation | null }) {
  const [draft, setDraft] = useDraft('search');
  const [expired, setExpired] = useState(false);
  const [now] = useState(() => new Date());
  const [failedAt, setFailedAt] = useState<'start' | 'continue' | null>(null);
  const talk = useChat({
    stored,
    ...searchWire(user),
    onFailure: ({ during, error, text }: { during: 'start' | 'continue'; error: CallError; text: string }) => {
      if (text) setDraft(text);
      if (error.code === 'CONVERSATION_EXPIRED') setExpired(true);
      else setFailedAt(during);
    },
  });
  const busy = talk.chat.phase !== 'idle';
  const again = () => {
    setFailedAt(null);
    if (failedAt === 'start') talk.start();
    else if (draft) {
      setDraft('');
      talk.send(draft);
    }
  };
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
          <SearchHeader
            user={user}
            sample={sample}
            filters={talk.chat.filters}
            busy={busy}
            onFilters={(filters) => talk.send('', filters)}
          />
        }
        cards={(message) =>
          message.results?.map((job, place) => <JobCard key={job.id} job={job} place={place} needsVisa={user.needsVisa} now={now} />)
        }
        failure={failedAt !== null && !busy ? <Sorry sentence={failedAt === 'start' ? sorryAtStart : sorry} onRetry={again} /> : null}
      />
      {expired && <AlertDialog message={expiredText} onDone={reloadPage} />}
    </>
  );
}

const sorryAtStart = 'Sorry, I encountered an error starting the conversation. Please try again.';
const sorry = 'Sorry, I encountered an error. Please try again.';
