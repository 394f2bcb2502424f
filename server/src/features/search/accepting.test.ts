import { describe, expect, it } from 'vitest';
import { readRequest } from '@alive/language/clauses/request.ts';
import { begun, chain, move, plain } from '#testing/search-interpret.testing.ts';
import { talk } from '#testing/search-conversation.testing.ts';
import { student, testVocabulary } from '#testing/search-tools.testing.ts';
import { interpret } from './interpret.ts';
import { newState, type SearchState } from './state.ts';

const open = await testVocabulary();
const read = (message: string, state: SearchState) =>
  interpret(message, readRequest(message, open, new Date('2026-11-20T12:00:00Z'), state.total === null ? 'J1' : 'J2'), state);
const after = (state: SearchState, message: string): SearchState => {
  const next = read(message, state);
  return next.kind === 'search' ? { ...state, conditions: next.conditions, wishes: next.wishes, total: 9 } : state;
};
/** The conditions after messages, as the built-in assistant reads them. */
const asked = (...messages: string[]) => plain(messages.reduce(after, newState).conditions);

const inBoston = 'marketing internships in Boston';

describe('what the student allows', () => {
  it.each([
    ['New York is fine too', 'New York, NY'],
    ['New York would be fine too', 'New York, NY'],
    ['New York also ok', 'New York, NY'],
    ['also open to New York', 'New York, NY'],
    ['New York is not a problem', 'New York, NY'],
    ['don’t mind moving to New York', 'New York, NY'],
    ['remote fine too', 'Remote'],
    ['remote ok', 'Remote'],
    ['open to remote', 'Remote'],
  ])('joins the place that is asked for: %s', (said, label) => {
    const both = `function Marketing, level internship, place Boston, MA, place ${label}`;
    expect(chain(inBoston, said)).toBe(both);
    expect(asked(inBoston, said)).toBe(both);
    // In the same message, behind the place or in brackets.
    expect(chain(`${inBoston}, ${said}`)).toBe(both);
    expect(asked(`${inBoston}, ${said}`)).toBe(both);
    expect(asked(`${inBoston} (${said})`)).toBe(both);
  });

  it('joins the places of the form where the first message names none', async () => {
    const about = { ...student, preferredLocations: ['New York'] };
    expect((await talk(about, ['data internships, remote is fine too']))[0]?.filters.sort()).toEqual([
      'Data',
      'Internships',
      'New York',
      'Remote',
    ]);
    expect((await talk(student, ['data internships, remote is fine too']))[0]?.filters.sort()).toEqual(['Data', 'Internships']);
  });

  it('joins the place after "or", also in brackets and behind a dash', () => {
    for (const rest of [' or remote', ', or remote', ' (or remote)', ' - or remote'])
      expect(asked(`${inBoston}${rest}`)).toBe('function Marketing, level internship, place Boston, MA, place Remote');
  });

  it.each(['remote ok', 'remote fine too', 'remote works too', 'or remote', 'open to remote', 'New York is fine too'])(
    'narrows nothing where no place is asked for: %s',
    (said) => {
      expect(asked('marketing internships', said)).toBe('function Marketing, level internship');
    },
  );

  it.each([
    'clearance ok',
    'OK if it needs a clearance',
    'fine if they require a clearance',
    'doesn’t matter if it needs a clearance',
    'unpaid is fine too',
    'part time ok',
    'ok if they ask for a master’s',
    'in person ok',
    'I don’t mind relocating',
  ])('filters and ranks nothing: %s', (said) => {
    const first = read(`marketing internships, ${said}`, newState);
    expect(first.kind === 'search' && plain(first.conditions)).toBe('function Marketing, level internship');
    expect(first.kind === 'search' && first.wishes).toEqual([]);
  });

  it('is let in again where it was left out', () => {
    expect(asked('no clearance jobs please', 'OK if it needs a clearance')).toBe('');
    expect(asked('marketing internships paying at least $20/hr', 'unpaid is ok too')).toBe('function Marketing, level internship');
  });

  it('leaves Oklahoma a place where it is one', () => {
    expect(asked('software jobs in Tulsa, OK')).toBe('place Tulsa, OK, role Software Engineer');
  });
});

describe('what is added', () => {
  const ways = ['‹› too', '‹› as well', '‹› in addition', 'also ‹›', '‹› would also work', '‹› is fine too'];
  const held = [
    ['place', 'Houston', 'New Orleans'],
    ['role', 'Nurse', 'Teacher'],
    ['company', 'Nike', 'Tesla'],
  ] as const;

  it.each(ways.flatMap((way) => held.map(([field, first, second]) => [way.replace('‹›', second), field, first, second] as const)))(
    'joins what is asked for, and goes alone where nothing is: %s',
    (said, field, first, second) => {
      const request = { place: `jobs in ${first}`, role: `${first} jobs`, company: `jobs at ${first}` }[field];
      expect(asked(request, said)).toMatch(new RegExp(`^${field} ${first}.*, ${field} ${second}(?:, LA)?$`));
      expect(asked('jobs that pay at least $20 an hour', said)).toMatch(/^pay [^,]*$/);
    },
  );

  it.each(['Dallas, not instead of Houston', 'Dallas as well as Houston', 'Keep Houston and also Dallas', 'keep Houston, but add Dallas'])(
    'takes nothing off: %s',
    (said) => {
      const places = (text: string) => text.split(', place ').length;
      expect(places(asked('nurse jobs in Houston', said))).toBe(places(asked('nurse jobs in Houston')) + 1);
    },
  );

  it('is a full-time job next to an internship', () => {
    expect(asked('nurse internships', 'interns or full time is okay')).toMatch(/level entry_level, level internship/);
    expect(asked('nurse internships', 'full-time internships are fine too')).toBe('level internship, role Nurse');
  });

  it.each(['interns too', 'teachers as well', 'healthcare is okay too'])('is said to be there already: %s', async (said) => {
    const [, then] = await talk(student, ['jobs in Boston', said]);
    expect(then?.filters).toEqual(['Boston']);
    expect(then?.text).toMatch(/^Your search already includes /);
  });
});

describe('what must only not be ruled out', () => {
  it.each([
    ['marketing jobs that sponsor or at least don’t rule it out'],
    ['marketing jobs that sponsor visas', 'or at least doesn’t rule it out'],
    ['marketing jobs at companies that don’t exclude sponsorship'],
  ])('holds back what says no and keeps what is silent on visas: %s', (...messages) => {
    expect(asked(...messages)).toBe('function Marketing');
    const last = read(messages.at(-1) ?? '', newState);
    expect(messages.length > 1 || (last.kind === 'search' && last.needsVisa)).toBe(true);
  });
});

describe('"or" between a wish and something else', () => {
  it.each([
    'jobs outdoors or better paid',
    'animals or something better paying',
    'writing or something that makes a difference',
    'outdoors or Google',
  ])('is an alternative and compares no jobs: %s', (message) => {
    expect(read(message, begun).kind).toBe('search');
  });

  it.each(['this or the first one', 'is the third better than it', 'Google or Stripe'])(
    'still compares jobs that are named: %s',
    (message) => {
      expect(move(message, begun).kind).toBe('compare');
    },
  );
});
