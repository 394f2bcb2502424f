import { describe, expect, it } from 'vitest';
import { conditionOf, type JobField } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { newState } from './state.ts';

const place = (...labels: string[]) => labels.map((label) => conditionOf('place', label));
const out = (field: JobField, value: string) => conditionOf(field, value, true);
const cards = ['Pastry Cook', 'Exhibition Designer (Climate)'].map((title, at) => ({
  id: `x${at}`,
  title,
  company: 'Acme',
  location: 'Reno, NV',
}));
const after = async (message: string, conditions: ReturnType<typeof conditionOf>[]) =>
  (await answerTo(message, { ...newState, total: 30, conditions, last: cards })).filters.toSorted();

describe('a place', () => {
  it.each([
    ['Texas is too hot for me', ['Not Texas']],
    ['honestly Ohio’s way too far', ['Not Ohio']],
    ['not Oregon, too far', ['Not Oregon']],
    ['Nevada’s too expensive. show nurse jobs', ['Not Nevada', 'Nurse']],
  ])('is left out by what is wrong with it: %s', async (message, labels) => {
    expect(await after(message, place('Tampa, FL'))).toEqual(['Tampa', ...labels].toSorted());
  });

  it.each([
    'I changed my mind about Reno: please replace it with Denver and keep everything else the same',
    'Forget Reno. Put Denver in its place.',
    'swap Reno for Denver',
    'Denver instead of Reno',
  ])('takes the place of the one that goes, and of no other: %s', async (message) => {
    expect(await after(message, place('Tampa, FL', 'Reno, NV', 'Boston, MA'))).toEqual(['Boston', 'Denver', 'Tampa']);
  });

  it('takes the place of all where nothing else is wanted', async () => {
    expect(await after('drop Reno, only Denver', place('Tampa, FL', 'Reno, NV'))).toEqual(['Denver']);
  });

  it.each(['I changed my mind, put again Denver', 'put Denver again', 'Denver would also do', 'Denver would be close enough'])(
    'joins those asked for: %s',
    async (message) => {
      expect(await after(message, place('Tampa, FL'))).toEqual(['Denver', 'Tampa']);
    },
  );

  it.each(['Tampa can come off then', 'Tampa can come off. any nurse jobs?'])('comes off: %s', async (message) => {
    expect(await after(message, place('Tampa, FL', 'Reno, NV'))).not.toContain('Tampa');
  });

  it('is one with its state, whatever comes next', async () => {
    expect(await after('Add Kent, WA. Only nurse roles.', place('Tampa, FL'))).toEqual(['Kent, WA', 'Nurse', 'Tampa']);
  });

  it.each([
    ['somewhere warm like az nm tx', ['Arizona', 'New Mexico', 'Texas']],
    ['farm jobs in ky, tn or wv', ['Kentucky', 'Tennessee', 'West Virginia']],
  ])('is each of several letters of states: %s', async (message, labels) => {
    expect(await after(message, [])).toEqual(expect.arrayContaining(labels));
  });
});

describe('what is left out', () => {
  it.each([
    ['please don’t leave out marketing, I like it', out('function', 'Marketing')],
    ['don’t exclude climate', out('text', 'climate')],
    ['put Goldman Sachs back', out('industry', 'Finance')],
  ])('is let in again by what needs it: %s', async (message, one) => {
    expect(await after(message, [one])).not.toContain(one.label);
  });

  it.each([
    'ok if no sales, climate is fine',
    'the second column is the Summer one and not the Climate one',
    'those are bakeries, not law firms',
    'I prefer teaching and not so much climate',
  ])('is nothing that is only stated or ranked: %s', async (message) => {
    expect((await after(message, [])).filter((label) => label.startsWith('Not '))).toEqual([]);
  });
});

describe('pay that one has or was offered', () => {
  it.each(['48k was my offer, not a minimum', '$48,000 is what I earn now', 'they offered me 48k', 'my current salary is 48k'])(
    'is no minimum: %s',
    async (message) => {
      expect(await after(message, place('Tampa, FL'))).toEqual(['Tampa']);
    },
  );

  it('goes where it was taken for one', async () => {
    expect(await after('48k was my offer, not a minimum', [conditionOf('pay', 48_000), ...place('Tampa, FL')])).toEqual(['Tampa']);
  });

  it('leaves what is asked for', async () => {
    expect(await after('i make 50k now so at least 60k', [])).toEqual(['$60K+']);
  });
});

describe('remote first', () => {
  it('is an order among the places', async () => {
    expect(await after('design internships, remote first, then Denver', place('Tampa, FL'))).toEqual(
      expect.arrayContaining(['Denver', 'Remote']),
    );
  });
});
