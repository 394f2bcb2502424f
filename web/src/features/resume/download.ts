import { downloadResume } from '@alive/contract/account.ts';
import { send } from '#api/call.ts';

/** Saves the stored résumé on this device under its name. Throws CallError. */
export const download = async (userId: string, fileName: string): Promise<void> => {
  const response = await send(downloadResume, { params: { id: userId } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
