import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo, last, talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';
import { list, seen, stands, tools } from '#testing/search-stands.testing.ts';
import { newState, type SearchState } from './state.ts';

const labels = ({ conditions }: SearchState) => conditions.map(({ label }) => label);

describe('a message of several sentences', () => {
  const moves = ['I can move within Texas or Ohio', 'i could relocate to Texas or Ohio', 'I’m willing to move to Texas or Ohio'];
  const asks = ['Which of those ask for experience?', 'Is the first one paid?', 'Why the second one?'];

  it.each(moves.flatMap((move) => asks.flatMap((ask) => [`${move}. ${ask}`, `${ask} ${move}.`, `Thanks! ${ask} ${move}`])))(
    'is asked where the student can move to besides: %s',
    async (message) => {
      const { filters, text } = await answerTo(message, list, tools);
      expect(filters).toEqual(expect.arrayContaining(['Texas', 'Ohio', 'Data Analyst']));
      expect(text).not.toContain('don’t know where that is');
    },
  );

  it.each(['leave out the remote ones and tell me which are in Ohio', 'Please leave out the remote ones, and tell me which are paid'])(
    'leaves out before it asks: %s',
    async (message) => {
      expect((await answerTo(message, list, tools)).filters).toContain('Not remote');
    },
  );
});

describe('what is left open', () => {
  it.each([
    'Data analyst jobs. I don’t mind whether it is with a nonprofit or with Google.',
    'Data analyst jobs, i dont care if its Google or Spotify',
    'Data analyst jobs, for example at Google or at Spotify',
  ])('adds no condition, no wish and no order: %s', async (message) => {
    const { filters, state } = await answerTo(message, newState, tools);
    expect([filters, (state as SearchState).wishes, (state as SearchState).order]).toEqual([['Data Analyst'], [], null]);
  });

  it.each(['even if the title is not analyst', 'even though it is not called that', 'no matter what the title is'])(
    'is the work, %s',
    async (clause) => {
      const { filters } = await answerTo(`Anything in New York that touches on housing, ${clause}?`, list, tools);
      expect(filters.toSorted()).toEqual(['Internships', 'New York']);
    },
  );
});

describe('a degree that somebody has, lacks or would need', () => {
  it.each([
    'I’d need a master’s though, so data analyst jobs',
    'I only have a bachelor’s. Data analyst jobs please',
    'I would have to get a PhD first. Data analyst jobs',
  ])('is no condition: %s', async (message) => {
    expect((await answerTo(message, newState, tools)).filters).toEqual(['Data Analyst']);
  });
});

describe('going back from people', () => {
  const { people } = stands;

  it.each(['go back', 'ok, go back to the jobs', 'Thanks. Let’s go back.'])('shows the jobs as they stood: %s', async (message) => {
    const { filters, results, people: shown } = await answerTo(message, people, tools);
    expect([filters, shown]).toEqual([labels(list), 0]);
    expect(results.length).toBeGreaterThan(0);
  });

  it('asks of the jobs then', async () => {
    const { filters, text, people: shown } = await answerTo('ok go back, what does the first one pay?', people, tools);
    expect([filters, shown]).toEqual([labels(list), 0]);
    expect(text).toContain('pay');
  });
});

it.each([
  'what does the world pay people who make bowls? data analyst jobs',
  'how much do people who run archives earn? data analyst jobs',
  'So what do they pay someone who mends clocks, and data analyst jobs please',
])('looks for none of the people whose pay is asked: %s', async (message) => {
  seen.asked.length = 0;
  const { people } = await answerTo(message, list, tools);
  expect([people, seen.asked.length]).toEqual([0, 0]);
});

describe('the way to a role', () => {
  it('is suggested only where careers tell of one', async () => {
    for (const total of [0, 9]) {
      const told = { ...tools, firstSteps: async () => ({ total, atOnce: 0, steps: [] }) };
      const { suggestions } = await answerTo('Any alumni who are data analysts?', list, told);
      expect(suggestions.some((one) => one.startsWith('How do people become'))).toBe(total > 0);
    }
  });
});

describe('what stays', () => {
  const held = [conditionOf('text', 'mental health'), conditionOf('text', 'patient')];

  it.each(['take off the patient thing, just mental health', 'remove patient, only mental health'])(
    'is not taken off with the rest: %s',
    async (message) => {
      const mentioned = { ...tools, phrasesMentioned: async (some: readonly string[]) => [...some] };
      expect((await answerTo(message, { ...list, conditions: held }, mentioned)).filters).toEqual(['“mental health”']);
    },
  );
});

describe('what just and only leave', () => {
  const mentioned = { ...tools, phrasesMentioned: async (some: readonly string[]) => [...some] };
  const held = { ...list, conditions: [conditionOf('function', 'Design')] };

  it.each(['just visual or brand or graphic design', 'only visual, brand or graphic design'])(
    'is each of its alternatives, with the head they share: %s',
    async (message) => {
      const { state } = await answerTo(message, held, mentioned);
      const some = (state as SearchState).conditions.filter(({ either }) => either !== undefined);
      expect(some.map(({ value }) => value)).toEqual(['visual design', 'brand design', 'Graphic Designer']);
      expect(new Set(some.map(({ either }) => either)).size).toBe(1);
    },
  );

  it('leaves nothing out where a condition that does not hold is dropped', async () => {
    const { filters } = await answerTo('please drop the nurse and teacher conditions', list, tools);
    expect(filters).toEqual(labels(list));
  });
});

describe('an objection', () => {
  it.each([
    'a product designer is not climate work tho',
    'wow so a product designer is climate work now?',
    'these are product designer jobs, not climate work',
    'Product designer roles have nothing to do with climate work',
  ])('asks for what is meant, and leaves nothing out: %s', async (message) => {
    const { filters, text } = last(await talk(student, ['internships', message]));
    expect(filters).toEqual(['Internships', 'Climate']);
    expect(text).not.toMatch(/of the \d+ above/);
  });

  it('leaves out no employer that it names', async () => {
    const { filters } = last(await talk(student, ['internships', 'These Nike roles have nothing to do with housing. Show me New York.']));
    expect(filters.toSorted()).toEqual(['Internships', 'New York']);
  });

  it('goes on with what is meant', async () => {
    const { filters } = last(
      await talk(student, ['internships', 'Wrong kind of design: I mean product design, like a product designer at Figma.']),
    );
    expect(filters).toEqual(expect.arrayContaining(['Internships', 'Product Designer']));
    expect(filters.join()).not.toContain('Not ');
  });

  it('keeps what is asked for and named as meant', async () => {
    const held = { ...list, conditions: [conditionOf('text', 'physics')] };
    expect((await answerTo('Spotify and dashboards are not physics', held, tools)).filters).toContain('“physics”');
  });

  it('never proposes to leave out what is asked for', async () => {
    const { filters, suggestions, offers } = await answerTo('wow so a data analyst is climate work now?', list, tools);
    expect(filters).toEqual(labels(list));
    expect([...suggestions, ...offers].join()).not.toMatch(/Not Data Analyst/i);
  });
});
