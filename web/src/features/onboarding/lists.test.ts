import { describe, expect, it } from 'vitest';
import { meantMajor, meantSchool } from './lists.ts';

describe('a school or major that was typed', () => {
  it('is the one of that name or short name', () => {
    expect(meantSchool('mit')).toEqual({ is: 'known', name: 'Massachusetts Institute of Technology' });
    expect(meantSchool(' georgia tech ')).toEqual({ is: 'known', name: 'Georgia Institute of Technology' });
    expect(meantMajor('bio')).toEqual({ is: 'known', name: 'Biology' });
  });

  it('is asked about where several fit, four at most', () => {
    expect(meantMajor('environmental')).toMatchObject({ is: 'unsure', names: expect.arrayContaining(['Environmental Engineering']) });
    const found = meantSchool('university');
    expect(found.is === 'unsure' && found.names.length).toBe(4);
  });

  it('stays as it is where nothing fits', () => {
    expect(meantSchool('A small college')).toEqual({ is: 'unlisted' });
    expect(meantSchool('')).toEqual({ is: 'unlisted' });
  });
});
