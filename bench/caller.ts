/** Gets what a signed-in student gets. */
export const get = (address: string, token?: string): Promise<Response> =>
  fetch(address, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

/** When `mark` first stood in a streamed answer, and all of it: it is read to its end, so that none runs into the next round. */
export const readStream = async (response: Response, mark: string): Promise<{ at: number; said: string }> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body.');
  let said = '';
  let at: number | null = null;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    said += chunk.value;
    if (at === null && said.includes(mark)) at = performance.now();
  }
  if (at === null) throw new Error(`No ${mark} in: ${said.slice(0, 200)}`);
  return { at, said };
};
