import { type Gazetteer, nameKey, openGazetteer } from '@alive/language/tables/gazetteer.ts';
import { placeKeys } from '@alive/language/places/place-keys.ts';
import { cityPlace, countryPlace, metroNamed, regionNamed, wholeOf } from '@alive/language/places/place-names.ts';
import { parseLocations } from '@alive/language/places/places.ts';
import type { Place } from '@alive/language/entities/types.ts';
import { remembered } from '#platform/kept.ts';
import { countries } from '@alive/language/places/countries.ts';
import { fold } from '@alive/language/text/text.ts';
import { wordPairs } from '@alive/language/tables/tables.ts';

/**
 * Reads a hometown as people write it ("Richfield. UT", "NYC", "England", "small town in Ohio", "Tbilisi, Georgia") into city, ISO 3166-1
 * alpha-2 country and search keys; of several places the first. What is no known place has neither country nor keys, and so has a
 * village that stands alone. "Georgia" alone is the state. Remembered per text.
 */
export const openHometowns = (gazetteer: Gazetteer = openGazetteer()): ReadHometown =>
  remembered((text) => hometownOf(readPlace(text.slice(0, longest), gazetteer)));

const longest = 200;

function hometownOf(place: Place | null): Hometown {
  if (place === null || place.country === null) return { city: null, region: null, country: null, keys: [] };
  const code = currentCode(place.country);
  const keys = new Set([...placeKeys(place), ...placeKeys({ ...place, country: code })]);
  return {
    city: place.city ?? cityStates.get(code) ?? null,
    region: place.region,
    // Listings write Puerto Rico like a state, the world gives it a flag.
    country: place.region === 'PR' ? 'PR' : code,
    keys: [...keys],
  };
}

function readPlace(written: string, gazetteer: Gazetteer): Place | null {
  const text = plainPlace(written, (name) => isTown(name, gazetteer));
  const wide = wideParts(text);
  if (wide !== null) return wide;
  const parts = text.split(',').map((part) => part.trim());
  const stated = parts.length > 1 ? countryIn(parts.at(-1) ?? '') : null;
  const [parsed = null] = parseLocations([text], gazetteer).places;
  if (stated !== null && currentCode(parsed?.country ?? '') !== stated) return statedCity(parts, stated, parsed, gazetteer);
  if (parsed?.city === null || parsed === null) return parsed;
  if (parsed.region === 'DC') return cityPlace('Washington', 'US', 'DC');
  return parts.length === 1 && isVillage(parsed, text, gazetteer) ? null : tidied(parsed, gazetteer);
}

/** A country or state as a whole, parts of it too: "Trinidad & Tobago", "Upstate New York", "rural Montana". */
function wideParts(text: string): Place | null {
  if (metroNamed(text) !== null || regionNamed(text) !== null) return null;
  // "Korea, South"
  const country = countryIn(text) ?? countryIn(text.split(',').toReversed().join(' '));
  if (country !== null) return countryPlace(country);
  return wholeOf(text);
}

/** The last part names another country than was read: "Tbilisi, Georgia" is not the state's, where it has no such town. */
function statedCity(parts: readonly string[], country: string, parsed: Place | null, gazetteer: Gazetteer): Place | null {
  const [name = ''] = parts;
  const towns = gazetteer.named(name);
  const there = towns.find((town) => currentCode(town.country) === country);
  const asRegion = regionNamed(parts.at(-1) ?? '');
  const inRegion = towns.some((town) => town.country === asRegion?.country && town.region === asRegion.region);
  if (asRegion !== null && (inRegion || there === undefined)) return parsed;
  return cityPlace(there?.name ?? name, country, there?.region ?? null);
}

/** Alone, a name of few people may be anything: "Earth" is in Texas, "Unity" in Maine. */
function isVillage({ city, country, region }: Place, text: string, gazetteer: Gazetteer): boolean {
  if (city === null || nameKey(city) !== nameKey(text)) return false;
  const here = gazetteer.named(city).find((town) => town.country === country && town.region === region);
  return here !== undefined && here.population < fewPeople;
}

const fewPeople = 5000;

/** "Santiago de Chile" was parted before "Chile". */
function tidied(place: Place, gazetteer: Gazetteer): Place {
  const name = place.city?.replace(/ (?:de|do|da|of|in)$/i, '') ?? '';
  if (place.country === null || name === place.city) return place;
  const town = gazetteer.named(name).find(({ country, region }) => country === place.country && (place.region ?? region) === region);
  return cityPlace(town?.name ?? name, place.country, town?.region ?? place.region);
}

const isTown = (name: string, gazetteer: Gazetteer): boolean => gazetteer.named(name).length > 0;

/** ISO 3166-1 alpha-2 code of the country that a text names as a whole in any of its usual spellings, or null. */
function countryIn(text: string): string | null {
  return byName.get(keyOf(text)) ?? null;
}

/** The code of today for one that a country has given up: "DY" (Dahomey) is Benin. */
function currentCode(code: string): string {
  return givenUp[code] ?? code;
}

/** Countries that are one city, by code. */
const cityStates: ReadonlyMap<string, string> = new Map(wordPairs('city states'));

// ISO 3166-3: the runtime's data still names them.
const givenUp: Readonly<Record<string, string>> = { DY: 'BJ', HV: 'BF', NH: 'VU', RH: 'ZW', VD: 'VN', TP: 'TL', ZR: 'CD', BU: 'MM' };

function keyOf(text: string): string {
  return fold(text)
    .replace(/['’.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/^the /, '');
}

const byName = new Map<string, string>([
  ...countries
    .filter(({ code }) => givenUp[code] === undefined)
    .flatMap(({ code, name, names }) => [name, ...names].map((each) => [keyOf(each), code] as const)),
  ...wordPairs('other country names').map(([name, code]) => [keyOf(name), code] as const),
]);

/**
 * A hometown's text without what people say around it: "born in Lagos, raised in Houston" is "Lagos", "a suburb of Chicago" is "Chicago",
 * "Richfield. UT" is "Richfield, UT". `isTown` tells names that are to stay whole ("City of Industry", "Little Rock").
 */
function plainPlace(text: string, isTown: (name: string) => boolean): string {
  const even = text.replace(/\s+/g, ' ').trim().replace(stateSign, ', ').replace(mainland, 'China').replace(signs, '');
  const [first = ''] = even.replace(lead, '').split(later);
  const bare = first.replace(/^[\s,.:-]+|[\s,.:-]+$/g, '');
  if (isTown(bare.split(',')[0] ?? '')) return bare;
  const [name = '', ...rest] = bare.replace(around, '').split(',');
  // "Bay Area" is a name of its own.
  return [metroNamed(name) === null ? name.replace(surroundings, '') : name, ...rest].join(',').trim();
}

// "Richfield. UT", but not "St. Louis".
const stateSign = /(?<=\p{L}{4})\. (?=\p{L})/gu;
const mainland = /\bp\.? ?r\.? (?:of )?china\b|\bpeople['’]s republic of china\b/gi;
/** Flags and other pictures. */
const signs = /[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200D]/gu;
const lead =
  /^(?:i(?:['’]m| am)? )?(?:originally |i was |was |am |a native of |native of |home ?town:? |(?:born|raised|grew up)(?: and (?:born|raised|bred))? (?:in|near|outside of|outside) |from |in )+/i;
const later = /\s*[;|]\s*|,? (?:and |but |then )*(?:(?:grew up|raised|lived|living|now|currently|moved|based|via|by way of)\b)/i;
const around =
  /^(?:(?:a|an|the|very|really|just|small|tiny|little|rural|farm|farming|beach|mountain|quiet)\s)*(?:(?:town|village|city|suburbs?|place|farm|community|island|area|somewhere|outskirts|countryside)\s)?(?:just\s)?(?:in|of|near|outside of|outside|around|close to|by)\s/i;
const surroundings = /(?: metro(?:politan)?)? (?:suburbs?|area|region|metro)$/i;

type ReadHometown = (text: string) => Hometown;

interface Hometown {
  city: string | null;
  /** US state or Canadian province by postal code; elsewhere null. */
  region: string | null;
  country: string | null;
  /** See language/places/place-keys.ts. */
  keys: string[];
}
