import { expect, it } from 'vitest';
import { titleWritten } from './asked-title.ts';

it.each([
  ['SWE', 'Software Engineer'],
  ['software engineering', 'Software Engineer'],
  ['Home Health Aide', 'Home Health Aide'],
  ['Law Clerk', 'Law Clerk'],
  ['Security Guard', 'Security Guard'],
  ['Lifeguard', 'Lifeguard'],
  ['treasurer', 'treasurer'],
])('%s is asked for as %s', (said, written) => {
  expect(titleWritten(said)).toBe(written);
});
