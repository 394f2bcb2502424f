import { describe, expect, it } from 'vitest';
import { graduationIn } from './graduation.ts';

const window = (text: string, title = 'Software Intern') => {
  const found = graduationIn(title, text);
  return found === null ? null : [found.from, found.to];
};

describe('the years in which candidates are to graduate', () => {
  it.each([
    ['Candidates must graduate between December 2026 and June 2027.', [2026, 2027]],
    ['You are graduating in 2027.', [2027, 2027]],
    ['Open to the Class of 2028.', [2028, 2028]],
    ['Class of 2027 or 2028 students may apply.', [2027, 2028]],
    ['Expected graduation date: Spring 2028', [2028, 2028]],
    ['An expected graduation date between Fall 2027 – Summer 2028 is required.', [2027, 2028]],
    ['Enrolled in a bachelor’s program in biology, graduating between December 2027 and June 2028', [2027, 2028]],
    ['Anticipated graduation of May/June 2027', [2027, 2027]],
    ['Must be graduating by June 2027.', [null, 2027]],
    ['Students with a graduation date no earlier than December 2027 are eligible.', [2027, null]],
    ['Pursuing a degree with a graduation date of May 2028 or later', [2028, null]],
    ['You will complete your bachelor’s degree in Spring 2027.', [2027, 2027]],
    ['BS/MS graduating in December 2026 or PhD graduating in 2028.', [2026, 2028]],
    ['Open to the Class of 2026/27.', [2026, 2027]],
    ['Graduating in 2027+', [2027, null]],
    ['Rising seniors (graduating Dec 2026 - Aug 2027)', [2026, 2027]],
  ])('are read: %s', (text, expected) => {
    expect(window(text)).toEqual(expected);
  });

  it('are those of the title', () => {
    expect(window('', 'Analyst Intern (Class of 2027)')).toEqual([2027, 2027]);
  });

  it('hold all windows of a posting', () => {
    expect(window('Bachelor’s students graduating in 2027.\nPhD students graduating between 2026 and 2029.')).toEqual([2026, 2029]);
  });

  it.each([
    'Preferably graduating in 2027.',
    'Our founders graduated in 2021.',
    'The internship runs from June 2027 to August 2027.',
    'Recent graduates are welcome. Start date: June 2027.',
    'We hired a great class of interns in 2025.',
    'Our Class of 2025 interns shipped three products.',
    'You do not have to graduate in 2027.',
    'A degree in biology.',
    'Graduate students are eligible; the program starts in 2027.',
    'New graduates may start in January 2027.',
    'Join our graduate program 2027.',
    'Enrolled in an undergraduate program for the 2026-2027 academic year.',
    'Are you graduating in 2027?',
    'Graduation year 1998',
  ])('are none: %s', (text) => {
    expect(window(text)).toBeNull();
  });

  it('are looked for without end in no text, however it repeats itself', () => {
    for (const piece of [', or', ', /', ' and', ' -', ', ', ' of', ' in', ' the', ' may', '/', ' degree', ' to through'])
      for (const start of ['You are graduating in 2027', 'Class of 2027', 'You are graduating between 2026'])
        graduationIn('Intern', `${start}${piece.repeat(200)}…`);
    expect(window(`Class of 2027${', 2028'.repeat(100)}`)).toEqual([2027, 2028]);
  });

  it('come with the sentence that names them', () => {
    expect(graduationIn('Intern', 'We build boats.\nYou are graduating in 2027.')?.quote).toBe('You are graduating in 2027.');
  });
});
