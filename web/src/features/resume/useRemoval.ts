import { me } from '@alive/contract/account.ts';
import { deleteResume, readResume } from '@alive/contract/resume.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { refreshStudent } from '#api/refresh-student.ts';

/** Deletes the stored résumé and the facts that were read in it; the current user has none as soon as the server says so. */
export const useRemoval = () => {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (userId: string) => call(deleteResume, { params: { id: userId } }),
    onSuccess: (_, userId) => {
      client.setQueryData(queryOf(readResume, { params: { id: userId } }).queryKey, { reading: null });
      client.setQueryData(queryOf(me, {}).queryKey, (user) => (user?.id === userId ? { ...user, resume: null } : user));
      void refreshStudent();
    },
  });
  return { removeStored: mutate, removal: { isBusy: isPending, error: error && `We couldn’t delete your résumé. ${error.message}` } };
};
