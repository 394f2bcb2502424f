import { describe, expect, it } from 'vitest';
import { fitting, ordered } from './ordered.ts';

const named = (name: string, ...aliases: string[]) => ({ name, aliases });
const groups = [
  { label: 'Go to', items: [named('Companies', 'employers'), named('Browse Jobs', 'list'), named('Career Paths')], most: 5 },
  { label: 'Companies', items: [named('Linear', 'linear.app'), named('Stripe', 'stripe.com'), named('Apple', 'AAPL')], most: 2 },
  { label: 'Chats', items: [named('jobs at Stripe'), named('jobs in Boston'), named('jobs in Boston')], most: 5 },
];
const shown = (typed: string) => ordered(groups, typed).map(({ label, items }) => `${label}: ${items.map(({ name }) => name).join(', ')}`);

describe('what fits', () => {
  it.each<[string, string, string[]]>([
    ['a whole name leads, and a word inside another follows', 'stripe', ['Companies: Stripe', 'Chats: jobs at Stripe']],
    ['the beginning of a name leads another word of an earlier group', 'li', ['Companies: Linear', 'Go to: Browse Jobs']],
    ['a domain', 'linear.app', ['Companies: Linear']],
    ['a ticker in any case', 'aapl', ['Companies: Apple']],
    ['a slip of the keys', 'strpe', ['Companies: Stripe', 'Chats: jobs at Stripe']],
    ['a slip in the name of a view', 'carere', ['Go to: Career Paths']],
    ['nothing for nothing', ' ', []],
    ['nothing where nothing fits', 'zzqx', []],
  ])('%s', (_, typed, expected) => expect(shown(typed)).toEqual(expected));

  it('keeps things of one name apart, and no more of a group than fits', () => {
    expect(shown('boston')).toEqual(['Chats: jobs in Boston, jobs in Boston']);
    expect(ordered([{ label: 'Many', items: ['a1', 'a2', 'a3'].map((name) => named(name)), most: 2 }], 'a')[0]?.items).toHaveLength(2);
  });

  it('says what of a name was typed', () => {
    expect(ordered(groups, 'path')[0]?.items[0]).toMatchObject({ name: 'Career Paths', match: { start: 7, end: 11 } });
    expect(ordered(groups, 'aapl')[0]?.items[0]).toMatchObject({ match: null });
  });

  it('stays in its order where only that is asked', () => {
    expect(fitting([named('Data Engineer'), named('Engineer')], 'engineer').map(({ name }) => name)).toEqual(['Data Engineer', 'Engineer']);
  });
});
