import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import type { Topic } from './state.ts';
import { understand } from './understand.ts';

const open = openVocabulary({
  companies: ['Google', 'Stripe', 'Goldman Sachs'].map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: [],
});
const heard = (text: string, ...asking: Topic[]) => understand(text, asking, read(text, open));
const names = (things: { name: string }[]) => things.map(({ name }) => name);

describe('understanding an answer', () => {
  it('takes roles that are wanted and refuses those turned down', () => {
    const { facts } = heard('product manager or UX designer, anything but sales', 'roles');
    expect(names(facts.roles)).toEqual(['Product Manager', 'UX Designer']);
    expect(facts.refused.map(({ said }) => said)).toEqual(['sales']);
    expect([...facts.loved, ...names(facts.fields)].join()).not.toMatch(/sales/i);
  });

  it("leaves other people's jobs and past ones out", () => {
    expect(heard('My mom is a nurse and I was a barista', 'roles').facts.roles).toEqual([]);
    expect(names(heard("my dad wants me to be an accountant but I'd rather be a teacher", 'roles').facts.roles)).toEqual(['Teacher']);
  });

  it('normalises companies, keeps unknown ones as written and sends kinds elsewhere', () => {
    const { facts } = heard('goldman, Blue Bottle Coffee, some startups', 'companies');
    expect(facts.companies.toSorted()).toEqual(['Blue Bottle Coffee', 'Goldman Sachs']);
    expect(facts.kinds).toEqual(['startups']);
  });

  it('swaps what a correction swaps, and hears no refusal in it', () => {
    const told = heard('no, not Google – Stripe', 'limits');
    expect(told).toMatchObject({
      corrects: true,
      takenBack: expect.arrayContaining(['Google']),
      facts: { companies: ['Stripe'], refused: [], limits: [] },
    });
    expect(told.settles.has('limits')).toBe(false);
  });

  it('takes what was not asked for as well', () => {
    const told = heard(
      "I built a chess club. I work best with people who argue kindly, and I need to be close to my parents in Ohio. I'd love to be a data analyst.",
      'energy',
    );
    expect(told.facts).toMatchObject({
      did: ['building a chess club'],
      people: ['people who argue kindly'],
      limits: ['you need to be close to your parents in Ohio'],
    });
    expect(names(told.facts.roles)).toEqual(['Data Analyst']);
    expect([...told.settles].toSorted()).toEqual(['energy', 'people', 'roles']);
  });

  it('keeps the words where it finds no phrase, and takes two short sides in their order', () => {
    expect(heard('Honestly nothing beats a clean dataset', 'energy').facts.quotes).toEqual([
      { topic: 'energy', text: 'nothing beats a clean dataset' },
    ]);
    expect(heard('shelter job. stats', 'loved', 'hated').facts).toMatchObject({ loved: ['shelter job'], hated: ['stats'] });
  });
});
