import { describe, expect, it } from 'vitest';
import { saidOf } from './steps-alone.ts';

const nurses = { did: (count: number) => `worked as ${count > 1 ? 'registered nurses' : 'a registered nurse'}`, count: 80 };
const tech = { did: () => 'worked in technology', count: 410 };

describe('a sequence that nobody went', () => {
  it('is described by how many reach its steps', () => {
    expect(saidOf([nurses, tech])).toBe(
      '80 people have worked as registered nurses, but none of them have worked in technology since. In all, 410 people have worked in technology.',
    );
    expect(saidOf([nurses, { ...tech, count: 0 }])).toBe(
      '80 people have worked as registered nurses, but none of them have worked in technology since.',
    );
    expect(saidOf([tech, nurses])).toContain('none of them have worked as registered nurses since.');
    expect(saidOf([{ ...tech, count: 2 }, nurses])).toContain('neither has worked as a registered nurse since.');
    expect(saidOf([{ ...nurses, count: 0 }, tech])).toBe('No one here has worked as a registered nurse.');
    expect(saidOf([nurses, tech, { did: () => 'worked at Google', count: 1 }])).toBe(
      'No one here has taken those steps in that order. 80 people have worked as registered nurses. 410 have worked in technology. 1 has worked at Google.',
    );
  });
});
