import { expect, it } from 'vitest';
import { filedUnder } from './filed.ts';
import { functionOfOccupation, functions } from '../lexicon/functions.ts';
import { allOccupations } from '@alive/occupations/occupations.ts';

it.each([
  ['Software Engineer Intern', 'Software Engineer', 'Engineering', '15-1252.00'],
  ['Coastal Ecologist', null, 'Research', '19-2041.00'],
  ['Fish Hatchery Manager', null, 'Environment', '11-9013.00'],
  ['Court Reporter', null, 'Legal', '27-3092.00'],
  ['Glazier', null, 'Manufacturing', '47-2121.00'],
  ['Dental Hygienist', null, 'Healthcare', '29-1292.00'],
  ['Zzzzqq', null, null, null],
])('%s is filed under the role %s, the function %s and the occupation %s', (title, role, work, occupation) => {
  expect(filedUnder(title)).toEqual({ role, function: work, occupation });
});

it('nearly every occupation belongs to a function of ours', () => {
  const names = new Set(functions.map(({ name }) => name));
  const found = allOccupations().map(({ code }) => functionOfOccupation(code));
  for (const name of found) expect(name === null || names.has(name), String(name)).toBe(true);
  expect(found.filter((name) => name === null).length).toBeLessThan(40);
});
