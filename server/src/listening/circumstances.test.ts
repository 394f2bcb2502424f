import { describe, expect, it } from 'vitest';
import { circumstancesIn, isPainful } from './circumstances.ts';

describe('circumstances', () => {
  it.each<[string, { kind: string; said: string }[]]>([
    [
      "I'm blind and I use a screen reader",
      [
        { kind: 'access', said: 'you are blind' },
        { kind: 'access', said: 'you use a screen reader' },
      ],
    ],
    ['Single mom, two jobs', [{ kind: 'caring', said: 'you are a single mom' }]],
    ['I tore my achilles junior year, so I coach now', [{ kind: 'health', said: 'you tore your achilles junior year' }]],
    ['My type 1 diabetes on long shifts', [{ kind: 'health', said: 'you have type 1 diabetes on long shifts' }]],
    ['My grandma died in March and I still bake', [{ kind: 'grief', said: 'your grandma died in March' }]],
    ['I did two years in prison for it', [{ kind: 'record', said: 'you did two years in prison' }]],
    [
      'Retired Navy corpsman, secret clearance still active',
      [
        { kind: 'service', said: 'you are a retired Navy corpsman' },
        { kind: 'service', said: 'you hold a secret clearance' },
      ],
    ],
    ['We lived in a camp in Jordan for three years', [{ kind: 'origin', said: 'you lived in a camp in Jordan for three years' }]],
    ['I speak Arabic and can travel', [{ kind: 'language', said: 'you speak Arabic' }]],
    ["I can't drive, so it has to be on a bus line", [{ kind: 'commute', said: "you can't drive" }]],
    ['I have loans', [{ kind: 'money', said: 'you have loans' }]],
  ])('hears "%s"', (text, expected) => {
    expect(circumstancesIn(text)).toEqual(expected);
  });

  it.each([
    'I love cancer research',
    'teaching blind students to code',
    'I study marine biology',
    'My grandmother has arthritis',
    'No clearance jobs please',
  ])('makes no circumstance of "%s"', (text) => {
    expect(circumstancesIn(text)).toEqual([]);
  });

  it('knows what hurts from what is studied', () => {
    expect(['tearing your acl', 'the tendonitis in your arm', 'your surgery'].every(isPainful)).toBe(true);
    expect(['cancer research', 'surgery rotations', 'poker'].some(isPainful)).toBe(false);
  });
});
