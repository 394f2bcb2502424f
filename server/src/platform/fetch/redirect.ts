import { FetchError } from './error.ts';
import type { Hop } from './exchange.ts';
import { publicUrl } from './guard.ts';

/**
 * What to ask after a redirect. As browsers do (WHATWG fetch, HTTP-redirect fetch) a POST becomes a GET after 301, 302 and 303 and stays
 * one after 307 and 308; unlike them, a POST is not followed to another host. Throws FetchError.
 */
export function redirected(from: Hop, { status, location }: { status: number; location: string }): Hop {
  const url = publicUrl(location, from.url);
  if (from.body !== null && url.hostname !== from.url.hostname) {
    throw new FetchError('unreadable', `${from.url.hostname} redirected a POST to another host, which was not asked.`, { status });
  }
  return { ...from, url, body: status === 307 || status === 308 ? from.body : null };
}
