import { addFact, changeFact, deleteFact, listFacts } from '@alive/contract/facts.ts';
import { restartOnboarding } from '@alive/contract/onboarding.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { errors } from './copy.ts';
import type { Facts } from './facts.ts';

/** What is known of a student, for them to see and change. */
export const factRoutes = (app: FastifyInstance, { routing, facts }: { routing: Routing; facts: Facts }): void => {
  handle(app, routing, listFacts, 'read', async ({ student }) => ({ facts: await facts.all({ studentId: student.id }) }));

  handle(app, routing, addFact, 'read', ({ student, body, makes }) => facts.add(student.id, body, makes), {
    idOf: ({ id }) => id,
    again: async ({ id, isDone, request: { student } }) => {
      const known = student === null ? [] : await facts.all({ studentId: student.id });
      const fact = known.find((one) => one.id === id);
      // One that was deleted since does not come back by a repeated call.
      if (fact === undefined && isDone) throw unknown();
      return fact ?? null;
    },
  });

  handle(app, routing, changeFact, 'read', ({ student, params, body }) => facts.change(student.id, params.factId, body));

  handle(app, routing, deleteFact, 'read', ({ student, params }) => facts.remove(student.id, params.factId).then(() => undefined));

  handle(app, routing, restartOnboarding, 'read', ({ student }) => facts.restart(student.id).then(() => undefined));
};

const unknown = () => new AppError('NOT_FOUND', errors.unknown);
