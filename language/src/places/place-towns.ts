import { citiesNamed } from './cities.ts';
import type { Gazetteer, Town } from '../tables/gazetteer.ts';
import { cityPlace, countryOfCode, nicknamed, regionNamed } from './place-names.ts';
import type { Place } from '../entities/types.ts';

/** The towns of a name, most people first; the gazetteer is asked only where the built-in table does not settle it. */
export function townsNamed(name: string, gazetteer: Gazetteer): readonly Town[] {
  const known = citiesNamed(name);
  const [only] = known;
  return known.length === 1 && only !== undefined && only.population > 100_000 ? known : [...known, ...gazetteer.named(name)];
}

/** The town of that name within a state or country, by a short name too; null where it has none. */
export function townWithin(name: string, { country, region }: Within, gazetteer: Gazetteer): Town | null {
  const isWithin = (place: { country: string | null; region: string | null }) =>
    place.country === country && (region === null || place.region === region);
  const short = nicknamed(name);
  const town = townsNamed(short !== null && isWithin(short) ? (short.city ?? name) : name, gazetteer).find(isWithin);
  if (town !== undefined) return town;
  return short !== null && isWithin(short) ? { name: short.city ?? name, country, region: short.region, population: 0 } : null;
}

/** Whether the name is that of a city so much larger elsewhere that nobody means this town by it: Boston, New York, has 8,000 people. */
export function isOvershadowed(town: Town, gazetteer: Gazetteer): boolean {
  const [largest] = townsNamed(town.name, gazetteer);
  return largest !== undefined && largest.population > bigCity && largest.population > 20 * town.population && town.population > 0;
}

/** Whether the name is that of a big city, of `country` where that is given. */
export function isBigCity(name: string, country: string | null, gazetteer: Gazetteer): boolean {
  const short = nicknamed(name);
  if (short !== null) return country === null || short.country === country;
  return townsNamed(name, gazetteer).some((town) => town.population > bigCity && (country === null || town.country === country));
}

const bigCity = 200_000;

/**
 * The city that a name means by itself: of the United States unless a far larger one elsewhere has the name. Null for a village, which may
 * be any word, and for a name that two large cities of two countries share. Its state is null where cities of like size in several have
 * the name.
 */
export function cityAlone(name: string, gazetteer: Gazetteer): Place | null {
  const short = nicknamed(name);
  if (short !== null) return short;
  const towns = townsNamed(name, gazetteer);
  const home = towns.find((town) => town.country === 'US');
  const [largest] = towns;
  if (largest === undefined || largest.population < fewPeople) return null;
  const abroad = home === undefined || (largest.population > 5 * home.population && largest.population > 300_000);
  const rival = towns.find((town) => (abroad ? town.country !== largest.country : town.country === 'US' && town.region !== home.region));
  const town = abroad ? largest : home;
  const isRivalled = rival !== undefined && rival.population > town.population * (abroad ? 0.5 : 0.7);
  if (isRivalled) return abroad ? null : cityPlace(town.name, 'US', null);
  return town.population < fewPeople ? null : cityPlace(town.name, town.country, town.region);
}

/** Fewer people than this, and a name alone may be anything: "Friendly" is in Maryland. */
const fewPeople = 10_000;

/** Where a state's or country's name or code puts a town; a code of two letters may be either, the state first. */
export function withinOf(text: string): { first: Within | null; other: Within | null } {
  const region = regionNamed(text);
  const code = /^[A-Za-z]{2}$/.test(text) ? countryOfCode(text) : null;
  const abroad = code === null ? null : { country: code, region: null };
  return region === null ? { first: abroad, other: null } : { first: region, other: abroad };
}

export interface Within {
  country: string;
  /** null: anywhere in the country. */
  region: string | null;
}
