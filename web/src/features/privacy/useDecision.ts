import { me, type User } from '@alive/contract/account.ts';
import { decideModel } from '@alive/contract/privacy.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';

/** Stores whether what a student says may go to the language model. */
export const useDecision = (user: User) => {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (granted: boolean) => call(decideModel, { params: { id: user.id }, body: { granted } }),
    onSuccess: (changed) => client.setQueryData(queryOf(me, {}).queryKey, changed),
  });
};

/** Whether a student is still to be asked; where no model is configured nobody is. */
export const isUndecided = (user: User): boolean => user.modelConsent === null;
