import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { newState } from './state.ts';

const [tampa, remote, nurse] = [conditionOf('place', 'Tampa, FL'), conditionOf('place', 'Remote'), conditionOf('role', 'Registered Nurse')];
const level = conditionOf('level', 'internship');
const standing = (...conditions: ReturnType<typeof conditionOf>[]) => ({
  ...newState,
  total: 30,
  conditions: [level, ...conditions],
  last: ['Pastry Cook', 'Glazier'].map((title, at) => ({ id: `x${at}`, title, company: 'Acme', location: 'Boston, MA' })),
});
const after = async (state: unknown, ...messages: readonly string[]) => {
  let now = state;
  let filters: string[] = [];
  for (const message of messages) ({ state: now, filters } = await answerTo(message, now));
  return filters.toSorted();
};

describe('what was taken off', () => {
  it.each([
    ['drop Tampa', 'put Tampa back', ['Internships', 'Registered Nurse', 'Remote', 'Tampa']],
    ['drop Tampa and remote', 'please put those back', ['Internships', 'Registered Nurse', 'Remote', 'Tampa']],
    [
      'drop Tampa and remote',
      'I didn’t mean for you to take Tampa and remote away',
      ['Internships', 'Registered Nurse', 'Remote', 'Tampa'],
    ],
    ['drop Tampa', 'bring back Tampa and add Denver', ['Denver', 'Internships', 'Registered Nurse', 'Remote', 'Tampa']],
    ['forget the nursing', 'I didn’t mean to drop the nursing', ['Internships', 'Registered Nurse', 'Remote', 'Tampa']],
    ['forget the nursing', 'actually, add it back', ['Internships', 'Registered Nurse', 'Remote', 'Tampa']],
  ])('comes back: %s, %s', async (off, back, filters) => {
    expect(await after(standing(tampa, remote, nurse), off, back)).toEqual(filters);
  });

  it('comes back after another change', async () => {
    expect(await after(standing(conditionOf('text', 'food'), tampa), 'drop food', 'New York too', 'put food back')).toEqual(
      ['Internships', 'New York', 'Tampa', '“food”'].toSorted(),
    );
  });
});

describe('a place', () => {
  it.each(['count Denver and Reno as close enough', 'I’d like Denver and Reno included rather than left off', 'include Denver and Reno'])(
    'joins those asked for: %s',
    async (message) => {
      expect(await after(standing(tampa, remote), message)).toEqual(['Denver', 'Internships', 'Remote', 'Reno', 'Tampa'].toSorted());
    },
  );

  it.each([
    'Those in Tampa or remote are what I wanted, since it doesn’t matter whether the posting uses the word clinic',
    'I’d like to see jobs at Google or Nike',
    'teaching jobs at Google',
  ])('stays where something else is let go of or asked for: %s', async (message) => {
    expect(await after(standing(tampa, remote), message)).toEqual(expect.arrayContaining(['Remote', 'Tampa']));
  });

  it.each([
    'dc = distribution center, not washington. take that off',
    'DC means distribution center, not Washington',
    'I meant a distribution center, not Washington',
  ])('goes where a correction refuses it: %s', async (message) => {
    expect(await after(standing(conditionOf('place', 'Washington, DC')), message)).toEqual(['Internships']);
  });

  it.each(['running a dc', 'I want an or nurse job', 'i’m open on location'])('is none that nobody named: %s', async (message) => {
    const filters = await after(standing(nurse), message);
    expect(filters.filter((label) => /Washington|Oregon|remote/.test(label))).toEqual([]);
  });
});

describe('work that joins', () => {
  it('is an alternative of the work asked for', async () => {
    const { filters, text } = await answerTo('Are there any energy jobs there too?', standing(tampa, nurse));
    expect(filters.toSorted()).toEqual(['Energy', 'Internships', 'Registered Nurse', 'Tampa']);
    expect(text).toContain('registered nurse or energy');
  });

  it('ranks next to words that rank', async () => {
    const wished = { text: 'water', anyOf: [[conditionOf('text', 'water')]], negated: false };
    const { filters } = await answerTo('Are there any energy jobs there too?', { ...standing(tampa), wishes: [wished] });
    expect(filters.toSorted()).toEqual(['Internships', 'Tampa']);
  });
});
