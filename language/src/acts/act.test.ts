import { describe, expect, it } from 'vitest';
import { read } from '../entities/read.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';
import { actOf } from './act.ts';
import { doorsIn } from './door.ts';
import { ofPeople } from './questions.ts';
import type { Situation } from './refer.ts';

const open = await openVocabulary({
  companies: [
    { name: 'Google', domain: null, industry: 'Technology' },
    { name: 'Stripe', domain: null, industry: 'Technology' },
  ],
  majors: ['Economics', 'Classics', 'Nursing'],
  places: ['Boston, MA', 'Chicago, IL'],
});
const shown = [
  { id: 'a', name: 'Software Engineer Intern', employer: 'Stripe', place: 'New York, NY' },
  { id: 'b', name: 'Data Analyst Intern', employer: 'Nike', place: 'Boston, MA' },
  { id: 'c', name: 'Marketing Intern', employer: 'Nike', place: 'Portland, OR' },
];
const fresh: Situation = { searching: 'jobs', begun: false, shown: [], focusId: null, offered: false };
const begun: Situation = { searching: 'jobs', begun: true, shown, focusId: null, offered: false };
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
    ['no, I meant Chicago', { does: 'correct', from: 12 }],
    ['why not the second?', { does: 'refer', ids: ['b'], aspect: 'against' }],
    ['is the second remote?', { does: 'refer', ids: ['b'], aspect: 'remote' }],
    ['tell me about the one in Portland', { does: 'refer', ids: ['c'] }],
    ['why isn’t Google there?', { does: 'whyNot' }],
    ['why not the nursing ones?', { does: 'whyNot' }],
    ['where are the Chicago jobs?', { does: 'whyNot' }],
    ['no Google?', { does: 'whyNot' }],
    ['why so few?', { does: 'whyNot', missed: [] }],
    ['compare the first and the third', { does: 'compare', ids: ['a', 'c'] }],
    ['side by side please: last two', { does: 'compare', ids: ['b', 'c'] }],
    ['who works there?', { does: 'people', slots: { there: true } }],
    ['anyone from my major at Google?', { does: 'people', slots: { there: false } }],
    ['does anyone from my school work at Stripe?', { does: 'people', slots: { there: false } }],
    ['where do classics majors end up?', { does: 'people' }],
    ['how do people become a product manager?', { does: 'path' }],
    ['how did they get there?', { does: 'path', slots: { there: true } }],
    ['typical career path for nurses', { does: 'path' }],
    ['how many are remote?', { does: 'count' }],
    ['ugh these are all boring', { does: 'complain', about: [] }],
    ['everything here is senior', { does: 'complain' }],
    ['what filters are on?', { does: 'status' }],
    ['not interested in any of these', { does: 'talk', talk: 'hurt' }],
    ['who does that kind of work?', { does: 'people', slots: { work: true } }],
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
    ['can I even apply to the first?', { does: 'refer', ids: ['a'], aspect: 'gate' }],
    ['how many total?', { does: 'count' }],
    ['no', { does: 'decline' }],
    ['ok go back to before the Boston thing', { does: 'undo' }],
    ['hmm that’s too few, go back', { does: 'undo' }],
    ['put it back how it was', { does: 'undo' }],
    ['put everything back the way it was', { does: 'undo' }],
    ['back to school supplies', { does: 'ask' }],
    ['these don’t look like nursing to me', { does: 'complain' }],
    ['they aren’t really in Boston', { does: 'complain' }],
    ['great, another page of Nike', { does: 'complain' }],
    ['change my major to Nursing', { does: 'door', door: 'major' }],
    ['my email is wrong', { does: 'door', door: 'email' }],
    ['yes but in Chicago', { does: 'ask' }],
    ['these are all Google. more please', { does: 'more' }],
    ['they are all in Boston, can you find some in Chicago', { does: 'ask', from: 24 }],
    ['how come the top one is in there', { does: 'explain', ids: ['a'] }],
    ['hide the second', { does: 'hide', ids: ['b'] }],
    ['leave out Nike', { does: 'ask' }],
    ['what is the total', { does: 'count' }],
  ])('%s', (message, expected) => {
    expect(act(message.replaceAll('’', "'"), begun)).toMatchObject(expected);
  });

  it('compares with the one talked about', () => {
    expect(act('this or the first?', { ...begun, focusId: 'c' })).toMatchObject({ does: 'compare', ids: ['c', 'a'] });
  });
});

describe('what a message asks of the account in addition', () => {
  it.each([
    ['why is the first one here? also can you change my major to nursing', ['major'], 'why is the first one here?'],
    ['how do I delete my account, and meanwhile only remote ones', ['deletion'], 'and meanwhile only remote ones'],
    ['fix my graduation year, i put 2027 but its 2028. nursing jobs in Boston', ['year'], 'nursing jobs in Boston'],
    ['update my email and my last name is wrong too; then Boston', ['email', 'name'], 'then Boston'],
    ['I’m changing my major to nursing, so hospitals', [], 'I’m changing my major to nursing, so hospitals'],
    ['how do I change my graduation year?', [], 'how do I change my graduation year?'],
  ])('%s', (message, doors, rest) => {
    const found = doorsIn(message);
    expect([found.doors, found.rest.replace(/^[,.;\s]+/, '').trimEnd()]).toEqual([doors, rest]);
  });
});

it('says that nothing is shown where a message goes by a row', () => {
  expect(act('more like the second one but in Boston', fresh)).toMatchObject({ does: 'talk', talk: 'nothingShown' });
});

describe('the same message in both searches', () => {
  const people: Situation = {
    ...begun,
    searching: 'people',
    shown: [
      { id: 'a', name: 'Priya Nair', employer: 'Stripe', place: '' },
      { id: 'b', name: 'David Chen', employer: 'Nike', place: '' },
      { id: 'c', name: 'Maria Lopez', employer: 'Nike', place: '' },
    ],
  };
  it.each([
    'more',
    'undo',
    'both please',
    'drop that',
    'no',
    'no, I meant Chicago',
    'what filters are on?',
    'how many are there?',
    'compare the first two',
    'more like the second one',
    'tell me about the third one',
    'the ninth one',
    'why did you show me the third one?',
    'why is Google not here',
    'not the first one',
    'these are all Google',
    'you keep showing me nurses',
    'why is there marketing in here',
    'perfect, appreciate it 🙏',
    'are you a real person?',
    'is my data private',
    'how does the match score work',
    'how do I delete my account',
    'will it rain in Boston tmrw',
    'what is CPT?',
    'nurses in Chicago',
  ])('does the same: %s', (message) => {
    const { does } = act(message, begun);
    expect(act(message, people).does).toBe(does);
    expect(does === 'ask').toBe(message === 'nurses in Chicago');
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
    expect(act(message, begun).does).toBe('ask');
  });

  it('cannot be about results before there are any', () => {
    for (const message of ['more like this', 'why not Google']) expect(act(message, fresh).does).toBe('ask');
    expect(act('the second one', fresh)).toMatchObject({ does: 'talk', talk: 'nothingShown' });
  });

  it('is read in time that grows with its length only', () => {
    for (const text of ['? '.repeat(1000), 'no '.repeat(600), 'the first '.repeat(200), 'a'.repeat(2000)])
      expect(act(text, begun).does).toBeTypeOf('string');
  });
});

const people = [
  { id: '1', name: 'Ada Byron' },
  { id: '2', name: 'Wei Zhang' },
  { id: '3', name: 'Noor Aziz' },
];
const again = (message: string) => ofPeople(message, read(message, open), people);

describe('what is asked of the people shown', () => {
  it.each([
    ['the second person', { asks: 'one', at: 1 }],
    ['tell me about the last one', { asks: 'one', at: 2 }],
    ['the ninth person', { asks: 'one', at: null }],
    ['what does Zhang do?', { asks: 'one', at: 1 }],
    ['what about her?', { asks: 'one', at: 0 }],
    ['are either of those two actually in pediatrics?', { asks: 'words' }],
    ['did they go to grad school?', { asks: 'words' }],
    ['more of them', { asks: 'more' }],
    ['show more', { asks: 'more' }],
    ['do any of them work nights?', { asks: 'words' }],
    ['none of those went to Duke', { asks: 'words' }],
    ['not just the ones at Google', { asks: 'others' }],
    ['same question for Google', { asks: 'others' }],
    ['any physical therapist people?', null],
    ['only those from my school', { asks: 'others' }],
    ['any of them in Boston?', { asks: 'others' }],
    ['just the ones at Google', { asks: 'others' }],
    ['show more jobs', null],
    ['marketing jobs in Boston', null],
    ['thanks', null],
  ])('%s', (message, expected) => {
    expect(again(message)).toEqual(expected);
  });

  it('is nothing where none were shown', () => {
    expect(ofPeople('the second person', read('the second person', open), [])).toBeNull();
  });
});

describe('what is asked of the student’s own résumé', () => {
  it.each([
    'What do you think of my résumé?',
    'is my resume good',
    'how can I improve my cv',
    'Can you review my resume?',
    'any feedback on my résumé?',
    'is my CV ok for an ATS?',
  ])('“%s” asks how good it is, with jobs on the screen or not', (message) => {
    expect([act(message, fresh), act(message, begun)]).toEqual([{ does: 'resume' }, { does: 'resume' }]);
  });

  it.each([
    ['does my résumé fit the second one?', 'b'],
    ['is my resume good enough for the first?', 'a'],
    ['What am I missing for the Stripe one?', 'a'],
    ['what do i lack for the second one', 'b'],
    ['what am I missing for marketing intern?', 'c'],
    ['am I qualified for the third one?', 'c'],
    ['check my resume against the first one', 'a'],
  ])('“%s” holds it against that job', (message, id) => {
    expect(act(message, begun)).toMatchObject({ does: 'refer', ids: [id], aspect: 'resume' });
  });

  it('means the job that was talked about, else all of them, and needs some', () => {
    const question = 'Does my résumé fit this one?';
    expect(act(question, { ...begun, focusId: 'b' })).toMatchObject({ does: 'refer', ids: ['b'], aspect: 'resume' });
    expect(act('does my resume fit?', begun)).toEqual({ does: 'which', aspect: 'resume' });
    expect(act('does my resume fit the ninth one?', begun)).toEqual({ does: 'beyond', number: 9 });
    expect(act(question, fresh)).toMatchObject({ does: 'talk', talk: 'nothingShown' });
  });

  it.each([
    ['find jobs that fit my resume', 'talk'],
    ['delete my resume', 'door'],
    ['where is my résumé?', 'door'],
    ['how do I write a resume', 'talk'],
    ['what is missing?', 'talk'],
  ])('“%s” asks something else', (message, does) => {
    expect(act(message, fresh).does).toBe(does);
  });

  it('is a door in a search for people', () => {
    expect(act('what do you think of my résumé?', { ...fresh, searching: 'people' })).toEqual({ does: 'resume' });
  });
});
