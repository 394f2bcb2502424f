import type { Condition } from '@alive/contract/conditions.ts';
import { describe, expect, it } from 'vitest';
import { alternativesOf, groupsOf, missedOf, nameOf } from './groups.ts';
import { conditionOf, payOf } from './make.ts';

const manager = { ...conditionOf('role', ['Product Manager'], false), either: 1, all: 1 };
const google = { ...conditionOf('company', ['Google'], false), either: 1, all: 1 };
const engineering = { ...conditionOf('function', ['Engineering'], false), either: 1, all: 2 };
const meta = { ...conditionOf('company', ['Meta'], false), either: 1, all: 2 };
const boston = conditionOf('place', ['Boston'], false);
const chicago = conditionOf('place', ['Chicago'], false);
const pay = payOf('at_least', [80_000]);
const ids = (...conditions: Condition[]) => conditions.map(({ id }) => id);

describe('a group of conditions', () => {
  it('holds those that share a number, at the place of the first', () => {
    expect(groupsOf([boston, manager, chicago, google, meta])).toEqual([[boston], [manager, google, meta], [chicago]]);
  });
  it('is apart from one with another number', () => {
    const remote = { ...boston, either: 2 };
    expect(groupsOf([manager, remote])).toEqual([[manager], [remote]]);
  });
  it('is named by its alternatives, and by what holds together in each', () => {
    expect(alternativesOf([manager, google, engineering, meta])).toEqual(['Product Manager, Google', 'Engineering, Meta']);
    expect(nameOf([manager, google, engineering, meta])).toBe('Product Manager, Google or Engineering, Meta');
    expect(nameOf([{ ...boston, either: 1 }, google, meta])).toBe('Boston or Google or Meta');
    expect(nameOf([boston])).toBe('Boston');
  });
});

describe('what a record misses', () => {
  it('is said by the labels of the conditions, in their order', () => {
    expect(missedOf([chicago, pay], ids(pay, chicago))).toEqual(['Chicago', '$80K+']);
  });
  it('is nothing where the conditions are no longer there', () => {
    expect(missedOf([boston], ids(chicago))).toEqual([]);
  });
  it('says alternatives as one, whatever makes them so', () => {
    expect(missedOf([boston, chicago, pay], ids(boston, chicago, pay))).toEqual(['Boston or Chicago', '$80K+']);
    expect(missedOf([manager, google, engineering, meta], ids(manager, google, engineering, meta))).toEqual([
      'Product Manager, Google or Engineering, Meta',
    ]);
  });
  it('says apart what holds together', () => {
    const python = conditionOf('skill', ['Python'], false);
    const sql = conditionOf('skill', ['SQL'], false);
    const not = conditionOf('place', ['Austin'], true);
    expect(missedOf([python, sql, boston, not], ids(python, sql, boston, not))).toHaveLength(4);
    const later = { ...google, id: 'later', either: undefined, when: 'past' } as const;
    expect(missedOf([{ ...meta, either: undefined }, later], [meta.id, 'later'])).toEqual(['Meta', 'Google']);
  });
});
