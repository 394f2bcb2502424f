import { describe, it, expect } from 'vitest';
import { initials } from './Monogram.tsx';

describe('initials', () => {
  it('takes the first and the last word', () => {
    expect(initials('Maya Raman')).toBe('MR');
    expect(initials('  ana  maria de la Cruz ')).toBe('AC');
    expect(initials('Cher')).toBe('C');
  });

  it('reads letters beyond ASCII and skips signs', () => {
    expect(initials('Ólafur (Óli) Élan')).toBe('ÓÉ');
    expect(initials('— 李 小龙')).toBe('李小');
    expect(initials('')).toBe('');
  });
});
