import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { begun, chain, move, plain } from '#testing/search-interpret.testing.ts';
import type { Move } from './move.ts';
import type { SearchState } from './state.ts';

describe('a first request', () => {
  it.each([
    ['software engineering internships in Boston', 'level internship, place Boston, MA, role Software Engineer'],
    ['data analyst roles in New York', 'place New York, NY, role Data Analyst'],
    ['show me data scientist jobs', 'role Data Scientist'],
    ['Product manager jobs at Google', 'company Google, role Product Manager'],
    ['anything at Stripe', 'company Stripe'],
    ['internships in Chicago', 'level internship, place Chicago, IL'],
    ['remote jobs', 'remote true'],
    ['Boston or Chicago internships', 'level internship, place Boston, MA, place Chicago, IL'],
    ['Boston or remote', 'place Boston, MA, place Remote'],
    ['remote or Boston', 'place Boston, MA, place Remote'],
    ['nursing jobs in Phoenix', 'place Phoenix, AZ, role Registered Nurse'],
    ['mechanical engineering internships in Seattle', 'level internship, place Seattle, WA, role Mechanical Engineer'],
    ['graphic designer in DC', 'place Washington, DC, role Graphic Designer'],
    ['jobs in California', 'place California'],
    ['SWE internships in NYC', 'level internship, place New York, NY, role Software Engineer'],
    ['data analyst internships in Bostn', 'level internship, place Boston, MA, role Data Analyst'],
    ['jobs that sponsor visas', 'sponsorship yes'],
    ['internships that will sponsor my visa in Austin', 'level internship, place Austin, TX, sponsorship yes'],
    ['new grad roles in Seattle', 'level entry_level, level new_grad, level unspecified, place Seattle, WA'],
    ['junior accountant jobs', 'level entry_level, level new_grad, level unspecified, role Accountant'],
    ['my first job in Chicago', 'level entry_level, level new_grad, level unspecified, place Chicago, IL'],
    ['experienced nurses in Chicago', 'level lead, level manager, level mid, level senior, place Chicago, IL, role Nurse'],
    ['mid-level accountant jobs', 'level mid, role Accountant'],
    ['entry level accountant jobs', 'level entry_level, level new_grad, level unspecified, role Accountant'],
    ['senior software engineer', 'level senior, role Software Engineer'],
    ['jobs paying 100k or more', 'pay 100000'],
    ['nursing jobs under 90k', 'pay up to 90000, role Registered Nurse'],
    ['jobs paying less than $100k', 'pay up to 100000'],
    ['no more than 70k in Boston', 'pay up to 70000, place Boston, MA'],
    ['between 80k and 120k', 'pay 80000,120000'],
    ['teacher jobs in Houston', 'place Houston, TX, role Teacher'],
    ['Jobs at Google or Stripe', 'company Google, company Stripe'],
    ['internships not at Google', 'level internship, not company Google'],
    ['software engineer but not in New York', 'not place New York, NY, role Software Engineer'],
    ['internships with Python', 'level internship, wish Python'],
    ['jobs with Python and SQL', 'wish Python, wish SQL'],
    ['I am looking for a data science internship in San Francisco', 'level internship, place San Francisco, CA, role Data Scientist'],
    ['any civil engineer openings in Denver?', 'place Denver, CO, role Civil Engineer'],
    ['find me investment banking in New York', 'place New York, NY, role Investment Banking Analyst'],
    ['something with climate', 'wish climate'],
    ['jobs about volcanoes', 'wish volcanoes'],
    ['paid internships in Boston', 'level internship, pay 1, place Boston, MA'],
    ['UX designer roles, no unpaid stuff', 'pay 1, role UX Designer'],
    ['nothing that needs experience, in Chicago', 'level entry_level, level new_grad, level unspecified, place Chicago, IL'],
    ['jobs that don’t require any prior experience', 'level entry_level, level new_grad, level unspecified'],
    ['government jobs where I could get a security clearance', 'clearance true, industry Public Service'],
    ['agronomy internships', 'level internship, wish agronomy'],
    ['biology or chemistry jobs', 'wish biology, wish chemistry'],
    ['remote is not possible for me, on site in Chicago', 'place Chicago, IL, remote false'],
    ['marketing jobs, nothing paid under 20 an hour', 'function Marketing, pay 41600'],
    ['jobs at hotels like Google', 'industry Hospitality & Travel, wish Google'],
    ['anything with Excel or SQL, remote is fine too', 'wish Excel, wish SQL'],
    ['teaching or translation', 'role Teacher, role Translator'],
    ['accountant at a nonprofit or a university', 'industry Education, industry Nonprofit, role Accountant'],
    ['jobs at Google or any other music company', 'wish Google, wish music'],
    ['more marketing than sales', 'function Marketing, unwished sales'],
    ['something with animals, outside, not a vet clinic', 'unwished clinic, unwished vet, wish animals, wish outside'],
    ['not internships', 'level entry_level, level new_grad, level unspecified'],
    ['no clearance jobs please', 'clearance false'],
    [
      'full-time marketing roles in Portland',
      'function Marketing, level entry_level, level new_grad, level unspecified, place Portland, OR',
    ],
    ['not finance', 'not function Finance'],
    ['something outdoors', 'wish outdoors'],
    ['I want to work with animals', 'wish animals'],
    ['anything with music', 'wish music'],
    ['jobs for nursing majors in Phoenix', 'place Phoenix, AZ, wish nursing'],
    ['nursing jobs with kids', 'role Registered Nurse, wish kids'],
    ['water or air quality', 'wish air quality, wish water'],
    ['not outdoors', 'unwished outdoors'],
    ['marketing jobs abroad', 'function Marketing, not place United States'],
    ['startups in Boston', 'place Boston, MA'],
    ['part-time marketing jobs', 'function Marketing, wish part-time'],
    ['internships, LA', 'level internship, place Los Angeles, CA'],
    ['UX research internships in Los Angeles', 'level internship, place Los Angeles, CA, role UX Researcher'],
  ])('%s', (message, expected) => {
    expect(chain(message)).toBe(expected);
  });
});

describe('a follow-up', () => {
  const base = 'software engineering internships in Boston';
  it.each([
    [[base, 'what about Chicago'], 'level internship, place Chicago, IL, role Software Engineer'],
    [[base, 'how about new york instead?'], 'level internship, place New York, NY, role Software Engineer'],
    [[base, 'also Chicago'], 'level internship, place Boston, MA, place Chicago, IL, role Software Engineer'],
    [[base, 'or Seattle'], 'level internship, place Boston, MA, place Seattle, WA, role Software Engineer'],
    [[base, 'add New York too'], 'level internship, place Boston, MA, place New York, NY, role Software Engineer'],
    [[base, 'remote'], 'level internship, remote true, role Software Engineer'],
    [[base, 'or remote'], 'level internship, place Boston, MA, place Remote, role Software Engineer'],
    [[base, 'the same but remote'], 'level internship, remote true, role Software Engineer'],
    [[base, 'remote', 'what about Boston'], 'level internship, place Boston, MA, role Software Engineer'],
    [[base, 'any place'], 'level internship, role Software Engineer'],
    [[base, 'anywhere'], 'level internship, role Software Engineer'],
    [[base, 'location doesn’t matter'], 'level internship, role Software Engineer'],
    [[base, 'not in New York', 'anywhere'], 'level internship, role Software Engineer'],
    [[base, 'abroad'], 'level internship, not place United States, role Software Engineer'],
    [[base, 'only ones that sponsor', 'I am a US citizen'], 'level internship, place Boston, MA, role Software Engineer'],
    [[base, "I don't care where"], 'level internship, role Software Engineer'],
    [[base, 'drop Boston'], 'level internship, role Software Engineer'],
    [[base, 'forget the place'], 'level internship, role Software Engineer'],
    [[base, 'remove internships'], 'place Boston, MA, role Software Engineer'],
    [[base, 'any level'], 'place Boston, MA, role Software Engineer'],
    [[base, 'only ones that sponsor'], 'level internship, place Boston, MA, role Software Engineer, sponsorship yes'],
    [[base, 'only ones that sponsor', 'forget the visa thing'], 'level internship, place Boston, MA, role Software Engineer'],
    [[base, 'only ones that sponsor', 'ignore sponsorship'], 'level internship, place Boston, MA, role Software Engineer'],
    [[base, 'remote', 'drop remote'], 'level internship, role Software Engineer'],
    [[base, "doesn't have to be remote"], 'level internship, place Boston, MA, role Software Engineer'],
    [[base, 'at Google'], 'company Google, level internship, place Boston, MA, role Software Engineer'],
    [[base, 'at Google', 'what about Stripe'], 'company Stripe, level internship, place Boston, MA, role Software Engineer'],
    [[base, 'at Google', 'also Stripe'], 'company Google, company Stripe, level internship, place Boston, MA, role Software Engineer'],
    [[base, 'not Google'], 'level internship, not company Google, place Boston, MA, role Software Engineer'],
    [
      [base, 'not Google', 'not Stripe either'],
      'level internship, not company Google, not company Stripe, place Boston, MA, role Software Engineer',
    ],
    [[base, 'at Google', 'not Google'], 'level internship, not company Google, place Boston, MA, role Software Engineer'],
    [[base, 'not Google', 'what about Google'], 'company Google, level internship, place Boston, MA, role Software Engineer'],
    [[base, 'data analyst'], 'level internship, place Boston, MA, role Data Analyst'],
    [[base, 'show me marketing jobs in Portland'], 'function Marketing, level internship, place Portland, OR'],
    [[base, 'new grad instead'], 'level entry_level, level new_grad, level unspecified, place Boston, MA, role Software Engineer'],
    [
      [base, 'full time instead of internships'],
      'level entry_level, level new_grad, level unspecified, place Boston, MA, role Software Engineer',
    ],
    [[base, 'forget Boston, show me Chicago'], 'level internship, place Chicago, IL, role Software Engineer'],
    [[base, 'Chicago instead of Boston'], 'level internship, place Chicago, IL, role Software Engineer'],
    [[base, 'start over'], ''],
    [[base, 'new search: nursing jobs'], 'role Registered Nurse'],
    [[base, 'full-time only'], 'level entry_level, level new_grad, level unspecified, place Boston, MA, role Software Engineer'],
    [[base, 'no experience needed'], 'level entry_level, level new_grad, level unspecified, place Boston, MA, role Software Engineer'],
    [[base, 'over 90k'], 'level internship, pay 90000, place Boston, MA, role Software Engineer'],
    [[base, 'over 90k', 'pay doesn’t matter'], 'level internship, place Boston, MA, role Software Engineer'],
    [[base, 'outside Boston'], 'level internship, not place Boston, MA, role Software Engineer'],
    [['something with climate', 'drop the keywords'], ''],
    [['something with climate', 'drop climate'], ''],
    [['senior software engineer', 'forget senior'], 'role Software Engineer'],
    [['something with climate', 'in Denver'], 'place Denver, CO, wish climate'],
    [['something with climate', 'find me accounting jobs'], 'function Accounting'],
  ] as [string[], string][])('%s', (messages, expected) => {
    expect(chain(...messages)).toBe(expected);
  });

  it('leaves the conditions as they are on talk', () => {
    for (const message of ['thanks', 'hello', 'what is the weather', 'this is useless']) expect(chain(base, message)).toBe(chain(base));
  });
});

describe('something about the jobs shown', () => {
  it.each([
    ['tell me more about the second one', { kind: 'tell', id: 'b', aspect: null }],
    ['why the first?', { kind: 'tell', id: 'a', aspect: 'why' }],
    ['is number 3 remote?', { kind: 'tell', id: 'c', aspect: 'remote' }],
    ['does the 2nd one sponsor visas', { kind: 'tell', id: 'b', aspect: 'visa' }],
    ['how much does the last one pay?', { kind: 'tell', id: 'c', aspect: 'pay' }],
    ['#2', { kind: 'tell', id: 'b', aspect: null }],
    ['2', { kind: 'tell', id: 'b', aspect: null }],
    ['tell me about the Nike one', { kind: 'tell', id: 'c', aspect: null }],
    ['what about the Portland job', { kind: 'tell', id: 'c', aspect: null }],
    ['I like the second one', { kind: 'tell', id: 'b', aspect: 'like' }],
    ['how do I apply to the first one?', { kind: 'tell', id: 'a', aspect: 'apply' }],
    ['the seventh one', { kind: 'beyond', number: 7 }],
    ['compare 1 and 3', { kind: 'compare', ids: ['a', 'c'] }],
    ['the first or the third?', { kind: 'compare', ids: ['a', 'c'] }],
    ['Google or Stripe?', { kind: 'compare', ids: ['a', 'b'] }],
    ['compare the first two', { kind: 'compare', ids: ['a', 'b'] }],
    ['more like the second one', { kind: 'similar', id: 'b' }],
    ['which of these sponsor visas?', { kind: 'which', aspect: 'visa' }],
    ['what about remote ones', { kind: 'search' }],
    ['which of these rule me out and why?', { kind: 'which', aspect: 'gate' }],
    ['which one pays the most?', { kind: 'which', aspect: 'pay' }],
    ['are any of them remote?', { kind: 'which', aspect: 'remote' }],
    ['Which one fits me best?', { kind: 'which', aspect: null }],
    ['why these?', { kind: 'which', aspect: 'why' }],
    ['more', { kind: 'more', count: null }],
    ['10 more please', { kind: 'more', count: 10 }],
    ['show me more please', { kind: 'more', count: null }],
    ['something else', { kind: 'more', count: null }],
    ['next', { kind: 'more', count: null }],
    ['show the ones you held back', { kind: 'gated' }],
    ['Show the 9 you held back', { kind: 'gated' }],
  ] as [string, Move][])('%s', (message, expected) => {
    expect(move(message, begun)).toMatchObject(expected);
  });

  it('takes a wish for work with "where" for no question', () => {
    expect(move('where i can help people', begun)).toMatchObject({ kind: 'search', said: [{ text: 'help people' }] });
  });

  it('looks for what is similar to the one talked about, else for more', () => {
    expect(move('similar jobs', { ...begun, focusId: 'c' })).toMatchObject({ kind: 'similar', id: 'c' });
    expect(move('similar jobs', begun)).toEqual({ kind: 'more', count: null });
  });

  it('knows what "it" is once a job was talked about', () => {
    expect(move('is it remote?', { ...begun, focusId: 'c' })).toMatchObject({ kind: 'tell', id: 'c', aspect: 'remote' });
    expect(move('more like this', { ...begun, focusId: 'c' })).toMatchObject({ kind: 'similar', id: 'c' });
    expect(move('I want jobs that pay 80k', { ...begun, focusId: 'c' })).toMatchObject({ kind: 'search' });
  });

  it('leaves a new request alone that names a company shown', () => {
    expect(move('anything at Google', begun)).toMatchObject({ kind: 'search' });
    expect(move('Google internships', begun)).toMatchObject({ kind: 'search' });
  });

  it('does not take ordinary firsts for a reference', () => {
    for (const message of ['my first job should be in Chicago', 'I am a first year student', 'second year internships'])
      expect(['tell', 'beyond']).not.toContain(move(message, begun).kind);
  });
});

describe('an offer', () => {
  const offering: SearchState = { ...begun, offer: { kind: 'drop', ids: [conditionOf('place', 'Boston, MA').id] } };

  it('is taken up by a yes and nothing else', () => {
    const taken = move('yes please', offering);
    expect(taken.kind === 'search' && plain(taken.conditions)).toBe('level internship, role Software Engineer');
    expect(move('no', offering)).toEqual({ kind: 'talk', talk: 'declined' });
    expect(move('yes', { ...begun, offer: { kind: 'gated' } })).toEqual({ kind: 'gated' });
    expect(move('yes', begun)).toEqual({ kind: 'talk', talk: 'whichOne' });
    expect(move('no', begun)).toEqual({ kind: 'talk', talk: 'declined' });
    expect(move('ok', begun)).toEqual({ kind: 'talk', talk: 'praise' });
  });

  it('may put something near in the place of what is dropped', () => {
    const [gone, instead] = [conditionOf('place', 'Boston, MA'), conditionOf('place', 'Massachusetts')];
    const taken = move('sure', { ...begun, offer: { kind: 'drop', ids: [gone.id], instead } });
    expect(taken.kind === 'search' && plain(taken.conditions)).toBe('level internship, place Massachusetts, role Software Engineer');
  });
});

describe('a follow-up that starts over', () => {
  it.each([
    [['design jobs with Figma', 'never mind Figma, start over with nursing internships'], 'level internship, role Registered Nurse'],
    [['finance in Boston', 'no finance, new search: data analyst roles in Denver'], 'place Denver, CO, role Data Analyst'],
  ])('%j', (messages, expected) => expect(chain(...messages)).toBe(expected));
});
