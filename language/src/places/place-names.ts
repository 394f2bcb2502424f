import { alpha2Of, areas, countries, provinces, states, unitedStatesRegions, worldRegions } from './countries.ts';
import { metros, type Metro } from './metros.ts';
import { list, optional, readTable, string, wordPairs } from '../tables/tables.ts';
import { fold } from '../text/text.ts';
import type { Place } from '../entities/types.ts';

// Where the gazetteer's name is not the one that people write.
const cityNames: Record<string, string> = Object.fromEntries(wordPairs('city names'));

/** The state, province or other named part of a country that a text names in full or by postal code; null when it names none. */
export function regionNamed(text: string): { country: string; region: string } | null {
  return regionNames.get(plain(text)) ?? null;
}

/** ISO code of the country that a text names ("USA", "the Netherlands", "GBR"), or null. A bare code of two or three letters is in capitals. */
export function countryNamed(text: string): string | null {
  const code = /^[A-Z]{2}$/.test(text) && !regionNames.has(text.toLowerCase()) && countryLabels.has(text) ? text : alpha2Of.get(text);
  return countryNames.get(plain(text)) ?? code ?? null;
}

/** The country of a two-letter code, as in "Paris, FR". */
export function countryOfCode(text: string): string | null {
  const code = text.toUpperCase();
  return countryLabels.has(code) ? code : null;
}

/** The metropolitan area that a text names, or null. */
export function metroNamed(text: string): Metro | null {
  return metroNames.get(plain(text)) ?? null;
}

/**
 * The part of a country or of the world that a text names ("Bavaria", "EMEA", "Midwest", "Europe"), or null. Its country is null where it
 * lies in several.
 */
export function areaNamed(text: string): Place | null {
  return areaPlaces.get(plain(text)) ?? null;
}

/** The state, province or country of which a text names a part: "Upstate New York", "Southern California", "rural Montana". */
export function wholeOf(text: string): Place | null {
  const rest = part.exec(text)?.[1] ?? '';
  const region = regionNamed(rest);
  const country = countryNamed(rest);
  if (region !== null) return rest.length > 2 ? regionPlace(region.country, region.region) : null;
  return country === null ? null : countryPlace(country);
}

const part =
  /^(?:upstate|downstate|rural|coastal|inland|interior|(?:north|south|east|west|central|mid)(?:ern|west(?:ern)?|east(?:ern)?)?)[ -](\p{L}[\p{L} .]+)$/iu;

/** What a short name stands for: "NYC" is New York, NY. */
export function nicknamed(text: string): Place | null {
  return nicknames.get(plain(text)) ?? null;
}

/** A city of the gazetteer as people write it: "Washington, D.C." is "Washington". */
export const cityWritten = (city: string, country: string): string => cityNames[`${city}|${country}`] ?? city.replace(/^[‘ʻ]/, '');

/** "New York, NY", "Toronto, ON, Canada", "London, UK". */
export function cityPlace(city: string, country: string, region: string | null): Place {
  const name = cityWritten(city, country);
  const label =
    country === 'US' && region !== null
      ? `${name}, ${region}`
      : [name, region, labelOf(country)].filter((part) => part !== null).join(', ');
  return { label: name === labelOf(country) ? name : label, city: name, region, country };
}

/** "California", "Ontario, Canada"; the District of Columbia is its city. */
export function regionPlace(country: string, region: string): Place {
  if (region === 'DC') return cityPlace('Washington', 'US', 'DC');
  const name = (country === 'US' ? states : provinces).get(region) ?? region;
  // "New York" alone is the city.
  const label = country !== 'US' ? `${name}, Canada` : region === 'NY' ? 'New York State' : name;
  return { label, city: null, region, country };
}

export function countryPlace(code: string): Place {
  return { label: countryLabels.get(code)?.name ?? code, city: null, region: null, country: code };
}

export function metroPlace(metro: Metro): Place {
  return { label: metro.name, city: null, region: metro.region, country: metro.country };
}

function labelOf(country: string): string {
  return countryLabels.get(country)?.label ?? country;
}

function plain(text: string): string {
  return fold(text)
    .replace(/['’]/g, '')
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function regionTable(): Map<string, { country: string; region: string }> {
  const table = new Map<string, { country: string; region: string }>();
  for (const [country, names] of [
    ['CA', provinces],
    ['US', states],
  ] as const)
    for (const [region, name] of names) {
      table.set(plain(name), { country, region });
      table.set(region.toLowerCase(), { country, region });
    }
  for (const [name, region] of wordPairs('other state names')) table.set(name, { country: 'US', region });
  return table;
}

const countryLabels = new Map(countries.map((country) => [country.code, country]));
const countryNames = new Map(countries.flatMap((country) => country.names.map((name) => [name, country.code] as const)));
const regionNames = regionTable();
// What is both an area and a part of the world is the area: "EMEA" is more than Europe.
const areaPlaces = new Map<string, Place>(
  [
    ...worldRegions.map(({ name, names }) => ({ name, names, country: null })),
    ...unitedStatesRegions.map(({ name, names }) => ({ name, names, country: 'US' })),
    ...areas,
  ].flatMap(({ name, names, country }) => names.map((each) => [plain(each), { label: name, city: null, region: null, country }] as const)),
);
const metroNames = new Map(metros.flatMap((metro) => [plain(metro.name), ...metro.names].map((name) => [name, metro] as const)));

/** Every short name with its city, for readers of free text. */
export const nicknames: ReadonlyMap<string, Place> = new Map(
  readTable('nicknames', { country: string, region: optional, city: string, names: list }).flatMap(({ country, region, city, names }) =>
    names.map((name) => [name, cityPlace(city, country, region)] as const),
  ),
);
