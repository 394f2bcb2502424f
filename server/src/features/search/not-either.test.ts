import { describe, expect, it } from 'vitest';
import { last, talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

const openings = ['not', 'No', 'I don’t want', 'leave out', 'anything but', 'nothing with', 'ok but not', 'thanks, not'];
const names = [
  ['data scientist', 'Data Scientist'],
  ['consulting', 'Consulting'],
  ['nurses', 'Nurse'],
  ['finance', 'Finance'],
  ['Stripe', 'Stripe'],
  ['the vet tech', 'Veterinary Technician'],
  ['carpenters', 'Carpenter'],
] as const;
const pairs = names.flatMap(([one], at) => names.filter((_, nth) => nth !== at).map(([other, label]) => ({ one, other, label })));

describe('what is refused with “or”', () => {
  it.each(openings)('is refused in both its parts after %j', async (opening) => {
    const turned: string[] = [];
    for (const { one, other, label } of pairs) {
      const message = `${opening} ${one} or ${other}`;
      const { filters } = last(await talk(student, ['internships', message]));
      // What is a kind of work and an industry may be either.
      if (filters.some((chip) => chip === label || chip.startsWith(`${label} `))) turned.push(`${message}: ${filters.join(', ')}`);
    }
    expect(turned).toEqual([]);
  });

  it.each(['Not', 'leave out', 'drop', 'enough of', 'no more'])(
    'is refused where the first stands on a card, after %j',
    async (opening) => {
      const [first] = await talk(student, ['data internships']);
      const title = first?.results[0]?.job_title.replace(/ (?:Intern|Co-op).*$/, '') ?? '';
      expect(title).not.toBe('');
      for (const [other, label] of names.filter((one) => one[1] !== 'Data Scientist' && one[1] !== 'Veterinary Technician')) {
        const { filters } = last(await talk(student, ['data internships', `${opening} ${title} or ${other}`]));
        expect(filters).not.toContain(label);
        expect(filters.join()).toMatch(new RegExp(`Not ${label}`));
      }
    },
  );
});
