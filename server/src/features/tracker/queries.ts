import type { BodyOf } from '@alive/contract/endpoint.ts';
import type { trackJob } from '@alive/contract/tracker.ts';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { charactersIn } from '#db/handle.ts';
import type { Db } from '#db/open.ts';
import { jobs, students, trackedJobs } from '#db/tables.ts';
import { refuseFull, refuseStale, versionAfter } from '#platform/edits.ts';

/** How many jobs one student may keep. */
export const mostTracked = 1000;

/** What a student keeps, last changed first. */
export const trackedBy = (db: Db, studentId: string): Promise<TrackedRow[]> =>
  db.select().from(trackedJobs).where(eq(trackedJobs.studentId, studentId)).orderBy(desc(trackedJobs.updatedAt), asc(trackedJobs.jobId));

/** The ids of the jobs that a student does not want to be shown again. */
export const hiddenBy = async (db: Db, studentId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: trackedJobs.jobId })
    .from(trackedJobs)
    .where(and(eq(trackedJobs.studentId, studentId), eq(trackedJobs.hidden, true)))
    .orderBy(asc(trackedJobs.jobId));
  return rows.map(({ id }) => id);
};

/**
 * Changes the given fields of what a student keeps of a job and gives all of it; where nothing is left of it, its row goes.
 * What was kept once may be changed when the job is gone; else a job that is not there is 'unknown'. 'full': no room for one more.
 * Notes that were written on an older version are refused with EDIT_CONFLICT.
 */
export const changeTracked = (
  db: Db,
  { studentId, jobId }: Key,
  { notes_version: version, ...change }: Change,
  now: Date,
): Promise<TrackedRow | 'unknown' | 'full'> =>
  db.transaction(async (tx) => {
    await inTurn(tx, studentId);
    const [kept] = await tx.select().from(trackedJobs).where(isOf({ studentId, jobId }));
    const before = kept ?? (await begun(tx, { studentId, jobId }, now));
    if (before === null) return 'unknown';
    if (change.notes !== undefined) refuseStale({ text: before.notes, version: before.notesVersion }, { text: change.notes, version });
    const after = { ...before, ...change };
    const others = and(eq(trackedJobs.studentId, studentId), ne(trackedJobs.jobId, jobId));
    await refuseFull(before.notes, after.notes, () => charactersIn(tx, trackedJobs.notes, others));
    if (after.notes !== before.notes) after.notesVersion = versionAfter(before.notesVersion);
    if (after.stage === null && !after.hidden && after.notes === '') {
      await tx.delete(trackedJobs).where(isOf({ studentId, jobId }));
      return after;
    }
    if (kept === undefined && (await tx.$count(trackedJobs, eq(trackedJobs.studentId, studentId))) >= mostTracked) return 'full';
    if (kept !== undefined && isSame(kept, after)) return kept;
    const row = { ...after, updatedAt: now };
    await tx
      .insert(trackedJobs)
      .values(row)
      .onConflictDoUpdate({
        target: [trackedJobs.studentId, trackedJobs.jobId],
        set: { stage: row.stage, hidden: row.hidden, notes: row.notes, notesVersion: row.notesVersion, updatedAt: now },
      });
    return row;
  });

/** Forgets what a student kept of a job; where that is nothing, nothing happens. */
export const forget = (db: Db, key: Key): Promise<void> =>
  db.transaction(async (tx) => {
    await inTurn(tx, key.studentId);
    await tx.delete(trackedJobs).where(isOf(key));
  });

/** A student's changes come one after the other, so that what one of them reads still holds when it writes. */
const inTurn = (tx: Db, studentId: string) => tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');

/** An empty record of a job; null when there is no such job. */
async function begun(db: Db, { studentId, jobId }: Key, now: Date): Promise<TrackedRow | null> {
  const [job] = await db
    .select({ jobTitle: jobs.title, companyName: jobs.companyName, url: jobs.url })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return job ? { ...job, studentId, jobId, stage: null, hidden: false, notes: '', notesVersion: 0, createdAt: now, updatedAt: now } : null;
}

const isOf = ({ studentId, jobId }: Key) => and(eq(trackedJobs.studentId, studentId), eq(trackedJobs.jobId, jobId));

const isSame = (a: TrackedRow, b: TrackedRow): boolean => a.stage === b.stage && a.hidden === b.hidden && a.notes === b.notes;

export type TrackedRow = typeof trackedJobs.$inferSelect;
type Change = BodyOf<typeof trackJob>;

interface Key {
  studentId: string;
  jobId: string;
}
