import './recent-chats.css';
import { recentConversations } from '@alive/contract/conversations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '#router/Link.tsx';
import { queryOf } from '#api/query.ts';
import { Failed } from '#ui/Failed.tsx';
import { TaskSheet } from '#ui/Sheet.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { whenOf } from '#ui/when.ts';
import { chatPath } from '#paths.ts';
import { copy } from './copy.ts';

/** The student's latest search chats, each by the words it began with; one in which nothing was said is the list that the assistant began with. */
export function RecentChats({ current, onClose }: { current: string | null; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(recentConversations, {}), staleTime: 0 });
  const [now] = useState(() => new Date());
  return (
    <TaskSheet title={copy.recent} onClose={onClose}>
      {data ? (
        data.conversations.length === 0 ? (
          <p className="dim">{copy.noChats}</p>
        ) : (
          <ul className="chats">
            {data.conversations.map(({ id, title, updatedAt }) => (
              <li key={id}>
                <Link to={chatPath(id)} aria-current={id === current ? 'page' : undefined} onClick={onClose}>
                  <span>{title === '' ? copy.opening : title}</span>
                  <span className="note num">{whenOf(updatedAt, now)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <Failed sentence={copy.chatsNotLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={5} />
      )}
    </TaskSheet>
  );
}
