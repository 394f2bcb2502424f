import { me, type User } from '@alive/contract/account.ts';
import { listFacts } from '@alive/contract/facts.ts';
import { readResume, uploadResume } from '@alive/contract/resume.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call.ts';
import { queryClient, queryOf } from '#api/query.ts';
import { refreshStudent } from '#api/refresh-student.ts';
import { upload } from '#api/upload.ts';
import { checkResume, rejections } from './check.ts';
import { keepFile, keptFile } from './pending.ts';
import { useRemoval } from './useRemoval.ts';

/**
 * The upload of one résumé: checked, an account made for it, sent with progress, read, tried again. When it is stored, the
 * current user says so, what was read is known and the state is idle again. Lives above the wizard's steps, so that it goes on while they change;
 * what could not be sent is still there after a reload.
 */
export const useResumeUpload = (): ResumeUpload => {
  const [state, setState] = useState<ResumeState>({ at: 'idle' });
  const running = useRef<AbortController>(null);
  const { removeStored, removal } = useRemoval();

  useEffect(() => {
    const find = async () => {
      const file = await keptFile();
      if (file)
        setState((now) =>
          now.at === 'idle' ? { at: 'failed', file, text: 'You chose this file earlier, but it hasn’t been uploaded yet.' } : now,
        );
    };
    void find();
  }, []);

  const send = async (file: File, ensureUser: EnsureUser): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    const show = (next: ResumeState) => {
      if (!control.signal.aborted) setState(next);
    };
    show({ at: 'uploading', file, progress: 0 });
    let doing = 'register user';
    try {
      const { id } = await ensureUser();
      doing = 'upload resume';
      if (control.signal.aborted) return;
      const { resume, reading } = await upload(uploadResume, { id }, file, {
        signal: control.signal,
        onProgress: (part) => show({ at: 'uploading', file, progress: part * 100 }),
      });
      const of = { params: { id } };
      // With what was read, so that it shows at once and whole.
      await queryClient.fetchQuery({ ...queryOf(listFacts, of), staleTime: 0 }).catch(() => undefined);
      queryClient.setQueryData(queryOf(readResume, of).queryKey, { reading });
      queryClient.setQueryData(queryOf(me, {}).queryKey, (user) => (user?.id === id ? { ...user, resume } : user));
      void refreshStudent();
      await keepFile(null);
      show({ at: 'idle' });
    } catch (error) {
      const failure = failureOf(error, file, doing);
      if (failure.at === 'rejected' && !control.signal.aborted) await keepFile(null);
      show(failure);
    }
  };

  const pick = async (file: File, ensureUser: EnsureUser): Promise<void> => {
    running.current?.abort();
    const rejection = await checkResume(file).catch(() => 'wrong-type' as const);
    if (rejection !== null) return setState({ at: 'rejected', alert: rejection === 'too-large', text: rejections[rejection](file.name) });
    await keepFile(file);
    await send(file, ensureUser);
  };

  return {
    state,
    removal,
    removeStored: (userId) => {
      // What was refused in its place is done with.
      setState((now) => (now.at === 'rejected' ? { at: 'idle' } : now));
      removeStored(userId);
    },
    pick: (file, ensureUser) => void pick(file, ensureUser),
    retry: (ensureUser) => {
      if (state.at === 'failed') void send(state.file, ensureUser);
    },
    clear: () => {
      running.current?.abort();
      void keepFile(null);
      setState({ at: 'idle' });
    },
  };
};

/** What the server refuses for good is let go; anything else may well go through another time. */
const failureOf = (error: unknown, file: File, doing: string): ResumeState => {
  if (!(error instanceof CallError)) return { at: 'failed', file, text: `Failed to ${doing}` };
  if (error.code === 'FILE_TOO_LARGE') return { at: 'rejected', alert: true, text: rejections['too-large'](file.name) };
  const reason = error.code === 'UNSUPPORTED_FILE' ? rejections['wrong-content'](file.name) : error.message;
  const text = `Failed to ${doing}: ${reason}`;
  if (!refusals.has(error.code)) return { at: 'failed', file, text };
  return { at: 'rejected', alert: false, text, isUnreadable: error.code === 'UNREADABLE_FILE' };
};

const refusals = new Set<CallError['code']>(['UNSUPPORTED_FILE', 'UNREADABLE_FILE']);

type ResumeState =
  | { at: 'idle' }
  /** `progress` in percent; at 100 the server reads the file. */
  | { at: 'uploading'; file: File; progress: number }
  | { at: 'failed'; file: File; text: string }
  /** Not to be sent again; `alert` when it calls for a dialog, `isUnreadable` when the server could not read it. */
  | { at: 'rejected'; alert: boolean; text: string; isUnreadable?: boolean };

export interface ResumeUpload {
  state: ResumeState;
  /** Whether the stored file is being deleted, and why that failed. */
  removal: { isBusy: boolean; error: string | null };
  /** Deletes the stored file. */
  removeStored: (userId: string) => void;
  pick: (file: File, ensureUser: EnsureUser) => void;
  /** Sends what failed once more. */
  retry: (ensureUser: EnsureUser) => void;
  /** Ends what runs and forgets what failed. */
  clear: () => void;
}

/** Makes the account that the file belongs to. */
type EnsureUser = () => Promise<User>;
