import { interviewTopics } from '@alive/contract/conversations.ts';
import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import type { Lexicon, Name } from './lexicon.ts';
import type { Known } from './pointing.ts';

const named = (kind: Name['kind'], label: string, value: string, rest: Partial<Name> = {}) => ({
  kind,
  label,
  value,
  certainty: 'certain' as const,
  ...rest,
});
const names = {
  geologist: named('work', 'Geologist', 'occupation:19-2042.00'),
  archivist: named('work', 'Archivist', 'occupation:25-4011.00'),
  python: named('skill', 'Python', 'skill:Python'),
  stripe: named('employer', 'Stripe', 'stripe'),
  boston: named('place', 'Boston, MA', 'us-ma-boston'),
  denver: named('place', 'Denver, CO', 'us-co-denver'),
};
const lexicon: Lexicon = {
  namesIn: (text) =>
    [...text.matchAll(new RegExp(`\\b(?:${Object.keys(names).join('|')})\\b`, 'gi'))].map((match) =>
      Object.assign({ start: match.index, end: match.index + match[0].length }, names[match[0].toLowerCase() as keyof typeof names]),
    ),
};
type Topic = Parameters<typeof extract>[1]['topic'];

const extracted = (message: string, topic: Topic, other: object = {}) =>
  extract(message, { topic, lexicon, now: new Date('2026-11-23'), ...other });

/** Facts as "row kind: text = value", offers with a question mark; each must be a piece of its quote and of the message, or the list's name. */
const read = (message: string, topic: Topic = 'more', other: object = {}): string[] => {
  const { facts, between } = extracted(message, topic, other);
  for (const { text, value, quote, start, end } of facts) {
    expect(value !== null || message.includes(text)).toBe(true);
    expect(message).toContain(quote);
    expect(quote).toContain(message.slice(start, end).trim());
  }
  return facts.map((fact) => {
    const status = fact === between ? 'between ' : fact.status === 'offered' ? '? ' : '';
    return `${status}${fact.stance} ${fact.kind}: ${fact.text}${fact.value === null ? '' : ` = ${fact.value}`}`;
  });
};
const list = (text: string) => text.split(/\||\n/).map((one) => one.trim());

const things = list(
  'paper maps | sailing boats | repairing old radios | fixing bikes | teaching kids | tide tables | cold calls | group work',
);

/** The share of sentences, made of a form and a thing, whose thing is noted in the row, in its own words and alone. */
const shareOf = (row: string, forms: readonly string[]): number => {
  const all = forms.flatMap((form) => things.map((thing) => [thing, form.replace('%', thing)] as const));
  return all.filter(([thing, message]) => read(message).join() === `${row} activity: ${thing}`).length / all.length;
};

describe('a plain sentence', () => {
  it.each([
    ['more', 'I love % | I really enjoy % | % was fun | I’m good at % | the best part was % | I like % a lot'],
    ['less', 'I hate % | I can’t stand % | I don’t like % | i dont like % | I’m tired of % | % is boring | no %'],
  ])('gives its row: %s', (row, forms) => {
    expect(shareOf(row, list(forms))).toBeGreaterThan(0.7);
  });

  it('of another, a question or small talk is no fact of the student', () => {
    const forms = list('my brother loves % | do you like %? | everyone says %');
    const all = forms.flatMap((form) => things.map((thing) => form.replace('%', thing)));
    const bare = list('lol | good | 🙂 | ... | I have a dog | x | https://example.org | 123 | thanks, that is kind');
    for (const message of bare) expect(read(message).filter((fact) => !fact.startsWith('?'))).toEqual([]);
    expect(all.filter((message) => read(message).every((fact) => fact.startsWith('?'))).length / all.length).toBeGreaterThan(0.8);
  });

  it('with something else in the other row gives both', () => {
    expect(read('I love sailing, just not racing')).toEqual(['more activity: sailing', 'less activity: racing']);
    expect(read('I hate cold calls, but I love teaching kids')).toEqual(['less activity: cold calls', 'more activity: teaching kids']);
  });

  it('that says both of one thing leaves it open', () => {
    expect(read('Group work was great and also exhausting').join()).toMatch(/^between \w+ activity: Group work$/);
  });
});

describe('a bare answer', () => {
  it.each(['%, %, %', '%\n%\n%', '- %\n- %\n- %'])('in the shape of %j has the row of the question, each item for itself', (shape) => {
    const items = {
      'more activity': ['old radios', 'wooden boats', 'teaching kids'],
      'less activity': ['cold calls', 'paperwork', 'loud offices'],
      'looking work': ['museum work', 'nursing', 'urban planning'],
    };
    for (const [at, [row, all]] of Object.entries(items).entries()) {
      const left = [...all];
      const facts = read(
        shape.replaceAll('%', () => left.shift() ?? ''),
        interviewTopics[at] ?? null,
      );
      expect(facts.filter((fact) => !fact.endsWith('Teacher')).map((fact) => fact.replace('? ', ''))).toEqual(
        all.map((item) => `${row}: ${item}`),
      );
    }
  });
});

it.each([
  ['work', 'geologist', 'looking work: geologist = occupation:19-2042.00'],
  ['work', 'I want to be an archivist', 'looking work: archivist = occupation:25-4011.00'],
  ['work', 'geologist or archivist', 'looking work: geologist = occupation:19-2042.00; looking work: archivist = occupation:25-4011.00'],
  ['employer', 'Stripe', 'looking employer: Stripe = stripe'],
  ['employer', 'Bright Harbor Kelp Co', 'looking employer: Bright Harbor Kelp Co'],
  ['must', 'I need to stay in Boston', 'must place: Boston, MA = us-ma-boston'],
  ['must', 'health insurance and a kitchen', 'must must: health insurance; must must: kitchen'],
  ['must', 'visa sponsorship, part time', 'must must: Visa sponsorship = visa; must must: Part time = part_time'],
  ['must', 'at least $25 an hour', 'must must: At least $25 an hour = pay>=52000'],
  ['more', 'I made charts in Python', 'more activity: made charts in Python; ? more skill: Python = skill:Python'],
] as const)('at the question %s “%s” is %j', (topic, message, facts) => {
  expect(read(message, topic).join('; ')).toBe(facts);
});

it.each([
  ['less', 'filing, grout', /less activity: filing; (?:\? )?less activity: grout$/],
  ['employer', 'Gannet Row or the county library', /^looking employer: Gannet Row; looking employer: (?:the )?county library$/],
  ['must', 'paid for sure', /^must must: paid/i],
  ['must', 'two weeks on, two weeks off, and 40 on 40 off is fine too', /two weeks on/],
  ['work', 'water testing in a brewing company', /^looking work: water testing/],
] as const)('at the question %s “%s” is read whole', (topic, message, facts) => {
  expect(read(message, topic).join('; ')).toMatch(facts);
});

it.each(['Sitting at a desk is fine with me', 'driving is totally ok', 'night shifts are fine'])(
  'what is agreed to is no dislike: %s',
  (message) => {
    expect(read(message, 'less').join()).not.toMatch(/less/);
  },
);

it('where one asks to be kept is liked, if anything', () => {
  expect(read('no offices. keep me in a workshop', 'less').join()).not.toMatch(/less activity: (?:in )?(?:a )?workshop/);
});

it('nothing private is a fact, and of a grieving student only what is surely liked', () => {
  expect(read('I love sailing. I love knitting', 'more', { hidden: [{ start: 0, end: 15 }] })).toEqual(['more activity: knitting']);
  expect(read('I ran the bakery. I love sailing', 'more', { grieving: true })).toEqual(['more activity: sailing']);
});

describe('what stands', () => {
  const known: Known[] = [
    { id: 'spoons', kind: 'activity', stance: 'more', text: 'carving spoons', value: null, status: 'kept' },
    { id: 'calls', kind: 'activity', stance: 'less', text: 'cold calls', value: null, status: 'kept' },
    { id: 'tide', kind: 'employer', stance: 'looking', text: 'Lantern Tide', value: null, status: 'kept' },
    { id: 'chicago', kind: 'place', stance: 'looking', text: 'Chicago', value: 'us-il-chicago', status: 'kept' },
  ];
  const changed = (message: string, last: string[]) => {
    const { changes, isUnclear } = extracted(message, 'people', { facts: known, last });
    return [...changes.map(({ id, status, stance }) => `${id} ${stance ?? status}`), ...(isUnclear ? ['?'] : [])].join('; ');
  };

  it.each([
    ['take off carving spoons', 'tide', 'spoons dropped'],
    ['remove Lantern Tide please', 'tide', 'tide dropped'],
    ['actually I like cold calls', 'calls', 'calls more'],
    ['No, I hate carving spoons', 'spoons', 'spoons less'],
    ['Lantern Tide isn’t a company', 'tide', 'tide dropped'],
    ['not Chicago', 'chicago', 'chicago dropped'],
    ['that’s wrong', 'tide', 'tide dropped'],
    ['the second one is wrong', 'calls tide', 'tide dropped'],
    ['that one was a joke, drop Lantern Tide. I like two or three people', 'chicago', 'tide dropped'],
    ['a small team', 'tide', ''],
    ['mostly alone, with music', 'tide', ''],
  ])('is corrected by “%s”, said after %s: %s', (message, last, changes) => {
    expect(changed(message, last.split(' '))).toBe(changes);
  });

  it('is not what is asked for because it was left out: that is noted or offered', () => {
    const { facts, changes } = extracted('you left out beekeeping', 'people', { facts: known, last: ['tide'] });
    expect(changes).toEqual([]);
    expect(facts.map(({ text }) => text)).toEqual(['beekeeping']);
  });

  it.each([
    ['I love coding in Python', ''],
    ['I did a lot of Python in class and it was fun', ''],
    ['remove Python', 'python dropped'],
  ])('of a résumé is changed by “%s” as little as that says: %s', (message, changes) => {
    const python: Known = { id: 'python', kind: 'skill', stance: 'have', text: 'Python', value: 'skill:Python', status: 'kept' };
    const read = extracted(message, 'more', { facts: [...known, python], last: [] });
    expect(read.changes.map(({ id, status, stance }) => `${id} ${stance ?? status}`).join('; ')).toBe(changes);
  });

  it('gives its kind to a name that comes in its place', () => {
    const { facts, changes } = extracted('drop Lantern Tide, go with Sisal Works instead', 'people', { facts: known, last: ['tide'] });
    expect(changes).toEqual([{ id: 'tide', status: 'dropped' }]);
    expect(facts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['employer: Sisal Works']);
  });
});

it.each([
  ['you left out beekeeping', 'more activity: beekeeping'],
  ['beekeeping is still missing', 'more activity: beekeeping'],
  ['I want beekeeping as a job', 'looking work: beekeeping'],
])('“%s” says again what was not noted: %s', (message, fact) => {
  const earlier = [
    { topic: 'more', text: 'I love carving spoons and beekeeping' },
    { topic: 'less', text: 'cold calls' },
  ];
  const known = [{ id: 'spoons', kind: 'activity', stance: 'more', text: 'carving spoons', value: null, status: 'kept' }];
  expect(read(message, 'work', { earlier, facts: known })).toEqual([fact]);
});

it.each(['no nights if possible', 'Ideally no nights', 'no nights would be nice'])(
  'what is only wished for is no must: “%s”',
  (message) => {
    expect(read(message, 'must').filter((fact) => fact.startsWith('must'))).toEqual([]);
  },
);
