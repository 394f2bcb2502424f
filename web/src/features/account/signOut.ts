import { readToken } from '#api/session.ts';
import { forget } from './current.ts';
import { clearDevice } from './device.ts';
import { noteEnd } from './ended.ts';
import { endSession } from './ending.ts';

/**
 * Ends the session here at once, and on the server as soon as it can be reached. Forgets everything of the student's on this device: token,
 * wizard answers, drafts, a resume not sent yet and what was read.
 */
export const signOut = (): void => {
  const token = readToken();
  clearDevice();
  noteEnd('left');
  forget();
  if (token !== null) void endSession(token);
};
