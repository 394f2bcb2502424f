import { findJobs, getJob, whatIf } from '@alive/contract/jobs.ts';
import { listTracked, trackJob, untrackJob } from '@alive/contract/tracker.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, conflictIn } from '#api/call.ts';
import { notifyTabs } from '#api/tabs.ts';
import { useOwnEdits } from '#api/useOwnEdits.ts';
import { afterChange, type Change, orNothing, type Subject, withRecord } from './kept.ts';
import { keptOf } from './useKept.ts';

/**
 * Changes what a student keeps of a job; null forgets it. Shown at once, and taken back with the reason where the server does not take it;
 * notes are shown as kept only when it has. Changes are sent one after the other.
 */
export const useTrack = (userId: string) => {
  const client = useQueryClient();
  const { queryKey } = keptOf(userId);
  const mutationKey = [trackJob.path, userId];
  const own = useOwnEdits();
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const put = (jobId: string, record: Parameters<typeof withRecord>[2]) =>
    client.setQueryData(queryKey, (list) => list && { jobs: withRecord(list.jobs, jobId, record) });

  const { mutate, error, variables, reset } = useMutation({
    mutationKey,
    scope: { id: `track ${userId}` },
    networkMode: 'always',
    mutationFn: async ({ subject, change }: Made) => {
      const params = { id: userId, jobId: subject.job_id };
      if (change !== null) {
        const on = change.notes_version === undefined ? undefined : own.latest(subject.job_id, change.notes_version);
        const saved = await call(trackJob, { params, body: { ...change, notes_version: on } }, { keepalive: true });
        if (on !== undefined) own.saved(subject.job_id, on, saved.notes_version);
        return saved;
      }
      await call(untrackJob, { params }, { keepalive: true });
      return null;
    },
    onMutate: async ({ subject, change }) => {
      const list = client.getQueryData(queryKey);
      if (list === undefined) return undefined;
      // What is being read now is from before the change.
      await client.cancelQueries({ queryKey });
      const before = list.jobs.find(({ job_id: id }) => id === subject.job_id) ?? null;
      const { notes: _, notes_version: __, ...seen } = change ?? {};
      if (change === null || Object.keys(seen).length > 0)
        put(subject.job_id, afterChange(before, subject, change === null ? null : seen, new Date()));
      return { before };
    },
    onError: (_error, { subject }, context) => context && put(subject.job_id, context.before),
    onSuccess: (saved, { subject, change }) => {
      if (isLast()) put(subject.job_id, saved && orNothing(saved));
      if (change === null || change.hidden !== undefined)
        // What is hidden changes what searches find. One that is on the screen stays as it is, so that the place in it is not lost.
        for (const { path } of [findJobs, whatIf, getJob]) void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
    },
    onSettled: () => {
      notifyTabs([listTracked.path]);
      return isLast() ? client.invalidateQueries({ queryKey }) : undefined;
    },
  });

  return {
    track: (subject: Subject, change: Change | null) => mutate({ subject, change }),
    /** The last change, where it was not taken, and why, as a sentence. */
    failed: error && variables ? { jobId: variables.subject.job_id, message: error.message, conflict: conflictIn(error) } : null,
    /** Says no more of that. */
    dismiss: reset,
  };
};

interface Made {
  subject: Subject;
  change: Change | null;
}
