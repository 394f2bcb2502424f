import { expect, it } from 'vitest';
import { pluralOf } from './role-words.ts';

it.each([
  ['Product Manager', 'product managers'],
  ['UX Designer', 'UX designers'],
  ['Attorney', 'attorneys'],
  ['Chief of Staff', 'chiefs of staff'],
  ['VP of Sales', 'VPs of sales'],
  ['Sales Associate', 'sales associates'],
  ['Research Fellow', 'research fellows'],
  ['Business Analyst', 'business analysts'],
  ['Head of Growth', 'heads of growth'],
  ['Security Policy', 'security policies'],
  ['Research Coach', 'research coaches'],
  ['Craftsman', 'craftsmen'],
])('%s in the plural is %s', (role, many) => expect(pluralOf(role)).toBe(many));
