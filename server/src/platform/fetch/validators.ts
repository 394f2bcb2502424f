/** What an answer said of its version; with it the same address can be asked whether anything changed. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** The validators in an answer's headers; malformed ones are left out, because they could not be sent back. */
export function validatorsOf(headers: Record<string, string | string[] | undefined>): Validators {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    etag: typeof etag === 'string' && ETAG.test(etag) ? etag : null,
    lastModified: typeof lastModified === 'string' && DATE.test(lastModified) ? lastModified : null,
  };
}

/** The headers that ask for an answer only if it differs from the one of these validators. */
export function sentValidators(validators: Validators | undefined): Record<string, string> {
  return {
    ...(validators?.etag && ETAG.test(validators.etag) ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified && DATE.test(validators.lastModified) ? { 'if-modified-since': validators.lastModified } : {}),
  };
}

/** RFC 9110, 8.8.3 without the characters beyond ASCII. */
const ETAG = /^(W\/)?"[\x21\x23-\x7e]*"$/;

/** RFC 9110, 5.6.7: the one form of date that servers must send. */
const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
