import type { User } from '@alive/contract/account.ts';
import { type Fact, listFacts } from '@alive/contract/facts.ts';
import { readResume, type ResumeReading } from '@alive/contract/resume.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { copy } from './copy.ts';
import { factsIn } from './lines.ts';

/** What was read in the stored résumé of a student, and what became of its facts. */
export const useReading = (user: User | null): Reading => {
  const isStored = user !== null && user.resume !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(readResume, { params: { id: user?.id ?? '' } }),
    enabled: isStored,
  });
  const isRead = isStored && data !== undefined && data.reading !== null;
  const { data: known } = useQuery({ ...queryOf(listFacts, { params: { id: user?.id ?? '' } }), enabled: isRead });
  if (!isStored) return { at: 'none' };
  if (data) {
    const { reading } = data;
    if (reading === null) return { at: 'unread' };
    const facts = known ? factsIn(reading, known.facts) : null;
    return { at: 'read', reading, facts, sentence: copy.isRead(facts && facts.length) };
  }
  return error ? { at: 'failed', error, isBusy: isFetching, readAgain: () => void refetch() } : { at: 'loading' };
};

export type Reading =
  /** There is no résumé. */
  | { at: 'none' }
  | { at: 'loading' }
  | { at: 'failed'; error: Error; isBusy: boolean; readAgain: () => void }
  /** It is from before résumés were read. */
  | { at: 'unread' }
  /** `facts` are null until they are known; `sentence` says how many there are. */
  | { at: 'read'; reading: ResumeReading; facts: Fact[] | null; sentence: string };
