import { describe, expect, it } from 'vitest';
import { capitalise, text } from './text.ts';

describe('names', () => {
  it('are capitalised in every part', () => {
    expect(capitalise('  mAYA ')).toBe('Maya');
    expect(capitalise("o'neill-RAMAN de la  cruz")).toBe("O'Neill-Raman De La Cruz");
    expect(capitalise('élodie ŞAHIN')).toBe('Élodie Şahin');
  });
});

describe('text', () => {
  it.each(['Maya', '🙂', '李', 'é'])('may be %s', (value) => expect(text(1, 100).safeParse(value).success).toBe(true));

  it.each(['\u200b\u2060', '\u3164', '\u00ad', 'Maya\u202e', 'a\u0000'])('must be seen and read in one direction: %j', (value) =>
    expect(text(1, 100).safeParse(value).success).toBe(false),
  );
});
