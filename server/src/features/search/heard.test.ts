import { describe, expect, it } from 'vitest';
import { last, talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

/** One letter left out, put in or changed, two in a long word, and what is meant. */
const slips = [
  ['constuction', 'construction'],
  ['superintendant', 'superintendent'],
  ['volnteer', 'volunteer'],
  ['counceling', 'counseling'],
  ['laboratry', 'laboratory'],
  ['archaelogy', 'archaeology'],
  ['fisheres', 'fisheries'],
  ['jornalism', 'journalism'],
] as const;

describe('a misspelled word that nobody knows', () => {
  it.each(slips)('%s is read and shown as %s', async (typed, meant) => {
    const shownOf = async (word: string) => {
      const { text, filters, offers } = last(await talk(student, [`internships, ${word} please`]));
      return { text, filters, offers };
    };
    const shown = await shownOf(typed);
    expect(shown).toEqual(await shownOf(meant));
    expect(JSON.stringify(shown)).not.toContain(typed);
  });

  it.each(['forestry', 'civil', 'curation', 'sewing', 'litigation'])('is none where English has it: %s', async (word) => {
    const { text } = last(await talk(student, [`internships, ${word} please`]));
    expect(text).not.toMatch(/couldn’t use/);
  });

  it('is one of several kinds of work where the others are spelled right', async () => {
    const { filters } = last(await talk(student, ['fire inspecter or safty jobs']));
    expect(filters).toEqual(['Fire Inspector', 'Safety']);
  });

  it('keeps its spelling after “at”, where a name stands', async () => {
    const { text } = last(await talk(student, ['internships at constuction']));
    expect(text).not.toContain('“construction”');
  });
});
