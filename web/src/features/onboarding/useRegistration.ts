import { useState } from 'react';
import { CallError } from '#api/call.ts';
import type { Answers } from './answers.ts';
import { detailsOf } from './basics.ts';
import type { Account } from './types.ts';

/** The account call of steps 1 and 3 and what came of it. `submit` tells how it went and never throws. */
export const useRegistration = (ensureAccount: Account['ensureAccount']): Registration => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RegistrationProblem | null>(null);

  const submit = async (answers: Answers) => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureAccount(detailsOf(answers));
      return 'done';
    } catch (error) {
      const taken = error instanceof CallError && error.code === 'EMAIL_TAKEN';
      setProblem(taken ? { kind: 'taken', email: answers.email } : { kind: 'failed', text: failureOf(error) });
      return taken ? 'taken' : 'failed';
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, submit, clear: () => setProblem(null) };
};

const failureOf = (error: unknown): string => {
  if (!(error instanceof CallError)) return 'Failed to register user';
  const [detail] = error.details;
  return `Failed to register user: ${detail ? detail.message : error.message}`;
};

/** The address is another account's, or the call failed otherwise. */
type RegistrationProblem = { kind: 'taken'; email: string } | { kind: 'failed'; text: string };

export interface Registration {
  busy: boolean;
  problem: RegistrationProblem | null;
  submit: (answers: Answers) => Promise<'done' | 'taken' | 'failed'>;
  clear: () => void;
}
