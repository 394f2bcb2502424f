import { describe, expect, it } from 'vitest';
import { flagOf } from './flag.ts';

describe('a flag', () => {
  it('is the character of a country and its name', () => {
    expect(flagOf('NG')).toEqual({ character: '🇳🇬', country: 'Nigeria' });
  });
  it.each(['', 'ng', 'N', 'NGA', 'QX', '12'])('is none for %j', (code) => {
    expect(flagOf(code)).toBeNull();
  });
});
