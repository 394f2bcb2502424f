import { describe, expect, it } from 'vitest';
import { plain } from '#listening/grammar.ts';
import { hold } from '#testing/interview.testing.ts';
import { summaryOf } from './summary.ts';
import { people } from '#fixtures/onboarding/transcript-people.ts';

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
    const questions = held.turns.slice(0, -1).map(questionOf);
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
    expect(summary.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(6);
    expect(summary).not.toMatch(/\bI\b(?![^“]*”)|\bmy\b(?![^“]*”)/);
    expect(interests.every((interest) => /^[\p{Lu}\d]/u.test(interest))).toBe(true);
  });

  it('can trace every sentence of the summary to a message or the form', () => {
    const sentences = summaryOf(held.state, held.student);
    expect(sentences.map(({ text }) => text).join(' ')).toBe(held.profile.summary);
    for (const { text, from } of sentences) {
      expect(from.length, text).toBeGreaterThan(0);
      // A choice among directions is told by the turn that offered them.
      const sources = from.map((at) => (at === 0 ? '' : `${held.messages[at - 1] ?? ''} ${held.turns[at - 1] ?? ''}`)).join(' ');
      // Something of what was said stands in the sentence, by its stems.
      const stems = new Set(stemsOf(text));
      expect(from.includes(0) || stemsOf(sources).some((stem) => stems.has(stem)), `${text} ← ${sources}`).toBe(true);
    }
  });

  it('says nothing that it could have said to anybody', () => {
    const own = new Set([
      ...stemsOf([person.name, person.major, person.school, ...held.messages].join(' ')),
      ...stemsOf([...held.state.facts.loved, ...held.state.facts.roles.map(({ name }) => name), ...held.state.facts.companies].join(' ')),
    ]);
    // A greeting is for everybody.
    for (const sentence of held.turns.slice(1).flatMap(commentsOf))
      expect(
        stemsOf(sentence).some((stem) => own.has(stem)),
        sentence,
      ).toBe(true);
  });
});

describe('twenty interviews side by side', () => {
  const all = people.map((person) => ({ turns: hold(person).turns }));

  it('hold no comment twice', () => {
    const comments = all.flatMap(({ turns }) => once(turns.slice(1).flatMap(commentsOf)));
    expect(comments.length).toBeGreaterThan(60);
    expect(comments.filter((comment, at) => comments.indexOf(comment) !== at)).toEqual([]);
  });

  it('put no question in more than three of them', () => {
    const questions = all.flatMap(({ turns }) => once(turns.slice(0, -1).map(questionOf)));
    const often = once(questions).filter((question) => questions.filter((other) => other === question).length > 3);
    expect(often).toEqual([]);
  });
});

const once = (things: readonly string[]): string[] => Array.from(new Set(things));

/** The sentence of a turn that asks. */
const questionOf = (text: string): string => text.split(/(?<=[.…])\s/).at(-1) ?? '';

/** The sentences of a turn that ask nothing. */
const commentsOf = (text: string): string[] => text.split(/(?<=[.…?])\s/).filter((sentence) => sentence !== '' && !sentence.endsWith('?'));

const stemsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 4 ? word.replace(/(?:ning|ting|ings?|ies|es|s|ed|er|e)$/, '') : word));
