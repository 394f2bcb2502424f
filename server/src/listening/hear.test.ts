import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { noFacts, type Topic } from './facts.ts';
import { hear } from './hear.ts';
import { merge } from './merge.ts';
import { evened } from './typing.ts';

const open = await openVocabulary({
  companies: ['Google', 'Figma', 'Amazon'].map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: ['Boston, MA'],
});
const told = (text: string, ...asking: Topic[]) => {
  const even = evened(text);
  return hear(even, asking, read(even, open));
};
const heard = (text: string, ...asking: Topic[]) => told(text, ...asking).facts;
const said = (things: { said: string }[]) => things.map((thing) => thing.said);

describe('lists are of one kind', () => {
  it('takes what stands beside employers for employers, whatever its words mean elsewhere', () => {
    expect(heard('Figma, Marigold Miller, Nationwide and Level Access', 'companies').companies).toEqual([
      'Figma',
      'Marigold Miller',
      'Nationwide',
      'Level Access',
    ]);
    expect(heard('figma, tqx, zibble', 'companies').companies).toEqual(['Figma', 'TQX', 'Zibble']);
    expect(heard('Milbury, Progressive, Beneficial Life', 'companies')).toMatchObject({ roles: [], fields: [] });
  });

  it('takes a name after "at" or "like" for an employer in an answer about work', () => {
    const { companies, roles } = heard('buyer, or resale stuff like at zibble, tqxo', 'roles');
    expect(companies).toEqual(['Zibble', 'Tqxo']);
    expect(said(roles)).toEqual(['buyer']);
  });

  it('leaves the order of wishes out of titles and names', () => {
    expect(said(heard('frontend engineer second, maybe paralegal too, ER tech third', 'roles').roles)).toEqual([
      'frontend engineer',
      'paralegal',
      'ER tech',
    ]);
    expect(heard('Figma, Google maybe', 'companies').companies).toEqual(['Figma', 'Google']);
  });

  it('keeps places out of roles and employers', () => {
    const facts = heard('Rochester or Boston, or New York.', 'limits');
    expect(facts).toMatchObject({ limits: ['Rochester, Boston or New York'], roles: [], fields: [], companies: [] });
  });

  it('refuses only the last of a list when one thing is a no', () => {
    const facts = heard('Figma, Google, Amazon is a no', 'companies');
    expect(facts.companies).toEqual(['Figma', 'Google']);
    expect(said(facts.refused)).toEqual(['Amazon']);
  });

  it('leaves slang and signs out of everything', () => {
    expect(heard('pottery omg bestie 💅 fs', 'energy').loved).toEqual(['pottery']);
    expect(heard('zibble fs', 'companies').companies).toEqual(['Zibble']);
  });
});

describe('for and against', () => {
  it('makes no interest of what hurts, and mends one that was made', () => {
    expect(heard('tore my acl in march. I coach 12 year olds now', 'energy').loved.join()).not.toMatch(/acl/);
    const known = { ...noFacts(), loved: ['the commute'] };
    merge(known, told('No, the commute is the sad part.', 'loved'));
    expect(known.loved).toEqual([]);
  });

  it('takes what stands beside "not X itself" in the stead of X', () => {
    const known = { ...noFacts(), loved: ['the gym'] };
    merge(known, told('Not the gym itself, the youth league I ran there. A calm office.', 'people'));
    expect(known.loved.join()).not.toMatch(/gym/);
    expect(known).toMatchObject({ people: ['a calm office'], shun: [] });
  });

  it('hears no wish in a complaint, and a wish in "no one talking"', () => {
    expect(heard('one aide for 20 beds is nuts', 'people').people).toEqual([]);
    expect(heard('headphones in, no one talking', 'people')).toMatchObject({
      people: ['time with headphones in', 'nobody talking'],
      shun: [],
    });
  });

  it("leaves other people's likings out", () => {
    expect(heard("I don't like drawing cars, half of my friends love that", 'energy').hated).toEqual(['drawing cars']);
    expect(heard('half the office loved gossip', 'hated').loved).toEqual([]);
  });

  it('lets the later word on a role hold', () => {
    const known = noFacts();
    merge(known, told('not paralegal', 'roles'));
    merge(known, told('ok, paralegal after all', 'roles'));
    expect(said(known.roles)).toEqual(['paralegal']);
    expect(known.refused).toEqual([]);
  });

  it('takes what was wanted once for no wish', () => {
    expect(said(heard('paralegal. Used to want to be a dentist, not anymore', 'roles').roles)).toEqual(['paralegal']);
  });
});

describe('clean phrases', () => {
  it('cuts clauses and loose ends, and keeps the sentence where nothing is left', () => {
    expect(heard('I love coding EEG recordings in the lab because it calms me', 'energy').loved).toEqual([
      'coding EEG recordings in the lab',
    ]);
    expect(heard('I like when the mess turns into a grid', 'energy')).toMatchObject({ loved: [], quotes: [{ topic: 'energy' }] });
    expect(heard('Best days were teaching new medics how to place an IV in the dark', 'energy').loved).toEqual(['teaching new medics']);
  });

  it('hears what somebody does all along', () => {
    expect(heard('I was tired. Now I design small water systems for villages in my senior project.', 'energy').loved).toEqual([
      'designing small water systems for villages',
    ]);
  });

  it('keeps a circumstance beside the interests', () => {
    const facts = heard("I'm blind and I use a screen reader. I love writing add-ons.", 'energy');
    expect(facts.circumstances.map(({ kind }) => kind)).toEqual(['access', 'access']);
    expect(facts.loved).toEqual(['writing add-ons']);
  });
});
