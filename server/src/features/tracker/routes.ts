import type { Job } from '@alive/contract/jobs.ts';
import { listTracked, trackJob, untrackJob } from '@alive/contract/tracker.ts';
import type { FastifyInstance } from 'fastify';
import type { Student } from '#db/sessions.ts';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { present } from './present.ts';
import { changeTracked, forget, mostTracked, trackedBy } from './queries.ts';
import { full, noSuchJob } from './copy.ts';

/** What a student saves, follows, hides and notes. */
export const trackerRoutes = (app: FastifyInstance, { routing, jobsByIds }: Deps): void => {
  const { db, now } = routing;

  handle(app, routing, listTracked, 'search', async ({ student }) => {
    const rows = await trackedBy(db, student.id);
    const jobs = await jobsByIds(
      rows.map(({ jobId }) => jobId),
      student,
    );
    const byId = new Map(jobs.map((job) => [job.id, job]));
    return { jobs: rows.map((row) => present(row, byId.get(row.jobId) ?? null)) };
  });

  handle(app, routing, trackJob, 'read', async ({ params, body, student }) => {
    const row = await changeTracked(db, { studentId: student.id, jobId: params.jobId }, body, now());
    if (row === 'unknown') throw new AppError('NOT_FOUND', noSuchJob);
    if (row === 'full') throw new AppError('VALIDATION_FAILED', full(mostTracked));
    const [job] = await jobsByIds([row.jobId], student);
    return present(row, job ?? null);
  });

  handle(app, routing, untrackJob, 'read', async ({ params, student }) => {
    await forget(db, { studentId: student.id, jobId: params.jobId });
    return undefined;
  });
};

interface Deps {
  routing: Routing;
  /** The jobs of these ids that there are, closed ones too, as this student sees them. */
  jobsByIds: (ids: string[], student: Student) => Promise<Job[]>;
}
