import { describe, expect, it } from 'vitest';
import { read } from '@alive/language/entities/read.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { bareTitle, hasFreeWords, meaningText, variantsOf } from './text.ts';

const words = await openVocabulary({ companies: [], majors: [], places: [] });

describe('what is embedded', () => {
  it.each([
    ['something with climate in Boston', 'something with climate in'],
    ['ML infra, remote', 'Machine Learning infra,'],
    ['Boston', ''],
  ])('of “%s” is “%s”', (text, expected) => expect(meaningText(text, read(text, words))).toBe(expected));

  it('is a title without level and season', () =>
    expect(bareTitle('Summer 2027 Data Analyst Intern II – Climate')).toBe('Data Analyst Climate'));

  it('is a wish as it stands and its telling words', () =>
    expect(variantsOf('something with climate')).toEqual(['something with climate', 'something climate']));

  it.each([
    ['software engineer internships in Boston', false],
    ['remote', false],
    ['argue for a living', true],
    ['build things that fly', true],
    ['ML infra', true],
  ])('of “%s”: %s', (text, expected) => expect(hasFreeWords(text, read(text, words))).toBe(expected));
});
