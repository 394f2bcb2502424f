import { me } from '@alive/contract/account.ts';
import { compareResume } from '@alive/contract/comparison.ts';
import { addFact, changeFact, type Fact, listFacts } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { deleteResume, readResume, uploadResume } from '@alive/contract/resume.ts';
import { getJob } from '@alive/contract/jobs.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { idOf as idFrom } from '#testing/scripted-assistant.testing.ts';
import { documentsHere, readMarked } from '#testing/resumes.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { pdfOf } from '#fixtures/resume/files.ts';

const { app, call, clock, db, stream, student } = testServer({ documents: documentsHere, readResume: readMarked });

describe('what a résumé says', () => {
  it('becomes facts, sure ones kept and unsure ones offered, each with its line', async () => {
    const maya = await student();
    const lines = [
      'Maya Raman',
      'experience: Field technician, Riverkeep | June to August 2025',
      'skill: Python',
      'skill? Otter care',
      'education: B.S. Environmental Engineering | Georgia Tech, 2027',
      'link: github.com/maya',
    ];
    const { extracted, reading } = await upload(maya, lines);
    expect(extracted).toEqual({
      skills: ['Python', 'Otter care'],
      education: ['B.S. Environmental Engineering'],
      experience: ['Field technician, Riverkeep'],
      links: ['github.com/maya'],
    });
    expect(reading.lines.map(({ text }) => text)).toEqual(lines);
    expect(reading.email).toBe('found@example.org');
    const facts = await factsOf(maya);
    expect(facts.map(({ kind, text, detail, value, status }) => [kind, text, detail ?? null, value, status])).toEqual([
      ['experience', 'Field technician, Riverkeep', 'June to August 2025', null, 'kept'],
      ['skill', 'Python', null, 'skill:Python', 'kept'],
      ['skill', 'Otter care', null, null, 'offered'],
      ['education', 'B.S. Environmental Engineering', 'Georgia Tech, 2027', null, 'kept'],
      ['link', 'github.com/maya', null, null, 'kept'],
    ]);
    for (const { id, quote, stance, origin, source } of facts) {
      expect([stance, origin, source]).toEqual(['have', 'resume', 'resume']);
      expect(quote).toBe(lines[reading.lineOf[id] ?? -1]);
    }
    expect((await call(readResume, { params: { id: maya.userId } }, maya.token)).body).toEqual({ reading });
  });

  it('changes nothing that the account says', async () => {
    const maya = await student();
    await upload(maya, ['skill: Python']);
    const { resume: _, ...user } = (await call(me, {}, maya.token)).body;
    const { resume: __, ...before } = maya.user;
    expect(user).toEqual(before);
  });

  it('is one fact where two lines say it, with both dates', async () => {
    const maya = await student();
    await upload(maya, ['experience: Barista, Blue Donkey | Summer 2023', 'experience: Barista, Blue Donkey | Summer 2024']);
    expect((await factsOf(maya)).map(({ detail }) => detail)).toEqual(['Summer 2023; Summer 2024']);
  });

  it('is a language and a study where both have one name', async () => {
    const maya = await student();
    await upload(maya, [
      'education: Spanish | University of Oregon',
      'language: Spanish | fluent',
      'award: Spanish | 2025',
      'skill: Spanish',
    ]);
    expect((await factsOf(maya)).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['education', 'University of Oregon'],
      ['language', 'fluent'],
      ['award', '2025'],
      ['skill', undefined],
    ]);
  });

  it('is no fact where it tells of health or religion', async () => {
    const maya = await student();
    await upload(maya, ['award: I have epilepsy and finished a marathon', 'skill: Python']);
    expect((await factsOf(maya)).map(({ text }) => text)).toEqual(['Python']);
  });

  it('moves nothing that the student said before', async () => {
    const maya = await student();
    const params = { id: maya.userId };
    const said = (await call(addFact, { params, body: { kind: 'skill', stance: 'less', text: 'Python' } }, maya.token)).body;
    const { reading } = await upload(maya, ['Maya', 'skill: Python']);
    expect(await factsOf(maya)).toEqual([said]);
    expect(reading.lineOf).toEqual({ [said.id]: 1 });
  });

  it('holds at most a thousand facts of a student', async () => {
    const maya = await student();
    for (let round = 0; round < 4; round++) {
      await upload(
        maya,
        Array.from({ length: 320 }, (_, at) => `award: Prize ${round} ${at}`),
      );
      for (const { id } of (await factsOf(maya)).filter(({ origin }) => origin === 'resume').slice(0, 1))
        await edit(maya, id, { text: `Mine ${round}` });
    }
    expect((await factsOf(maya)).length).toBe(303);
  });
});

describe('a new file', () => {
  it('replaces untouched facts and leaves those that the student changed', async () => {
    const maya = await student();
    await upload(maya, ['skill: Python', 'skill: SQL', 'skill? Otter care', 'skill? Chess', 'award: Best poster']);
    await edit(maya, await idOf(maya, 'SQL'), { text: 'PostgreSQL' });
    await edit(maya, await idOf(maya, 'Otter care'), { status: 'kept' });
    await edit(maya, await idOf(maya, 'Best poster'), { status: 'dropped' });
    const { reading } = await upload(maya, ['skill: R', 'award: Best poster', 'skill: Otter care']);
    const facts = await factsOf(maya);
    expect(facts.map(({ text, origin, status, quote }) => [text, origin, status, quote])).toEqual([
      ['PostgreSQL', 'typed', 'kept', null],
      ['Otter care', 'typed', 'kept', 'skill: Otter care'],
      ['Best poster', 'resume', 'dropped', 'award: Best poster'],
      ['R', 'resume', 'kept', 'skill: R'],
    ]);
    expect(reading.lineOf).toEqual({
      [await idOf(maya, 'R')]: 0,
      [await idOf(maya, 'Best poster')]: 1,
      [await idOf(maya, 'Otter care')]: 2,
    });
  });

  it('does not bring back what was dropped, whatever was stored in between', async () => {
    const maya = await student();
    await upload(maya, ['skill: Python', 'award: Best poster']);
    await edit(maya, await idOf(maya, 'Python'), { status: 'dropped' });
    await upload(maya, ['skill: SQL']);
    const { reading } = await upload(maya, ['award: Best poster', 'skill: Python']);
    const kept = (await factsOf(maya)).filter(({ status }) => status === 'kept');
    expect(kept.map(({ text }) => text)).toEqual(['Best poster']);
    expect(reading.lineOf).toEqual({ [await idOf(maya, 'Best poster')]: 0, [await idOf(maya, 'Python')]: 1 });
  });

  it('does not bring back the words that the student edited, or the row that they moved it from', async () => {
    const maya = await student();
    const lines = ['experience: Field tecnician, Riverkeep | 2025', 'skill: SQL', 'project: Creek buoy', 'skill: R'];
    await upload(maya, lines);
    await edit(maya, await idOf(maya, 'Field tecnician, Riverkeep'), { text: 'Field technician' });
    await edit(maya, await idOf(maya, 'Field technician'), { text: 'Field technician, Riverkeep' });
    await edit(maya, await idOf(maya, 'SQL'), { text: 'PostgreSQL' });
    await edit(maya, await idOf(maya, 'Creek buoy'), { stance: 'more' });
    const before = (await factsOf(maya)).map(({ text }) => text);
    const { reading } = await upload(maya, lines);
    expect((await factsOf(maya)).map(({ text }) => text)).toEqual(before);
    expect(reading.lineOf).toEqual(
      Object.fromEntries(
        await Promise.all(
          ['Field technician, Riverkeep', 'PostgreSQL', 'Creek buoy', 'R'].map(async (text, at) => [await idOf(maya, text), at]),
        ),
      ),
    );
    // One that says both says two things.
    await upload(maya, [...lines, 'skill: PostgreSQL']);
    expect((await factsOf(maya)).map(({ text }) => text)).toEqual([...before, 'SQL']);
  });

  it('leaves facts that it says alike as they are', async () => {
    const maya = await student();
    await upload(maya, ['skill: Python', 'skill? Otter care']);
    const before = await factsOf(maya);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await upload(maya, ['skill: Python', 'skill? Otter care', 'skill: R']);
    expect((await factsOf(maya)).slice(0, 2)).toEqual(before);
  });

  it('leaves a fact its id where both files say it', async () => {
    const maya = await student();
    await upload(maya, ['skill: Python']);
    const id = await idOf(maya, 'Python');
    const { reading } = await upload(maya, ['Maya', 'skill: Python']);
    expect(reading.lineOf).toEqual({ [id]: 1 });
  });

  it('that cannot be read changes nothing', async () => {
    const maya = await student();
    const { reading } = await upload(maya, ['skill: Python']);
    const facts = await factsOf(maya);
    expect((await send(maya, pdfOf(0, []))).statusCode).toBe(422);
    expect(await factsOf(maya)).toEqual(facts);
    expect((await call(readResume, { params: { id: maya.userId } }, maya.token)).body).toEqual({ reading });
  });
});

describe('a deleted résumé', () => {
  it('takes its facts along, but for those that the student changed', async () => {
    const maya = await student();
    await upload(maya, [
      'skill: Python',
      'skill: SQL',
      'skill? Otter care',
      'skill? Chess',
      'award: Best poster',
      'language: Spanish | fluent',
    ]);
    await edit(maya, await idOf(maya, 'SQL'), { text: 'PostgreSQL' });
    await edit(maya, await idOf(maya, 'Otter care'), { status: 'kept' });
    await edit(maya, await idOf(maya, 'Best poster'), { status: 'dropped' });
    await edit(maya, await idOf(maya, 'Python'), { stance: 'more' });
    const params = { id: maya.userId };
    expect((await call(deleteResume, { params }, maya.token)).status).toBe(204);
    expect((await factsOf(maya)).map(({ text, origin, quote, source, status }) => [text, origin, quote, source, status])).toEqual([
      ['Python', 'typed', null, null, 'kept'],
      ['PostgreSQL', 'typed', null, null, 'kept'],
      ['Otter care', 'typed', null, null, 'kept'],
      ['Best poster', 'typed', null, null, 'dropped'],
    ]);
    expect((await call(readResume, { params }, maya.token)).body).toEqual({ reading: null });
  });

  it('brings back neither what was dropped nor the words that were edited when it is stored again', async () => {
    const maya = await student();
    const lines = ['skill: Python', 'skill: SQL', 'award: Best poster'];
    await upload(maya, lines);
    await edit(maya, await idOf(maya, 'SQL'), { text: 'PostgreSQL' });
    await edit(maya, await idOf(maya, 'Best poster'), { status: 'dropped' });
    await call(deleteResume, { params: { id: maya.userId } }, maya.token);
    await upload(maya, lines);
    expect((await factsOf(maya)).map(({ text, status }) => `${status} ${text}`).toSorted()).toEqual([
      'dropped Best poster',
      'kept PostgreSQL',
      'kept Python',
    ]);
  });
});

describe('what a posting asks for', () => {
  const lines = ['Coursework: Databases with SQL', 'Summary: writes Tableau dashboards', 'skill: Python'];
  const asked = async (token: string) => (await call(getJob, { params: { id: 'museum' }, query: {} }, token)).body.asked;
  beforeEach(async () => {
    await db.insert(jobs).values([exampleJob({ id: 'museum', skills: ['Python', 'SQL', 'Tableau', 'Kubernetes'] })]);
  });

  it('is not missing on a résumé where any line names it', async () => {
    const maya = await student();
    await upload(maya, lines);
    expect(await asked(maya.token)).toEqual({ has: [{ skill: 'Python', quote: 'skill: Python' }], lacks: ['Kubernetes'] });
    await call(addFact, { params: { id: maya.userId }, body: { kind: 'skill', stance: 'have', text: 'SQL' } }, maya.token);
    expect(await asked(maya.token)).toEqual({
      has: [
        { skill: 'Python', quote: 'skill: Python' },
        { skill: 'SQL', quote: lines[0] },
      ],
      lacks: ['Kubernetes'],
    });
    await upload(maya, ['skill: Python']);
    expect(await asked(maya.token)).toMatchObject({ lacks: ['Tableau', 'Kubernetes'] });
    await call(deleteResume, { params: { id: maya.userId } }, maya.token);
    expect(await asked(maya.token)).toBeUndefined();
  });

  it('keeps its line where the student likes the skill, and loses it where they do not', async () => {
    const maya = await student();
    await upload(maya, lines);
    const params = { id: maya.userId };
    await call(addFact, { params, body: { kind: 'activity', stance: 'more', text: 'Python' } }, maya.token);
    expect(await asked(maya.token)).toEqual({ has: [{ skill: 'Python', quote: 'skill: Python' }], lacks: ['Kubernetes'] });
    await call(addFact, { params, body: { kind: 'skill', stance: 'less', text: 'Python' } }, maya.token);
    expect(await asked(maya.token)).toBeUndefined();
  });
});

describe('a fact of a résumé', () => {
  it('keeps what stands beside it when its text is edited', async () => {
    const maya = await student();
    await upload(maya, ['experience: Barista, Blue Donkey | 2024 to now']);
    const fact = await edit(maya, await idOf(maya, 'Barista, Blue Donkey'), { text: 'Lead barista, Blue Donkey' });
    expect(fact).toMatchObject({ detail: '2024 to now', origin: 'typed', quote: null });
  });
});

describe('a résumé that was pasted into the interview', () => {
  const posting = async (token: string) => {
    const params = { id: 'museum' };
    const { asks } = (await call(compareResume, { params }, token)).body;
    const { asked } = (await call(getJob, { params, query: {} }, token)).body;
    return { asked, shown: asks.flatMap(({ shown }) => shown.map(({ line }) => line)) };
  };
  const paste = async (token: string, lines: readonly string[]) => {
    const { events } = await stream(startOnboarding, { body: { name: 'Maya' } }, token);
    const done = Array.from({ length: 12 }, (_, at) => `• Wrote report ${at} in the museum`);
    const message = ['EDUCATION', 'State University 2022 - 2026', 'EXPERIENCE', ...done, 'SKILLS', ...lines].join('\n');
    await stream(continueOnboarding, { body: { conversationId: idFrom(events), message } }, token);
  };
  beforeEach(async () => {
    const description = '### What you bring\n- Experience with Python\n- Good letters';
    await db.insert(jobs).values([exampleJob({ id: 'museum', description, skills: ['Python', 'Tableau'] })]);
  });

  it('shows what a job asks for, and is replaced and deleted with no file', async () => {
    const maya = await student();
    await paste(maya.token, ['skill: Python', 'skill: SQL']);
    const pasted = await factsOf(maya);
    expect(pasted.map(({ text, origin, quote }) => [text, origin, quote])).toEqual([
      ['Python', 'resume', 'skill: Python'],
      ['SQL', 'resume', 'skill: SQL'],
    ]);
    const asked = { has: [{ skill: 'Python', quote: 'skill: Python' }], lacks: [] };
    expect(await posting(maya.token)).toEqual({ asked, shown: ['skill: Python'] });
    await upload(maya, ['skill: R']);
    await call(deleteResume, { params: { id: maya.userId } }, maya.token);
    expect(await factsOf(maya)).toEqual(pasted);
  });

  it('moves nothing that the student or a file said before', async () => {
    const maya = await student();
    await upload(maya, ['skill: Python']);
    await call(addFact, { params: { id: maya.userId }, body: { kind: 'skill', stance: 'less', text: 'SQL' } }, maya.token);
    const before = await factsOf(maya);
    await paste(maya.token, ['skill: Python', 'skill: SQL']);
    expect(await factsOf(maya)).toEqual(before);
  });
});

const upload = async (caller: Caller, lines: string[]) => {
  const response = await send(caller, pdfOf(0, lines));
  expect(response.statusCode).toBe(201);
  return uploadResume.reply.parse(response.json());
};

const send = ({ userId, token }: Caller, content: Buffer) =>
  app().inject({
    method: 'POST',
    url: `/api/users/${userId}/resume`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=boundary' },
    payload: Buffer.concat([
      Buffer.from('--boundary\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n'),
      content,
      Buffer.from('\r\n--boundary--\r\n'),
    ]),
  });

const factsOf = async ({ userId, token }: Caller): Promise<Fact[]> => (await call(listFacts, { params: { id: userId } }, token)).body.facts;
const idOf = async (caller: Caller, text: string) => (await factsOf(caller)).find((fact) => fact.text === text)?.id ?? '';
const edit = async ({ userId, token }: Caller, factId: string, body: object) =>
  (await call(changeFact, { params: { id: userId, factId }, body }, token)).body;

interface Caller {
  userId: string;
  token: string;
}
