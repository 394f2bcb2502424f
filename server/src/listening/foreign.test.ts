import { describe, expect, it } from 'vitest';
import { languageOf } from './foreign.ts';
import { wishesAbroad } from './foreign-wishes.ts';

describe('other languages', () => {
  it.each([
    ['Me gusta construir robots con mis amigos', 'Spanish'],
    ["J'ai aimé mon stage à l'ambassade", 'French'],
    ['Ich arbeite gerne mit Menschen und Tieren', 'German'],
    ['Gosto de trabalhar com crianças na minha cidade', 'Portuguese'],
    ['Mi piace molto lavorare con la gente', 'Italian'],
    ['我喜欢编程', 'Chinese'],
    ['ロボットが好きです', 'another'],
    ['Los Angeles or Las Vegas', null],
    ['the UN, Companhia das Letras', null],
    ['I die a little in every meeting', null],
    ['an internship in a lab', null],
  ] as const)('takes "%s" for %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it('hears what is liked, hated and wanted in its own words', () => {
    expect(wishesAbroad('Me encanta diseñar puentes. Odio las hojas de cálculo. Quiero ser ingeniera', 'Spanish')).toEqual({
      loved: ['“diseñar puentes”'],
      hated: ['“las hojas de cálculo”'],
      wanted: ['“ingeniera”'],
    });
    expect(wishesAbroad("Je n'aime pas les réunions", 'French')).toMatchObject({ loved: [], hated: ['“les réunions”'] });
  });
});
