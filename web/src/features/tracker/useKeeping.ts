import type { Job } from '@alive/contract/jobs.ts';
import type { Stage } from '@alive/contract/tracker.ts';
import { type Change, subjectOf } from './kept.ts';
import { useKeptJob } from './useKept.ts';
import { useTrack } from './useTrack.ts';

/** What a student keeps of a job of a list, and how to change it. */
export const useKeeping = (userId: string, job: Job): Keeping => {
  const kept = useKeptJob(userId, job.id);
  const { track, failed, dismiss } = useTrack(userId);
  return {
    stage: kept?.stage ?? null,
    isHidden: kept?.hidden ?? false,
    notes: { kept: kept?.notes ?? '', version: kept?.notes_version ?? 0, conflict: failed?.conflict ?? null, onLater: dismiss },
    failed,
    make: (change) => track(subjectOf(job), change),
  };
};

export interface Keeping {
  stage: Stage | null;
  isHidden: boolean;
  notes: {
    kept: string;
    version: number;
    conflict: NonNullable<ReturnType<typeof useTrack>['failed']>['conflict'];
    onLater: () => void;
  };
  /** Why the last change was not taken. */
  failed: ReturnType<typeof useTrack>['failed'];
  make: (change: Change) => void;
}
