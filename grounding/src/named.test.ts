import { describe, expect, it } from 'vitest';
import { openNames } from './named.ts';

describe('the names of a conversation', () => {
  const names = openNames();
  names.add('Riley J. Chen', 'Maya Patel', 'Stripe, Inc.', 'The Walt Disney Company', 'Senior Data Analyst, Growth', 'São Paulo');
  names.add('i would love to work at google or at the peabody essex museum one day, after two years in boston');

  it.each([
    'Riley Chen',
    'Chen',
    'riley',
    'Stripe',
    'STRIPE',
    'Walt Disney',
    'Disney',
    'Data Analyst',
    'Sao Paulo',
    'Google',
    'Peabody Essex Museum',
    'Peabody',
  ])('hold %s', (name) => {
    expect(names.has(name)).toBe(true);
  });

  it.each(['Riley Patel', 'Maya Chen', 'Patel Maya', 'Stripe Disney', 'Peabody Museum', 'Globex', ''])('do not hold %s', (name) => {
    expect(names.has(name)).toBe(false);
  });

  it('take no everyday word of a posting for a name, but what is written as one', () => {
    const known = openNames();
    known.add(
      'You will ramp up fast, target growth, block time, mark objects, hope for grace and write with notion of style at Figma or in Asana.',
      'Target growth and block out time',
      'Ramp up quickly',
      'WHAT YOU WILL MARK AND CHASE EVERY DAY HERE',
    );
    for (const word of ['Ramp', 'Target', 'Block', 'Mark', 'Hope', 'Grace', 'Notion', 'Chase']) expect(known.has(word), word).toBe(false);
    for (const word of ['Figma', 'Asana', 'target growth']) expect(known.has(word), word).toBe(true);
  });

  it('take what a student typed in small letters for a name where an employer stands', () => {
    const known = openNames();
    known.add('i hope to find something at google, target or block one day and i like grace and style');
    known.add('stripe or notion');
    for (const word of ['Google', 'Target', 'Block', 'Stripe', 'Notion']) expect(known.has(word), word).toBe(true);
    for (const word of ['Hope', 'Grace', 'Style']) expect(known.has(word), word).toBe(false);
  });

  it('grow', () => {
    expect(names.has('Amara Okonkwo')).toBe(false);
    names.add('Amara Okonkwo');
    expect(names.has('Amara Okonkwo')).toBe(true);
  });
});
