import { contact, listContacts, removeContact, saveContact } from '@alive/contract/contacts.ts';
import { editConflict } from '@alive/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alumni, contacts, students } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { mostSaved } from './queries.ts';

const { call, student, db, clock } = testServer();
const minute = 60_000;

describe('the people a student saves', () => {
  it('are given as they are shown now, last saved first', async () => {
    const { save, list } = await maya();
    await addPerson('ada');
    await addPerson('rosa', { name: 'Rosa Vega', visibility: 'limited' });
    expect((await save('ada', { note: 'Ask about museums.' })).status).toBe(200);
    pass(minute);
    await save('rosa');
    pass(minute);
    await save('ada', { note: 'Asked about museums.' });
    const saved = await list();
    expect(saved.map((one) => [one.personId, one.note, one.person?.name])).toEqual([
      ['rosa', '', 'Rosa Vega'],
      ['ada', 'Asked about museums.', 'Ada Byron'],
    ]);
    for (const one of saved) expect(contact.parse(one)).toEqual(one);
    expect(saved[0]?.person).toMatchObject({ hometown: null, about: null, linkedin: null });
    expect(saved[1]?.person).toMatchObject({ about: 'I count.' });
  });

  it('keep their note when they are saved again without one, and nothing changes', async () => {
    const { save, list } = await maya();
    await addPerson('ada');
    const first = await save('ada', { note: 'Ask.' });
    pass(minute);
    expect((await save('ada')).body).toEqual(first.body);
    expect((await save('ada', { note: 'Ask.' })).body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
    const { body } = await save('ada', { note: ' ' });
    expect(body).toMatchObject({ note: '', createdAt: first.body.createdAt });
    expect(body.updatedAt > first.body.updatedAt).toBe(true);
  });

  it.each([
    ['hidden', () => db.update(alumni).set({ visibility: 'hidden' }).where(eq(alumni.id, 'ada'))],
    ['gone', () => db.delete(alumni).where(eq(alumni.id, 'ada'))],
  ])('stay without a name when they are %s, with a note that can still be changed', async (_how, leave) => {
    const { save, remove, list } = await maya();
    await addPerson('ada');
    await save('ada', { note: 'Ask.' });
    await leave();
    const all = await list();
    expect(all).toMatchObject([{ personId: 'ada', note: 'Ask.', person: null }]);
    expect(JSON.stringify(all)).not.toContain('Byron');
    expect((await save('ada', { note: 'Asked.' })).body).toMatchObject({ note: 'Asked.', person: null });
    await remove('ada');
    expect((await save('ada')).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('refuse a note that was written on an older one, with both texts, and take it on the newest', async () => {
    const { save, remove, list } = await maya();
    await addPerson('ada');
    expect((await save('ada')).body.noteVersion).toBe(0);
    const first = (await save('ada', { note: 'Ask.', noteVersion: 0 })).body;
    const second = (await save('ada', { note: 'Asked in May.', noteVersion: first.noteVersion })).body;
    const refused = await save('ada', { note: 'Ask Ben.', noteVersion: first.noteVersion });
    expect(refused).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } });
    const conflict = editConflict.in(refused.body.details ?? []);
    expect(conflict).toEqual({ theirs: 'Asked in May.', yours: 'Ask Ben.', version: second.noteVersion });
    expect(await list()).toMatchObject([{ note: 'Asked in May.' }]);
    expect((await save('ada', { note: 'Asked in May.', noteVersion: 0 })).body).toEqual(second);
    expect((await save('ada', { note: 'Ask Ben.', noteVersion: conflict?.version })).status).toBe(200);
    expect((await save('ada', { note: 'Without a version.' })).status).toBe(200);
    await remove('ada');
    await save('ada', { note: 'Of a later one.' });
    expect((await save('ada', { note: 'Ask Cy.', noteVersion: first.noteVersion })).status).toBe(409);
  });

  it('are people whom students may see', async () => {
    const { save } = await maya();
    await addPerson('hidden', { visibility: 'hidden' });
    const [hidden, nobody] = [await save('hidden'), await save('nobody')];
    expect(hidden).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', error: 'We couldn’t find that person.' } });
    expect({ ...nobody.body, requestId: '' }).toEqual({ ...hidden.body, requestId: '' });
    expect(await db.$count(contacts)).toBe(0);
  });

  it('are taken off when asked, once and again', async () => {
    const { save, remove, list } = await maya();
    await addPerson('ada');
    await save('ada', { note: 'Ask.' });
    expect([(await remove('ada')).status, (await remove('ada')).status]).toEqual([204, 204]);
    expect(await list()).toEqual([]);
    expect((await save('ada')).body).toMatchObject({ note: '' });
  });

  it('are at most a thousand', async () => {
    const { save, remove, userId } = await maya();
    await addPerson('ada');
    await db.insert(contacts).values(
      Array.from({ length: mostSaved }, (_, at) => ({
        studentId: userId,
        personId: `p${at}`,
        createdAt: new Date(at),
        updatedAt: new Date(at),
      })),
    );
    expect(await save('ada')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', error: 'You’ve saved 1,000 people, which is the most you can save. Please remove one first.' },
    });
    expect((await save('p1', { note: 'Still here.' })).status).toBe(200);
    await remove('p2');
    expect((await save('ada')).status).toBe(200);
  });

  it('are nobody else’s, and go with the student', async () => {
    const { save, userId } = await maya();
    await addPerson('ada');
    await save('ada');
    const other = await student({ firstName: 'Ada' });
    expect((await call(listContacts, { params: { id: userId } })).status).toBe(401);
    expect((await call(listContacts, { params: { id: userId } }, other.token)).status).toBe(403);
    expect((await call(saveContact, { params: { id: userId, personId: 'ada' }, body: {} }, other.token)).status).toBe(403);
    expect((await call(removeContact, { params: { id: userId, personId: 'ada' } }, other.token)).status).toBe(403);
    expect((await call(listContacts, { params: { id: other.userId } }, other.token)).body.contacts).toEqual([]);
    await db.delete(students).where(eq(students.id, userId));
    expect(await db.$count(contacts)).toBe(0);
  });

  it.each([{ note: 'x'.repeat(4001) }, { note: '\u0000' }, { note: 5 }, { note: null }, { stage: 'saved' }, []])(
    'refuse %j',
    async (body) => {
      const { token, userId } = await student();
      await addPerson('ada');
      const { status, body: reply } = await call(saveContact, { params: { id: userId, personId: 'ada' }, body }, token);
      expect([status, reply.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

const maya = async () => {
  const { token, userId } = await student();
  return {
    userId,
    save: (personId: string, body: object = {}) => call(saveContact, { params: { id: userId, personId }, body }, token),
    remove: (personId: string) => call(removeContact, { params: { id: userId, personId } }, token),
    list: async () => (await call(listContacts, { params: { id: userId } }, token)).body.contacts,
  };
};

const pass = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

const addPerson = (id: string, fields: Partial<typeof alumni.$inferInsert> = {}) =>
  db.insert(alumni).values({
    id,
    name: 'Ada Byron',
    role: 'Data Analyst',
    company: 'Zorblax',
    linkedin: 'https://example.org/in/ada',
    hometown: 'London, England',
    about: 'I count.',
    careerPath: 'Data Analyst at Zorblax [2020 - Present]',
    visibility: 'shown',
    source: 'test',
    ...fields,
  });
