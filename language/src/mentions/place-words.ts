import { knownCities, type KnownCity } from '../places/cities.ts';
import { areas, countries, provinces, stateAbbreviations, states, unitedStatesRegions, worldRegions } from '../places/countries.ts';
import { isOrdinary } from '../text/english.ts';
import { metros } from '../places/metros.ts';
import type { Phrases } from '../text/phrases.ts';
import { ownKey } from '../places/place-keys.ts';
import { cityPlace, countryPlace, metroPlace, nicknames, regionNamed, regionPlace } from '../places/place-names.ts';
import { keyOf } from '../text/text.ts';
import type { Entry, Guard, Place, PlaceType } from '../entities/types.ts';

/** `isWord` tells English words. Adds cities, states, countries, metropolitan areas and regions, and the places that occur in the database by their labels. */
export function* addPlaces(phrases: Phrases<Entry>, labels: readonly string[], isWord: (word: string) => boolean): Generator<undefined> {
  // Before the states, so that "LA" is the city first.
  for (const [name, place] of nicknames) {
    phrases.add(
      name,
      entry(place, [ownKey(place)], name.length < 3 && name !== 'dc' && name !== 'sf' ? 'code' : isOrdinary(name) ? 'word' : 'none', 1),
      false,
    );
    if (place.label.includes(', ')) phrases.add(place.label, entry(place, [ownKey(place)], 'none', 1), false);
  }
  yield;
  yield* addAreas(phrases);
  let count = 0;
  const cities = new Map<string, Named>();
  for (const known of knownCities().values())
    for (const city of known) {
      collect(cities, cityPlace(city.name, city.country, city.region), city);
      if (++count % 40 === 0) yield;
    }
  for (const label of labels) {
    const place = placeOfLabel(label);
    if (place !== null) collect(cities, place, null);
    if (++count % 40 === 0) yield;
  }
  for (const [key, named] of cities) {
    addCity(phrases, key, named, isWord);
    // "St. Paul".
    if (key.startsWith('saint ') && !cities.has(key.replace('saint', 'st'))) addCity(phrases, key.replace('saint', 'st'), named, isWord);
    if (++count % 40 === 0) yield;
  }
}

function* addAreas(phrases: Phrases<Entry>): Generator<undefined> {
  // Before the countries, so that "Scotland" is itself first.
  for (const { name, names, keys, country } of areas) for (const each of names) phrases.add(each, area(name, country, null, keys), false);
  for (const { code, names } of countries) {
    const place = countryPlace(code);
    // "Georgia" and "Jersey" are nearer home; two letters may be a word.
    for (const name of names)
      if (regionNamed(name) === null || name.length === 2)
        phrases.add(
          name,
          entry(place, [ownKey(place)], name.length === 2 && name !== 'uk' ? 'code' : isOrdinary(name) ? 'word' : 'none', 1),
          false,
        );
  }
  yield;
  for (const [country, table] of [
    ['US', states],
    ['CA', provinces],
  ] as const)
    for (const [code, name] of table) {
      const place = regionPlace(country, code);
      const keys = [ownKey(place)];
      // "New York" alone is the city, as most people mean it.
      if (code !== 'NY' && code !== 'DC') phrases.add(name, entry(place, keys, 'none', code === 'WA' ? 0.7 : 1), false);
      phrases.add(`${name} state`, entry(place, keys, 'none', 1), false);
      phrases.add(`state of ${name}`, entry(place, keys, 'none', 1), false);
      phrases.add(code, entry(place, keys, 'code', 0.9), false);
    }
  phrases.add('cali', entry(regionPlace('US', 'CA'), ['us-ca'], 'none', 1), false);
  phrases.add('upstate new york', entry(regionPlace('US', 'NY'), ['us-ny'], 'none', 0.9), false);
  phrases.add('southern california', area('Southern California', 'US', 'CA', ['metro-los-angeles', 'metro-san-diego']), false);
  phrases.add('socal', area('Southern California', 'US', 'CA', ['metro-los-angeles', 'metro-san-diego']), false);
  phrases.add('northern california', area('Northern California', 'US', 'CA', ['metro-bay-area', 'metro-sacramento']), false);
  phrases.add('norcal', area('Northern California', 'US', 'CA', ['metro-bay-area', 'metro-sacramento']), false);
  yield;
  for (const metro of metros) {
    const place = metroPlace(metro);
    for (const name of [metro.name, ...metro.names])
      phrases.add(name, entry(place, [metro.key], isOrdinary(name) ? 'word' : 'none', 1), false);
  }
  for (const region of unitedStatesRegions)
    // "The west coast" is no part of "the west".
    for (const name of region.names.flatMap((each) => (each.startsWith('the ') ? [each] : [each, `the ${each}`])))
      phrases.add(name, area(region.name, 'US', null, [region.key]), false);
  for (const region of worldRegions) for (const name of region.names) phrases.add(name, area(region.name, null, null, [region.key]), false);
}

function addCity(phrases: Phrases<Entry>, key: string, { places }: Named, isWord: (word: string) => boolean): void {
  const ranked = [...places.values()].sort((a, b) => b.population - a.population);
  const home = ranked.find((each) => each.place.country === 'US');
  const largest = ranked[0];
  if (largest === undefined) return;
  const first =
    home === undefined ||
    (home.population < 50_000 && !home.used && largest.population >= 80_000) ||
    (largest.population > 5 * home.population && largest.population > 300_000)
      ? largest
      : home;
  // Towns of one name and like size are all meant.
  const meant = ranked.filter((each) => each.place.country === first.place.country && each.population >= first.population / 2);
  const long = key.includes(' ');
  if (!phrases.has(key) && (first.population >= (long ? 20_000 : 30_000) || ranked.some((each) => each.used))) {
    // "Bath", "Split" and "Nice" are words first.
    const small = (first.place.country !== 'US' || first.population < 50_000) && first.population < 1_000_000 && isWord(key);
    const guard: Guard = small || isOrdinary(key) || (first.population < 50_000 && key.split(' ').every(isOrdinary)) ? 'word' : 'none';
    phrases.add(
      key,
      entry(
        first.place,
        meant.map((each) => ownKey(each.place)),
        guard,
        key === 'new york' ? 0.9 : meant.length > 1 ? 0.7 : 1,
      ),
      false,
    );
  }
  // Large cities are often run together: "sanfrancisco".
  if (key.includes(' ') && first.population >= 300_000 && !phrases.has(key.replaceAll(' ', '')))
    phrases.add(key.replaceAll(' ', ''), entry(first.place, [ownKey(first.place)], 'none', 0.9), false);
  for (const { place } of ranked) {
    if (place.region === null) phrases.add(place.label, entry(place, [ownKey(place)], 'none', 1), false);
    else
      for (const name of namesOfRegion(place.country, place.region))
        phrases.add(`${key} ${name.toLowerCase()}`, entry(place, [ownKey(place)], 'none', 1), false);
  }
}

/** "MA", "Massachusetts", "Mass". */
function namesOfRegion(country: string | null, region: string): string[] {
  if (country !== 'US') return [region, provinces.get(region) ?? ''];
  return [region, states.get(region) ?? '', stateAbbreviations.get(region) ?? ''].filter((name) => name !== '');
}

function collect(cities: Map<string, Named>, place: Place, known: KnownCity | null): void {
  const key = keyOf(place.city ?? '');
  // "Halle (Saale)", "Budapest XI. kerület" are names of registers.
  if (key === '' || /[()]|\b[IVX]+\. /.test(place.city ?? '')) return;
  const named = cities.get(key) ?? { places: new Map() };
  const same = named.places.get(place.label);
  named.places.set(place.label, {
    place,
    population: Math.max(same?.population ?? 0, known?.population ?? 0),
    used: (same?.used ?? false) || known === null,
  });
  cities.set(key, named);
}

/** Reads a clean label back: "Needham, MA", "Toronto, ON, Canada", "London, UK". */
function placeOfLabel(label: string): Place | null {
  const [city = '', second = '', third] = label.split(', ');
  if (second === '' || city === 'Remote') return null;
  if (third !== undefined) return cityPlace(city, 'CA', second);
  if (/^[A-Z]{2}$/.test(second) && states.has(second)) return cityPlace(city, 'US', second);
  const country = countries.find((each) => each.label === second);
  return country === undefined ? null : cityPlace(city, country.code, null);
}

function area(label: string, country: string | null, region: string | null, keys: string[]): Entry {
  return entry({ label, city: null, region, country }, keys, 'none', 1);
}

function entry(place: Place, keys: readonly (string | null)[], guard: Guard, certainty: number): Entry {
  return { meaning: { kind: 'place', place, keys: keys.filter((key) => key !== null), type: typeOf(place, keys) }, certainty, guard };
}

/** What kind of place stands under these keys. */
function typeOf(place: Place, keys: readonly (string | null)[]): PlaceType {
  if (place.city !== null) return 'city';
  if (place.region === null && areas.some((each) => each.isState && each.name === place.label)) return 'state';
  if (keys.some((key) => key?.startsWith('metro-') === true)) return 'metro';
  if (place.region !== null) return 'state';
  if (keys.some((key) => /^[a-z]{2}-.{3}/.test(key ?? ''))) return 'metro';
  return place.country === null || keys.some((key) => /-/.test(key ?? '')) ? 'region' : 'country';
}

interface Named {
  places: Map<string, { place: Place; population: number; /** Occurs in the database. */ used: boolean }>;
}
