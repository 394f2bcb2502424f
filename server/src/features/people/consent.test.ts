import { listCompanies, stats } from '@alive/contract/companies.ts';
import { listContacts, saveContact } from '@alive/contract/contacts.ts';
import { getConversation, listConversations } from '@alive/contract/conversations.ts';
import { introduction, latestPeopleSearch, peopleOrders, peopleQuestions, photoPath, searchPeople } from '@alive/contract/people.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { alumni, companies } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';

const { call, stream, student, db, app, people } = testServer({
  // Its card counts people.
  fill: async (db) =>
    void (await db
      .insert(companies)
      .values({ id: 'google', name: 'Google', industry: 'Technology', isPublic: true, description: '', source: 'csv' })),
});

// Quill and Ada work at the same place; only Quill has anything that nobody else has.
const quill = {
  id: 'quill',
  name: 'Quillon Marbury',
  photo: 'https://example.org/quill.png',
  major: 'Music',
  school: 'Rice University',
  year: 2011,
  hometown: 'Reykjavik, Iceland',
  linkedin: 'https://example.org/in/quill',
  about: 'I whistle in caves.',
  careerPath: 'Piano Tuner at Google [2015 - Present] Oslo, Norway | Falconer at Zorblax [2011 - 2015]',
};
const ada = { id: 'ada', careerPath: 'Software Engineer at Google [2020 - Present] Boston, MA', hometown: 'Boston, MA' };

/** All that a conversation of Find People, a list, a card or a count tells, asked of every door there is. */
const everyDoor = async () => {
  const { token, userId } = await student({ school: 'Rice University', major: 'Music' });
  const responses: string[] = [];
  const tell = (door: string, body: unknown) => void responses.push(`${door}: ${JSON.stringify(body)}`);
  const questions = [
    'Quillon Marbury',
    'people who work at Google',
    'who works at Zorblax or used to',
    'falconers',
    'Music majors',
    'class of 2011',
    'alumni from my school',
    'alumni in Oslo',
    'falconers who became piano tuners',
    'how many people work at Google?',
    'people like Quillon Marbury',
    'anyone but software engineers',
    '10+ years of experience',
  ];
  for (const [at, query] of questions.entries())
    tell(query, (await stream(searchPeople, { body: { query, conversationId: `c${at}` } }, token)).events);
  for (const by of peopleOrders)
    tell(
      `sorted by ${by}`,
      (await stream(searchPeople, { body: { query: '', filters: [], sort: { by, descending: false }, conversationId: 'chips' } }, token))
        .events,
    );
  tell('latest', (await call(latestPeopleSearch, { query: {} }, token)).body);
  tell('questions', (await call(peopleQuestions, {}, token)).body);
  tell('introduction', (await call(introduction, { params: { id: 'quill' } }, token)).body);
  tell('save', (await call(saveContact, { params: { id: userId, personId: 'quill' }, body: { note: '' } }, token)).body);
  tell('saved', (await call(listContacts, { params: { id: userId } }, token)).body);
  tell('stats', (await call(stats)).body);
  tell(
    'companies',
    (await call(listCompanies)).body.companies.map((one) => [one.name, one.yale_alumni_count, one.yale_score]),
  );
  const chat = await stream(startSearch, { body: { message: 'who works at Google?' } }, token);
  const [first] = chat.events;
  const conversationId = first && 'conversationId' in first ? first.conversationId : '';
  tell('chat', chat.events);
  for (const message of [
    'tell me about the first person',
    'anyone from my major?',
    'how do people become a falconer?',
    'who works at Zorblax?',
  ])
    tell(message, (await stream(continueSearch, { body: { message, conversationId } }, token)).events);
  tell('chat again', (await call(getConversation, { params: { id: conversationId } }, token)).body);
  const withoutIds = (text: string) =>
    text.replaceAll(/"(?:conversationId|messageId|id|requestId|createdAt|updatedAt|userId)":"[^"]*"/g, '').replaceAll(userId, '');
  return { responses: responses.map(withoutIds), token, userId };
};

const setTo = (visibility: 'shown' | 'limited' | 'hidden') => db.update(alumni).set({ visibility }).where(eq(alumni.id, 'quill'));

describe('somebody who is hidden', () => {
  it('is shown by no route: each answers as if there were no such person', async () => {
    await people(ada, { ...quill, visibility: 'hidden' });
    const hidden = await everyDoor();
    await people(ada);
    const absent = await everyDoor();
    expect(hidden.responses).toEqual(absent.responses);
  });

  it('has no photo and no introduction', async () => {
    await people(ada, { ...quill, visibility: 'hidden' });
    const { token } = await student();
    expect((await call(introduction, { params: { id: 'quill' } }, token)).status).toBe(404);
    const photo = await app().inject({ url: photoPath('quill'), headers: { authorization: `Bearer ${token}`, host: 'localhost' } });
    expect(photo.statusCode).toBe(404);
  });

  it('leaves every answer and list that showed them before', async () => {
    await people(ada, { ...quill, visibility: 'shown' });
    const { token, userId } = await student({ school: 'Rice University', major: 'Music' });
    await call(saveContact, { params: { id: userId, personId: 'quill' }, body: { note: '' } }, token);
    const ask = (query: string, conversationId: string) => stream(searchPeople, { body: { query, conversationId } }, token);
    await ask('people who work at Google', 'later');
    await ask('people like Quillon Marbury', 'later');
    await ask('Quillon Marbury', 'later');
    await setTo('hidden');
    const { turns } = (await call(latestPeopleSearch, { query: {} }, token)).body;
    expect(turns[0]).toMatchObject({ total: 1, results: [{ id: 'ada' }], summary: expect.stringMatching(/^Only one person matches: Ada/) });
    expect(JSON.stringify(turns)).not.toMatch(/quill|piano|falcon/i);
    const { contacts } = (await call(listContacts, { params: { id: userId } }, token)).body;
    expect(contacts).toMatchObject([{ personId: 'quill', person: null }]);
  });

  it.each([
    ['a question about one of those shown', ['people who work at Google', 'what did Quillon do before?', 'only in Boston']],
    ['what was let go of', ['people who work at Google', 'what did Quillon do before?', 'only in Boston', 'Mathematics majors']],
    ['a question back', ['people who work at Google', 'tell me more about her']],
    ['chips', ['people like Quillon Marbury', 'only in Boston']],
  ])('leaves what was said of them by name in %s, and what is asked next', async (_what, questions) => {
    await people(ada, { ...quill, visibility: 'shown' });
    const { token } = await student();
    const ask = (body: Parameters<typeof stream<typeof searchPeople>>[1]['body']) => stream(searchPeople, { body }, token);
    const shown = async () => (await call(latestPeopleSearch, { query: {} }, token)).body.turns;
    for (const query of questions) await ask({ query, conversationId: 'one' });
    expect(JSON.stringify(await shown())).toMatch(/Quillon Marbury/);
    await setTo('hidden');
    const named = /quillon m|piano|falcon/i;
    expect(JSON.stringify(await shown())).not.toMatch(named);
    const { events } = await ask({ query: 'only software engineers', conversationId: 'one' });
    expect(JSON.stringify(events)).not.toMatch(named);
    expect(JSON.stringify(await shown())).not.toMatch(named);
  });

  it('leaves the chips that an edit took along', async () => {
    await people(ada, { ...quill, visibility: 'shown' });
    const { token } = await student();
    const ask = (body: Parameters<typeof stream<typeof searchPeople>>[1]['body']) => stream(searchPeople, { body }, token);
    await ask({ query: 'people who work at Google', conversationId: 'one' });
    const { events } = await ask({ query: 'what did Quillon do before?', conversationId: 'one' });
    const filters = events.find((event) => event.type === 'interpretation')?.filters ?? [];
    const edited = [...filters, { id: 'x', field: 'place' as const, op: 'is' as const, value: 'Boston', label: 'Boston' }];
    await ask({ query: '', filters: edited, conversationId: 'one' });
    await setTo('hidden');
    expect(JSON.stringify((await call(latestPeopleSearch, { query: {} }, token)).body.turns)).not.toMatch(/quillon m/i);
  });
});

describe('somebody limited', () => {
  beforeEach(() => people(ada, { ...quill, visibility: 'limited' }));

  it('is shown without hometown, profile and own words, behind every door', async () => {
    const { responses } = await everyDoor();
    expect(responses.join('\n')).toContain('Quillon Marbury');
    expect(responses.join('\n')).not.toMatch(/Reykjavik|Iceland|whistle|in\/quill/);
  });

  it.each(['alumni from Iceland', 'people from Reykjavik', 'people who whistle in caves'])(
    'is not found by what is theirs: %s',
    async (query) => {
      const { token } = await student();
      const { events } = await stream(searchPeople, { body: { query, conversationId: 'one' } }, token);
      expect(events.find((event) => event.type === 'results')).not.toMatchObject({ results: [{ id: 'quill' }] });
      // "Not from Iceland" holds only of those who say where they are from.
      for (const [field, op, value] of [
        ['hometown', 'is', 'Iceland'],
        ['hometown', 'not', 'Iceland'],
        ['hometown', 'not', 'Texas'],
        ['text', 'is', 'whistle'],
        ['skill', 'is', 'whistle'],
      ] as const) {
        const filters = [{ id: '1', field, op, value, label: value }];
        const answer = await stream(searchPeople, { body: { query: '', filters, conversationId: 'two' } }, token);
        const found = answer.events.find((event) => event.type === 'results');
        expect(found?.results.map(({ id }) => id)).not.toContain('quill');
      }
    },
  );
});

describe('what the Search chat said of somebody', () => {
  it('is not shown again once they are hidden', async () => {
    await people(quill, ada);
    const { token } = await student({ school: 'Rice University', major: 'Music' });
    const { events } = await stream(startSearch, { body: { message: 'who works at Google?' } }, token);
    const conversationId = events.flatMap((event) => ('conversationId' in event ? [event.conversationId] : []))[0] ?? '';
    await stream(continueSearch, { body: { message: 'tell me about the first person', conversationId } }, token);
    const kept = async () => [
      JSON.stringify((await call(getConversation, { params: { id: conversationId } }, token)).body),
      JSON.stringify((await call(listConversations, { query: {} }, token)).body),
    ];
    for (const text of await kept()) expect(text).toContain('Quillon');
    await db.update(alumni).set({ visibility: 'hidden' }).where(eq(alumni.id, 'quill'));
    for (const text of await kept()) {
      expect(text).not.toContain('Quillon');
      expect(text).not.toContain('Falconer');
    }
  });
});
