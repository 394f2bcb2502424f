import type { User } from '@alive/contract/account.ts';
import { readResume, type ResumeReading } from '@alive/contract/resume.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { copy } from './copy.ts';

/** What was read in the stored résumé of a student. */
export const useReading = (user: User | null): Reading => {
  const isStored = user !== null && user.resume !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(readResume, { params: { id: user?.id ?? '' } }),
    enabled: isStored,
  });
  if (!isStored) return { at: 'none' };
  if (data) {
    const { reading } = data;
    return reading === null ? { at: 'unread' } : { at: 'read', reading, sentence: copy.isRead(Object.keys(reading.lineOf).length) };
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
  /** `sentence` says so. */
  | { at: 'read'; reading: ResumeReading; sentence: string };
