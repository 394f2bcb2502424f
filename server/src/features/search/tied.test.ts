import { describe, expect, it } from 'vitest';
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
