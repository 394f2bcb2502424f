import { dreamJob, pathStep } from '@alive/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';
import { answerDream } from './answer.ts';
import type { AnswerDeps } from './deps.ts';
import type { Paths } from './paths.ts';
import { answerStep } from './answer.ts';

export const pathRoutes = (app: FastifyInstance, { routing, paths, ...deps }: Deps): void => {
  handle(app, routing, dreamJob, 'search', ({ body, student }) => answerDream(deps, paths, body.query, student));
  handle(app, routing, pathStep, 'search', ({ body, student }) => answerStep(deps, paths, body, student));
};

interface Deps extends AnswerDeps {
  routing: Routing;
  paths: Paths;
}
