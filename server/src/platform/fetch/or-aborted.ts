/**
 * The same promise, rejecting with the signal's reason as soon as that aborts. undici itself ends a request only once it has a connection,
 * which takes as long as a name server lets it wait.
 */
export const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Abandoned.'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
