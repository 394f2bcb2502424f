import { type AccountChange, changeAccount, me, type User } from '@alive/contract/account.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, CallError } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { refreshStudent } from '#api/refresh-student.ts';
import { copy } from './copy.ts';

/** Changes fields of the account. `problems` are sentences by field, `problem` is about whatever has none of the `drawn` fields to stand at. */
export const useChange = (userId: string, { drawn = [], onSaved }: Wish) => {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (body: AccountChange) => call(changeAccount, { params: { id: userId }, body }),
    onSuccess: (user) => {
      client.setQueryData(queryOf(me, {}).queryKey, user);
      void refreshStudent();
      onSaved(user);
    },
  });
  const problems = problemsIn(error);
  return {
    save: mutate,
    isSaving: isPending,
    problems,
    problem: error && problemOf(error, problems, drawn),
    reset,
  };
};

const problemOf = (error: Error, problems: Record<string, string>, drawn: readonly string[]): string | null => {
  const fields = Object.keys(problems);
  const other = fields.find((field) => !drawn.includes(field));
  if (other !== undefined) return copy.notSaved(problems[other] ?? error.message);
  return fields.length === 0 ? copy.notSaved(error.message) : null;
};

const problemsIn = (error: Error | null): Record<string, string> => {
  if (!(error instanceof CallError)) return {};
  if (error.code === 'EMAIL_TAKEN') return { email: copy.emailTaken };
  return Object.fromEntries(error.details.map(({ path, message }) => [path, message]));
};

interface Wish {
  /** The fields that say themselves what is wrong with them. */
  drawn?: readonly string[];
  onSaved: (user: User) => void;
}
