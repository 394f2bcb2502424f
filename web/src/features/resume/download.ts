import { downloadResume } from '@alive/contract/resume.ts';
import { send } from '#api/call.ts';
import { saveFile } from '#api/saveFile.ts';

/** Saves the stored résumé on this device under its name. Throws CallError. */
export const download = async (userId: string, fileName: string): Promise<void> =>
  saveFile(await send(downloadResume, { params: { id: userId } }), fileName);
