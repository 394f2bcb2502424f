import { describe, expect, it } from 'vitest';
import { countryOf } from './Flag.tsx';

describe('a country', () => {
  it('is named by its code', () => {
    expect(countryOf('NG')).toBe('Nigeria');
  });
  it.each(['', 'ng', 'N', 'NGA', 'QX', '12'])('is none for %j', (code) => {
    expect(countryOf(code)).toBeNull();
  });
});
