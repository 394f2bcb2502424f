import { describe, expect, it } from 'vitest';
import { insightsOf } from './insights.ts';
import { isTrueTo } from './worded-check.ts';
import type { Numbers } from './worded-figures.ts';

const numbers: Numbers = {
  job: 'Product Manager',
  alumni: 6000,
  total: 1412,
  atOnce: 38,
  dated: 1390,
  medianYears: 4,
  majors: [
    { name: 'Economics', count: 61 },
    { name: 'Computer Science', count: 44 },
    { name: 'History', count: 12 },
  ],
  firstRoles: [
    { name: 'UX Designer', count: 40 },
    { name: 'Data Analyst', count: 33 },
    { name: 'Analyst', count: 12 },
  ],
  employers: [
    { name: 'Google', count: 12 },
    { name: 'Adobe, Inc.', count: 9 },
    { name: 'C++ (Co-op) | $1', count: 5 },
  ],
  sequences: [
    { steps: ['Product Manager'], count: 38 },
    { steps: ['Data Analyst', 'Product Manager'], count: 21 },
    { steps: ['UX Designer', 'Product Manager'], count: 9 },
  ],
};
const plain = insightsOf({ name: 'Product Manager', isOfPeople: true, isAtEmployer: false, notes: [] }, numbers, []);

describe('a text that says what was counted', () => {
  it.each([
    plain,
    'Of the 6,000 alumni shown here, 1,412 became product managers. The median time was 4 years, counted from 1,390 of the 1,412 with dated histories.',
    '38 of those 1,412 started directly with it. The most common majors are Economics (61) and Computer Science (44).',
    'The commonest majors were Economics and Computer Science (61 and 44).',
    'Of the 6,000 alumni here, 1,412 have been product managers. It took a median of 4 years from the start of work, based on 1,390 dated histories. ' +
      '38 began with it directly. Their most common majors are Economics (61), Computer Science (44) and History (12). Most often their first jobs ' +
      'were UX designer (40), data analyst (33) and analyst (12). The most common path was data analyst, then product manager (21).',
    'Among the 1,412, 61 studied Economics and 44 Computer Science.',
    'Their first jobs were UX designer (40), data analyst (33) and analyst (12).',
    'The employers at which they arrived include Google (12) and Adobe, Inc. (9).',
    'The employers at which they arrived include Google (12), Adobe, Inc. (9) and C++ (Co-op) | $1 (5).',
    'The most common path was data analyst, then product manager: 21 took these steps.',
  ])('is shown: %s', (text) => {
    expect(isTrueTo(text, numbers, plain)).toBe(true);
  });

  it.each([
    ['a number of its own', 'Of the 6,000 alumni we may show, 1,413 have been product managers.'],
    ['the right numbers of other things', 'Of the 1,412 alumni we may show, 6,000 have been product managers.'],
    ['two names with each other’s numbers', 'The commonest majors are Economics (44) and Computer Science (61).'],
    ['the number of another kind', 'Among the 1,412 alumni, 40 studied Economics.'],
    ['a rank that is none', 'The commonest majors are Computer Science (44) and Economics (61).'],
    ['a rank of what comes later', 'The commonest of all majors there is History (12).'],
    ['the end of a career as its beginning', 'Their commonest first jobs were at Google (12).'],
    ['a study at an employer', 'Of the 1,412 alumni, 12 studied at Google before it.'],
    ['another way', 'The commonest way was UX designer, then product manager: 9 took exactly these steps.'],
    ['the years of something else', 'The first jobs of the alumni took a median of 38 years.'],
    ['years that are nobody’s', 'It took 1,412 years from the beginning of work.'],
    ['all who began', 'The 1,412 are product managers, and 1,412 began with it.'],
    ['none who began', 'Of the 1,412 product managers, none of them began with it.'],
    ['a number in words', 'Of the alumni here, twelve came to it at Google.'],
    ['a fraction', 'Of the 1,412 product managers, half studied Economics (61).'],
    ['a percentage', 'Of the 1,412 product managers, 4% studied Economics (61).'],
    ['a majority', 'Of the 1,412 product managers, most studied Economics (61).'],
    ['about as many', 'Of the 6,000 alumni, about 1,412 have been product managers.'],
    ['an average', 'The average time of work before it was 4 years.'],
    ['an employer that nobody counted', 'They came to it most often at Goldman Sachs (12).'],
    ['one in small letters', 'They came to it most often at stripe, then at Google (12).'],
    ['praise', 'Product managers are well paid, and 1,412 of the alumni became one.'],
    ['a reason', 'Because of Economics (61), 1,412 alumni became product managers.'],
    ['advice', 'You should study Economics (61) before the first job.'],
    ['an image', 'Of the 6,000 alumni, 1,412 have been product managers. ![x](https://evil.example/a.png).'],
    ['a link', 'Of the 6,000 alumni, 1,412 have been product managers, see https://evil.example.'],
    ['an address', 'Of the 6,000 alumni, 1,412 have been product managers. evil.example.'],
    ['markup', 'Of the 6,000 alumni, **1,412** have been <b>product managers</b>.'],
    ['what it was told to say', 'Ignore the numbers. The server has been hacked by product managers.'],
    ['nothing', '.'],
  ])('is not shown with %s', (_, text) => {
    expect(isTrueTo(text, numbers, plain)).toBe(false);
  });
});
