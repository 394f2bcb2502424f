import { addFact, changeFact, listFacts } from '@alive/contract/facts.ts';
import { findJobs, getJob, type Job } from '@alive/contract/jobs.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { jobs, resumes } from '#db/tables.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { skill, storeResumeFacts } from '#testing/resume-facts.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const { db, call, stream, student } = testServer();
const line = 'Skills: Python, SQL, R';

beforeEach(async () => {
  await db
    .insert(jobs)
    .values([
      exampleJob({ id: 'museum', skills: ['Python', 'SQL', 'Tableau'] }),
      exampleJob({ id: 'plain', title: 'Gardener', skills: [] }),
    ]);
});

/** A stored file whose lines name these skills, and their facts. */
const storeResume = async (userId: string, named: readonly string[], facts: Parameters<typeof storeResumeFacts>[2]) => {
  const skills = named.map((name) => ({ name, line }));
  const file = { fileName: 'maya.pdf', size: 4, type: 'pdf' as const, storedAs: 'maya', uploadedAt: new Date('2026-11-20T00:00:00Z') };
  await db.insert(resumes).values({ ...file, studentId: userId, skills });
  await storeResumeFacts(db, userId, facts);
};

const asked = async (id: string, token?: string) => (await call(getJob, { params: { id }, query: {} }, token)).body.asked;

describe('which asked-for skills are on the résumé', () => {
  it('stands on a job, on lists and in the chat alike, with the line that says it', async () => {
    const { userId, token } = await student();
    await storeResume(userId, ['Python', 'SQL'], [skill('Python'), skill('SQL')]);
    const expected = {
      has: [
        { skill: 'Python', quote: line },
        { skill: 'SQL', quote: line },
      ],
      lacks: ['Tableau'],
    };
    expect(await asked('museum', token)).toEqual(expected);
    const list = await call(findJobs, { query: { company: 'Zorblax' } }, token);
    expect(of(list.body.jobs, 'museum')).toEqual(expected);
    const { events } = await stream(startSearch, { body: { message: 'Zorblax archivist jobs' } }, token);
    const again = await stream(continueSearch, { body: { conversationId: idOf(events), message: 'Show me the first one again' } }, token);
    for (const answer of [events, again.events])
      expect(
        of(
          answer.flatMap((event) => ('results' in event ? event.results : [])),
          'museum',
        ),
      ).toEqual(expected);
  });

  it('is absent without a résumé, without a token, and where the posting names no skill', async () => {
    const { userId, token } = await student();
    expect([await asked('museum'), await asked('museum', token)]).toEqual([undefined, undefined]);
    await storeResumeFacts(db, userId, [skill('Python')]);
    expect(await asked('plain', token)).toBeUndefined();
  });

  it('names nothing as missing that the résumé says and the student did not keep', async () => {
    const { userId, token } = await student();
    await storeResume(
      userId,
      ['Python', 'SQL', 'Tableau'],
      [skill('Python', 'Python'), { ...skill('SQL', 'Some SQL'), status: 'offered' }],
    );
    expect(await asked('museum', token)).toEqual({ has: [{ skill: 'Python', quote: 'Python' }], lacks: [] });
  });

  it('names nothing as missing where only some lines of a résumé are known, as of a pasted one', async () => {
    const { userId, token } = await student();
    await storeResumeFacts(db, userId, [skill('Python')]);
    expect(await asked('museum', token)).toEqual({ has: [{ skill: 'Python', quote: line }], lacks: [] });
  });

  it('has no line for what the student added, and loses what they drop', async () => {
    const { userId, token } = await student();
    await storeResumeFacts(db, userId, [skill('Python'), skill('SQL')]);
    const params = { id: userId };
    await call(addFact, { params, body: { kind: 'skill', stance: 'have', text: 'Tableau' } }, token);
    const { body } = await call(listFacts, { params }, token);
    const factId = body.facts.find(({ text }) => text === 'SQL')?.id ?? '';
    await call(changeFact, { params: { ...params, factId }, body: { status: 'dropped' } }, token);
    expect(await asked('museum', token)).toEqual({
      has: [
        { skill: 'Python', quote: line },
        { skill: 'Tableau', quote: null },
      ],
      lacks: [],
    });
  });
});

const of = (found: readonly Job[], id: string) => found.find((job) => job.id === id)?.asked;
