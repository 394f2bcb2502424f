import { createHmac } from 'node:crypto';

/**
 * Opens the hash of what must not be stored as it is but could be guessed, such as network addresses: HMAC-SHA-256 (RFC 2104) in base64url.
 * `loadSecret` is called once, with the first text.
 */
export const openKeyedHash = (loadSecret: () => Promise<string>): KeyedHash => {
  let secret: Promise<string> | undefined;
  return async (text) => {
    secret ??= loadSecret().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(text)
      .digest('base64url');
  };
};

export type KeyedHash = (text: string) => Promise<string>;
