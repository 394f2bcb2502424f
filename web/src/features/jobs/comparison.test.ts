import type { ResumeComparison } from '@alive/contract/comparison.ts';
import { expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { groupsOf, notesOf } from './comparison.ts';

const asks: ResumeComparison['asks'] = [
  { kind: 'requirement', text: 'Experience with Python', shown: [{ text: 'Python', line: 'Skills: Python, SQL' }] },
  { kind: 'requirement', text: 'A driver’s license', shown: [] },
  { kind: 'skill', text: 'GIS', shown: [] },
];

it('groups what a posting asks for by its kinds, without empty ones', () => {
  expect(groupsOf(asks).map(({ name, asks: some }) => [name, some.length])).toEqual([
    ['What it asks for', 2],
    ['Skills it mentions', 1],
  ]);
});

it('makes plain notes of it, which say what is not on the résumé', () => {
  expect(notesOf(exampleJob(), asks)).toBe(`Engineer, Harbor Labs

What it asks for
- Experience with Python
  On your résumé: Skills: Python, SQL
- A driver’s license
  We didn’t find this on your résumé.

Skills it mentions
- GIS
  We didn’t find this on your résumé.`);
});
