import { compareResume, type ResumeComparison } from '@alive/contract/comparison.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import type { Posting } from './asks.ts';
import { compare } from './compare.ts';

export const comparisonRoutes = (app: FastifyInstance, { routing, ...given }: Deps): void =>
  handle(app, routing, compareResume, 'read', async ({ params, student }) => {
    const found = await compareWith(given, params.id, student.id);
    if (found === null) throw new AppError('NOT_FOUND', 'There is no such job.');
    return found;
  });

/** A job held against a student's résumé; null where there is no such job. */
export const compareWith = async (
  { postingOf, resumeLinesOf }: Omit<Deps, 'routing'>,
  jobId: string,
  studentId: string,
): Promise<ResumeComparison | null> => {
  const [posting, lines] = await Promise.all([postingOf(jobId), resumeLinesOf(studentId)]);
  return posting && compare(posting, lines);
};

interface Deps {
  routing: Routing;
  /** A job's text and skills, closed ones too; null where there is none. */
  postingOf: (jobId: string) => Promise<Posting | null>;
  /** What a student's résumé says, line by line; empty where none was read. */
  resumeLinesOf: (studentId: string) => Promise<readonly string[]>;
}
