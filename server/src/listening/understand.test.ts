import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { merge } from './merge.ts';
import type { Topic } from './facts.ts';
import { understand } from './understand.ts';

const open = await openVocabulary({
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

  it('hears sixty names and four thousand characters, and no more', () => {
    const many = Array.from({ length: 100 }, () => 'accountant').join('-');
    expect(names(heard(`${many}-teacher`, 'roles').facts.roles).join()).not.toMatch(/teacher/i);
    expect(names(heard(`${'so '.repeat(1500)}. I want to be a lawyer`, 'roles').facts.roles)).toEqual([]);
  });

  it('takes no long run of joined names for one title', () => {
    const { facts } = heard(`${Array.from({ length: 12 }, () => 'teacher-accountant').join('-')}-lawyer`, 'roles');
    expect(facts.roles.every(({ said }) => said.length < 40)).toBe(true);
  });

  it.each([
    "Stripe I'd rather avoid, a friend was unhappy there",
    'Stripe is not for me',
    'Stripe? no thanks',
    'Stripe I would not want to join',
  ])('hears the refusal after its object: "%s"', (text) => {
    const { facts } = heard(text, 'companies');
    expect(facts.companies).toEqual([]);
    expect(names(facts.refused)).toEqual(['Stripe']);
  });

  it('refuses nothing that follows such a refusal', () => {
    const { facts } = heard('sales I would rather not, nurse or teacher', 'roles');
    expect(names(facts.roles)).toEqual(['Registered Nurse', 'Teacher']);
    expect(names(facts.refused)).toEqual(['Sales']);
  });

  it('repeats no death or illness, and keeps what stands beside it', () => {
    expect(heard('My mother died last year and I care for my brother', 'limits')).toMatchObject({
      sorrow: 'your mother',
      facts: { limits: ['you care for your brother'], quotes: [] },
    });
    expect(heard('Helping my grandmother talk again after her stroke', 'energy').facts.loved).toEqual([
      'helping your grandmother talk again',
    ]);
    expect(heard('people who laugh, my partner is ill and I am tired', 'people').facts.people).toEqual(['people who laugh']);
    expect(heard('I love cancer research and stroke rehab', 'energy')).toMatchObject({
      sorrow: null,
      facts: { loved: ['cancer research', 'stroke rehab'] },
    });
  });

  it('makes no interest of what is dull, of one among several, or of half a subject', () => {
    expect(heard('The internship was exhausting. Two weeks in payroll.', 'loved', 'hated').facts.loved).toEqual([]);
    const text = 'I had two rotations, deadly dull. One in an outpatient clinic. Preceptor and Dana made it bearable.';
    expect(heard(text, 'loved', 'hated').facts.loved).toEqual([]);
    expect(heard('My rotations were deadly dull. One in an outpatient clinic.', 'loved', 'hated').facts).toMatchObject({
      loved: [],
      hated: ['your rotations'],
    });
  });

  it('puts one place in the stead of another, whatever the reason given', () => {
    const open = heard('I want to stay in Boston', 'limits').facts;
    merge(open, heard('Actually I said Boston, but my partner just got a job in Atlanta, so only Atlanta now.', 'limits'));
    expect(open.limits).toEqual(['you want to stay in Atlanta']);
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

  it('lets a later word in the same message win', () => {
    expect(names(heard('Nurse. or paralegal. actually not nurse', 'roles').facts.roles)).toEqual(['Paralegal']);
  });

  it('calls a role what the student called it and normalises its name', () => {
    const { facts } = heard('elementary school art teacher, or museum work. not law school though', 'roles');
    expect(facts.roles[0]).toMatchObject({ said: 'elementary school art teacher' });
    expect(facts.fields.map(({ said }) => said)).toEqual(['museum work']);
    expect(facts.refused.map(({ said }) => said)).toEqual(['law school']);
  });

  it('hears an unknown employer and wishes behind a dislike', () => {
    const { facts } = heard('I hate cold calls, I want to work at Tinker & Sons as a graphic designer, and I need Mondays off', 'energy');
    expect(facts).toMatchObject({ companies: ['Tinker & Sons'], refused: [], limits: ['Mondays off'] });
    expect(names(facts.roles)).toEqual(['Graphic Designer']);
  });

  it('keeps employers in the order and spelling of the student, kinds apart, and what was refused under its own name', () => {
    const { facts } = heard('Moth & Rust, goldman, any craft bakery, ACME. not google', 'companies');
    expect(facts.companies).toEqual(['Moth & Rust', 'Goldman Sachs', 'ACME']);
    expect(facts.kinds).toEqual(['craft bakeries']);
    expect(facts.refused).toEqual([{ name: 'Google', said: 'Google' }]);
    expect(heard('I said Moth & Rust', 'companies').facts.companies).toEqual(['Moth & Rust']);
  });

  it('reads a list by its lines and leaves out what only frames an answer', () => {
    expect(heard('- paid overtime\n- no nights', 'limits').facts.limits).toEqual(['paid overtime', 'no nights']);
    expect(heard('1. a mentor\n2. daylight', 'people').facts.people).toEqual(['a mentor', 'daylight']);
    expect(heard('I already said no weekends', 'limits').facts.limits).toEqual(['no weekends']);
  });

  it('takes no verdict, question or joke for something liked', () => {
    expect(heard('marching band, best idea ever. my job at the mall? do not ask', 'energy').facts.loved).toEqual(['marching band']);
    expect(heard('the seminar on maps was long', 'energy').facts.loved).toEqual([]);
  });

  it('never takes what somebody would not do, or does only on a condition, for a wish', () => {
    const { facts } = heard("Figma. I wouldn't work for Google or Stripe if you paid me", 'companies');
    expect(facts.companies).toEqual(['Figma']);
    expect(names(facts.refused)).toEqual(['Google', 'Stripe']);
    expect(heard('technical writer, if the product is useful. not ads, never tobacco', 'roles').facts).toMatchObject({
      fields: [],
      refused: [{ said: 'ads' }, { said: 'tobacco' }],
    });
    expect(heard("Acting class made me want to run. I don't dream of work", 'energy').facts).toMatchObject({
      roles: [],
      fields: [],
      loved: [],
    });
  });

  it('takes a job somebody had for no wish to go back', () => {
    expect(heard('I liked a lot my job at Stripe as a loader', 'loved', 'hated').facts.companies).toEqual([]);
    expect(heard('I run a blog about trains, what I really want is to work outside', 'energy').facts.loved).toEqual([
      'running a blog about trains',
    ]);
  });

  it('names an employer by all of its name, with what was said beside it left out', () => {
    expect(heard('the Nature Conservancy, Second Stripe', 'companies').facts.companies).toEqual([
      'The Nature Conservancy',
      'Second Stripe',
    ]);
    expect(heard('Denver Botanic Garden, Stripe (fraud team), Moth & Rust maybe', 'companies').facts.companies).toEqual([
      'Denver Botanic Garden',
      'Stripe',
      'Moth & Rust',
    ]);
  });

  it('takes a longer title for no shorter one', () => {
    const { facts } = heard('field ecologist, vet school later', 'roles');
    expect(facts.roles[0]?.said).toBe('field ecologist');
    expect(names(facts.roles)).not.toContain('Veterinarian');
    expect(facts.fields.map(({ said }) => said)).toEqual(['vet school']);
  });

  it('finds the role beside its employer, the plan after it, and no kind of employer inside a title', () => {
    const { facts } = heard(
      'outreach for a food bank, logistics consultant, museum educator. failing that, a PhD, eventually principal',
      'roles',
    );
    expect(facts.roles.map(({ said }) => said)).toEqual(expect.arrayContaining(['logistics consultant', 'museum educator', 'principal']));
    expect(facts.fields.map(({ said }) => said)).toEqual(['outreach', 'PhD']);
    expect(facts.kinds).toEqual(['food banks']);
  });

  it('makes nothing of a word about the question', () => {
    expect(heard("That's an odd question. I rarely lose track of time", 'energy').facts.loved).toEqual([]);
    expect(heard('the usual ones', 'companies').facts).toMatchObject({ companies: [], kinds: [] });
  });

  it('takes a love that comes in answer to another question, and one with its time and place', () => {
    expect(heard('wait, I love horses too', 'roles').facts.loved).toEqual(['horses']);
    expect(heard('pottery in high school. gym was torture', 'loved', 'hated').facts).toMatchObject({ loved: ['pottery'], hated: ['gym'] });
  });

  it('calls an abbreviated role by its name, and what one would do as doing it', () => {
    const { facts } = heard('RN, rf engineer, maybe open my own bakery one day', 'roles');
    expect(facts.roles.map(({ said }) => said)).toEqual(['registered nurse', 'rf engineer']);
    expect(facts.fields.map(({ said }) => said)).toEqual(['opening your own bakery']);
  });

  it('takes nothing loved away for a word of it that is disliked elsewhere', () => {
    const known = heard('I run a blog about basketball data', 'energy').facts;
    merge(known, heard('problem sets with no data', 'hated'));
    expect(known).toMatchObject({ loved: ['running a blog about basketball data'], hated: ['problem sets with no data'] });
    merge(known, heard('no, not basketball data, baseball data', 'people'));
    expect(known.loved).toEqual(['running a blog about baseball data']);
  });

  it('hears what was unsaid', () => {
    expect(heard('I love parades. scratch that, I love building the floats', 'energy').facts.loved).toEqual(['building the floats']);
    const told = heard("wait, I didn't say I hate children", 'people');
    expect(told.facts.hated).toEqual([]);
    expect(told.unsaid).toEqual(['children']);
  });

  it('leaves greetings, verdicts and side remarks out', () => {
    expect(heard('Hello, thanks for asking. Kite surfing, hands down. it is so peaceful', 'energy').facts.loved).toEqual(['kite surfing']);
    expect(heard('Databases > everything. HCI = yawn', 'loved', 'hated').facts).toMatchObject({ loved: ['databases'], hated: [] });
  });

  it('makes an activity of what somebody does or of a moment', () => {
    expect(heard('I repair old radios in my basement', 'energy').facts.loved).toEqual(['repairing old radios in your basement']);
    expect(heard('when patients finally trust their own legs', 'energy').facts.loved).toEqual([
      'moments when patients finally trust their own legs',
    ]);
    expect(heard("when I'm bottle feeding lambs", 'energy').facts.loved).toEqual(['bottle feeding lambs']);
    expect(heard('I stage managed a musical last spring', 'energy').facts.loved).toEqual(['stage managing a musical']);
    expect(heard('sewing obviously but also mending clothes for friends', 'energy').facts.loved).toEqual([
      'sewing',
      'mending clothes for friends',
    ]);
  });

  it('keeps the words where it finds no phrase, and takes two short sides in their order', () => {
    expect(heard('Honestly nothing beats a clean dataset', 'energy').facts.quotes).toEqual([
      { topic: 'energy', text: 'nothing beats a clean dataset' },
    ]);
    expect(heard('shelter job. stats', 'loved', 'hated').facts).toMatchObject({ loved: ['shelter job'], hated: ['stats'] });
  });
});
