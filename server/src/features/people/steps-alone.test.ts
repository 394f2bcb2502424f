import { describe, expect, it } from 'vitest';
import { saidOf } from './steps-alone.ts';

const nurses = { name: 'Registered Nurse', did: 'been registered nurses', count: 80 };
const tech = { name: 'Technology', did: 'worked in technology', count: 410 };

describe('a sequence that nobody went', () => {
  it('is described by how many reach its steps', () => {
    expect(saidOf([nurses, tech])).toBe(
      '80 have been registered nurses; none of them went on to technology, though 410 have worked in technology.',
    );
    expect(saidOf([nurses, { ...tech, count: 0 }])).toBe('80 have been registered nurses; none of them went on to technology.');
    expect(saidOf([{ ...nurses, count: 0 }, tech])).toBe('Nobody has been registered nurses.');
    expect(saidOf([nurses, tech, { name: 'Google', did: 'worked at Google', count: 1 }])).toBe(
      '80 have been registered nurses, 410 have worked in technology and 1 has worked at Google; nobody in that order.',
    );
  });
});
