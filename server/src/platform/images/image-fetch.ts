import PQueue from 'p-queue';
import { Agent } from 'undici';
import { type Dial, dialTls, guardedConnector, publicUrl, type Resolve, resolveAll } from '#platform/fetch/connect.ts';
import { failureOf, FetchError } from '#platform/fetch/error.ts';
import { type Answer, exchange } from '#platform/fetch/exchange.ts';

/**
 * Reads small files of other people's public servers: once, without retries, at most `maxBytes` unpacked, within `timeout` milliseconds
 * with all redirects, and a few at a time. An http address is asked over https, as browsers do with images on a secure page (Mixed
 * Content, 4.1). `trusted` is the origin of a server that the operator named, such as one within their own network: it is asked as it
 * stands, and where it redirects to is judged like any other address. `fetch` throws FetchError, or once `close` has ended what is under
 * way, the reason of that.
 */
export function openImageFetch(options: ImageFetchOptions = {}): {
  fetch: (address: string) => Promise<Buffer>;
  close: () => Promise<void>;
} {
  const { resolve, dial, timeout, maxBytes, trusted } = { ...DEFAULTS, ...options };
  const closing = new AbortController();
  const limits = { headersTimeout: timeout, bodyTimeout: timeout };
  const guarded = new Agent({ ...limits, connect: guardedConnector({ resolve, dial, timeout, signal: closing.signal }) });
  const open = new Agent({ ...limits, connect: { timeout } });
  const queue = new PQueue({ concurrency: 8 });

  return {
    fetch: (address) => queue.add(() => follow(address)),
    close: async () => {
      closing.abort();
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };

  async function follow(address: string): Promise<Buffer> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]);
    let url = mayAsk(address);
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const answer = await ask(url, signal);
      if (answer.kind === 'read') return answer.bytes;
      // Without validators nothing is reported as unchanged.
      if (answer.kind === 'unchanged') break;
      url = mayAsk(answer.location, url);
    }
    throw new FetchError('unreadable', `${url.hostname} redirected more than ${MOST_REDIRECTS} times.`);
  }

  function mayAsk(address: string, base?: URL): URL {
    const url = URL.parse(address, base);
    const isOwn = url?.origin === trusted && (base === undefined || base.origin === trusted);
    return url !== null && isOwn && !url.username && !url.password ? url : publicUrl(overTls(address, base), base);
  }

  async function ask(url: URL, signal: AbortSignal): Promise<Answer> {
    const dispatcher = url.origin === trusted ? open : guarded;
    try {
      return await exchange({ url, body: null, validators: undefined }, { ...ASKING, dispatcher, maxBytes, timeout, signal });
    } catch (error) {
      closing.signal.throwIfAborted();
      throw error instanceof FetchError ? error : failureOf(error, url.hostname);
    }
  }
}

const overTls = (address: string, base?: URL): string => {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'http:') return address;
  url.protocol = 'https:';
  return url.href;
};

const ASKING = {
  userAgent: 'Alive/1 (images; contact the operator of this site)',
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  now: Date.now,
};
const MOST_REDIRECTS = 3;
const DEFAULTS = { resolve: resolveAll, dial: dialTls, timeout: 3000, maxBytes: 2 * 1024 * 1024, trusted: null };

export interface ImageFetchOptions {
  resolve?: Resolve;
  dial?: Dial;
  timeout?: number;
  maxBytes?: number;
  /** As URL.origin writes it; null or absent: none. */
  trusted?: string | null;
}
