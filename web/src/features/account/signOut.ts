import { logout } from '@alive/contract/account.ts';
import { call } from '#api/call.ts';
import { forget } from './current.ts';

/**
 * Ends the session here and on the server, and forgets everything of the student's on this device: token, wizard
 * answers, drafts, a resume not sent yet and what was read. Without a connection the session still ends here.
 */
export const signOut = async (): Promise<void> => {
  await call(logout, {}, { keepalive: true, signal: AbortSignal.timeout(4000) }).catch(() => undefined);
  for (const key of Object.keys(localStorage)) if (key.startsWith('alive.') && !outlives.has(key)) localStorage.removeItem(key);
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase('alive');
  forget();
};

/** The theme is the device's, and the token is dropped where its readers are told. */
const outlives = new Set(['alive.theme', 'alive.token']);
