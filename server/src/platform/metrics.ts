import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { setTimeout as wait } from 'node:timers/promises';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operators } from './operators.ts';
import { routeOf } from './request-log.ts';
import { AppError, errorReplyOf } from './errors.ts';

/** Holds what one server measures of itself; rooms register counters of their own in it. */
export const openMetrics = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

/**
 * Measures every answer by route and status, and serves the registry as Prometheus text at `/metrics` to operators. Labels name routes, uses,
 * models and outcomes, never anybody or what they said.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, operators: Operators): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe({ method: request.method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true }, config: { forOperators: true }, onRequest: operators }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** Adds a gauge that is read when somebody looks: a value by label. What cannot be read is left out. */
export const addGauge = (registry: Registry, { name, help, label, read }: GaugeOptions): void => {
  const readAll = async () => read();
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      async collect() {
        this.reset();
        // A database that does not answer must not hold all other figures.
        const values = await Promise.race([readAll().catch(() => ({})), wait(longestLook, {}, { ref: false })]);
        for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
      },
    }),
  );
};

/** Milliseconds. */
const longestLook = 1000;

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

interface GaugeOptions {
  name: string;
  help: string;
  label: string;
  read: () => Record<string, number> | Promise<Record<string, number>>;
}

interface Measured {
  metrics: Registry;
  connections: () => Record<string, number>;
  answers: () => Record<string, number>;
  /** Of an embedded database. */
  folder: string | null;
}
