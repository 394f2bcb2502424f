/**
 * The response to a GET of this address that the page's first script asked for with the same token, while the code was on its way; null
 * where it did not. Serves once, and only until ten seconds after the page began.
 */
export const takeAsked = (address: string, token: string | null): Promise<Response> | null => {
  const asked = globalThis.askedAhead?.get(address);
  globalThis.askedAhead?.delete(address);
  return asked?.token === token && performance.now() < tenSeconds ? asked.response : null;
};

/** Forgets what was asked ahead: something is about to change, or another tab changed it. */
export const forgetAsked = (): void => globalThis.askedAhead?.clear();

const tenSeconds = 10_000;

interface Asked {
  token: string | null;
  response: Promise<Response>;
}

declare global {
  /** By address; absent where no script asked ahead. */
  var askedAhead: Map<string, Asked> | undefined;
}
