import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { list, rows, seen, stands, tools } from '#testing/search-stands.testing.ts';

const begun = Object.entries(stands);
const [first] = rows;
const standing = list.conditions.map(({ label }) => label);
const titles = /Data Analyst Intern|score/;

const employers = ['Google', 'Spotify'];
const people = ['people', 'alumni', 'someone'];
const ofNobody = [
  ...employers.flatMap((employer) =>
    people.flatMap((some) => [
      `I did not ask about ${some} at ${employer}.`,
      `I wasn’t looking for ${some} who work at ${employer}`,
      `please stop showing me ${some} from ${employer}`,
      `Those look like ${some} who work at ${employer}.`,
      `Consultants are not ${some} who work at ${employer}`,
      `My roommate knows ${some} who work at ${employer}`,
    ]),
  ),
  ...employers.flatMap((employer) => [
    `I met an alum from ${employer} last week`,
    `why do you keep showing me people at ${employer}?`,
    `I meant the jobs, not people at ${employer}`,
  ]),
  'no alumni please',
  'Could you look for something in Chicago, so I can be with her?',
];

describe('who is named but not asked for', () => {
  it.each(ofNobody)('is not searched for: %s', async (message) => {
    for (const [name, state] of begun) {
      seen.asked.length = 0;
      const answer = await answerTo(message, state, tools);
      expect([answer.people, seen.asked.length], `${name}: ${answer.text}`).toEqual([0, 0]);
    }
  });

  it.each(['Chicago instead.', 'Could we look at nurse jobs?'])('leaves the rest of the message a request: %s', async (request) => {
    for (const told of [
      'I talked to alumni at the career fair and they said apply early.',
      ...(request.includes('jobs') ? ['I meant the alumni, not the jobs.'] : []),
    ]) {
      seen.asked.length = 0;
      const answer = await answerTo(`${told} ${request}`, list, tools);
      expect(answer.filters.join()).toMatch(/Chicago|Nurse/);
      expect(seen.asked).toEqual([]);
    }
  });
});

const questions = [
  'Who works at Google?',
  'Do you know someone from Duke who works at Spotify?',
  'Could you please show alumni who work at Google as data analysts?',
  'I’m looking for people who studied nursing.',
  'Who’s a nurse I could email?',
  'Do you know any nurses at Google?',
  'I need people in Boston.',
  'Show me Duke grads doing this.',
  'Who could tell me about nights at Spotify?',
  'How do people become a nurse?',
  'Where do nurses usually start out?',
];
const purposes = [
  'I want to ask advice.',
  'I want to ask about visas.',
  'I’d love some tips.',
  'Just to hear about the internship year.',
  'People, not jobs.',
  'Not jobs, humans.',
  'Oh, that’s actually decent.',
];

const meant = [
  'I meant people.',
  'huh? i ment people',
  'People, not jobs.',
  'No, I meant the alumni.',
  'Not jobs, people.',
  'just people please',
];
const namings = [
  ['Nurses at Google', ['Nurse', 'Google']],
  ['data analysts in Chicago', ['Data Analyst', 'Chicago']],
  ['Spotify', ['Spotify']],
] as const;

describe('people who were meant', () => {
  it.each(meant.flatMap((said) => namings.map(([names, labels]) => [said, names, labels] as const)))(
    'are those whom the message names besides, and the jobs stay as they are: %s %s',
    async (said, names, labels) => {
      for (const message of [`${said.replace(/\w$/, '$&.')} ${names}`, `${names}. ${said}`]) {
        seen.asked.length = 0;
        const answer = await answerTo(message, list, tools);
        expect(seen.asked[0]?.conditions.map(({ label }) => label).toSorted(), message).toEqual([...labels].toSorted());
        expect(answer.filters, message).toEqual(standing);
        expect(answer.results, message).toEqual([]);
      }
    },
  );

  it.each(meant)('do the work on the screen where the message names nothing: %s', async (message) => {
    seen.asked.length = 0;
    const answer = await answerTo(message, list, tools);
    expect(seen.asked[0]?.conditions.map(({ label }) => label)).toContain('Data Analyst');
    expect(answer.filters).toEqual(standing);
  });

  it.each(['anyone', 'any1', 'someone', 'people', 'alumni', 'some1'])('may be named by the jobs they hold: %s', async (some) => {
    for (const [phrase, label] of [
      ['in nurse jobs at Google', 'Nurse'],
      ['with data analyst jobs at Spotify', 'Data Analyst'],
    ] as const) {
      seen.asked.length = 0;
      const answer = await answerTo(`${some} ${phrase}?`, list, tools);
      expect(seen.asked[0]?.conditions.map((one) => one.label)).toContain(label);
      expect(answer.filters).toEqual(standing);
    }
  });

  it.each([
    'I asked two things: Boston should stay, and I would like to meet Duke graduates at Google.',
    'Chicago, and who works at Google?',
  ])('are asked for by their own half of a sentence: %s', async (message) => {
    seen.asked.length = 0;
    const answer = await answerTo(message, list, tools);
    expect(seen.asked[0]?.conditions.map(({ label }) => label).join()).not.toMatch(/Boston|Chicago/);
    expect(answer.filters.join()).toMatch(/Boston|Chicago/);
  });
});

describe('people asked for alone', () => {
  it.each(questions.flatMap((question) => purposes.map((purpose) => [question, purpose] as const)))(
    'leave the jobs as they are: %s %s',
    async (question, purpose) => {
      for (const message of [`${question} ${purpose}`, `${purpose} ${question}`]) {
        const answer = await answerTo(message, { ...list, conditions: [...list.conditions, conditionOf('role', 'Nurse')] }, tools);
        expect(answer.filters, message).toEqual([...standing, 'Nurse']);
        expect(answer.results, message).toEqual([]);
        expect(answer.people, message).toBe(2);
        expect(
          answer.order.filter((part) => part === 'filters'),
          message,
        ).toHaveLength(1);
        expect(answer.text, message).not.toMatch(/couldn’t use|jobs/);
      }
    },
  );

  it('come after what changes the list, each said once', async () => {
    for (const [name, state] of begun) {
      const { text, filters } = await answerTo('Make it Chicago, please. Great! Who works at Google? I want to ask advice.', state, tools);
      const paragraphs = text.split('\n\n');
      expect(new Set(paragraphs).size, name).toBe(paragraphs.length);
      expect(paragraphs.at(-1), name).toMatch(/alumni/);
      expect(filters, name).toContain('Chicago');
    }
  });

  it('are at the employer on the screen that goes by a part of its name', async () => {
    const last = [{ id: 'x', title: 'Reporter', company: 'The New York Times Company', location: 'New York, NY' }];
    seen.asked.length = 0;
    await answerTo('who works at the Times?', { ...list, last }, tools);
    expect(seen.asked[0]?.conditions.map(({ value }) => value)).toEqual(['The New York Times Company']);
  });
});

describe('a question about the people just shown', () => {
  const after = [stands['people'], stands['people of one card']];
  it.each([
    'Are either of those two in pediatrics?',
    'Are either of those two in pediatrics? The first one looks like a surgeon to me.',
    'Do any of them work nights?',
    'None of those went to Duke.',
    'what did the first one study?',
    'Is the second person in Boston?',
  ])('is answered from their records: %s', async (message) => {
    for (const state of after) {
      const answer = await answerTo(message, state, tools);
      expect(answer.text).toMatch(/profile|current job/);
      expect(answer.text).not.toMatch(titles);
      expect(answer.filters).toEqual(standing);
    }
  });

  it.each([
    ['Any of them from Duke?', ['Spotify', 'Duke University']],
    ['Same question for Google', ['Google']],
    ['what about Google', ['Google']],
    ['only those in Boston', ['Spotify', 'Boston']],
  ])('changes who is asked for, and not the jobs: %s', async (message, labels) => {
    for (const state of after) {
      seen.asked.length = 0;
      const answer = await answerTo(message, state, tools);
      expect(seen.asked.at(-1)?.conditions.map(({ label }) => label)).toEqual(labels);
      expect(answer.filters).toEqual(standing);
      expect(answer.results).toEqual([]);
    }
  });

  it.each(['Is the job remote?', 'how much does the first one pay?', 'Which of these is the newest?'])(
    'is none of jobs: %s',
    async (message) => {
      const answer = await answerTo(message, stands['people'], tools);
      expect(answer.people).toBe(0);
      expect(answer.text).toContain(first?.title);
    },
  );
});

describe('a path', () => {
  it.each(['nurse', 'data scientist', 'policy analyst'])('is asked about with its people: %s', async (role) => {
    for (const [name, state] of begun) {
      seen.asked.length = 0;
      const { text } = await answerTo(`How do people become a ${role}? And did any of them start out at Google?`, state, tools);
      expect(text, name).not.toMatch(titles);
      expect(
        seen.asked.at(-1)?.conditions.map(({ field, when }) => [field, when]),
        name,
      ).toEqual([
        ['role', undefined],
        ['company', 'first'],
      ]);
    }
  });

  it('names how those who hold a role began, where none began alike', async () => {
    const found = { total: 1, atOnce: 0, steps: [] };
    const { people: some } = await tools.findPeople(
      { conditions: [], wishes: [] },
      { school: null, major: null, graduationYear: null, preferredLocations: [] },
      5,
    );
    const alike = some
      .slice(0, 1)
      .map((one) => Object.assign({}, one, { career_path: 'Nurse at Mayo [2020 - Present] | Chemist at Pfizer [2018 - 2020]' }));
    const answer = await answerTo('How do people become a nurse?', list, {
      ...tools,
      firstSteps: async () => found,
      findPeople: async () => ({ people: alike, total: 1, sameSchool: 0, sameMajor: 0, wished: [], closeness: null }),
    });
    expect(answer.text).toBe('**Ada Byron** started as a chemist.');
  });

  it('is suggested with capital letters as a title has them', async () => {
    const answer = await answerTo('who works at Google as a UX researcher?', list, tools);
    expect(answer.suggestions).toContain('How do people become a UX researcher?');
  });
});
