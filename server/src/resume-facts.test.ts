import { me } from '@alive/contract/account.ts';
import type { ReplyOf } from '@alive/contract/endpoint.ts';
import { addFact, changeFact, type Fact, listFacts } from '@alive/contract/facts.ts';
import { deleteResume, readResume, uploadResume } from '@alive/contract/resume.ts';
import { describe, expect, it } from 'vitest';
import { documentsHere, readMarked } from '#testing/resumes.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { pdfOf } from '#fixtures/resume/files.ts';

const { app, call, student } = testServer({ documents: documentsHere, readResume: readMarked });

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
    expect(reading.lineOf).toEqual({ [await idOf(maya, 'R')]: 0, [await idOf(maya, 'Otter care')]: 2 });
  });

  it('forgets what was dropped where it no longer says it', async () => {
    const maya = await student();
    await upload(maya, ['skill: Python']);
    await edit(maya, await idOf(maya, 'Python'), { status: 'dropped' });
    await upload(maya, ['skill: SQL']);
    expect((await factsOf(maya)).map(({ text }) => text)).toEqual(['SQL']);
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
    expect((await factsOf(maya)).map(({ text, origin, quote, source }) => [text, origin, quote, source])).toEqual([
      ['Python', 'typed', null, null],
      ['PostgreSQL', 'typed', null, null],
      ['Otter care', 'typed', null, null],
    ]);
    expect((await call(readResume, { params }, maya.token)).body).toEqual({ reading: null });
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

const upload = async (caller: Caller, lines: string[]) => {
  const response = await send(caller, pdfOf(0, lines));
  expect(response.statusCode).toBe(201);
  return uploadResume.reply.parse(response.json()) as ReplyOf<typeof uploadResume>;
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
