import { logout } from '@alive/contract/account.ts';
import { call } from '#api/call.ts';
import { forget } from './current.ts';
import { clearDevice } from './device.ts';

/**
 * Ends the session here at once, and on the server as soon as it hears of it; forgets everything of the student's on
 * this device: token, wizard answers, drafts, a resume not sent yet and what was read.
 */
export const signOut = (): void => {
  // Sent with the token before that is dropped, and even if the page is closed.
  void call(logout, {}, { keepalive: true }).catch(() => undefined);
  clearDevice();
  forget();
};
