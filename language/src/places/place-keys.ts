import { citiesNamed } from './cities.ts';
import { areas, unitedStatesRegions, worldRegions } from './countries.ts';
import { metros } from './metros.ts';
import { slugOf } from '../text/text.ts';
import type { Place } from '../entities/types.ts';

/**
 * The keys under which a job at this place is found, for an array-overlap search: "us", "us-ny", "us-ny-new-york", "gb",
 * "gb-london", "metro-new-york", "region-northeast", "remote". A borough of New York also holds the city's key, a city the keys of
 * its metropolitan areas, a metropolitan area only its own and those of its state.
 */
export function placeKeys(place: Place): string[] {
  const keys = new Set<string>();
  if (/^remote\b/i.test(place.label)) keys.add('remote');
  const named = place.city === null && place.region === null ? place.label.replace(/^Remote, /, '') : null;
  if (named !== null) for (const key of areas.find((area) => area.name === named)?.keys ?? []) keys.add(key);
  if (place.country === null) {
    for (const region of worldRegions) if (region.name === named) keys.add(region.key);
    return [...keys];
  }
  const country = place.country.toLowerCase();
  keys.add(country);
  for (const region of worldRegions) if (region.members.includes(place.country)) keys.add(region.key);
  if (country === 'us') for (const region of unitedStatesRegions) if (region.name === named) keys.add(region.key);
  if (place.region !== null) {
    keys.add(`${country}-${place.region.toLowerCase()}`);
    if (country === 'us') for (const region of unitedStatesRegions) if (region.members.includes(place.region)) keys.add(region.key);
  }
  for (const key of place.city === null ? areaKeys(place) : cityKeys(place, place.city)) keys.add(key);
  return [...keys];
}

/** The key of the city, state or country itself: what "in X" asks for. Null for a place that has none. */
export function ownKey(place: Place): string | null {
  if (place.country === null) return /^remote\b/i.test(place.label) ? 'remote' : null;
  const metro = metros.find((area) => area.name === place.label);
  if (metro !== undefined) return metro.key;
  const parts = [place.country, place.region, place.city === null ? null : slugOf(place.city)];
  return parts
    .filter((part) => part !== null)
    .join('-')
    .toLowerCase();
}

/** The metropolitan areas a city lies in; none for a small or far one. */
export function metrosOf(place: Place): string[] {
  if (place.city === null) return [];
  const here = citiesNamed(place.city).filter((city) => city.country === place.country && city.region === place.region);
  return [...new Set(here.flatMap((city) => city.metros))];
}

function areaKeys(place: Place): string[] {
  const metro = metros.find((area) => area.name === place.label);
  return metro === undefined ? [] : [metro.key];
}

function cityKeys(place: Place, city: string): string[] {
  const keys = [ownKey(place) ?? '', ...metrosOf(place)];
  if (place.country === 'US' && place.region === 'NY' && boroughs.has(city)) keys.push('us-ny-new-york');
  return keys;
}

const boroughs = new Set(['Brooklyn', 'Manhattan', 'Queens', 'Bronx', 'Staten Island']);
