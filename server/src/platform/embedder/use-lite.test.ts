import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { useLite } from './use-lite.ts';

describe('the embedder in its thread', () => {
  const embedder = useLite();
  afterAll(() => embedder.close());

  it('puts texts of like meaning near each other, without a network', async () => {
    const [flying = [], planes = [], books = []] = await embedder.embed(['build things that fly', 'aircraft engineer', 'librarian']);
    expect([flying.length, Math.hypot(...flying)]).toEqual([512, expect.closeTo(1, 5)]);
    expect(near(flying, planes)).toBeGreaterThan(near(flying, books));
  });

  it('gives zeros for a text without a word', async () => {
    const [empty, word] = await embedder.embed([' ', 'nurse']);
    expect([empty?.some((value) => value !== 0), word?.length]).toEqual([false, 512]);
  });

  it('takes an abort and goes on', async () => {
    const stop = new AbortController();
    const stopped = embedder.embed(['nurse'], stop.signal);
    stop.abort(new Error('no more'));
    await expect(stopped).rejects.toThrow('no more');
    expect(await embedder.embed(['nurse'])).toHaveLength(1);
  });
});

describe('a thread that dies', () => {
  const answering = `require('node:worker_threads').parentPort.on('message', ({ id, texts }) =>
    require('node:worker_threads').parentPort.postMessage({ id, vectors: texts.map(() => new Float32Array(512)) }))`;
  const threads = (...scripts: string[]) => {
    const started: string[] = [];
    const start = () => {
      const script = scripts[Math.min(started.length, scripts.length - 1)] ?? '';
      started.push(script);
      return new Worker(script, { eval: true, stderr: true });
    };
    return { started, embedder: useLite(start) };
  };

  it('is started again for those who wait', async () => {
    const { started, embedder } = threads('process.exit(1)', answering);
    expect(await embedder.embed(['nurse'])).toHaveLength(1);
    expect(started).toHaveLength(2);
    await embedder.close();
  });

  it('is given up after the second time, and tried again by the next one who asks', async () => {
    const { started, embedder } = threads('process.exit(1)', 'process.exit(1)', answering);
    await expect(embedder.embed(['nurse'])).rejects.toThrow('has stopped');
    expect(started).toHaveLength(2);
    expect(await embedder.embed(['nurse'])).toHaveLength(1);
    await embedder.close();
    await expect(embedder.embed(['nurse'])).rejects.toThrow('has stopped');
  });
});

const near = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
