import { describe, expect, it } from 'vitest';
import { inPlainSpelling } from './known.ts';
import { read } from './read.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';

const values = { companies: [], majors: [], places: ['Reading, PA', 'Mobile, AL'] };
const open = await openVocabulary(values);
const mentions = (text: string) => read(text, open).mentions;
const namesIn = (text: string) =>
  mentions(text).flatMap((mention) =>
    mention.kind === 'company' ? [mention.company] : mention.kind === 'place' ? [mention.place.label] : [],
  );

describe('names that are also words', () => {
  it.each([
    ['jobs at target', ['Target']],
    ['I want to work at Meta', ['Meta']],
    ['internships at Visa', ['Visa']],
    ['Visa or Mastercard', ['Visa', 'Mastercard']],
    ['software jobs at apple', ['Apple']],
    ['Apple and Google', ['Apple', 'Google']],
    ['Bain consulting', ['Bain & Company']],
    ['jobs at Ramp', ['Ramp']],
    ['jobs in Reading', ['Reading, PA']],
    ['Mobile, AL', ['Mobile, AL']],
    ['Stripe internships', ['Stripe']],
    ['Square or Block', ['Square', 'Block']],
    ['Notion and Figma', ['Notion', 'Figma']],
    ['Gap internships', ['Gap']],
    ['Chase bank', ['JPMorgan Chase']],
    ['Oracle jobs', ['Oracle']],
    ['amazon warehouse', ['Amazon']],
    ['Uber internships', ['Uber']],
    ['work for Intel', ['Intel']],
    ['engineers in bath', ['Bath, UK']],
    ['Nice, France', ['Nice, France']],
    ['bristol account managers', ['Bristol, UK']],
  ])('means a name in "%s"', (text, expected) => expect(namesIn(text)).toEqual(expected));

  it.each([
    'what is the target salary',
    'a meta analysis',
    'I need a visa',
    'apple picking season',
    'the bane of my life',
    'ramp up quickly',
    'good at reading and writing',
    'mobile developer jobs',
    'stars and stripes',
    'the building is a block away',
    'I have no notion of what I want',
    'I am taking a gap year',
    'chase my dreams',
    'the Amazon rainforest',
    'my workday is long',
    'intel on the market',
    'a nice team',
    'split my time',
    'snap a picture',
    'delta between two numbers',
    'it is a shell script',
    'or software engineers',
    'hi product people',
    'me too',
    'teachers near me',
  ])('means a word in "%s"', (text) => expect(namesIn(text)).toEqual([]));

  it.each([
    ['az tech leads', 'Arizona', 'state'],
    ['treasurers near ca', 'California', 'state'],
    ['mi hr business partners', 'Michigan', 'state'],
    ['find communications managers in co', 'Colorado', 'state'],
    ['recruiters in hi area', 'Hawaii', 'state'],
    ['people operations managers working in md', 'Maryland', 'state'],
    ['head of sales based in southwest', 'Southwest', 'region'],
    ['bdr covering south america', 'South America', 'region'],
    ['designers in emea', 'EMEA', 'region'],
    ['greater munich engineers', 'Munich, Germany', 'metro'],
    ['recruiters in gurgaon', 'Gurugram, India', 'city'],
    ['cloud architects in karnataka', 'Karnataka', 'state'],
    ['embedded engineers in ncr', 'Delhi NCR', 'metro'],
  ])('reads the place in "%s"', (text, label, type) => {
    expect(mentions(text).filter(({ kind }) => kind === 'place')).toMatchObject([{ place: { label }, type }]);
  });
});

describe('kinds of employers', () => {
  it.each([
    ['data engineers at FAANG', 'faang'],
    ['consulting at MBB', 'mbb'],
    ['audit at a Big 4 firm', 'big four'],
    ['early stage startups', 'startup'],
    ['at series b', 'series b'],
    ['publicly traded companies', 'public'],
    ['f500 companies', 'fortune 500'],
    ['bulge bracket banks', 'bulge bracket'],
  ])('%s', (text, employerKind) => {
    expect(mentions(text).filter(({ kind }) => kind === 'employerKind')).toMatchObject([{ employerKind }]);
  });

  it('names the members of a closed circle only', () => {
    expect(mentions('MBB or startups')).toMatchObject([
      { companies: ['McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'] },
      { companies: null },
    ]);
  });
});

describe('slips of the pen', () => {
  it.each([
    ['sofware enginer', 'Software Engineer'],
    ['product manger', 'Product Manager'],
    ['nurce', 'Registered Nurse'],
    ['recruter', 'Recruiter'],
    ['enginering manager in seatle', 'Engineering Manager'],
    ['phisical therapist', 'Physical Therapist'],
    ['buisness analyst', 'Business Analyst'],
  ])('%s', (text, role) => expect(mentions(text)).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'role', role })])));

  it.each(['I mediated a dispute', 'a vet I know', 'vagabonds', 'I like sprinting', 'my mother is Polish'])(
    'leaves real words alone: %s',
    (text) => {
      expect(mentions(text)).toEqual([]);
    },
  );
});

describe('the scope of a refusal', () => {
  it.each([
    ["I'd skip retail; museums would be great", ['not Retail', 'Arts & Culture']],
    ['neither banks nor hospitals; museums', ['not Finance', 'not Healthcare', 'Arts & Culture']],
    ['I would not say no to museums', ['Arts & Culture']],
    ["I don't mind travel", []],
  ])('%s', (text, expected) =>
    expect(
      mentions(text).flatMap((mention) => (mention.kind === 'industry' ? [`${mention.negated ? 'not ' : ''}${mention.industry}`] : [])),
    ).toEqual(expected),
  );

  it('keeps the level that an unwanted word describes', () => {
    expect(read('no unpaid internships', open)).toMatchObject({ mentions: [{ kind: 'pay' }, { kind: 'level', negated: false }] });
  });
});

describe('names in a question that is put into plain spelling', () => {
  const plain = (question: string) => inPlainSpelling(question, { open, now: new Date(), isName: (word) => word === 'manny' });
  it.each(['des moines', 'moore, oklahoma', 'jobs in woking', 'vancouver bc', 'python and r in boston', 'rn jobs', 'did manny study math'])(
    'stay in "%s"',
    (question) => expect(plain(question)).toBe(question),
  );

  it('change elsewhere', () => {
    expect(plain('des moines bc manny jobs r free rn')).toBe('des moines because manny jobs are free now');
  });
});
