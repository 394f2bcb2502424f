import { compareResume } from '@alive/contract/comparison.ts';
import { jobs } from '#db/tables.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { skill, storeResumeFacts } from '#testing/resume-facts.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const { db, call, student } = testServer();
const description = '### What you bring\n- Experience with Python\n- Good letters\n\n### What you will do\n- Sort the museum archive';

beforeEach(async () => {
  await db.insert(jobs).values(exampleJob({ id: 'museum', description, skills: ['Python'] }));
});

describe('a job held against the résumé', () => {
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
        asks: [
          { kind: 'requirement', text: 'Experience with Python', shown: [{ text: 'Python', line: 'Python, SQL' }] },
          { kind: 'requirement', text: 'Good letters', shown: [] },
          { kind: 'duty', text: 'Sort the museum archive', shown: [{ text: 'museum, archive', line: 'Archive of the museum club, 2025' }] },
        ],
      },
    ]);
  });

  it('shows nothing of another student, and needs a job', async () => {
    const [maya, noor] = [await student(), await student({ email: 'noor@example.edu' })];
    await storeResumeFacts(db, maya.userId, [skill('Python')]);
    const { body } = await call(compareResume, { params: { id: 'museum' } }, noor.token);
    expect([body.hasResume, body.asks.flatMap(({ shown }) => shown)]).toEqual([false, []]);
    expect((await call(compareResume, { params: { id: 'none' } }, noor.token)).status).toBe(404);
    expect((await call(compareResume, { params: { id: 'museum' } })).status).toBe(401);
  });
});
