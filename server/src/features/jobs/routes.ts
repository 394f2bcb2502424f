import { findJobs as findJobsCall, getJob, whatIf as whatIfCall } from '@alive/contract/jobs.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';
import type { Deps } from './deps.ts';
import { findJobs, findJobsWritten } from './find.ts';
import { oneJob } from './one-job.ts';
import { whatIf } from './what-if.ts';

export const jobRoutes = (app: FastifyInstance, { routing, ...given }: { routing: Routing } & Omit<Deps, 'now'>): void => {
  const deps: Deps = { ...given, now: routing.now };
  handle(app, routing, findJobsCall, 'search', ({ query, student }) =>
    student === null ? findJobsWritten(deps, query) : findJobs(deps, query, student),
  );
  handle(app, routing, getJob, 'read', ({ params, query, student }) => oneJob(deps, params.id, query, student));
  handle(app, routing, whatIfCall, 'search', ({ query, student }) => whatIf(deps, query, student));
};
