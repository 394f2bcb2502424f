import { jobsNearPeople, peopleNearJobs } from '@alive/contract/bridge.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';
import type { Deps } from './deps.ts';
import { jobsNear } from './jobs-near.ts';
import { openPeopleNear } from './people-near.ts';

/** Between jobs and people. */
export const bridgeRoutes = (app: FastifyInstance, { routing, ...deps }: Deps & { routing: Routing }): void => {
  const peopleNear = openPeopleNear(deps);
  handle(app, routing, peopleNearJobs, 'search', async ({ body, student }) => ({ jobs: await peopleNear(body.jobs, student) }));
  handle(app, routing, jobsNearPeople, 'search', async ({ body, student }) => ({ people: await jobsNear(deps, body.people, student) }));
};
