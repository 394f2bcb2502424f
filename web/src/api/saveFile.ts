/** Saves the body of a response on this device under a name. */
export const saveFile = async (response: Response, fileName: string): Promise<void> => {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
