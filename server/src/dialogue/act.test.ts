import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { actOf } from './act.ts';
import type { Situation } from './situation.ts';

const open = await openVocabulary({
  companies: [
    { name: 'Google', domain: null, industry: 'Technology' },
    { name: 'Stripe', domain: null, industry: 'Technology' },
  ],
  majors: ['Economics', 'Classics', 'Nursing'],
  places: ['Boston, MA', 'Chicago, IL'],
});
const shown = [
  { id: 'a', title: 'Software Engineer Intern', company: 'Stripe', location: 'New York, NY' },
  { id: 'b', title: 'Data Analyst Intern', company: 'Nike', location: 'Boston, MA' },
  { id: 'c', title: 'Marketing Intern', company: 'Nike', location: 'Portland, OR' },
];
const fresh: Situation = { begun: false, shown: [], focusId: null, offered: false };
const begun: Situation = { begun: true, shown, focusId: null, offered: false };
const act = (message: string, situation: Situation) => actOf(message, read(message, open), situation);

describe('what a message does after results were shown', () => {
  it.each([
    ['ok cool, show me more please', { does: 'more', count: null }],
    ['can you give me 10 more', { does: 'more', count: 10 }],
    ['three more', { does: 'more', count: 3 }],
    ['what else do you have?', { does: 'more' }],
    ['undo that', { does: 'undo' }],
    ['hm, go back please', { does: 'undo' }],
    ['scratch that', { does: 'dropLast' }],
    ['never mind', { does: 'dropLast' }],
    ['no, I meant Chicago', { does: 'correct', start: 12 }],
    ['why not the second?', { does: 'tell', id: 'b', aspect: 'against' }],
    ['is the second remote?', { does: 'tell', id: 'b', aspect: 'remote' }],
    ['tell me about the one in Portland', { does: 'tell', id: 'c' }],
    ['why isn’t Google there?', { does: 'whyNot' }],
    ['why not the nursing ones?', { does: 'whyNot' }],
    ['where are the Chicago jobs?', { does: 'whyNot' }],
    ['no Google?', { does: 'whyNot' }],
    ['why so few?', { does: 'whyNot', missed: [] }],
    ['compare the first and the third', { does: 'compare', ids: ['a', 'c'] }],
    ['side by side please: last two', { does: 'compare', ids: ['b', 'c'] }],
    ['who works there?', { does: 'people', there: true }],
    ['anyone from my major at Google?', { does: 'people', ownMajor: true, there: false }],
    ['does anyone from my school work at Stripe?', { does: 'people', ownSchool: true }],
    ['where do classics majors end up?', { does: 'people' }],
    ['how do people become a product manager?', { does: 'path' }],
    ['how did they get there?', { does: 'path', there: true }],
    ['typical career path for nurses', { does: 'path' }],
    ['how many are remote?', { does: 'count' }],
    ['ugh these are all boring', { does: 'talk', talk: 'hurt' }],
    ['what filters are on?', { does: 'status' }],
    ['not interested in any of these', { does: 'talk', talk: 'hurt' }],
    ['who does that kind of work?', { does: 'people', work: true }],
    ['how did they start?', { does: 'path' }],
    ['who could refer me at Google?', { does: 'people' }],
    ['what would make me a nurse practitioner', { does: 'path' }],
    ['no results? why', { does: 'whyNot', missed: [] }],
    ['what filters do I have on', { does: 'status' }],
    ['this or the second?', { does: 'compare', ids: ['a', 'b'] }],
    ['thats not what i wanted', { does: 'talk', talk: 'hurt' }],
    ['both please', { does: 'both' }],
    ['anything like the second one but in Chicago?', { does: 'similar', id: 'b' }],
    ['why was Nike left out?', { does: 'whyNot' }],
    ['can I even apply to the first?', { does: 'tell', id: 'a', aspect: 'gate' }],
    ['how many total?', { does: 'count' }],
    ['no', { does: 'decline' }],
  ])('%s', (message, expected) => {
    expect(act(message.replaceAll('’', "'"), begun)).toMatchObject(expected);
  });

  it('compares with the one talked about', () => {
    expect(act('this or the first?', { ...begun, focusId: 'c' })).toMatchObject({ does: 'compare', ids: ['c', 'a'] });
  });

  it('says where the words stand that carry the act, and how sure that is', () => {
    const found = act('hey, who works at Google?', begun);
    expect('hey, who works at Google?'.slice(found.start, found.end)).toBe('who works');
    expect(found.certainty).toBeLessThan(1);
  });
});

describe('a request', () => {
  it.each([
    'a job where I help people in Boston',
    'people-facing but analytical',
    'jobs where I talk to people all day',
    'new grad roles at Stripe',
    'what about Boston',
    'or Chicago',
    'the same but remote',
    'not finance',
    'why not try Chicago jobs',
    '30+ an hour',
    'something in my second year',
  ])('%s', (message) => {
    expect(act(message, begun).does).toBe('request');
  });

  it('cannot be about results before there are any', () => {
    for (const message of ['more like this', 'why not Google']) expect(act(message, fresh).does).toBe('request');
    expect(act('the second one', fresh)).toMatchObject({ does: 'talk', talk: 'nothingShown' });
  });

  it('is read in time that grows with its length only', () => {
    for (const text of ['? '.repeat(1000), 'no '.repeat(600), 'the first '.repeat(200), 'a'.repeat(2000)])
      expect(act(text, begun).does).toBeTypeOf('string');
  });
});
