import { describe, expect, it } from 'vitest';
import { cityPlace } from './place-names.ts';
import { metros } from './metros.ts';
import { placeKeys } from './place-keys.ts';
import { read } from '../entities/read.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';

const open = await openVocabulary({ companies: [], majors: [], places: ['Needham, MA', 'Toronto, ON, Canada', 'Reading, UK'] });

/** Every place that the vocabulary knows, by its label. */
function placesKnown(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const key of open.phrases.keys())
    for (const match of open.phrases.find(key.split(' ').map((text) => ({ text, raw: text, gap: ' ', start: 0, end: 0 }))))
      for (const { meaning } of match.values)
        if (meaning?.kind === 'place')
          places.set(meaning.place.label, (places.get(meaning.place.label) ?? new Set()).add(meaning.keys.join(' ')));
  return places;
}

describe('a place read back from its label', () => {
  it('means the keys that are accepted', () => {
    const wrong = [...placesKnown()].flatMap(([label, accepted]) => {
      const [mention, ...others] = read(label, open).mentions;
      const keys = mention?.kind === 'place' ? mention.keys.join(' ') : 'no place';
      return others.length === 0 && accepted.has(keys)
        ? []
        : [`${label}: ${keys}${others.length > 0 ? ' and more' : ''}, known as ${[...accepted].join(' or ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('finds the jobs of the city that its area is named for', () => {
    expect(placeKeys(cityPlace('Washington', 'US', 'DC'))).toContain('metro-dc');
    expect(placeKeys(cityPlace('New York', 'US', 'NY'))).toContain('metro-new-york');
    expect(
      metros.filter((metro) =>
        placeKeys({ label: metro.name, city: null, region: metro.region, country: metro.country }).includes(metro.key),
      ),
    ).toHaveLength(metros.length);
  });
});
