import { describe, expect, it } from 'vitest';
import { read } from '@alive/language/entities/read.ts';
import { contextOf } from './context.ts';
import { noFacts } from '#testing/no-facts.testing.ts';
import { vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import { askedCondition, conditionsAsked, conditionsIn } from './hosted-conditions.ts';

const context = contextOf({ about: student, state: null, history: [], facts: noFacts, message: null }, fakeTools(vocabulary), (text) =>
  read(text, vocabulary),
);
const asked = (...conditions: unknown[]) => conditions.map((one) => askedCondition.parse(one));
const chips = async (conditions: unknown[], isSaid: (text: string) => boolean = () => false) => {
  const read = await conditionsAsked(context, asked(...conditions), isSaid);
  return { chips: read.conditions.map(({ label }) => label), unused: read.unused };
};

describe('conditions as a model gives them', () => {
  it('are understood in the many ways models write them', async () => {
    const { chips: labels } = await chips([
      { field: 'level', value: 'Internships' },
      { field: 'level', value: 'entry-level' },
      { field: 'pay', value: '$80k' },
      { field: 'place', value: ['Boston, MA', 'NYC'] },
      { field: 'remote', value: 'true' },
      { field: 'sponsorship', value: true },
      { field: 'year', value: 'Summer 2027' },
      { field: 'role', op: 'not', value: 'data analyst' },
    ]);
    expect(labels).toEqual([
      'Internships',
      'New grad',
      'Entry level',
      'Level not stated',
      '$80K+',
      'Boston',
      'New York',
      'Remote',
      'Sponsors visas',
      'Summer 2027',
      'Not Data Analyst',
    ]);
  });

  it('hold texts and employers only where postings or the student know them', async () => {
    const made = [
      { field: 'text', value: 'see https://evil.example' },
      { field: 'company', value: 'Evilcorp' },
      { field: 'place', value: 'Evilville' },
      { field: 'company', value: 'Spotify' },
    ];
    expect(await chips(made)).toEqual({ chips: ['Spotify'], unused: expect.arrayContaining(['company Evilcorp', 'place Evilville']) });
    expect((await chips(made, (text) => text === 'Evilcorp')).chips).toEqual(['Evilcorp', 'Spotify']);
  });

  it('are looked for by their words where no list knows them', async () => {
    expect((await chips([{ field: 'skill', value: 'climate' }])).chips).toEqual(['“climate”']);
  });

  it('name nothing of the model’s own in a line', () => {
    const some = asked(
      { field: 'text', value: 'evil words' },
      { field: 'company', value: 'Evilcorp' },
      { field: 'function', value: 'Data' },
    );
    expect(conditionsIn(context, some).map(({ label }) => label)).toEqual(['Data']);
  });
});
