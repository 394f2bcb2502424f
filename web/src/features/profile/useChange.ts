import { type AccountChange, changeAccount, me } from '@alive/contract/account.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, CallError } from '#api/call.ts';
import { queryOf, refreshStudent } from '#api/query.ts';
import { copy } from './copy.ts';

/** Changes fields of the account. `problems` are sentences by field, `problem` the one about no field in particular. */
export const useChange = (userId: string, onSaved: () => void) => {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (body: AccountChange) => call(changeAccount, { params: { id: userId }, body }),
    onSuccess: (user) => {
      client.setQueryData(queryOf(me, {}).queryKey, user);
      void refreshStudent();
      onSaved();
    },
  });
  const problems = problemsIn(error);
  return {
    save: mutate,
    isSaving: isPending,
    problems,
    problem: error && Object.keys(problems).length === 0 ? copy.notSaved(error.message) : null,
    reset,
  };
};

const problemsIn = (error: Error | null): Record<string, string> => {
  if (!(error instanceof CallError)) return {};
  if (error.code === 'EMAIL_TAKEN') return { email: copy.emailTaken };
  return Object.fromEntries(error.details.map(({ path, message }) => [path, message]));
};
