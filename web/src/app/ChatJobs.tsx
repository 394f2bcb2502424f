import type { User } from '@alive/contract/account.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Message } from '@alive/contract/conversations.ts';
import { useRef } from 'react';
import { Neighbours } from '#ui/Neighbours.tsx';
import { missedOf } from '../features/conditions/groups.ts';
import { JobCard } from '../features/jobs/JobCard.tsx';
import { aroundCard } from './around-card.tsx';
import { useReturn } from './useReturn.ts';

/** Jobs that an answer of the chat shows; those that come near say what they miss of the `conditions` they were found under. */
export function ChatJobs({ message: { results, nearest }, conditions, user, now }: ChatJobsProps) {
  const list = useRef<HTMLDivElement>(null);
  useReturn(list);
  return (
    <Neighbours names={(results ?? []).map((job) => job.company_name)}>
      <div className="cjobs" ref={list}>
        {results?.map((job, place) => {
          const ids = nearest?.find(({ id }) => id === job.id)?.misses ?? [];
          const missed = conditions.filter(({ id }) => ids.includes(id));
          return (
            <JobCard
              key={job.id}
              job={job}
              place={place}
              needsVisa={user.needsVisa}
              now={now}
              misses={missed.length > 0 ? { labels: missedOf(conditions, ids), fields: missed.map(({ field }) => field) } : undefined}
              {...aroundCard(job, user.id)}
            />
          );
        })}
      </div>
    </Neighbours>
  );
}

interface ChatJobsProps {
  message: Message;
  conditions: Condition[];
  user: User;
  now: Date;
}
