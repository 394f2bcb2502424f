import { keep, keptKeys, readKept } from '#api/storage.ts';
import { endingKey } from './ending.ts';

/** Makes this device the student's: what another student left on it (drafts, wizard answers, a resume not sent yet) is forgotten. */
export const claimDevice = (studentId: string): void => {
  const last = readKept(studentKey);
  if (last === studentId) return;
  if (last !== null) clearDevice();
  keep(studentKey, studentId);
};

/** Forgets everything of a student's on this device but what belongs to sessions. */
export const clearDevice = (): void => {
  for (const key of keptKeys()) if (key.startsWith('alive.') && !outlives.has(key)) keep(key, null);
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('alive.')) sessionStorage.removeItem(key);
    indexedDB.deleteDatabase('alive');
  } catch {
    // Where storage is closed nothing was kept.
  }
};

/** Whether this student was the last one here, whose drafts are still on this device. */
export const isLastStudent = (studentId: string): boolean => readKept(studentKey) === studentId;

const studentKey = 'alive.student';

/** The theme is the device's, the token is dropped where its readers are informed, and sessions that ended here still end on the server. */
const outlives = new Set(['alive.theme', 'alive.token', endingKey]);
