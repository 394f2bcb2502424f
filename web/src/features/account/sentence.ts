import { CallError } from '#api/call.ts';

/** What to tell a student whose email was not accepted. */
export const emailSentence = (caught: unknown): string => {
  if (!(caught instanceof CallError)) return 'Something went wrong. Please try again.';
  if (caught.code === 'EMAIL_TAKEN') return 'This email is already registered. Please use a different email.';
  return caught.details.find(({ path }) => path === 'email')?.message ?? caught.message;
};
