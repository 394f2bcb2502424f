import type { FastifyInstance } from 'fastify';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Counter, type Registry } from 'prom-client';
import { AppError, errorReplyOf } from './errors.ts';
import { addGauge } from './metrics.ts';

/** Measures what an operator watches of the database, of answers and of writes. Must be called before routes are added. */
export const measureServer = (app: FastifyInstance, { metrics, connections, answers, folder }: Measured): void => {
  addGauge(metrics, { name: 'database_connections', help: 'Connections to the database', label: 'state', read: connections });
  addGauge(metrics, {
    name: 'answers',
    help: 'Answers being written here, and those whose end could not be stored yet',
    label: 'state',
    read: answers,
  });
  if (folder !== null) {
    let looked = { at: -Infinity, bytes: Promise.resolve(0) };
    addGauge(metrics, {
      name: 'data_bytes',
      help: 'Size of the embedded database on the disk',
      label: 'what',
      read: async () => {
        if (performance.now() - looked.at > betweenLooks) looked = { at: performance.now(), bytes: sizeOf(folder) };
        return { database: await looked.bytes };
      },
    });
  }
  const failed = new Counter({
    name: 'writes_failed_total',
    help: 'Calls that were to change something and failed on our side, by code',
    labelNames: ['code'],
    registers: [metrics],
  });
  app.addHook('onError', async (request, _reply, error) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { status, body } = errorReplyOf(error, request.id);
    // Who is refused or has no model stored nothing that was lost.
    const isRefusal = error instanceof AppError && (body.code === 'UNAVAILABLE' || body.code === 'MODEL_UNAVAILABLE');
    if (status >= 500 && !isRefusal) failed.inc({ code: body.code });
  });
};

const betweenLooks = 60_000;

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((all, one) => all + one, 0);
}

interface Measured {
  metrics: Registry;
  connections: () => Record<string, number>;
  answers: () => Record<string, number>;
  /** Of an embedded database. */
  folder: string | null;
}
