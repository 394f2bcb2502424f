import { findJobs as findJobsCall, getJob } from '@alive/contract/jobs.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';
import { type Deps, findJobs, oneJob } from './find.ts';

export const jobRoutes = (
  app: FastifyInstance,
  { routing, vocabulary, meaning }: { routing: Routing } & Pick<Deps, 'vocabulary' | 'meaning'>,
): void => {
  const deps: Deps = { db: routing.db, now: routing.now, vocabulary, meaning };
  handle(app, routing, findJobsCall, 'read', ({ query, student }) => findJobs(deps, query, student));
  handle(app, routing, getJob, 'read', ({ params, student }) => oneJob(deps, params.id, student));
};
