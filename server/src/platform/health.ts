import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAway } from './database-watch.ts';
import type { Disks } from './disk-watch.ts';
import { isDatabaseAway } from './errors.ts';

const forOperators = { schema: { hide: true }, config: { forOperators: true } };
/** Milliseconds after which a database that does not answer is away. */
const patience = 2000;

/** Liveness and readiness: `parts` that are not there yet, by name. */
export const healthRoutes = (app: FastifyInstance, { missing, pingDatabase, databaseAway, disks }: HealthDeps): void => {
  app.get('/healthz', forOperators, async () => ({ status: 'ok' }));
  app.get('/readyz', forOperators, async (request, reply) => {
    const answers = pingDatabase().then(
      () => [],
      (error: unknown) => {
        if (isDatabaseAway(error)) databaseAway(error);
        else request.log.error({ err: error }, 'the database is not ready');
        return ['database'];
      },
    );
    const database = await Promise.race([answers, wait(patience, ['database'], { ref: false })]);
    const notReady = [...database, ...(disks.isFull() ? ['disk'] : []), ...missing()];
    return notReady.length === 0
      ? { status: 'ok', ...(disks.isLow() ? { low: ['disk'] } : {}) }
      : reply.status(503).send({ status: 'not ready', notReady });
  });
};

interface HealthDeps {
  missing: () => string[];
  pingDatabase: () => Promise<void>;
  databaseAway: DatabaseAway;
  disks: Disks;
}
