import type { User } from '@alive/contract/account.ts';
import type { Answers } from './answers.ts';
import { isComplete } from './basics.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

/**
 * Where someone who opens the wizard belongs: the step they left, as far as it can be reached; 'finished' when the
 * interview is done and its result was seen.
 */
export const placeOf = (answers: Answers, user: User | null, named: number | null): Step | 'finished' => {
  if (user?.onboardingProfile && answers.again && answers.step === 4) return 4;
  if (user?.onboardingProfile) return answers.step >= 4 ? 5 : 'finished';
  return reachable(named ?? answers.step, answers, user);
};

/** The step asked for, or the last one before it that the answers and the account allow. */
export const reachable = (step: number, answers: Answers, user: User | null): Step => {
  const last = !isComplete(answers) ? 1 : user === null ? 3 : user.onboardingProfile === null ? 4 : 5;
  return Math.max(1, Math.min(step, last)) as Step;
};
