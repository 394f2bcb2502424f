import type { Contact } from '@alive/contract/contacts.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { asSaved, withContact } from './saved.ts';

const now = new Date('2026-11-20T12:00:00Z');
const kept = (personId: string, note = ''): Contact => asSaved({ id: personId } as Alumni, note, now);

describe('the list of saved people', () => {
  it('takes a person in their place, first where they were not on it, and out again', () => {
    const list = [kept('a'), kept('b')];
    expect(withContact(list, 'b', kept('b', 'x'))).toEqual([kept('a'), kept('b', 'x')]);
    expect(withContact(list, 'c', kept('c'))).toEqual([kept('c'), kept('a'), kept('b')]);
    expect(withContact(list, 'a', null)).toEqual([kept('b')]);
    expect(withContact(list, 'z', null)).toEqual(list);
  });
});
