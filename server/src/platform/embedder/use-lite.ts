import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.ts';
import type { EmbedReply, EmbedRequest } from './use-lite-worker.ts';

/**
 * Universal Sentence Encoder Lite (512 numbers, English) in one worker thread, which starts with the first text and takes some 200 MB.
 * Everything it needs lies in node_modules. A thread that dies is started again once for the texts that were waiting; when it
 * dies again without having answered, they are rejected. Texts without a word become a vector of zeros.
 */
export const useLite = (startWorker: () => Worker = startThread): Embedder => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let closed = false;
  let lastId = 0;
  let fruitless = 0;

  const start = (): Worker => {
    const thread = startWorker();
    thread.on('message', (reply: EmbedReply) => {
      fruitless = 0;
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) one?.reject(new Error(reply.error));
      else one?.resolve(reply.vectors);
      if (waiting.size === 0) thread.unref();
    });
    // An exit follows every error, so that is where it is dealt with.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (worker === thread) worker = null;
      fruitless += 1;
      if (closed || fruitless > 1) fail();
      else if (waiting.size > 0) for (const { request } of waiting.values()) post(request);
    });
    return thread;
  };
  const post = (request: EmbedRequest): void => {
    worker ??= start();
    worker.ref();
    worker.postMessage(request);
  };
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('The embedder has stopped.'));
    waiting.clear();
    fruitless = 0;
  };

  return {
    model: 'use-lite-0.2.0',
    embed: (texts, signal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The embedder has stopped.'));
        if (signal?.aborted) return reject(signal.reason);
        const words = texts.filter((text) => text.trim() !== '');
        const all = (vectors: readonly Float32Array[]) => {
          const left = [...vectors];
          resolve(
            texts.map((text) => (text.trim() === '' ? new Float32Array(dimensions) : (left.shift() ?? new Float32Array(dimensions)))),
          );
        };
        if (words.length === 0) return all([]);
        const request = { id: ++lastId, texts: words };
        const stop = () => waiting.delete(request.id) && reject(signal?.reason);
        const settled = () => signal?.removeEventListener('abort', stop);
        signal?.addEventListener('abort', stop);
        waiting.set(request.id, {
          request,
          resolve: (vectors) => {
            settled();
            all(vectors);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        });
        post(request);
      }),
    close: async () => {
      closed = true;
      await worker?.terminate();
      fail();
    },
  };
};

const startThread = (): Worker =>
  new Worker(new URL('use-lite-worker.ts', import.meta.url), {
    // The weights lie outside the heap; what is allocated inside is short-lived.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  });

const dimensions = 512;

interface Waiting {
  request: EmbedRequest;
  resolve: (vectors: readonly Float32Array[]) => void;
  reject: (error: Error) => void;
}
