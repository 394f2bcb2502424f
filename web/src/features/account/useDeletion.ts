import type { User } from '@alive/contract/account.ts';
import { deleteAccount } from '@alive/contract/privacy.ts';
import { useMutation } from '@tanstack/react-query';
import { call, CallError } from '#api/call.ts';
import { keepThrough } from '#api/storage.ts';
import { forget } from './current.ts';
import { clearDevice } from './device.ts';
import { noteEnd } from './ended.ts';

/** Deletes the account, and then everything of the student's on this device; `onDeleted` is called when nobody is here any more. */
export const useDeletion = (user: User, onDeleted: () => void) => {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      keepThrough(() => call(deleteAccount, { params: { id: user.id } })).catch((failure: unknown) => {
        // The reply to an earlier try was lost.
        if (!(failure instanceof CallError) || failure.status !== 401) throw failure;
      }),
    onSuccess: () => {
      clearDevice();
      noteEnd('deleted');
      forget();
      onDeleted();
    },
  });
  return { isBusy: isPending, error: error?.message ?? null, run: () => mutate() };
};
