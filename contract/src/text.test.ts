import { describe, expect, it } from 'vitest';
import { capitalise } from './text.ts';

describe('names', () => {
  it('are capitalised in every part', () => {
    expect(capitalise('  mAYA ')).toBe('Maya');
    expect(capitalise("o'neill-RAMAN de la  cruz")).toBe("O'Neill-Raman De La Cruz");
    expect(capitalise('élodie ŞAHIN')).toBe('Élodie Şahin');
  });
});
