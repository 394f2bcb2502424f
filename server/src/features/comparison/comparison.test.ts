import { compareResume } from '@alive/contract/comparison.ts';
import { jobs, resumes } from '#db/tables.ts';
import { storedResume } from '#testing/resumes.testing.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { skill, storeResumeFacts } from '#testing/resume-facts.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const { db, call, student } = testServer();
/** No turn comes. */
const busy = testServer({ load: { turns: { atOnce: { running: 0, waiting: 10 }, patience: 20 } } });
const description = '### What you bring\n- Experience with Python\n- Good letters\n\n### What you will do\n- Sort the museum archive';

beforeEach(async () => {
  await db.insert(jobs).values(exampleJob({ id: 'museum', description, skills: ['Python'] }));
});

describe('a job compared with the résumé', () => {
  it('is shown line by line by what the student keeps of it', async () => {
    const { userId, token } = await student();
    await storeResumeFacts(db, userId, [
      skill('Python', 'Python, SQL'),
      { kind: 'project', text: 'Archive of the museum', line: 'Archive of the museum club, 2025' },
      { kind: 'project', text: 'Python bot', line: 'Python bot for letters', status: 'offered' },
    ]);
    const { status, body } = await call(compareResume, { params: { id: 'museum' } }, token);
    expect([status, body]).toEqual([
      200,
      {
        hasResume: true,
        isRead: true,
        asks: [
          { kind: 'requirement', text: 'Experience with Python', shown: [{ text: 'Python', line: 'Python, SQL' }] },
          { kind: 'requirement', text: 'Good letters', shown: [] },
          { kind: 'duty', text: 'Sort the museum archive', shown: [{ text: 'museum, archive', line: 'Archive of the museum club, 2025' }] },
        ],
      },
    ]);
  });

  it('says of a résumé from before résumés were read that it was not read', async () => {
    const { userId, token } = await student();
    await db.insert(resumes).values(storedResume(userId, null));
    const { body } = await call(compareResume, { params: { id: 'museum' } }, token);
    expect([body.hasResume, body.isRead, body.asks.flatMap(({ shown }) => shown)]).toEqual([true, false, []]);
  });

  it('reads at most 300 lines of a résumé', async () => {
    const { userId, token } = await student();
    const lines = [...Array.from({ length: 299 }, (_, at) => `Line ${at}`), 'Python, SQL', 'Python and R'];
    await db.insert(resumes).values(storedResume(userId, lines));
    const { body } = await call(compareResume, { params: { id: 'museum' } }, token);
    expect(body.asks[0]?.shown.map(({ line }) => line)).toEqual(['Python, SQL']);
  });

  it('waits for a turn, as everything that computes much', async () => {
    const { token } = await busy.student();
    expect((await busy.call(compareResume, { params: { id: 'museum' } }, token)).status).toBe(503);
  });

  it('shows nothing of another student, and needs a job', async () => {
    const [maya, noor] = [await student(), await student({ email: 'noor@example.edu' })];
    await storeResumeFacts(db, maya.userId, [skill('Python')]);
    const { body } = await call(compareResume, { params: { id: 'museum' } }, noor.token);
    expect([body.hasResume, body.isRead, body.asks.flatMap(({ shown }) => shown)]).toEqual([false, false, []]);
    expect((await call(compareResume, { params: { id: 'none' } }, noor.token)).status).toBe(404);
    expect((await call(compareResume, { params: { id: 'museum' } })).status).toBe(401);
  });
});
