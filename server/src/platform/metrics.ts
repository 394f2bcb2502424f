import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { setTimeout as wait } from 'node:timers/promises';
import { routeOf } from './request-log.ts';

/** Holds what one server measures of itself; rooms register counters of their own in it. */
export const openMetrics = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

/**
 * Measures every answer by route and status, and serves the registry as Prometheus text at `/metrics`. It needs no token, as scrapers expect;
 * so labels name routes, uses, models and outcomes, never anybody or what they said.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry): void {
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
  app.get('/metrics', { schema: { hide: true }, config: { forOperators: true } }, async (_request, reply) =>
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

interface GaugeOptions {
  name: string;
  help: string;
  label: string;
  read: () => Record<string, number> | Promise<Record<string, number>>;
}
