import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { alone, list, rows, seen, stands, tools } from '#testing/search-stands.testing.ts';

const [first, second] = rows;
const begun = Object.entries(stands);

const roles = ['nurse', 'accountant', 'mechanical engineer', 'policy analyst', 'teacher'];
const places = ['Texas', 'Chicago', 'California'];
const asking = roles.flatMap((role, at) => {
  const place = places[at % places.length] ?? '';
  const other = roles[(at + 1) % roles.length] ?? '';
  return [
    `Is there anything else at all in ${place} for a history grad?`,
    `Is there anything else in ${place}? I'd do ${role} too if it isn't ${other}.`,
    `Do you have anything in ${place}?`,
    `any other jobs in ${place}?`,
    `what else is there in ${place}`,
    `are there any ${role} jobs in ${place}?`,
    `${role} jobs, as long as it's in ${place}`,
    `What ${role} jobs do you have?`,
    `ok what about ${role} jobs in ${place}`,
    `Can you show me ${role} roles? It has to be in ${place}.`,
    `I'd rather look for ${role} jobs now.`,
  ];
});

describe('a message with an object of its own', () => {
  it.each([...new Set(asking)])('is a search, whatever answer stood before: %s', async (message) => {
    const expected = await answerTo(message, alone, tools);
    for (const [name, state] of begun) {
      const answer = await answerTo(message, state, tools);
      expect(answer.filters.toSorted(), name).toEqual(expected.filters.toSorted());
      expect(answer.people, name).toBe(0);
      expect(answer.order.includes('results'), name).toBe(expected.order.includes('results'));
    }
  });

  it.each(
    roles.flatMap((role) => [
      `How do people become a ${role}?`,
      `and how do people become a ${role}?`,
      `what’s the career path to ${role}`,
    ]),
  )('is a path to its role: %s', async (message) => {
    for (const [name, state] of begun) {
      seen.paths.length = 0;
      await answerTo(message, state, tools);
      expect(seen.paths.map((one) => one.toLowerCase()).join(), name).toContain(
        message.includes('policy')
          ? 'policy'
          : (message
              .split(/ (?:a|to) /)
              .at(-1)
              ?.replace('?', '')
              .split(' ')[0] ?? ''),
      );
    }
  });

  it.each(['who works at Google?', 'anyone at Google?', 'people who studied nursing', 'alumni who work at Google'])(
    'asks for those people alone: %s',
    async (message) => {
      for (const [name, state] of begun) {
        seen.asked.length = 0;
        await answerTo(message, state, tools);
        const asked = seen.asked.at(-1)?.conditions ?? [];
        expect(asked.length, name).toBeGreaterThan(0);
        expect(asked.map(({ label }) => label).join(), name).not.toMatch(/Spotify|Data Scientist/);
      }
    },
  );
});

describe('a path without a role', () => {
  it.each([
    'what’s the usual career path?',
    'How do people get into this?',
    'You showed me the same people again. I asked the career path: what were their first jobs?',
    'how did they get there?',
  ])('is that of the role that stands: %s', async (message) => {
    for (const [name, state] of begun) {
      seen.paths.length = 0;
      const { text } = await answerTo(message, state, tools);
      expect(seen.paths, `${name}: ${text}`).toEqual([name === 'a path' ? 'Data Scientist' : 'Data Analyst']);
    }
  });
});

describe('the job', () => {
  it.each([
    'Tell me about the first one',
    'what is the job',
    'tell me about the job',
    'what’s the job like?',
    'what would I be doing',
    'No, the job. The Data Analyst Intern job.',
    'Tell me more about the first',
  ])('is the one shown last: %s', async (message) => {
    for (const [name, state] of begun) {
      const answer = await answerTo(message, state, tools);
      expect(answer.people, name).toBe(0);
      expect(answer.text, name).toContain(first?.title);
      expect(answer.filters, name).toEqual(['Data Analyst', 'Internships']);
      expect(answer.results.length, name).toBe(0);
    }
  });
  it('and who works there are told both', async () => {
    for (const message of [
      'What would I actually be doing, and who works there?',
      'what does the first one pay and who works there?',
      'Tell me about the job. Who works there?',
    ])
      for (const [name, state] of begun) {
        const answer = await answerTo(message, state, tools);
        expect(answer.people, `${message} ${name}`).toBe(2);
        expect(answer.text, `${message} ${name}`).toContain(first?.title);
      }
  });
});

const feelings = [
  'Good, that’s more like it.',
  'Thanks!',
  'Thank you so much.',
  'Great, these look better.',
  'Wow, nice.',
  'Much better.',
  'ok that helps.',
  'Hm, I’m not sure about these.',
  'I like these.',
  'This is getting better.',
  'That was quick.',
  'Perfect, exactly what I wanted.',
  'Now we’re talking.',
  'Ugh, this is tiring.',
  'These are fine I guess.',
  'lol ok.',
  'You’re the best.',
  'That’s not great.',
];
const questions = [
  'Why the second one?',
  'What does the first one pay?',
  'Does the second sponsor visas?',
  'Which of these is remote?',
  'When does the first one close?',
  '',
];
describe('praise, thanks and complaints', () => {
  it.each(feelings.flatMap((feeling) => questions.map((question) => [`${feeling} ${question}`.trim()] as const)))(
    'change no condition: %s',
    async (message) => {
      for (const [name, state] of begun) {
        if (name.includes('one card')) continue;
        const answer = await answerTo(message, state, tools);
        expect(answer.filters, name).toEqual(['Data Analyst', 'Internships']);
        expect(answer.text, name).toContain(message.includes('second') ? second?.title : '');
        expect(answer.text, name).not.toMatch(message.endsWith('?') ? /^Good to hear|Here are/ : /Here are/);
        expect(answer.results, name).toEqual([]);
      }
    },
  );
});

describe('not just one, another too', () => {
  it.each(
    [
      'Not just data analyst, also {}.',
      'not only data analyst, {} too',
      'Not just data analyst but {} as well',
      'I don’t just want data analyst, also {}',
      'data analyst isn’t the only thing, {} too',
    ].flatMap((form) => roles.map((role) => [form.replace('{}', role)] as const)),
  )('has both: %s', async (message) => {
    const answer = await answerTo(message, list, tools);
    expect(answer.filters, answer.filters.join()).toContain('Data Analyst');
    expect(answer.filters).toHaveLength(3);
  });
});

describe('the same question twice', () => {
  it.each([
    'Who works there?',
    'Why the first?',
    'How do people become a nurse?',
    'What does the first one pay?',
    'Compare the first two',
    'tell me about the job',
  ])('is told so, without the same cards: %s', async (message) => {
    for (const [name, state] of begun.filter(
      ([, { last, focusId }]) => last.length > 1 || (focusId !== null && message.startsWith('Who')),
    )) {
      const before = await answerTo(message, state, tools);
      const again = await answerTo(message, before.state, tools);
      expect(again.text, name).toBe(`My answer is the same. ${before.text}`);
      expect(again.people + again.results.length, name).toBe(0);
      expect(again.filters, name).toEqual(before.filters);
    }
  });
});

describe('a comparison', () => {
  it.each([
    ['compare the Spotify one and the Pfizer one', 0, 1],
    ['the Target one vs the first', 2, 0],
    ['Which is better, the mayo clinic job or the pfizer job?', 3, 1],
    ['compare the new grad one with the Spotify one', 2, 0],
    ['how does the second differ from the Target one?', 1, 2],
  ])('is of the two that are named: %s', async (message, one, other) => {
    for (const [name, state] of begun.filter(([, { last }]) => last.length > 1)) {
      const { text } = await answerTo(message, state, tools);
      expect(text, name).toContain(`| | ${rows[one]?.company} | ${rows[other]?.company} |`);
    }
  });
  it('of what is not there asks which two', async () => {
    const answer = await answerTo('compare the nurse and the teacher', list, tools);
    expect(answer.text).toContain('which two');
    expect(answer.filters).toEqual(['Data Analyst', 'Internships']);
  });
});

describe('a request and a question after it', () => {
  it.each(roles.slice(1))('has the question answered of what it finds: %s', async (role) => {
    const answer = await answerTo(`${role} jobs anywhere, any level, then. What would I actually be doing?`, list, tools);
    expect(answer.filters.join().toLowerCase()).toContain(role.split(' ')[0]);
    expect(answer.text).toContain(`${answer.results[0]?.job_title}`);
    expect(answer.text).toContain('You will clean data');
  });
});

describe('a kind of job that goes and one that comes', () => {
  const kinds = [
    ['internships', 'Internships'],
    ['new grad jobs', 'New grad'],
    ['entry level', 'Entry level'],
    ['full time', 'Entry level'],
    ['full-time jobs', 'Entry level'],
    ['remote', 'Remote'],
  ] as const;
  const drops = ['Drop the {}.', 'No more {}.', 'no {},', 'not {}.', 'forget {}.', 'I don’t want {} anymore.'];
  const sets = ['{} only', 'Only {}.', 'just {} please', '{} instead', 'I want {}.'];
  const pairs = drops.flatMap((drop, at) => sets.map((set) => [drop, set, kinds[(at % 3) + 1]] as const));
  it.each(
    pairs.map(
      ([drop, set, kind]) => [`${drop.replace('{}', 'internships')} ${set.replace('{}', kind?.[0] ?? '')}`, kind?.[1] ?? ''] as const,
    ),
  )('has both done: %s', async (message, chip) => {
    const { filters } = await answerTo(message, list, tools);
    expect(filters).toContain(chip);
    expect(filters).toContain('Data Analyst');
    expect(filters.filter((label) => label.includes('Internships') && !label.startsWith('Not '))).toEqual([]);
  });
  it.each(kinds.flatMap(([kind, chip]) => sets.map((set) => [set.replace('{}', kind), chip] as const)))(
    'is set: %s',
    async (message, chip) => {
      expect((await answerTo(message, list, tools)).filters).toContain(chip);
    },
  );
  it.each(['Drop the nurse.', 'no more Boston', 'Remove remote.', 'take off new grad'])(
    'that is not there is said: %s',
    async (message) => {
      const { filters, text } = await answerTo(message, list, tools);
      expect(filters).toEqual(expect.arrayContaining(['Data Analyst', 'Internships']));
      expect(text).toMatch(/nurse|Boston|remote|new.grad|already/i);
    },
  );
});

it('a path without any role offers those that are known', async () => {
  const conditions = ['Nurse', 'Accountant'].map((role) => conditionOf('role', role));
  const answer = await answerTo('what’s the usual career path?', { ...list, conditions, focusId: null }, tools);
  expect(answer.suggestions.slice(0, 2)).toEqual(['How do people become a nurse?', 'How do people become an accountant?']);
  expect(answer.text).toContain('“nurse”');
});
