import type { FastifyInstance } from 'fastify';

/** Liveness and readiness: `parts` that are not there yet, by name. */
export const healthRoutes = (
  app: FastifyInstance,
  { missing, pingDatabase }: { missing: () => string[]; pingDatabase: () => Promise<void> },
): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await pingDatabase().then(
      () => [],
      () => ['database'],
    );
    const notReady = [...database, ...missing()];
    return notReady.length === 0 ? { status: 'ok' } : reply.status(503).send({ status: 'not ready', notReady });
  });
};
