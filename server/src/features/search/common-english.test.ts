import { describe, expect, it } from 'vitest';
import { profile, talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

const lastOf = async (...messages: string[]) => {
  const answers = await talk({ ...student, profile }, messages);
  const last = answers.at(-1);
  if (last === undefined) throw new Error('No answer came.');
  return last;
};
const first = 'internships in Boston';

describe('common English', () => {
  it.each([
    ['marketing department internships', ['Marketing', 'Internships']],
    ['engineering department at Google', ['Engineering', 'Google']],
    ['marketing campaigns jobs', ['Marketing']],
    ['but a nurse in Denver?', ['Nurse', 'Denver']],
    ['only policy internships or legal internships', ['Policy', 'Legal', 'Internships']],
    ['I can’t find any summer internships in Chicago', ['Internships', 'Summer', 'Chicago']],
    ['won’t there be summer jobs?', ['Summer']],
    ['my grades fall in the middle, internships please', ['Internships']],
    ['jobs that spring from research', ['Research']],
  ])('keeps the conditions of “%s”', async (message, filters) => {
    expect((await lastOf(message)).filters.toSorted()).toEqual(filters.toSorted());
  });

  it.each([
    ['do you have 5 from Google?', ['Google', 'Internships']],
    ['I’m free in summer', ['Internships', 'Boston']],
    ['something that uses my pottery skills', ['Internships', 'Boston']],
    ['I don’t want to leave the area, finance please', ['Internships', 'Boston', 'Finance']],
  ])('reads “%s” as a request after another', async (message, filters) => {
    const { text, filters: all } = await lastOf(first, message);
    expect(all).toEqual(expect.arrayContaining(filters));
    expect(text).not.toMatch(/“free”|doesn’t mention/);
  });

  it.each([
    ['don’t add it back', ['Internships']],
    ['never put Boston back', ['Internships', 'Not Boston']],
    ['I’d like it back', ['Internships', 'Boston']],
    ['put back Boston with pay over 60k', ['Internships', 'Boston', '$60K+']],
    ['I never asked you to drop Boston', ['Internships', 'Boston']],
  ])('takes “%s” for what it says of a place that went', async (message, filters) => {
    expect((await lastOf(first, 'drop Boston', message)).filters).toEqual(filters);
  });

  it('names what it could not use of skills, and ranks by a skill among activities', async () => {
    expect((await lastOf('writing and Python internships in Boston')).results.length).toBeGreaterThan(0);
    expect((await lastOf(first, 'I worked on kayaks, so it would be great to do sailing')).text).toContain('sailing');
  });

  it.each(['what’s the pay like?', 'what is the location like?', 'show me what is the pay'])(
    'answers “%s” by what it asks about',
    async (message) => expect((await lastOf(first, message)).text).not.toMatch(/day-to-day work|Here are/),
  );

  it.each(['1 x '.repeat(900), 'it is good or '.repeat(250)])('reads marks before “%.20s …”', async (rest) => {
    expect((await lastOf(first, '; '.repeat(2000) + rest)).filters).toEqual(['Internships', 'Boston']);
  });
});
