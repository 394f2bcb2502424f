import { me, type User, uploadResume } from '@alive/contract/account.ts';
import { useRef, useState } from 'react';
import { CallError } from '#api/call.ts';
import { queryClient, queryOf } from '#api/query.ts';
import { upload } from '#api/upload.ts';
import { checkResume, rejections } from './check.ts';

/**
 * The upload of one résumé: checked, an account made for it, sent with progress, tried again. When it is stored, the
 * current user says so and the state is idle again. Lives above the wizard's steps, so that it goes on while they change.
 */
export const useResumeUpload = (): ResumeUpload => {
  const [state, setState] = useState<ResumeState>({ at: 'idle' });
  const running = useRef<AbortController>(null);
  const last = useRef<{ file: File; ensureUser: EnsureUser }>(null);

  const pick = async (file: File, ensureUser: EnsureUser): Promise<void> => {
    running.current?.abort();
    const rejection = await checkResume(file).catch(() => 'wrong-type' as const);
    if (rejection !== null) return setState({ at: 'rejected', alert: rejection === 'too-large', text: rejections[rejection] });
    last.current = { file, ensureUser };
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
      const { resume } = await upload(uploadResume, { id }, file, {
        signal: control.signal,
        onProgress: (part) => show({ at: 'uploading', file, progress: part * 100 }),
      });
      queryClient.setQueryData(queryOf(me, {}).queryKey, (user) => user && { ...user, resume });
      show({ at: 'idle' });
    } catch (error) {
      show(failureOf(error, file, doing));
    }
  };

  return {
    state,
    pick: (file, ensureUser) => void pick(file, ensureUser),
    retry: () => {
      if (last.current) void pick(last.current.file, last.current.ensureUser);
    },
    clear: () => {
      running.current?.abort();
      setState({ at: 'idle' });
    },
  };
};

const failureOf = (error: unknown, file: File, doing: string): ResumeState => {
  if (!(error instanceof CallError)) return { at: 'failed', file, text: `Failed to ${doing}` };
  if (error.code === 'FILE_TOO_LARGE') return { at: 'rejected', alert: true, text: rejections['too-large'] };
  return { at: 'failed', file, text: `Failed to ${doing}: ${error.message}` };
};

type ResumeState =
  | { at: 'idle' }
  /** `progress` in percent. */
  | { at: 'uploading'; file: File; progress: number }
  | { at: 'failed'; file: File; text: string }
  /** Not sent at all; `alert` when it calls for a dialog. */
  | { at: 'rejected'; alert: boolean; text: string };

export interface ResumeUpload {
  state: ResumeState;
  pick: (file: File, ensureUser: EnsureUser) => void;
  retry: () => void;
  /** Ends what runs and forgets what failed. */
  clear: () => void;
}

/** Makes the account that the file belongs to. */
type EnsureUser = () => Promise<User>;
