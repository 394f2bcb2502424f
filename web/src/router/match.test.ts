import { expect, it } from 'vitest';
import { match, segmentsOf } from './match.ts';

const found = (pattern: string, path: string) => match(pattern, segmentsOf(path));

it.each([
  ['/dashboard/*', '/dashboard', { params: {}, rest: [] }],
  ['/dashboard/*', '/dashboard/jobs/17', { params: {}, rest: ['jobs', '17'] }],
  ['jobs', '/jobs/', { params: {}, rest: [] }],
  ['jobs', '/Jobs', { params: {}, rest: [] }],
  ['', '/', { params: {}, rest: [] }],
  [':id?', '/', { params: {}, rest: [] }],
  [':id?', '/17', { params: { id: '17' }, rest: [] }],
  [':id', '/a%2Fb%20c', { params: { id: 'a/b c' }, rest: [] }],
  [':id', '/100%', { params: { id: '100%' }, rest: [] }],
  ['*', '//elsewhere', { params: {}, rest: ['', 'elsewhere'] }],
])('the pattern "%s" finds in "%s" what it names and what is left', (pattern, path, expected) => {
  expect(found(pattern, path)).toEqual(expected);
});

it.each([
  ['jobs', '/jobs/17'],
  ['jobs', '/'],
  ['', '/jobs'],
  [':id', '/'],
  [':id?', '/17/more'],
  ['/dashboard/*', '/dashboards'],
  ['/dashboard/*', '//dashboard'],
])('the pattern "%s" does not fit "%s"', (pattern, path) => {
  expect(found(pattern, path)).toBeNull();
});
