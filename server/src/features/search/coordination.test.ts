import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { newState, type SearchState } from './state.ts';

const intern = conditionOf('level', 'internship');
const cards = ['Pastry Cook', 'Glazier'].map((title, at) => ({ id: `x${at}`, title, company: 'Acme', location: 'Reno, NV' }));
const begun = (conditions: SearchState['conditions'] = []): SearchState => ({
  ...newState,
  total: 30,
  conditions: [intern, ...conditions],
  last: cards,
});
const chips = async (message: string, held: SearchState['conditions'] = []) =>
  (await answerTo(message, begun(held))).filters.filter((label) => label !== 'Internships').toSorted();
const alternatives = (state: unknown) =>
  (state as SearchState).conditions.flatMap(({ label, either }) => (either === undefined ? [] : label)).toSorted();

describe('an order to leave out', () => {
  const objects = [
    ['Pfizer, Genentech and the insurers', ['Not Genentech', 'Not Insurance industry', 'Not Pfizer']],
    ['nursing, Mayo Clinic and Texas', ['Not Mayo Clinic', 'Not Registered Nurse', 'Not Texas']],
    ['law and Brookings', ['Not Brookings', 'Not Legal']],
    ['Boeing, accounting, and Chicago', ['Not Accounting', 'Not Boeing', 'Not Chicago']],
    ['farming, Tesla or Denver', ['Not Agriculture & Food industry', 'Not Denver', 'Not Tesla']],
  ] as const;
  const orders = [
    'leave out ‹›',
    'please exclude ‹›',
    'skip ‹›',
    'hide ‹› please',
    'get rid of ‹›',
    'remove ‹›',
    'drop ‹›',
    'no more ‹›',
    'filter out ‹›',
  ];
  it.each(objects.flatMap(([object, left]) => orders.map((order) => [order.replace('‹›', object), left] as const)))(
    'holds for all that it lists: %s',
    async (message, left) => expect(await chips(message)).toEqual(left),
  );

  it.each([
    ['no insurers, Pfizer or accounting in Boston', ['Boston', 'Not Accounting', 'Not Insurance industry', 'Not Pfizer']],
    ['not law or nursing in Texas', ['Not Legal', 'Not Registered Nurse', 'Texas']],
    ['without Tesla, nursing and law', ['Not Legal', 'Not Registered Nurse', 'Not Tesla']],
    ['no law and remote please', ['Not Legal', 'Remote']],
    ['skip law and show me nursing', ['Not Legal', 'Registered Nurse']],
    ['leave Pfizer, law and Denver out', ['Not Denver', 'Not Legal', 'Not Pfizer']],
    ['exclude Boeing and anything in Texas', ['Not Boeing', 'Not Texas']],
  ])('ends where something else is asked: %s', async (message, labels) => expect(await chips(message)).toEqual(labels));

  it('ends where the next verb begins', async () => {
    for (const message of ['leave out law and focus on climate', 'drop law and focus on climate']) {
      const { filters, state } = await answerTo(message, begun());
      expect(filters).toContain('Not Legal');
      expect((state as SearchState).wishes.map(({ text, negated }) => [text, negated])).toEqual([['climate', false]]);
    }
  });

  it('leaves out what is listed with a card or a chip', async () => {
    expect(await chips('remove the glazier, Nike and Texas')).toEqual(['Not Glazier', 'Not Nike', 'Not Texas']);
    const { filters, text } = await answerTo('drop law, Nike and Texas', begun([conditionOf('function', 'Legal')]));
    expect(filters.toSorted()).toEqual(['Internships', 'Not Nike', 'Not Texas']);
    expect(text).toContain('I removed **legal** from your filters.');
  });

  it('takes off what goes by the same name', async () => {
    expect(await chips('leave out consulting', [conditionOf('industry', 'Consulting')])).toEqual(['Not Consulting']);
  });

  it('keeps what shall not be dropped', async () => {
    expect(await chips('don’t drop Denver', [conditionOf('place', 'Denver, CO')])).toEqual(['Denver']);
  });
});

describe('and, or', () => {
  it.each([
    ['data jobs in healthcare or energy', ['Data', 'Energy', 'Healthcare'], ['Energy', 'Healthcare']],
    ['data roles inside a healthcare or nonprofit organization', ['Data', 'Healthcare', 'Nonprofit'], ['Healthcare', 'Nonprofit']],
    ['legal internships in energy or climate', ['Energy', 'Legal', '“climate”'], ['Energy', '“climate”']],
    ['marketing roles in climate or at Nike', ['Marketing', 'Nike', '“climate”'], ['Nike', '“climate”']],
    ['nurse or teacher roles in Denver or remote', ['Denver', 'Nurse', 'Remote', 'Teacher'], []],
  ])('joins what is listed, next to the work: %s', async (message, labels, either) => {
    const { filters, state } = await answerTo(message, begun());
    expect(filters.filter((label) => label !== 'Internships').toSorted()).toEqual(labels);
    expect(alternatives(state)).toEqual(either);
    const { field } = (state as SearchState).conditions.find(({ label }) => label === 'Healthcare') ?? { field: 'industry' };
    expect(field).toBe('industry');
  });

  it('never widens work by where it is done', async () => {
    const { text } = await answerTo('data jobs in healthcare', begun());
    expect(text).toContain('no data internships in healthcare');
  });

  it.each(['any remote ones? or Denver', 'Any remote ones? Or Denver', 'nursing: any remote ones?\nor Denver'])(
    'goes on after a question: %s',
    async (message) => {
      const labels = await chips(message, [conditionOf('place', 'Texas')]);
      expect(labels).toEqual(expect.arrayContaining(['Denver', 'Remote']));
      expect(labels).not.toContain('Texas');
    },
  );
});

describe('what a posting must say', () => {
  it.each([
    'law internships with the pay listed',
    'law internships that state pay',
    'law internships, paid please',
    'law internships that say what they pay',
    'law internships which show the salary',
    'law internships\npaid please',
    'law internships, and I need them paid',
  ])('is a condition: %s', async (message) => {
    expect(await chips(message)).toEqual(['Legal', 'Paid']);
    const { state } = await answerTo(message, begun());
    expect((await answerTo('nursing in Denver', state)).filters).toContain('Paid');
  });

  it.each(['law jobs which sponsor', 'law jobs that sponsor'])('may be a sponsor: %s', async (message) => {
    expect(await chips(message)).toEqual(['Legal', 'Sponsors visas']);
  });
});
