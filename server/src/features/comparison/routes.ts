import { compareResume, type ResumeComparison } from '@alive/contract/comparison.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { inSlices } from '#platform/slices.ts';
import type { Posting } from './asks.ts';
import { compare, readLines } from './compare.ts';
import * as copy from './copy.ts';

export const comparisonRoutes = (app: FastifyInstance, { routing, ...given }: Deps): void =>
  handle(app, routing, compareResume, 'search', async ({ params, student }) => {
    const [found] = await compareWith(given, [params.id], student.id);
    if (!found) throw new AppError('NOT_FOUND', copy.noSuchJob);
    return found;
  });

/** Jobs compared with a student's résumé, in their order; null where there is no such job. */
export const compareWith = async (
  { postingOf, resumeLinesOf }: Omit<Deps, 'routing'>,
  jobIds: readonly string[],
  studentId: string,
): Promise<(ResumeComparison | null)[]> => {
  const [postings, { lines, ...stored }] = await Promise.all([Promise.all(jobIds.map(postingOf)), resumeLinesOf(studentId)]);
  const pause = inSlices();
  const read = await readLines(lines, pause);
  const found: (ResumeComparison | null)[] = [];
  for (const posting of postings) found.push(posting && { ...stored, asks: await compare(posting, read, pause) });
  return found;
};

interface Deps {
  routing: Routing;
  /** A job's text and skills, closed ones too; null where there is none. */
  postingOf: (jobId: string) => Promise<Posting | null>;
  resumeLinesOf: (studentId: string) => Promise<ResumeLines>;
}

/** What a student's résumé says, line by line; no lines where none was read. */
interface ResumeLines extends Pick<ResumeComparison, 'hasResume' | 'isRead'> {
  lines: readonly string[];
}
