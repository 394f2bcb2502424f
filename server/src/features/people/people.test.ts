import { saveProfile } from '@alive/contract/account.ts';
import {
  type Alumni,
  forgetPeopleSearch,
  latestPeopleSearch,
  type PeopleEvent,
  peopleEvent,
  peopleQuestions,
  peopleTurn,
  searchPeople,
} from '@alive/contract/people.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alumni, peopleTurns, visibleAlumni } from '#db/tables.ts';
import { type ReadOnly, readOnlyIn } from '#db/read-only.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { testServer } from '#testing/server.testing.ts';
import { answerQuestion } from './answer.ts';
import { openKnowledge } from './known.ts';
import { noneFound } from './copy/answer.ts';

const { call, stream, student, db, clock } = testServer({ data: 'sample' });

/** A student who asks in one conversation. */
const maya = async (fields = {}) => {
  const { token, userId } = await student(fields);
  const ask = async (query: string, rest: object = {}) => {
    const { status, events } = await stream(searchPeople, { body: { query, conversationId: 'one', ...rest } }, token);
    expect(status).toBe(200);
    for (const event of events) expect(peopleEvent.parse(event)).toEqual(event);
    return answerOf(events);
  };
  return { token, userId, ask, latest: async () => (await call(latestPeopleSearch, { query: {} }, token)).body };
};

const answerOf = (events: PeopleEvent[]) => {
  const of = <T extends PeopleEvent['type']>(type: T) =>
    events.filter((event): event is Extract<PeopleEvent, { type: T }> => event.type === type);
  const [found] = of('results');
  return {
    events,
    kinds: events.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]),
    strategy: of('strategy')[0]?.strategy,
    filters: of('interpretation')[0]?.filters ?? [],
    interpretation: of('interpretation')[0]?.content ?? '',
    sort: of('interpretation')[0]?.sort,
    sql: of('sql_complete')[0]?.sql ?? '',
    people: found?.results ?? [],
    total: found?.total ?? -1,
    summary: of('summary')[0]?.content ?? '',
    suggestions: of('summary')[0]?.suggestions ?? [],
    without: of('summary')[0]?.without ?? [],
    error: of('error')[0],
  };
};

const idsOf = (people: readonly Alumni[]) => people.map(({ id }) => id);
const labels = (filters: readonly { label: string }[]) => filters.map(({ label }) => label);

describe('an answer', () => {
  it('comes in the order of the contract, and agrees with itself', async () => {
    const { ask } = await maya();
    const answer = await ask('software engineers in California');
    expect(answer.kinds).toEqual(['strategy', 'thinking', 'interpretation', 'reading', 'sql_complete', 'results', 'summary']);
    expect(answer.strategy).toBe('filters');
    expect(answer.filters.map(({ field, value }) => [field, value])).toEqual([
      ['role', 'Software Engineer'],
      ['place', 'California'],
    ]);
    for (const { count } of answer.filters) expect(count).toBeGreaterThanOrEqual(answer.total);
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.people.length).toBe(Math.min(answer.total, 20));
    expect(answer.summary).toMatch(answer.total === 1 ? /^Only one person matches: / : new RegExp(`^Here are ${answer.total} alum`));
    for (const { match_reasons: reasons } of answer.people) expect(reasons.length).toBeGreaterThan(0);
  });

  it('runs the very statement that it shows', async () => {
    const { ask } = await maya();
    const { sql: shown, people, total } = await ask('consultants');
    const { rows } = (await db.execute(sql.raw(shown))) as { rows: { id: string }[] };
    expect(rows.map(({ id }) => id)).toEqual(idsOf(people));
    expect(total).toBeGreaterThan(0);
  });

  it('is the same for the same question and student', async () => {
    const { ask } = await maya();
    const first = await ask('people who work in finance', { conversationId: 'a' });
    expect(idsOf((await ask('people who work in finance', { conversationId: 'b' })).people)).toEqual(idsOf(first.people));
  });

  it('of nobody says which condition to drop, and what that gives', async () => {
    const { ask } = await maya();
    const { total, people, summary, without, filters } = await ask('software engineers from Iceland');
    expect([total, people]).toEqual([0, []]);
    expect(summary.startsWith(`${noneFound} `)).toBe(true);
    expect(without.map(({ id }) => id)).toEqual(filters.map(({ id }) => id));
    const most = without.toSorted((a, b) => b.total - a.total)[0];
    expect(summary).toContain(`Removing “${most?.label}” brings up ${most?.total.toLocaleString('en-US')}`);
    const rest = filters.filter(({ id }) => id !== most?.id);
    expect((await ask('', { filters: rest })).total).toBe(most?.total);
  });

  it('of a question that is refused searches for nothing', async () => {
    const { ask } = await maya();
    const { kinds, strategy, filters, people, summary, suggestions } = await ask('how old is everybody?');
    expect(kinds).toEqual(['strategy', 'thinking', 'interpretation', 'reading', 'results', 'summary']);
    expect([strategy, filters, people]).toEqual(['none', [], []]);
    expect(summary).not.toBe('');
    expect(summary).not.toContain(noneFound);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('shows as many people as asked for', async () => {
    const { ask } = await maya();
    const { people, filters, total } = await ask('people in technology', { limit: 5 });
    expect(people).toHaveLength(5);
    expect((await ask('', { filters, limit: 7 })).people.slice(0, 5)).toEqual(people);
    expect(total).toBeGreaterThan(7);
  });
});

describe('a question about those shown', () => {
  it('tells why somebody was shown, and changes nothing', async () => {
    const { ask } = await maya();
    const first = await ask('software engineers in California');
    const third = first.people[2];
    const why = await ask('why did you show me the third one?');
    expect(why.strategy).toBe('refine');
    expect(why.filters.map(({ id }) => id)).toEqual(first.filters.map(({ id }) => id));
    expect(idsOf(why.people)).toEqual([third?.id]);
    expect(why.summary).toContain(`Here’s why ${third?.name ?? '?'} is listed: ${third?.match_reasons[0] ?? '?'}`);
  });

  it('leaves the list numbered as it was', async () => {
    const { ask } = await maya();
    const { people } = await ask('software engineers in California');
    const second = await ask('what did the second one study?');
    expect(idsOf(second.people)).toEqual([people[1]?.id]);
    expect(second.summary).toContain(people[1]?.name);
    const third = await ask('and the third one?');
    expect(idsOf(third.people)).toEqual([people[2]?.id]);
    expect(third.suggestions).toEqual(['People like them']);
    expect(JSON.stringify((await ask('People like them')).events)).toContain(`people whose background is like ${people[2]?.name}’s`);
  });

  it('picks those of them who are so', async () => {
    const { ask } = await maya();
    const first = await ask('software engineers in California');
    const city = first.people[0]?.match_reasons.join(' ').match(/in ([\w ]+), CA/)?.[1] ?? 'San Francisco';
    const which = await ask(`which of these are in ${city}?`);
    expect(which.filters.map(({ id }) => id)).toEqual(first.filters.map(({ id }) => id));
    expect(idsOf(first.people)).toEqual(expect.arrayContaining(idsOf(which.people)));
    expect(which.people.length).toBeGreaterThan(0);
  });

  it('is counted among all who were found', async () => {
    const { ask } = await maya();
    const first = await ask('software engineers');
    const { total, filters } = await ask('how many of them are in California?');
    expect(total).toBeLessThan(first.total);
    expect(filters.map(({ id }) => id)).toEqual(first.filters.map(({ id }) => id));
  });
});

describe('taking back', () => {
  it('leaves an empty search where it was the only question', async () => {
    const { ask } = await maya();
    await ask('software engineers in California');
    const undone = await ask('undo');
    expect([undone.strategy, undone.filters]).toEqual(['refine', []]);
    expect((await ask('lawyers')).filters.map(({ field }) => field)).toEqual(['role']);
    expect((await ask('thanks!')).strategy).toBe('none');
    expect((await ask('only in California')).filters.map(({ field }) => field)).toEqual(['role', 'place']);
    expect((await ask('go back')).filters.map(({ field }) => field)).toEqual(['role']);
  });
});

describe('a conversation', () => {
  it('refines the last question, and keeps every turn', async () => {
    const { ask, latest } = await maya();
    const first = await ask('software engineers');
    clock.now = new Date(clock.now.getTime() + 1000);
    const second = await ask('only the ones in California');
    expect(second.strategy).toBe('refine');
    expect(second.filters.map(({ field }) => field)).toEqual(['role', 'place']);
    expect(second.total).toBeLessThan(first.total);
    const { conversationId, turns } = await latest();
    expect(conversationId).toBe('one');
    expect(turns.map(({ query, status, total }) => [query, status, total])).toEqual([
      ['software engineers', 'complete', first.total],
      ['only the ones in California', 'complete', second.total],
    ]);
    for (const turn of turns) expect(peopleTurn.parse(turn)).toEqual(turn);
    expect(turns.map(({ results }) => results)).toEqual([first.people, second.people]);
    expect(turns.map(({ summary, sql, filters }) => [summary, sql, filters])).toEqual(
      [first, second].map(({ summary, sql, filters }) => [summary, sql, filters]),
    );
  });

  it('goes on with the last search after small talk', async () => {
    const { ask } = await maya();
    await ask('software engineers');
    expect((await ask('thanks!')).strategy).toBe('none');
    expect((await ask('only the ones in New York')).filters.map(({ field }) => field)).toEqual(['role', 'place']);
  });

  it('is begun anew when the student says so', async () => {
    const { ask } = await maya();
    await ask('software engineers');
    expect((await ask('new search')).strategy).toBe('none');
    expect((await ask('in New York')).filters.map(({ field }) => field)).toEqual(['place']);
  });

  it('is begun anew by another id, also by somebody else’s', async () => {
    const one = await maya();
    const other = await maya({ firstName: 'Ada' });
    await one.ask('software engineers');
    expect((await one.ask('only the ones in New York', { conversationId: 'two' })).filters.map(({ field }) => field)).toEqual(['place']);
    expect((await other.ask('only the ones in New York')).filters.map(({ field }) => field)).toEqual(['place']);
    expect((await other.latest()).turns).toHaveLength(1);
    expect((await one.latest()).conversationId).toBe('two');
    // The clock stands still, and this one has fewer questions than the next.
    await one.ask('and in Chicago', { conversationId: 'two' });
    await one.ask('consultants');
    expect((await one.latest()).conversationId).toBe('one');
    await one.ask('consultants in Boston', { conversationId: 'three' });
    expect((await one.latest()).conversationId).toBe('three');
  });

  it('is forgotten when asked, and nobody else’s with it', async () => {
    const one = await maya();
    const other = await maya({ firstName: 'Ada' });
    await one.ask('software engineers');
    await other.ask('consultants');
    const forget = () => call(forgetPeopleSearch, { params: { conversationId: 'one' } }, one.token);
    expect([(await forget()).status, (await forget()).status]).toEqual([204, 204]);
    expect(await one.latest()).toEqual({ conversationId: null, turns: [] });
    expect((await other.latest()).turns).toHaveLength(1);
  });

  it('keeps the last fifty questions', async () => {
    const { ask, userId, latest } = await maya();
    await ask('consultants');
    const [row] = await db.select().from(peopleTurns);
    if (row === undefined) throw new Error('Nothing was kept.');
    await db.insert(peopleTurns).values(
      Array.from({ length: 49 }, (_, at) => ({
        ...row,
        id: `old-${at}`,
        studentId: userId,
        ordinal: at + 1,
        answer: { ...row.answer, shown: [] },
      })),
    );
    await ask('bankers');
    const { turns } = await latest();
    expect(turns).toHaveLength(50);
    expect([turns[0]?.id, turns.at(-1)?.query]).toEqual(['old-0', 'bankers']);
  });

  it('keeps no more than two hundred of a student in all, however many conversations there are', async () => {
    const { ask, userId, latest } = await maya();
    await ask('consultants');
    const [row] = await db.select().from(peopleTurns);
    if (row === undefined) throw new Error('Nothing was kept.');
    await db.insert(peopleTurns).values(
      Array.from({ length: 200 }, (_, at) => ({
        ...row,
        id: `old-${at}`,
        conversationId: `c${at}`,
        updatedAt: new Date(row.updatedAt.getTime() - at * 1000 - 1000),
      })),
    );
    await ask('bankers');
    expect(await db.$count(peopleTurns, eq(peopleTurns.studentId, userId))).toBe(200);
    expect((await latest()).turns.map(({ query }) => query)).toEqual(['consultants', 'bankers']);
  });
});

describe('edited conditions', () => {
  it('take the place of the last answer', async () => {
    const { ask, latest } = await maya();
    const first = await ask('software engineers in New York');
    const edited = await ask('', { filters: first.filters.slice(0, 1) });
    expect(labels(edited.filters)).toEqual(labels(first.filters.slice(0, 1)));
    expect(edited.total).toBeGreaterThan(first.total);
    const { turns } = await latest();
    expect(turns.map(({ query, total }) => [query, total])).toEqual([['software engineers in New York', edited.total]]);
  });

  it('with a question are what it refines', async () => {
    const { ask, latest } = await maya();
    const first = await ask('software engineers in New York');
    const next = await ask('only those who studied computer science', { filters: first.filters.slice(0, 1) });
    expect(next.filters.map(({ field }) => field)).toEqual(['role', 'major']);
    expect((await latest()).turns).toHaveLength(2);
  });

  it('may be all let go of', async () => {
    const { ask } = await maya();
    const { total, filters } = await ask('', { filters: [] });
    expect(total).toBe(await db.$count(visibleAlumni));
    expect(filters).toEqual([]);
  });

  it('are sorted as the table is', async () => {
    const { ask } = await maya();
    const { filters } = await ask('software engineers');
    const sorted = await ask('', { filters, sort: { by: 'year', descending: true } });
    expect(sorted.sort).toEqual({ by: 'year', descending: true });
    const years = sorted.people.map(({ year }) => year ?? 0);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect((await ask('', { filters })).sort).toEqual({ by: 'year', descending: true });
    expect((await ask('', { filters, sort: { by: 'match', descending: true } })).sort).toBeUndefined();
  });

  it('that mean nothing are dropped and named', async () => {
    const { ask } = await maya();
    const { filters } = await ask('software engineers');
    const strange = { id: 'x', field: 'pay', op: 'at_least', value: 5, label: 'Pays 5' };
    const { filters: left, summary } = await ask('', { filters: [...filters, strange] });
    expect(labels(left)).toEqual(labels(filters));
    expect(summary).toContain('Pays 5');
  });
});

describe('a search that does not come to its end', () => {
  it('is kept as stopped with what arrived, and runs nothing more once its reader has left', async () => {
    const { userId, latest } = await maya();
    let runs = 0;
    const readOnly: ReadOnly = (run) => {
      runs += 1;
      return readOnlyIn(db)(run);
    };
    const now = () => clock.now;
    const vocabulary = async () => openVocabulary({ companies: [], majors: [], places: [] });
    const knowledge = openKnowledge({ db, readOnly, now, vocabulary, version: async () => 1 });
    const gone = new AbortController().signal;
    const deps = { db, readOnly, now, knowledge, plan: planTurn, gone, questions: async () => [], log: { error: () => undefined } };
    const caller = { id: userId, school: null, major: null, graduationYear: null, preferredLocations: [], profile: null };
    const events = answerQuestion(deps, caller, { query: 'software engineers', conversationId: 'one' });
    expect((await events.next()).value).toMatchObject({ type: 'strategy' });
    await events.return(undefined);
    expect(runs).toBe(0);
    expect((await latest()).turns).toMatchObject([{ query: 'software engineers', status: 'stopped', results: [], sql: '' }]);
    for await (const event of answerQuestion(deps, caller, { query: 'consultants', conversationId: 'one' }))
      if (event.type === 'results') break;
    expect((await latest()).turns[1]).toMatchObject({
      query: 'consultants',
      status: 'stopped',
      summary: '',
      results: expect.arrayContaining([expect.anything()]),
    });
  });

  it('says so in the last event, and is kept as failed', async () => {
    const { ask, latest } = await maya();
    await db.execute(sql`ALTER VIEW visible_positions RENAME TO gone`);
    const { error, kinds } = await ask('software engineers');
    expect(kinds.at(-1)).toBe('error');
    expect(error).toEqual({
      type: 'error',
      error: 'Sorry, I encountered an error searching for alumni. Please try again.',
      code: 'INTERNAL',
    });
    await db.execute(sql`ALTER VIEW gone RENAME TO visible_positions`);
    expect((await latest()).turns).toMatchObject([{ query: 'software engineers', status: 'failed' }]);
  });
});

describe('what is asked', () => {
  it.each<[string, object]>([
    ['20,000 characters', { query: 'x'.repeat(20_000) }],
    ['2,001 characters', { query: 'x'.repeat(2001) }],
    ['nothing', { query: '' }],
    ['blanks', { query: '  ' }],
    ['a NUL', { query: 'a\u0000b' }],
    ['no conversation', { query: 'x', conversationId: '' }],
    ['101 characters of conversation', { query: 'x', conversationId: 'x'.repeat(101) }],
    [
      '200 conditions',
      { query: '', filters: Array.from({ length: 200 }, (_, at) => ({ id: `${at}`, field: 'text', op: 'is', value: 'x', label: 'x' })) },
    ],
    ['no such field', { query: '', filters: [{ id: '1', field: 'password', op: 'is', value: 'x', label: 'x' }] }],
    ['101 people', { query: 'x', limit: 101 }],
    ['no such order', { query: 'x', sort: { by: 'salary', descending: true } }],
  ])('does not fit: %s', async (_, body) => {
    const { token } = await student();
    const { status, body: reply } = await stream(searchPeople, { body: { conversationId: 'one', ...body } }, token);
    expect([status, reply.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('needs a student', async () => {
    expect((await stream(searchPeople, { body: { query: 'x', conversationId: 'one' } })).status).toBe(401);
    expect((await call(latestPeopleSearch, { query: {} })).status).toBe(401);
    expect((await call(peopleQuestions)).status).toBe(401);
  });

  it.each([
    "'; DROP TABLE alumni; --",
    'people at Google"; SELECT pg_sleep(10); --',
    "engineers') OR 1=1 --",
    "pg_read_file('/etc/passwd')",
    "set_config('statement_timeout', '0', false)",
    '$1 $2 \\ %% __ {{}} ${x}',
    "named Robert'); UPDATE alumni SET visibility = 'shown'; --",
    '🦊'.repeat(500),
    '(((((((((('.repeat(190),
    'and not or '.repeat(180),
    'google, '.repeat(240),
    '\ud83d',
  ])('is never run: %s', async (query) => {
    const before = await db.$count(alumni);
    const { ask } = await maya();
    const { kinds, error } = await ask(query);
    expect(error).toBeUndefined();
    expect(kinds.at(-1)).toBe('summary');
    expect(await db.$count(alumni)).toBe(before);
  });

  it('may be as many conditions as the contract takes', async () => {
    const { ask } = await maya();
    const filters = Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      field: 'text',
      op: 'is',
      value: `word${at}`,
      label: `“word${at}”`,
    }));
    const { filters: taken, summary } = await ask('', { filters });
    expect(taken.length).toBeLessThanOrEqual(30);
    expect(summary).toContain('I couldn’t use');
  });

  it('are refused where they name more than anybody means', async () => {
    const { token } = await maya();
    const filters = Array.from({ length: 5 }, (_, at) => ({
      id: `${at}`,
      field: 'company' as const,
      op: 'in' as const,
      value: Array.from({ length: 41 }, (__, name) => `Employer ${at} ${name}`),
      label: 'Employers',
    }));
    expect((await stream(searchPeople, { body: { query: '', conversationId: 'one', filters } }, token)).status).toBe(400);
  });

  it.each([
    ['sequences', 'A search takes at most 6 sequences of steps.', { field: 'sequence', op: 'then', value: ['Nurse', 'Teacher'] }, 7],
    [
      'names',
      'A search takes at most 60 names.',
      { field: 'name', op: 'in', value: Array.from({ length: 31 }, (_, at) => `Ann ${at}`) },
      2,
    ],
  ] as const)('are refused with the limit where they are too many %s', async (_, error, one, count) => {
    const { token } = await maya();
    const filters = Array.from({ length: count }, (__, at) => ({ ...one, value: [...one.value], id: `${at}`, label: 'One' }));
    const { status, body } = await stream(searchPeople, { body: { query: '', conversationId: 'one', filters } }, token);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(error);
  });

  it('are refused where they speak of more positions than a search compares', async () => {
    const { token, ask } = await maya();
    const positions = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        field: 'role' as const,
        op: 'is' as const,
        value: 'Nurse',
        label: 'Nurse',
        when: 'ever' as const,
        position: at + 1,
      }));
    expect((await ask('', { filters: positions(4) })).filters).toHaveLength(4);
    const { status, body } = await stream(searchPeople, { body: { query: '', conversationId: 'one', filters: positions(5) } }, token);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('A search takes at most 4 positions of a career.');
  });

  it('keep six of the sequences that a message asks for', async () => {
    const { ask } = await maya();
    const works = ['nurse', 'teacher', 'lawyer', 'writer', 'chemist', 'banker', 'editor', 'designer', 'consultant'];
    const { filters } = await ask(works.map((work, at) => `was a ${work} then a ${works[(at + 1) % works.length]}`).join(' or '));
    expect(filters.filter(({ field }) => field === 'sequence')).toHaveLength(6);
  });
});

describe('proposed questions', () => {
  it('find somebody each', async () => {
    const { token, ask } = await maya({ school: 'Yale University', major: 'Economics' });
    const { questions } = (await call(peopleQuestions, {}, token)).body;
    expect(questions).toHaveLength(6);
    for (const [at, question] of questions.entries())
      expect([question, (await ask(question, { conversationId: `c${at}` })).total]).toEqual([
        question,
        expect.toSatisfy((total: number) => total > 0),
      ]);
  });

  it('are not made of texts that name nothing', async () => {
    const asked = async (profile: { target_roles: string[]; target_companies: string[] }) => {
      const { token, userId } = await maya({ school: 'Yale University', major: 'Economics' });
      const whole = { summary: '', interests: [], ideal_environment: '', ...profile };
      await call(saveProfile, { params: { id: userId }, body: { profile: whole } }, token);
      return (await call(peopleQuestions, {}, token)).body.questions;
    };
    const long = Array.from({ length: 60 }, (_, at) => `nurse ${at} `.repeat(30));
    expect(await asked({ target_roles: long, target_companies: long })).toEqual(await asked({ target_roles: [], target_companies: [] }));
  });

  it('that follow an answer find some of those shown', async () => {
    const { ask } = await maya();
    const { suggestions, total } = await ask('software engineers');
    expect(suggestions.length).toBeGreaterThan(0);
    for (const [at, text] of suggestions.entries()) {
      await ask('software engineers', { conversationId: `c${at}` });
      const next = await ask(text, { conversationId: `c${at}` });
      expect([text, next.total]).toEqual([text, expect.toSatisfy((count: number) => count > 0 && count <= total)]);
    }
  });
});
