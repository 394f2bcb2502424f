import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { rows, seen, stands, tools } from '#testing/search-stands.testing.ts';
import { testRows } from '#testing/search-tools.testing.ts';
import type { SearchState } from './state.ts';
import { dropsOf, toShowHeldBack, toShowSilent } from './suggestions.ts';

const [one] = rows;
const openings = ['', 'And ', 'ok ', 'Thank you. ', 'Great, thanks! '];
const begun = Object.entries(stands);
/** Those in which "it" means a job. */
const ofOne = begun.filter(([, { focusId, last }]) => focusId !== null || last.length === 1);
const several = begun.filter(([, { last }]) => last.length > 1);

type Answer = Awaited<ReturnType<typeof answerTo>>;

/** Sends a suggestion in conversations that stand so, also after a word or two, and hands each answer on. */
async function sent(
  text: string,
  states: readonly (readonly [string, SearchState])[],
  check: (answer: Answer, name: string, state: SearchState) => void,
) {
  for (const opening of openings)
    for (const [name, state] of states) {
      seen.asked.length = 0;
      seen.paths.length = 0;
      const message = `${opening}${text}`;
      check(await answerTo(message, state, tools), `${message} (after ${name})`, state);
    }
}
const asked = () =>
  seen.asked
    .at(-1)
    ?.conditions.map(({ value }) => String(value))
    .toSorted() ?? [];
const titles = [...new Set(testRows.map(({ role }) => role))].filter((role) => role !== '');
const companies = [...new Set(testRows.map(({ company }) => company))];
const standing = ['Data Analyst', 'Internships'];

describe('what the chat suggests of people', () => {
  it.each(titles)('shows the path of the role it names: %s', async (role) => {
    await sent(`How do people become a ${role.toLowerCase()}?`, begun, (answer, name) => {
      expect(seen.paths, name).toEqual([role]);
      expect(answer.filters, name).toEqual(standing);
    });
  });
  it.each(companies)('asks for the student’s major at the employer it names: %s', async (company) => {
    await sent(`Anyone from my major at ${company}?`, begun, (answer, name) => {
      expect(asked(), name).toEqual([company, 'Economics'].toSorted());
      expect(answer.people, name).toBe(2);
    });
  });
  it('finds who works there', async () => {
    await sent('Who works there?', ofOne, (answer, name) => {
      expect(asked(), name).toEqual(['Spotify']);
      expect(answer.filters, name).toEqual(standing);
    });
  });
  it('tells of the first person', async () => {
    const states = begun.filter(([, { people }]) => people !== null);
    await sent('Tell me about the first person', states, (answer, name) => {
      expect(answer.text, name).toContain('Ada Byron');
    });
  });
});

describe('what the chat suggests of the jobs shown', () => {
  it('compares the first two', async () => {
    await sent('Compare the first two', several, (answer, name) => {
      expect(answer.text, name).toContain(one?.title);
      expect(answer.text, name).toMatch(/^\|---/m);
    });
  });
  it.each([
    'Why the first?',
    'Tell me more about the first one',
    'Tell me about the first one',
    'What skills does the first one need?',
    'How do I apply to the first one?',
  ])('tells it of the first: %s', async (text) => {
    await sent(text, begun, (answer, name) => {
      expect(answer.text, name).toContain(one?.title);
      expect(answer.people + answer.results.length, name).toBe(0);
      expect(answer.filters, name).toEqual(standing);
    });
  });
  it.each(['second', 'third', 'fourth'])('tells why of the %s', async (number) => {
    await sent(`Why the ${number}?`, several, (answer, name) => {
      expect(answer.text, name).toContain(rows[['second', 'third', 'fourth'].indexOf(number) + 1]?.title);
      expect(answer.text, name).toMatch(/scores|score/);
    });
  });
  it.each(['Tell me more about it', 'Does it sponsor visas?', 'How much does it pay?'])(
    'tells it of the one talked about: %s',
    async (text) => {
      await sent(text, ofOne, (answer, name) => {
        expect(answer.text, name).toContain(one?.title);
        expect(answer.people, name).toBe(0);
      });
    },
  );
  it.each([
    ['Which of these sponsor visas?', /sponsor/],
    ['Which of these is the newest?', /newest|None of these say when/],
    ['Which one fits me best?', /I’d start with/],
  ])('is answered over them: %s', async (text, words) => {
    await sent(text, several, (answer, name) => {
      expect(answer.text, name).toMatch(words);
      expect(answer.text, name).not.toMatch(/profile/);
      expect(answer.filters, name).toEqual(standing);
    });
  });
  it('shows more like it', async () => {
    await sent('More like this one', ofOne, (answer, name) => {
      expect(answer.results.length, name).toBeGreaterThan(0);
      expect(answer.people, name).toBe(0);
    });
  });
});

describe('what the chat suggests of the search', () => {
  it.each(titles)('is a search for the work it names: %s', async (role) => {
    await sent(`${role} jobs`, begun, (answer, name) => {
      expect(answer.filters, name).toContain(role);
      // "And nurse jobs" asks for both.
      expect(answer.filters.includes('Data Analyst'), name).toBe(role === 'Data Analyst' || name.startsWith('And '));
      expect(answer.people, name).toBe(0);
    });
  });
  it.each(companies)('is a search at the employer it names: %s', async (company) => {
    await sent(`Jobs at ${company}`, begun, (answer, name) => {
      expect(answer.filters, name).toContain(company);
      expect(answer.people, name).toBe(0);
    });
  });
  const chips = [
    conditionOf('role', 'Nurse'),
    conditionOf('place', 'Boston, MA'),
    conditionOf('company', 'Pfizer'),
    conditionOf('industry', 'Healthcare'),
    conditionOf('function', 'Marketing'),
    conditionOf('skill', 'Python'),
    conditionOf('pay', 60000, false),
    conditionOf('sponsorship', 'yes'),
    conditionOf('clearance', false),
    conditionOf('remote', true),
    conditionOf('level', 'internship'),
    conditionOf('text', 'climate'),
  ];
  it.each(chips.flatMap((chip) => dropsOf([chip]).map((text) => [text, chip] as const)))(
    'lets go of what it names: %s',
    async (text, chip) => {
      const states = begun.map(
        ([name, state]) => [name, Object.assign({}, state, { conditions: [conditionOf('role', 'Accountant'), chip] })] as const,
      );
      await sent(text, states, (answer, name) => {
        expect(answer.filters, name).toEqual(['Accountant']);
        expect(answer.people, name).toBe(0);
      });
    },
  );
  it.each([
    ['Internships only', ['Internships']],
    ['Full-time only', ['New grad', 'Entry level', 'Level not stated']],
    ['Entry level only', ['New grad', 'Entry level', 'Level not stated']],
    ['Remote only', ['Internships', 'Remote']],
    ['Only ones that sponsor', ['Internships', 'Sponsors visas']],
  ])('adds what it names: %s', async (text, filters) => {
    await sent(text, begun, (answer, name) => {
      expect(answer.filters.toSorted(), name).toEqual(['Data Analyst', ...filters].toSorted());
      expect(answer.people, name).toBe(0);
    });
  });
  it.each(['Florida', 'California'])('looks in the place it names: In %s', async (place) => {
    const states = begun.filter(([, { people }]) => people === null);
    await sent(`In ${place}`, states, (answer, name) => {
      expect(answer.filters, name).toContain(place);
    });
  });
  it.each(['data', 'marketing', 'engineering', 'Spotify', 'Pfizer'])('leaves out what it names: Not %s', async (name) => {
    await sent(`Not ${name}`, begun, (answer, where) => {
      expect(answer.filters.join().toLowerCase(), where).toContain(`not ${name.toLowerCase()}`);
    });
  });
  it.each(['Show more jobs', 'Show more'])('goes on: %s', async (text) => {
    const states = begun.map(([name, state]) => [name, Object.assign({}, state, { conditions: [], total: 60 })] as const);
    await sent(
      text,
      states.filter(([, { people }]) => people === null || text.endsWith('jobs')),
      (answer, name, state) => {
        expect(answer.results.length, name).toBe(5);
        expect(
          answer.results.filter(({ id }) => state.shownIds.includes(id)),
          name,
        ).toEqual([]);
      },
    );
  });
  it('starts over', async () => {
    await sent('Start over', begun, (answer, name) => expect(answer.filters, name).toEqual([]));
  });
  it('takes the last change back', async () => {
    const states = begun.map(([name, state]) => [name, Object.assign({}, state, { before: [conditionOf('role', 'Nurse')] })] as const);
    await sent('Undo', states, (answer, name) => expect(answer.filters, name).toEqual(['Nurse']));
  });
  it('shows what was held back, and what does not say', async () => {
    const states = begun.map(
      ([name, state]) => [name, Object.assign({}, state, { heldBack: 3, conditions: [conditionOf('sponsorship', 'yes')] })] as const,
    );
    for (const count of [1, 3])
      await sent(toShowHeldBack(count), states, (answer, name) => expect(answer.text, name).toMatch(/held|hold/i));
    await sent(toShowSilent, states, (answer, name) => expect(answer.filters, name).not.toEqual(['Sponsors visas']));
  });
});
