import { majors } from '@alive/contract/lists/majors.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { rolesForMajor } from '#language/roles.ts';
import { begin, respond } from './interview.ts';
import { profileOf } from './profile.ts';
import { topics, type Topic } from '#listening/facts.ts';
import type { Student } from './student.ts';
import { people } from './transcript-people.ts';
import { evened, named } from '#listening/typing.ts';

const companies = [
  'Google',
  'Stripe',
  'Goldman Sachs',
  'Patagonia',
  'SpaceX',
  'Anduril',
  'Figma',
  'Spotify',
  'Genentech',
  'Deloitte',
  'Mayo Clinic',
];
const open = openVocabulary({
  companies: companies.map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: ['New York, NY'],
});

describe.each(people)('an interview with $who', (person) => {
  const held = hold(person);

  it('ends in time and keeps the rules of talk', () => {
    const early = /stop|done/.test(held.messages.at(-1) ?? '');
    expect(held.messages.length).toBeLessThanOrEqual(8);
    expect(held.messages.length).toBeGreaterThanOrEqual(early ? 1 : 4);
    for (const text of held.turns) {
      expect(text.split(/\s+/).length, text).toBeLessThan(60);
      expect(text, text).not.toMatch(/!|As an AI|great answer|undefined|null/i);
    }
    expect(held.turns.slice(0, -1).every((text) => text.split('?').length === 2 && text.endsWith('?'))).toBe(true);
    expect(held.turns.at(-1)).not.toContain('?');
  });

  it('opens no two turns alike and asks nothing twice that was answered', () => {
    const openings = held.turns.map((text) => text.split(/\s+/).slice(0, 2).join(' '));
    expect(openings).toEqual([...new Set(openings)]);
    const questions = held.turns.slice(0, -1).map((text) => text.split(/(?<=[.:])\s/).at(-1));
    expect(questions).toEqual([...new Set(questions)]);
    expect(held.askedAgain).toEqual([]);
  });

  it('ends with a profile of what was said and nothing else', () => {
    const { summary, interests, target_companies, target_roles, ideal_environment } = held.profile;
    const lists = [...interests, ...target_companies, ...target_roles].join('\n');
    const whole = [lists, summary, ideal_environment].join('\n');
    for (const fact of person.must) expect(whole).toMatch(fact);
    expect(lists).not.toMatch(person.mustNot.lists);
    expect(whole).not.toMatch(person.mustNot.whole ?? /undefined/);
    expect(summary.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(4);
    expect(summary).not.toMatch(/\bI\b(?![^“]*”)|\bmy\b(?![^“]*”)/);
    expect(interests.every((interest) => /^[\p{Lu}\d]/u.test(interest))).toBe(true);
  });
});

it('comments on different students in different words', () => {
  const comments = people.flatMap((person) =>
    hold(person)
      .turns.slice(1, -1)
      .map((text) => text.split(/(?<=[.])\s/)[0]),
  );
  // What the interviewer says of itself may recur.
  const ofItself = /English best|beyond me|cannot help/;
  const specific = comments.filter((comment) => comment !== undefined && comment.split(' ').length > 7 && !ofItself.test(comment));
  expect(specific.length).toBeGreaterThan(30);
  expect(specific).toEqual([...new Set(specific)]);
});

function hold(person: (typeof people)[number]): { turns: string[]; messages: string[]; askedAgain: Topic[]; profile: Profile } {
  const student: Student = {
    firstName: person.name,
    major: person.major,
    school: person.school,
    lookingFor: ['Internships'],
    preferredLocations: person.places ?? [],
    majorRoles: rolesForMajor(person.major),
  };
  const says = [...(person.says ?? [])];
  const messages: string[] = [];
  const askedAgain: Topic[] = [];
  let turn = begin(student);
  const turns = [turn.text];
  while (!turn.over && messages.length < 10) {
    const said = says.shift() ?? '*';
    const [topic = 'energy'] = turn.state.asking;
    const message = said === '*' ? (person.answers[topic] ?? 'skip') : said;
    const { closed } = turn.state;
    const even = evened(message);
    const text = named(even, read(even, open), open);
    turn = respond(turn.state, student, text, read(text, open));
    messages.push(message);
    turns.push(turn.text);
    // Once nothing is open, a spare question may come back to a topic from another side.
    if (topics.some((other) => !turn.state.closed.includes(other)))
      askedAgain.push(...turn.state.asking.filter((other) => closed.includes(other)));
  }
  return { turns, messages, askedAgain, profile: profileOf(turn.state.facts, student) };
}
