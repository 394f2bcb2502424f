import { describe, expect, it } from 'vitest';
import { degreeHeld } from '@alive/language/lexicon/degree-names.ts';
import { degreeIn } from './degree.ts';

const asked = (text: string, title = 'Scientist') => degreeIn(title, `You keep records.\n\nRequirements\n- ${text}`)?.degree ?? null;

describe('the degree that a posting demands', () => {
  it.each([
    ['PhD in Chemistry or a related field', 'doctorate'],
    ['A Ph.D. is required.', 'doctorate'],
    ['You hold a doctorate in physics', 'doctorate'],
    ['Currently enrolled in a PhD program in computer science', 'doctorate'],
    ['Juris Doctor from an accredited law school', 'doctorate'],
    ['Master’s degree in Public Health', 'master'],
    ['Must have an MBA', 'master'],
    ['Master’s or PhD in statistics', 'master'],
    ['Bachelor’s, Master’s or PhD in Engineering', 'bachelor'],
    ['BS/MS/PhD in Computer Science', 'bachelor'],
    ['Bachelor’s degree required; Master’s preferred', 'bachelor'],
    ['Bachelor’s degree in biology, master’s degree preferred', 'bachelor'],
    ['High school diploma or GED', 'none'],
  ])('is recognised by “%s”', (text, degree) => expect(asked(text)).toBe(degree));

  it.each([
    'Master’s degree preferred',
    'PhD or equivalent experience',
    'A master’s degree is a plus',
    'You work with PhD scientists every day',
    'Scrum Master certification',
    'Proficiency in MS Office',
    'We reimburse tuition for a master’s degree',
    'Mastery of Excel',
  ])('is none in “%s”', (text) => expect(asked(text)).toBeNull());

  it('is preferred, not demanded, under such a heading', () => {
    expect(
      degreeIn('Analyst', 'Requirements\n- Bachelor’s degree in economics\n\nPreferred qualifications\n- PhD in economics'),
    ).toMatchObject({
      degree: 'bachelor',
    });
  });

  it('is the lower one where two lines are alternatives, or nothing says that the higher one must be', () => {
    expect(asked('Bachelor’s degree and 2 years of experience, or\n- Master’s degree in biology')).toBe('bachelor');
    expect(asked('Bachelor’s degree in biology\n- Master’s degree in biology')).toBe('bachelor');
  });

  it.each([
    ['PhD Research Intern', 'doctorate'],
    ['Software Engineer Intern (BS/MS)', 'bachelor'],
    ['Data Scientist Intern - Master’s', 'master'],
    ['MBA Summer Associate', 'master'],
    ['Analyst, Jackson, MS', null],
    ['Nurse, Bethesda, MD', null],
  ])('is recognised by the title “%s”', (title, degree) => expect(degreeIn(title, '')?.degree ?? null).toBe(degree));

  it('comes with the posting’s own sentence', () => {
    expect(degreeIn('Scientist', 'We study proteins. A PhD in biology is required. Apply now.')?.quote).toBe(
      'A PhD in biology is required.',
    );
  });
});

it('the degree of a student is what their education says beyond a bachelor’s', () => {
  expect(degreeHeld(['BA in History, Yale'])).toBeNull();
  expect(degreeHeld(['B.S. Biology', 'MPH, Epidemiology'])).toBe('master');
  expect(degreeHeld(['PhD student in Physics'])).toBe('doctorate');
});

it.each([
  ['MS, Data Science, NYU', 'master'],
  ['MS Computer Science', 'master'],
  ['ms in data science', 'master'],
  ['MA Economics', 'master'],
  ['NYU, MS Data Science', 'master'],
  ['BS and MS Computer Science', 'master'],
  ['masters in education', 'master'],
  ['mba at Wharton', 'master'],
  ['phd in physics', 'doctorate'],
  ['MD, Johns Hopkins', 'doctorate'],
  ['BA History, Smith College, Northampton, MA', null],
  ['BS Biology, Hattiesburg, MS, USA', null],
  ['BS Nursing, Baltimore, MD', null],
  ['Bachelor of Arts, UMass, Boston MA', null],
])('a student’s “%s” names %s', (text, degree) => expect(degreeHeld([text])).toBe(degree));
