import { expect, it } from 'vitest';
import { isSaid } from './said.ts';

const message = 'I loved counting salmon, and Boston or ODFW would be great';
const isNameOf = (_: string, text: string, value: string) => text === 'Boston, MA' && value === 'us-ma-boston';
const fact = { kind: 'activity', text: 'counting salmon', value: null, quote: 'I loved counting salmon' } as const;
const place = { kind: 'place', text: 'Boston, MA', value: 'us-ma-boston', quote: 'Boston or ODFW would be great' } as const;

it('a fact in the words of its message, or under the list’s name with words of it as quote, was said', () => {
  expect(isSaid(fact, message, isNameOf)).toBe(true);
  expect(isSaid({ ...fact, text: 'salmon', value: 'role:Biologist' }, message, isNameOf)).toBe(true);
  expect(isSaid(place, message, isNameOf)).toBe(true);
  expect(isSaid({ ...place, kind: 'employer', text: 'ODFW', value: null }, message, isNameOf)).toBe(true);
});

it('a rewritten text, a name of something else, or a quote that is no piece of the message was not said', () => {
  expect(isSaid({ ...fact, text: 'Counting salmon' }, message, isNameOf)).toBe(false);
  expect(isSaid({ ...fact, text: 'Biologist', value: 'role:Biologist' }, message, isNameOf)).toBe(false);
  expect(isSaid({ ...place, text: 'Boston, England' }, message, isNameOf)).toBe(false);
  expect(isSaid({ ...place, value: null }, message, isNameOf)).toBe(false);
  expect(isSaid({ ...fact, quote: 'I love counting salmon' }, message, isNameOf)).toBe(false);
  expect(isSaid({ ...place, quote: null }, message, isNameOf)).toBe(false);
});
