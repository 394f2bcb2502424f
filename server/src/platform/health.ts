import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseAway } from './database-watch.ts';
import type { Disks } from './disk-watch.ts';
import { isDatabaseAway } from './errors.ts';
import { shared } from './kept.ts';
import type { Limits } from './limits.ts';

const forOperators = { schema: { hide: true }, config: { forOperators: true } };
/** Milliseconds after which a database that does not answer is away. */
const patience = 2000;
/** Milliseconds that what was found of the database is told to whoever asks. */
const keptFor = 1000;

/**
 * Liveness and readiness: `parts` that are not there yet, by name. Looking at the database costs far more than asking does, so one look serves
 * all who ask. Each network address has a budget of its own, so that others cannot use up a balancer's.
 */
export const healthRoutes = (app: FastifyInstance, { missing, pingDatabase, databaseAway, disks, limits, now }: HealthDeps): void => {
  const charged = {
    ...forOperators,
    onRequest: (request: FastifyRequest, reply: FastifyReply) => limits.chargeAddress('health', request, reply),
  };
  const look = shared(async () => {
    const found = await pingDatabase().then(
      () => [],
      (error: unknown) => {
        if (isDatabaseAway(error)) databaseAway(error);
        else app.log.error({ err: error }, 'the database is not ready');
        return ['database'];
      },
    );
    last = { found, at: now().getTime() };
    return found;
  });
  let last: { found: string[]; at: number } | null = null;
  const lookedAt = async () => (last !== null && Math.abs(now().getTime() - last.at) < keptFor ? last.found : look());

  app.get('/healthz', charged, async () => ({ status: 'ok' }));
  app.get('/readyz', charged, async (_request, reply) => {
    const database = await Promise.race([lookedAt(), wait(patience, ['database'], { ref: false })]);
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
  /** Counted in memory: whether the process lives must not depend on its database. */
  limits: Pick<Limits, 'chargeAddress'>;
  now: () => Date;
}
