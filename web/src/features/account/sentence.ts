import { CallError } from '#api/call.ts';
import { copy } from './copy.ts';

/** What to tell a student whose email was not accepted. */
export const emailSentence = (caught: unknown): string => {
  if (!(caught instanceof CallError)) return copy.failed;
  if (caught.code === 'EMAIL_TAKEN') return copy.isRegistered;
  return caught.details.find(({ path }) => path === 'email')?.message ?? caught.message;
};

/** What to tell a student whose code was not accepted. */
export const codeSentence = (caught: unknown): string =>
  caught instanceof CallError && caught.code !== 'EMAIL_TAKEN'
    ? (caught.details.find(({ path }) => path === 'code')?.message ?? caught.message)
    : emailSentence(caught);
