import { editConflict } from '@alive/contract/errors.ts';
import { listTracked, trackedJob, trackJob, untrackJob } from '@alive/contract/tracker.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { jobs, students, trackedJobs } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { hiddenBy, mostTracked } from './queries.ts';

const { call, student, db, clock } = testServer();
const minute = 60_000;

describe('the jobs a student keeps', () => {
  it('are given with the job as it is now, last changed first', async () => {
    const { keep, list } = await maya();
    await addJob('archivist');
    await addJob('prober', 'Prober');
    await keep('archivist', { stage: 'saved' });
    pass(minute);
    expect((await keep('prober', { stage: 'applied', notes: 'Sent on Friday.' })).status).toBe(200);
    pass(minute);
    await keep('archivist', { stage: 'interview' });
    const kept = await list();
    expect(kept.map((one) => [one.job_id, one.stage, one.notes])).toEqual([
      ['archivist', 'interview', ''],
      ['prober', 'applied', 'Sent on Friday.'],
    ]);
    for (const one of kept) expect(trackedJob.parse(one)).toEqual(one);
    expect(kept[0]).toMatchObject({ job_title: 'Archivist', company_name: 'Zorblax', application_url: 'https://example.org/archivist' });
    expect(kept[0]?.job).toMatchObject({ id: 'archivist', state: 'open', match: { gate: null } });
  });

  it('keep what is not named in a change, and the same change again changes nothing', async () => {
    const { keep, list } = await maya();
    await addJob('archivist');
    const first = await keep('archivist', { stage: 'saved', notes: 'Ask Ada.' });
    pass(minute);
    expect((await keep('archivist', { stage: 'saved' })).body).toEqual(first.body);
    const { body } = await keep('archivist', { hidden: true });
    expect(body).toMatchObject({ stage: 'saved', hidden: true, notes: 'Ask Ada.', created_at: first.body.created_at });
    expect(body.updated_at > first.body.updated_at).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  it('hold 200,000 characters of notes in all, and none is lost by being shortened', async () => {
    const { keep } = await maya();
    await addJob('archivist');
    await addJob('prober', 'Prober');
    await keep('archivist', { notes: 'a' });
    await db.update(trackedJobs).set({ notes: 'a'.repeat(199_999) });
    expect((await keep('prober', { notes: 'b' })).status).toBe(200);
    expect(await keep('prober', { notes: 'bc' })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect((await keep('archivist', { notes: 'a' })).status).toBe(200);
    expect((await keep('prober', { notes: 'bc' })).status).toBe(200);
  });

  it('stay as they were when the job is gone, and can still be changed', async () => {
    const { keep, list } = await maya();
    await addJob('archivist');
    await keep('archivist', { stage: 'saved' });
    await db.delete(jobs).where(eq(jobs.id, 'archivist'));
    expect(await list()).toMatchObject([{ job_id: 'archivist', job_title: 'Archivist', company_name: 'Zorblax', job: null }]);
    expect((await keep('archivist', { stage: 'rejected' })).body).toMatchObject({ stage: 'rejected', job_title: 'Archivist', job: null });
  });

  it('are forgotten when nothing is left of them, or when asked', async () => {
    const { keep, forget, list, userId } = await maya();
    await addJob('archivist');
    await keep('archivist', { stage: 'saved', hidden: true, notes: 'x' });
    await keep('archivist', { stage: null, hidden: false });
    expect(await list()).toHaveLength(1);
    expect((await keep('archivist', { notes: ' ' })).body).toMatchObject({ stage: null, hidden: false, notes: '' });
    expect(await db.$count(trackedJobs, eq(trackedJobs.studentId, userId))).toBe(0);
    await keep('archivist', { stage: 'saved' });
    expect([(await forget('archivist')).status, (await forget('archivist')).status]).toEqual([204, 204]);
    expect(await list()).toEqual([]);
  });

  it('refuse notes that were written on older ones, with both texts, and take them on the newest', async () => {
    const { keep, forget, list } = await maya();
    await addJob('archivist');
    const saved = (await keep('archivist', { stage: 'saved' })).body;
    expect(saved.notes_version).toBe(0);
    const first = (await keep('archivist', { notes: 'Ask Ada.', notes_version: 0 })).body;
    const second = (await keep('archivist', { notes: 'Ask Ada. Due May 3.', notes_version: first.notes_version })).body;
    const refused = await keep('archivist', { notes: 'Ask Ben.', notes_version: first.notes_version, stage: 'applied' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } });
    const conflict = editConflict.in(refused.body.details ?? []);
    expect(conflict).toEqual({ theirs: 'Ask Ada. Due May 3.', yours: 'Ask Ben.', version: second.notes_version });
    expect(await list()).toMatchObject([{ stage: 'saved', notes: 'Ask Ada. Due May 3.' }]);
    expect((await keep('archivist', { notes: 'Ask Ada. Due May 3.', notes_version: 0 })).body).toEqual(second);
    expect((await keep('archivist', { notes: 'Ask Ben.', notes_version: conflict?.version })).status).toBe(200);
    expect((await keep('archivist', { notes: 'Without a version.' })).status).toBe(200);
    await forget('archivist');
    await keep('archivist', { notes: 'Of a later one.' });
    expect((await keep('archivist', { notes: 'Ask Cy.', notes_version: first.notes_version })).status).toBe(409);
  });

  it('begin with a job that there is', async () => {
    const { keep } = await maya();
    expect(await keep('nowhere', { stage: 'saved' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('are at most a thousand', async () => {
    const { keep, userId } = await maya();
    await addJob('archivist');
    const row = { studentId: userId, stage: 'saved' as const, jobTitle: '', companyName: '', url: '', createdAt: new Date(0) };
    await db
      .insert(trackedJobs)
      .values(Array.from({ length: mostTracked }, (_, at) => ({ ...row, jobId: `old-${at}`, updatedAt: new Date(at) })));
    expect(await keep('archivist', { stage: 'saved' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', error: 'You’ve saved 1,000 jobs, which is the most you can save. Please remove one first.' },
    });
    expect((await keep('old-1', { stage: 'offer' })).status).toBe(200);
    await keep('old-2', { stage: null });
    expect((await keep('archivist', { stage: 'saved' })).status).toBe(200);
  });

  it('are reported to searches when they are hidden', async () => {
    const { keep, userId } = await maya();
    await addJob('archivist');
    await addJob('prober');
    await keep('archivist', { stage: 'saved' });
    await keep('prober', { hidden: true });
    expect(await hiddenBy(db, userId)).toEqual(['prober']);
  });

  it('are nobody else’s, and go with the student', async () => {
    const { keep, userId } = await maya();
    await addJob('archivist');
    await keep('archivist', { stage: 'saved' });
    const other = await student({ firstName: 'Ada' });
    expect((await call(listTracked, { params: { id: userId } })).status).toBe(401);
    expect((await call(listTracked, { params: { id: userId } }, other.token)).status).toBe(403);
    expect((await call(listTracked, { params: { id: other.userId } }, other.token)).body.jobs).toEqual([]);
    await db.delete(students).where(eq(students.id, userId));
    expect(await db.$count(trackedJobs)).toBe(0);
  });

  it.each([{ stage: 'dreaming' }, { hidden: 'yes' }, { notes: 'x'.repeat(4001) }, { notes: '\u0000' }, { score: 5 }])(
    'refuse %j',
    async (body) => {
      const { token, userId } = await student();
      await addJob('archivist');
      const { status, body: reply } = await call(trackJob, { params: { id: userId, jobId: 'archivist' }, body }, token);
      expect([status, reply.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

const maya = async () => {
  const { token, userId } = await student();
  return {
    userId,
    keep: (jobId: string, body: object) => call(trackJob, { params: { id: userId, jobId }, body }, token),
    forget: (jobId: string) => call(untrackJob, { params: { id: userId, jobId } }, token),
    list: async () => (await call(listTracked, { params: { id: userId } }, token)).body.jobs,
  };
};

const pass = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

const addJob = (id: string, title = 'Archivist') =>
  db.insert(jobs).values(exampleJob({ id, title, companyName: 'Zorblax', url: `https://example.org/${id}` }));
