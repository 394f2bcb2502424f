import { authorization, CallError } from './call.ts';
import { readToken } from './session.ts';

/** An image of ours that only a student may see, as a data address, which the policy for pages allows. Throws CallError. */
export const imageOf = async (address: string, signal: AbortSignal): Promise<string> => {
  const response = await fetch(address, { headers: authorization(readToken()), signal });
  if (!response.ok) throw new CallError(response.status, 'NOT_FOUND', 'There is no such image.');
  return dataAddress(await response.blob());
};

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new CallError(0, 'UNREADABLE', 'The image could not be read.'));
    });
    reader.readAsDataURL(blob);
  });
