import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { newState } from './state.ts';

const intern = conditionOf('level', 'internship');
const early = ['new_grad', 'entry_level', 'unspecified'].map((level) => conditionOf('level', level));
const standing = (...conditions: ReturnType<typeof conditionOf>[]) => ({
  ...newState,
  total: 30,
  conditions: [conditionOf('place', 'Boston, MA'), ...conditions],
  last: ['Pastry Cook', 'Glazier'].map((title, at) => ({ id: `x${at}`, title, company: 'Acme', location: 'Boston, MA' })),
});
const term = (value: string) => conditionOf('year', value);
const sorted = (labels: readonly string[]) => labels.toSorted();

describe('a term', () => {
  it.each([
    ['I have clinicals in the fall and spring, so summer is all I can do', ['Summer']],
    ['My field season ends in the fall. I can only do summer.', ['Summer']],
    ['just summer please, leave out spring and fall', ['Summer']],
    ['I teach ballet in the spring, so only summer 2027', ['Summer 2027']],
    ['I graduate in spring and want summer 2027, not fall', ['Summer 2027']],
    ['i’m abroad in the fall, so summer is the only thing that works', ['Summer']],
    ['fall is out, summer is good', ['Summer']],
    ['I can’t move for a summer', []],
    ['I have studio classes in the fall', []],
  ])('is what the student can do, not when they are busy: %s', async (message, terms) => {
    const { filters, text } = await answerTo(message, standing(intern));
    expect(sorted(filters)).toEqual(sorted(['Boston', 'Internships', ...terms]));
    expect(text).not.toContain('list a season');
  });

  it('leaves the others where one is refused', async () => {
    const { filters, text } = await answerTo('leave out anything in the spring or fall', standing(intern));
    expect(sorted(filters)).toEqual(['Boston', 'Internships', 'Summer', 'Winter']);
    expect(text).not.toContain('list a season');
  });

  it('goes where it is refused next to another', async () => {
    const { filters } = await answerTo('no fall', standing(intern, term('Summer'), term('Fall')));
    expect(sorted(filters)).toEqual(['Boston', 'Internships', 'Summer']);
  });

  it('keeps its year where the season is named again', async () => {
    const { filters } = await answerTo('any summer analyst roles in New York?', standing(intern, term('Summer 2027')));
    expect(sorted(filters)).toEqual(['Internships', 'New York', 'Summer 2027']);
  });
});

describe('a level', () => {
  it.each(['only new grad', 'just new grad jobs please', 'new grad, no entry level', '- nursing\n- new grad', 'i only want new grad'])(
    'is meant as it is called next to those of the form: %s',
    async (message) => {
      const { filters } = await answerTo(message, standing(...early));
      expect(filters).toContain('New grad');
      expect(filters).not.toContain('Entry level');
      expect(filters).not.toContain('Level not stated');
    },
  );

  it('goes alone where it is refused', async () => {
    const { filters } = await answerTo('no entry level', standing(...early));
    expect(sorted(filters)).toEqual(['Boston', 'Level not stated', 'New grad']);
  });

  it('goes by what its chip says', async () => {
    const { filters } = await answerTo('could you drop the level not stated ones', standing(...early));
    expect(sorted(filters)).toEqual(['Boston', 'Entry level', 'New grad']);
  });

  it('stays narrow where it is named again, and is let go of', async () => {
    const narrow = await answerTo('new grad law jobs', standing(conditionOf('level', 'new_grad')));
    expect(narrow.filters).not.toContain('Entry level');
    for (const message of ['any level', 'anyone’s level']) {
      const { filters } = await answerTo(message, standing(conditionOf('level', 'new_grad')));
      expect(filters).toEqual(['Boston']);
    }
  });
});
