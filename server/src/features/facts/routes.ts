import { addFact, changeFact, deleteFact, listFacts } from '@alive/contract/facts.ts';
import { restartOnboarding } from '@alive/contract/onboarding.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';
import type { Facts } from './facts.ts';

/** What is known of a student, for them to see and change. */
export const factRoutes = (app: FastifyInstance, { routing, facts }: { routing: Routing; facts: Facts }): void => {
  handle(app, routing, listFacts, 'read', async ({ student }) => ({ facts: await facts.all({ studentId: student.id }) }));

  handle(app, routing, addFact, 'read', ({ student, body }) => facts.add(student.id, body));

  handle(app, routing, changeFact, 'read', ({ student, params, body }) => facts.change(student.id, params.factId, body));

  handle(app, routing, deleteFact, 'read', ({ student, params }) => facts.remove(student.id, params.factId).then(() => undefined));

  handle(app, routing, restartOnboarding, 'read', ({ student }) => facts.restart(student.id).then(() => undefined));
};
