import type { User } from '@alive/contract/account.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Message } from '@alive/contract/conversations.ts';
import { missedOf } from '../features/conditions/groups.ts';
import { JobCard } from '../features/jobs/JobCard.tsx';
import { aroundCard } from './around-card.tsx';

/** Jobs that an answer of the chat shows; those that come near say what they miss of the `conditions` they were found under. */
export function ChatJobs({ message: { results, nearest }, conditions, user, now }: ChatJobsProps) {
  return (
    <div className="cjobs">
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
  );
}

interface ChatJobsProps {
  message: Message;
  conditions: Condition[];
  user: User;
  now: Date;
}
