import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import type { Lexicon, Name } from './lexicon.ts';

const named = (kind: Name['kind'], label: string, value: string, rest: Partial<Name> = {}) => ({
  kind,
  label,
  value,
  certainty: 'certain' as const,
  ...rest,
});
const names = {
  geologist: named('work', 'Geologist', 'role:Geologist'),
  archivist: named('work', 'Archivist', 'role:Archivist'),
  technician: named('work', 'Technician', 'role:Technician', { generic: true }),
  biology: named('work', 'Biologist', 'role:Biologist', { certainty: 'likely' }),
  python: named('skill', 'Python', 'skill:Python'),
  tableau: named('skill', 'Tableau', 'skill:Tableau'),
  excel: named('skill', 'Excel', 'skill:Excel'),
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
const topics: readonly Topic[] = [null, 'more', 'less', 'work', 'employer', 'people', 'must'];

/** Facts as "row kind: text = value", offers with a question mark; each must be a piece of its quote and of the message, or the list's name. */
const read = (message: string, topic: Topic = 'more', other: object = {}): string[] => {
  const { facts, between } = extract(message, { topic, lexicon, now: new Date('2026-11-23'), ...other });
  for (const { text, value, quote, start, end, ...fact } of facts) {
    const isListed = value !== null && (fact.status === 'offered' || ['place', 'employer', 'must', 'seeking'].includes(fact.kind));
    expect(isListed || message.includes(text)).toBe(true);
    expect(message).toContain(quote);
    expect(quote).toContain(message.slice(start, end).trim());
  }
  return facts.map((fact) => {
    const status = fact === between ? 'between ' : fact.status === 'offered' ? '? ' : '';
    return `${status}${fact.stance} ${fact.kind}: ${fact.text}${fact.value === null ? '' : ` = ${fact.value}`}`;
  });
};
const rowsOf = (message: string, topic?: Topic) => read(message, topic).map((fact) => fact.replace(/ \w+: /, ': '));
const list = (text: string) => text.split(/\||\n/).map((one) => one.trim());
/** Lines "question | message → fact; fact". */
const table = (text: string): [string, Topic, string[]][] =>
  list(text.trim().replaceAll(' | ', '\t')).map((line) => {
    const [topic = '', message = '', facts = ''] = line.split(/\t| → ?/);
    return [message, topic as Topic, facts === '' ? [] : facts.split('; ')];
  });

const things =
  list(`paper maps | sailing boats | repairing old radios | the tide tables at the harbor | rooms with big windows | people who draw maps
  working with my hands | spreadsheets that nobody reads | teaching kids (mostly shy ones) chess`);

describe('a cue gives the row', () => {
  const forms = {
    more: 'I love % | i love % | I really enjoy % | I’m good at % | im into % | I was obsessed with % | I couldn’t stop % | % was fun | % was the good part | What I like is % | The best hour was % | I do like %',
    less: 'I hate % | I can’t stand % | i cant stand % | I don’t like % | i dont like % | I never liked % | I’m tired of % | no % | % would kill me | % is boring | I’m not into % | % drains me | the worst part was %',
    looking: 'I want % | I’d love % | I would like % | I’d like % | I’m looking for % | I am interested in %',
    must: 'I need % | It must have % | I must have % | It has to have %',
    '? looking': 'I’m fine with % | I don’t mind % | I’m open to % | % is fine | % would be OK | I wouldn’t mind %',
  };
  it.each(Object.entries(forms).flatMap(([row, all]) => list(all).map((form) => [form, row])))(
    '“%s”: %s, in the words as typed',
    (form, row) => {
      for (const thing of things) expect(rowsOf(form.replace('%', thing), null)).toEqual([`${row}: ${thing.replace(/^the /, '')}`]);
    },
  );

  it.each(
    table(`more | I love the class that was not graded → more activity: class that was not graded
      more | I enjoyed the club I never expected to join → more activity: club I never expected to join
      more | I love sailing, just not racing → more activity: sailing; less activity: racing
      more | I like sailing but not racing → more activity: sailing; less activity: racing
      more | I hate crowds, but I love maps → less activity: crowds; more activity: maps
      more | I want maps and it has to have windows → looking work: maps; must must: windows
      more | anything except racing → less activity: racing
      less | everything but racing → less activity: racing
      less | cold calls but not email → less activity: cold calls; more activity: email
      more | Dislikes: racing, crowds → less activity: racing; less activity: crowds
      more | I like and dislike sailing → between more activity: sailing
      more | Sailing was great and also exhausting → between more activity: Sailing`),
  )('“%s” at the question %s: %j', (message, topic, facts) => {
    expect(read(message, topic)).toEqual(facts);
  });

  it('under a heading too', () => {
    expect(rowsOf('Likes:\n- sailing\n- maps\nNot:\n- racing')).toEqual(['more: sailing', 'more: maps', 'less: racing']);
  });
});

describe('no fact', () => {
  it.each(
    list(`My brother loves sailing | My friends think I should sail | Everyone says I should teach | Do you like sailing? | Can you help me sail?
      Really? | honestly | lol | good | 🙂 | ... | I graduated in May | I have a dog | I got a job | it was | because | x | https://example.org
      if (a < b) { return; } | 123 | thanks, that is kind | no | I don’t know`),
  )('is “%s”', (message) => {
    for (const topic of [null, 'more', 'less', 'work'] as const) expect(read(message, topic)).toEqual([]);
  });

  it('is what is private or corrects, and in grief all but explicit likes and wants', () => {
    expect(read('I love sailing. I love knitting', 'more', { hidden: [{ start: 0, end: 15 }] })).toEqual(['more activity: knitting']);
    expect(read('I love sailing. I love knitting', 'more', { corrected: [{ start: 16, end: 31 }] })).toEqual(['more activity: sailing']);
    expect(read('I ran the bakery. I love sailing', 'more', { grieving: true })).toEqual(['more activity: sailing']);
    expect(read('pottery', 'more', { grieving: true })).toEqual([]);
  });
});

describe('a list', () => {
  const items = ['paper maps', 'old radios', 'tide tables', 'wooden boats', 'wool hats'];
  const shapes: Record<string, (all: readonly string[]) => string> = {
    and: (all) => `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`,
    lines: (all) => all.join('\n'),
    bullets: (all) => all.map((one) => `- ${one}`).join('\n'),
    numbers: (all) => all.map((one, at) => `${at + 1}. ${one}`).join('\n'),
    ...Object.fromEntries([', ', ' or ', ' & ', ' n ', ' / '].map((mark) => [mark, (all: readonly string[]) => all.join(mark)])),
  };
  it.each(Object.entries(shapes))('with “%s” gives each item the row', (_, written) => {
    for (const count of [2, 3, 5])
      for (const [topic, row] of Object.entries({ more: 'more activity', less: 'less activity', people: 'looking people' }))
        expect(read(written(items.slice(0, count)), topic as Topic)).toEqual(items.slice(0, count).map((item) => `${row}: ${item}`));
  });

  it.each(
    list(`building (mostly small) robots | fixing lamps and testing them | research and development | back and forth letters | arts and crafts for kids
      people who curse at you and then hug you | mix of chefs and poets`),
  )('is not “%s”', (message) => {
    expect(rowsOf(message)).toEqual([`more: ${message}`]);
  });

  it.each(list('lol | honestly | I guess | or something | haha | because it is quiet | tbh'))('leaves off “%s” at its end', (end) => {
    expect(rowsOf(`paper maps and old radios ${end}`)).toEqual(['more: paper maps', 'more: old radios']);
  });

  it('has twelve kept items; of clauses three are kept, of things done two', () => {
    const isKept = (fact: string) => !fact.startsWith('?');
    const many = ['paper', 'wool', 'tin'].flatMap((kind) => ['boats', 'hats', 'kites', 'bells', 'fish'].map((one) => `${kind} ${one}`));
    expect(read(many.join(', ')).filter(isKept)).toHaveLength(12);
    expect(read(many.map((one) => `I love ${one}`).join('. ')).filter(isKept)).toHaveLength(3);
    expect(read('I sorted plates. I labeled boxes. I swept floors. I fixed a lamp').filter(isKept)).toHaveLength(2);
  });
});

it.each(
  table(`more | quiet rooms → more activity: quiet rooms
    less | quiet rooms → less activity: quiet rooms
    work | quiet rooms → looking work: quiet rooms
    employer | quiet rooms → looking employer: quiet rooms
    people | quiet rooms → looking people: quiet rooms
    people | I love quiet rooms → looking people: quiet rooms
    people | I hate quiet rooms → less people: quiet rooms
    must | quiet rooms → must must: quiet rooms
    must | I want quiet rooms → must must: quiet rooms
    must | not quiet rooms → less activity: quiet rooms
    work | geologist → looking work: geologist = role:Geologist
    work | geologist, Geologist → looking work: geologist = role:Geologist
    work | river geologist → looking work: river geologist = role:Geologist
    work | lab technician → looking work: lab technician
    work | geologist or archivist → looking work: geologist = role:Geologist; looking work: archivist = role:Archivist
    work | geologist at Stripe → looking work: geologist = role:Geologist; looking employer: Stripe = stripe
    work | biology → looking work: biology; ? looking work: Biologist = role:Biologist
    work | jobs like archivist → looking work: archivist = role:Archivist
    work | anything with horses → looking work: horses
    work | a design studio → looking employer: design studio
    work | a think tank → looking employer: think tank
    work | I’m good at fixing pumps → more activity: fixing pumps
    employer | Bright Harbor Kelp Co → looking employer: Bright Harbor Kelp Co
    employer | White Labs, anyone but Stripe → looking employer: White Labs; less employer: Stripe = stripe
    employer | Corvid Labs has a lab near us → looking employer: Corvid Labs
    employer | I did my internship at Prime Roots → looking employer: Prime Roots
    employer | Rowan & Sons → looking employer: Rowan & Sons
    employer | Stripe is fine → ? looking employer: Stripe = stripe
    employer | they do cool things with boats →
    employer | My friend works at Stripe →
    must | Boston → looking place: Boston, MA = us-ma-boston
    must | it has to be Boston → must place: Boston, MA = us-ma-boston
    must | I need to stay in Boston → must place: Boston, MA = us-ma-boston
    must | not Boston → less place: Boston, MA = us-ma-boston
    must | Denver or Boston → looking place: Denver, CO = us-co-denver; looking place: Boston, MA = us-ma-boston
    must | remote is fine → ? looking place: Remote = remote
    must | internships → looking seeking: Internships = internships
    must | health insurance and a kitchen → must must: health insurance; must must: kitchen
    must | my loans are 40k →
    more | I mapped creeks for Stripe in Boston → more activity: mapped creeks for Stripe in Boston
    more | I hate making Excel sheets → less activity: making Excel sheets`),
)('“%s” at the question %s is %j', (message, topic, facts) => {
  expect(read(message, topic)).toEqual(facts);
});

it.each([
  ['I need visa sponsorship', 'visa'],
  ['It has to be remote', 'remote'],
  ['I can only work remote', 'remote'],
  ['I need at least $60k', 'pay>=60000'],
])('“%s” is a must at any question', (message, key) => {
  for (const topic of topics) expect(read(message, topic)).toEqual([expect.stringMatching(new RegExp(`^must must: .* = ${key}$`))]);
});

it('offers at most two of the names in kept words', () => {
  const offered = read('I made charts in Python notebooks, Excel sheets and Tableau boards').filter((fact) => fact.startsWith('?'));
  expect(offered).toEqual(['? more skill: Python = skill:Python', '? more skill: Excel = skill:Excel']);
});
