import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether this request comes from a person trying the product on their own laptop: it names a loopback host,
 * comes from a page of one where it comes from a page, and no proxy stands between. Only then may an email alone sign in.
 */
export const signsInWithoutCode = (headers: IncomingHttpHeaders): boolean =>
  loopbackHost.test(headers.host ?? '') &&
  (headers.origin === undefined || loopbackHost.test(headers.origin.replace(/^https?:\/\//, ''))) &&
  !Object.keys(headers).some((name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'));

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
