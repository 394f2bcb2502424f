import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo, last, talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';
import { bareOrderIn } from './order.ts';
import { newState, type SearchState } from './state.ts';

const intern = conditionOf('level', 'internship');
const cards = ['Pastry Cook', 'Glazier'].map((title, at) => ({ id: `x${at}`, title, company: 'Acme', location: 'Reno, NV' }));
const begun = (conditions: SearchState['conditions'], total = 30): SearchState => ({
  ...newState,
  total,
  conditions: [intern, ...conditions],
  last: cards,
});
const [law, denver, nike] = [conditionOf('function', 'Legal'), conditionOf('place', 'Denver, CO'), conditionOf('company', 'Nike')];
const not = { law: conditionOf('function', 'Legal', true), nike: conditionOf('company', 'Nike', true) };

describe('a report of what was asked before', () => {
  const refusals = [
    'I asked you to leave out ‹›',
    'I said no ‹›',
    'didn’t I say no ‹›?',
    'I told you not to show me ‹›',
    'i already told you: skip ‹›',
    'I asked for no ‹›',
  ];
  it.each(refusals.flatMap((words) => [[law], [not.law], []].map((held) => [words.replace('‹›', 'law'), held] as const)))(
    'leaves out again: %s, %j',
    async (message, held) => {
      const { filters, text } = await answerTo(message, begun([...held]));
      expect(filters.toSorted()).toEqual(['Internships', 'Not Legal']);
      expect(text).not.toMatch(/already/);
    },
  );

  it.each(['I told you I need Denver', 'I asked for Denver', 'I said Denver!', 'we said it has to be Denver'])(
    'asks again: %s',
    async (message) => {
      for (const held of [[], [denver], [conditionOf('place', 'Texas')], [conditionOf('place', 'Denver, CO', true)]]) {
        const { filters, text } = await answerTo(message, begun(held, 1));
        expect(filters.filter((label) => label.includes('Denver'))).toEqual(['Denver']);
        expect(text).not.toMatch(/already/);
      }
    },
  );

  it.each(['you dropped remote', 'You’ve removed remote.', 'you forgot remote', 'hm you just took out remote'])(
    'brings back: %s',
    async (message) => {
      expect((await answerTo(message, begun([denver]))).filters.toSorted()).toEqual(['Denver', 'Internships', 'Remote']);
    },
  );

  it('lets in what was left out', async () => {
    for (const message of ['you left out Nike', 'you excluded Nike'])
      expect((await answerTo(message, begun([not.nike]))).filters).toEqual(['Internships']);
  });

  it('is no report of a question', async () => {
    for (const message of ['I asked what the glazier does in Denver', 'can you drop Denver', 'could you remove Denver'])
      expect((await answerTo(message, begun([denver]))).filters).not.toEqual(['Internships', 'Denver', 'Denver']);
    expect((await answerTo('can you drop Denver', begun([denver]))).filters).toEqual(['Internships']);
  });

  it('refuses what was not meant, and needs no refusal of another place', async () => {
    expect((await answerTo('I meant nursing, not law', begun([]))).filters).toEqual(['Internships', 'Registered Nurse', 'Not Legal']);
    expect((await answerTo('I meant nursing in Texas, not Denver', begun([]))).filters.join()).not.toContain('Not');
  });

  it('keeps what is left out where something else is put right', async () => {
    const answers = await talk(student, ['internships', 'no law', 'in Denver', 'no I meant Texas']);
    expect(last(answers).filters.toSorted()).toEqual(['Internships', 'Not Legal', 'Texas']);
  });
});

describe('letting go', () => {
  const wordings = [
    'I don’t insist on ‹› anymore',
    'I do not insist anymore in the title of ‹›',
    'it doesn’t have to be ‹›',
    'I don’t need ‹› any more',
    'I no longer want ‹›',
    'I don’t want ‹› anymore',
    'forget ‹›',
  ];
  const held = [
    [law, 'law'],
    [denver, 'Denver'],
    [conditionOf('role', 'Nurse'), 'nurse'],
  ] as const;
  it.each(wordings.flatMap((words) => held.map(([condition, said]) => [words.replace('‹›', said), condition] as const)))(
    'takes off what is named, and goes on: %s',
    async (message, condition) => {
      const other = condition === denver ? conditionOf('industry', 'Nonprofit') : denver;
      expect((await answerTo(message, begun([condition, other]))).filters.toSorted()).toEqual(['Internships', other.label].toSorted());
      const { filters, state } = await answerTo(`${message}. I would like to see any job about climate`, begun([condition, other]));
      expect(filters).not.toContain(condition.label);
      expect(filters).not.toContain(`Not ${condition.label}`);
      expect((state as SearchState).wishes.map(({ text }) => text)).toEqual(['climate']);
    },
  );

  it('leaves nothing out that was never asked for', async () => {
    expect((await answerTo('it doesn’t have to be a glazier', begun([]))).filters.join()).not.toContain('Not');
  });

  it('says what goes since something else came', async () => {
    const { filters, text } = await answerTo('teaching in Texas', begun([conditionOf('role', 'Nurse'), nike, denver]));
    expect(filters).not.toContain('Nike');
    expect(text).toContain('I removed **Nike** from your filters.');
  });
});

describe('a complaint', () => {
  it.each(['why is Spotify STILL here', 'you are still showing me Spotify', 'why do you keep showing Spotify?'])(
    'leaves nothing out, and offers to: %s',
    async (message) => {
      const answers = await talk(student, ['internships at Spotify or Nike', message]);
      expect(last(answers).filters).toEqual(answers[0]?.filters);
      const { filters } = last(await talk(student, ['internships', `${message}. Show me law`]));
      expect(filters).not.toContain('Not Spotify');
      expect(filters).toContain('Legal');
    },
  );
});

describe('more like one', () => {
  it('keeps what stands and applies what is refused next to it', async () => {
    const first = await talk(student, ['internships in technology, not Google, not law', 'tell me about the first']);
    const before = last(first).state as SearchState;
    const { filters, state } = await answerTo('show me more like that, no sales and no Texas', before);
    expect(filters).toEqual(expect.arrayContaining(['Internships', 'Technology', 'Not Google', 'Not Legal', 'Not Sales', 'Not Texas']));
    expect((state as SearchState).wishes.some(({ like }) => like === true)).toBe(true);
  });

  it('keeps to it where a title on the screen is refused', async () => {
    const first = await talk(student, ['internships in technology', 'tell me about the first']);
    const before = last(first).state as SearchState;
    const title = before.last.at(-1)?.title.replace(/ Intern.*/, '') ?? '';
    const { filters, state } = await answerTo(`more like that, no ${title}`, before);
    expect(filters).toContain(`Not ${title}`);
    expect((state as SearchState).wishes.some(({ like }) => like === true)).toBe(true);
  });

  it('puts last what only some mention', async () => {
    const first = await talk(student, ['internships', 'tell me about the first']);
    const { state, text } = await answerTo('more like this one, no climate', last(first).state);
    expect((state as SearchState).wishes.filter(({ negated }) => negated).map(({ text: said }) => said)).toEqual(['climate']);
    expect(text).toMatch(/climate/);
  });
});

describe('marks of a message that are no full stops', () => {
  it('end what an order leaves out', async () => {
    const { filters } = last(await talk(student, ['internships in New York or Boston', 'drop the arts filter, Boston only']));
    expect(filters).toEqual(expect.arrayContaining(['Internships', 'Boston']));
    expect(filters).not.toContain('New York');
  });

  it('keep what follows a picture asked for', async () => {
    const { filters } = last(await talk(student, ['internships', 'i study law not tax 😅 anything in Boston?']));
    expect(filters).toEqual(expect.arrayContaining(['Boston']));
  });

  it('number questions and no jobs', async () => {
    const { text } = last(await talk(student, ['data internships', 'About the first one: 1. what does it pay? 2. when does it close?']));
    expect(text.match(/\*\*[^*]+\*\* at /g)).toHaveLength(1);
  });

  it('take a filter off in two words', async () => {
    const { filters } = last(await talk(student, ['data internships paying at least 60k', 'please take the pay filter off']));
    expect(filters).toEqual(['Data', 'Internships']);
  });

  it('ask for the pay that is asked for, and not for the one that is told', async () => {
    const { filters } = last(await talk(student, ['consulting jobs', 'salary of at least 100K, since my Jacksonville offer is 80K']));
    expect(filters).toEqual(['Consulting', '$100K+']);
  });
});

describe('what was said elsewhere', () => {
  it('asks for nothing', async () => {
    const { filters } = last(await talk(student, ['I told my mom I hate sales. data internships']));
    expect(filters).toEqual(['Data', 'Internships']);
  });
});

describe('an order by a comparative', () => {
  it('is none among many words', () => {
    expect(bareOrderIn(`${'any '.repeat(30)}law?`)).toBeNull();
    expect(bareOrderIn('any with higher pay?')).toBe('pay');
  });
});
