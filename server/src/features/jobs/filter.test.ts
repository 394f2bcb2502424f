import { jobQuery } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { read } from '@alive/language/entities/read.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { filterOf, textFilter } from './filter.ts';

type Fields = Partial<Mention> & Pick<Mention, 'kind'>;

const mention = (fields: Fields): Mention => ({ start: 0, end: 0, text: 'as written', negated: false, certainty: 1, ...fields }) as Mention;
const boston: Fields = {
  kind: 'place',
  place: { label: 'Boston, MA', city: 'Boston', region: 'MA', country: 'US' },
  keys: ['us-ma-boston'],
};
const reading = (mentions: Mention[], unread: string[] = []): Reading => ({ mentions, unread, unwanted: [] });
const wire = (query: Record<string, string>, read: (text: string) => Reading = () => reading([])) =>
  filterOf(jobQuery.parse(query), { read, companiesNamed: async (name) => (name === 'stripe' ? ['Stripe'] : []) });

describe('the words of a search box', () => {
  it('become conditions where they are stated plainly', () => {
    const filter = textFilter(
      reading([
        mention(boston),
        mention({ kind: 'company', company: 'Stripe' }),
        mention({ kind: 'level', level: 'internship' }),
        mention({ kind: 'remote', remote: true, negated: true }),
        mention({ kind: 'pay', atLeast: 80_000 }),
        mention({ kind: 'sponsorship' }),
        mention({ kind: 'clearance', negated: true }),
        mention({ kind: 'industry', industry: 'Finance', negated: true }),
      ]),
    );
    expect(filter).toMatchObject({
      placeKeys: ['us-ma-boston'],
      companies: ['Stripe'],
      levels: ['internship'],
      remote: false,
      payAtLeast: 80_000,
      sponsorship: 'yes',
      clearance: false,
      notIndustries: ['Finance'],
      text: '',
    });
  });

  it('rank where they name the work, alongside what nobody made anything of', () => {
    expect(
      textFilter(
        reading(
          [mention({ kind: 'role', text: 'SWE', title: 'SWE', role: 'Software Engineer', function: 'Engineering', known: true })],
          ['trains'],
        ),
      ),
    ).toMatchObject({ text: 'trains', phrases: ['SWE'] });
  });

  it('only rank where they are a guess', () => {
    const filter = textFilter(reading([mention({ kind: 'company', company: 'Target', text: 'target', certainty: 0.5 })]));
    expect([filter.companies, filter.text]).toEqual([[], 'target']);
  });
});

describe('a search of which nothing was understood', () => {
  it('is kept as it was typed, for nothing may stand for everything', async () => {
    expect((await wire({ query: 'part-time' })).typed).toBe('part-time');
    expect((await wire({ query: 'in Boston' }, () => reading([mention(boston)]))).typed).toBeUndefined();
    expect((await wire({ location: 'nyc' })).typed).toBeUndefined();
  });
});

describe('the parameters of a search', () => {
  it('take New York City with its boroughs for nyc', async () => {
    expect((await wire({ location: 'NYC' })).placeKeys).toEqual(['us-ny-new-york']);
  });

  it('look for a place nobody knows in the labels, never everywhere', async () => {
    expect((await wire({ location: 'Atlantis' })).placeText).toBe('Atlantis');
  });

  it('find nothing for a company nobody knows', async () => {
    expect((await wire({ company: 'stripe' })).companies).toEqual(['Stripe']);
    expect((await wire({ company: 'Nowhere Inc' })).companies).toEqual(['Nowhere Inc']);
  });

  it('win over what the text says', async () => {
    const read = (text: string) =>
      reading(
        text === 'Boston'
          ? [mention(boston)]
          : [mention({ ...boston, kind: 'place', keys: ['us-il-chicago'] }), mention({ kind: 'level', level: 'senior' })],
      );
    expect(await wire({ query: 'senior in Chicago', location: 'Boston', level: 'new_grad' }, read)).toMatchObject({
      placeKeys: ['us-ma-boston'],
      levels: ['new_grad'],
    });
  });

  it('are no conditions when they are empty', async () => {
    const filter = await wire({ query: '', job_type: '', location: '', company: '', remote: '', sponsorship: '', level: '' });
    expect(Object.values(filter).filter((value) => value !== undefined)).toEqual([]);
  });
});

const vocabulary = await openVocabulary({ companies: [], majors: [], places: ['Boston, MA', 'New York, NY'] });

describe('remote work alongside a place', () => {
  const asked = async (query: Record<string, string>) => {
    const { placeKeys, notPlaceKeys, remote } = await wire(query, (text) => read(text, vocabulary));
    return { placeKeys: placeKeys?.toSorted(), notPlaceKeys, remote };
  };

  it.each([
    ['Boston or Remote', ['remote', 'us-ma-boston']],
    ['in Boston or remote', ['remote', 'us-ma-boston']],
    ['remote or in Boston', ['remote', 'us-ma-boston']],
    ['Boston or maybe a remote job is fine', ['remote', 'us-ma-boston']],
    ['Boston, MA or New York, NY or Remote', ['remote', 'us-ma-boston', 'us-ny-new-york']],
    ['Boston, New York or Remote', ['remote', 'us-ma-boston', 'us-ny-new-york']],
  ])('is one place more where either will do: "%s"', async (said, placeKeys) => {
    const either = { placeKeys, notPlaceKeys: [], remote: undefined };
    expect([await asked({ location: said }), await asked({ query: said })]).toEqual([either, either]);
  });

  it.each([
    ['remote jobs in Boston', ['us-ma-boston'], true],
    ['remote, Boston only', ['us-ma-boston'], true],
    ['remote in Boston or New York', ['us-ma-boston', 'us-ny-new-york'], true],
    ['Boston or New York, remote', ['us-ma-boston', 'us-ny-new-york'], true],
    ['remote nurse or teacher in Boston', ['us-ma-boston'], true],
    ['outside Boston or remote', [], false],
  ])('holds with the place in words where no "or" joins the two: "%s"', async (query, placeKeys, remote) => {
    expect(await asked({ query })).toMatchObject({ placeKeys, remote });
  });
});
