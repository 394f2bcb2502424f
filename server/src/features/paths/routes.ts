import { dreamJob, pathStep } from '@alive/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';
import { answerDream } from './answer.ts';
import type { AnswerDeps } from './deps.ts';
import type { Paths } from './paths.ts';
import { answerStep } from './step.ts';
import { type Model, openWorded } from './worded.ts';

export const pathRoutes = (app: FastifyInstance, { routing, paths, model, ...deps }: Deps): void => {
  const worded = model === null ? null : openWorded(model);
  // No turn is held while a model is waited for.
  handle(app, routing, dreamJob, worded === null ? 'search' : 'read', ({ body, student }) =>
    answerDream({ ...deps, worded }, paths, body.query, student),
  );
  handle(app, routing, pathStep, 'search', ({ body, student }) => answerStep(deps, paths, body, student));
};

interface Deps extends AnswerDeps {
  routing: Routing;
  paths: Paths;
  /** What words the insights; null where none is configured. */
  model: Model | null;
}
