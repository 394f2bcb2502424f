import { citiesByRegion, citiesOfTheWorld } from './cities-data.ts';
import { nameKey } from './gazetteer.ts';
import { cityPlace } from './place-names.ts';

/**
 * The towns that need no gazetteer: those of 20,000 people in the United States and Canada (5,000 near a metropolis), and the
 * large ones elsewhere.
 */
export const knownCities: ReadonlyMap<string, readonly KnownCity[]> = readTable();

/** The known towns of that name, most people first. */
export function citiesNamed(name: string): readonly KnownCity[] {
  return knownCities.get(nameKey(name)) ?? [];
}

/** Labels of other cities of the name of this one: "Springfield, MA" may be any of several; none of what is no city. */
export function otherCitiesOf(label: string): string[] {
  const [city = ''] = label.split(',');
  const all = citiesNamed(city).map(({ name, country, region }) => cityPlace(name, country, region).label);
  return all.includes(label) ? all.filter((other) => other !== label) : [];
}

/** "Boston, MA" is "Boston"; places abroad keep their country, and names that are also another's their state. */
export function shortPlace(label: string): string {
  const city = label.replace(/, [A-Z]{2}$/, '');
  return label === 'Washington, DC' || (city !== label && citiesNamed(city).length > 1 && !label.startsWith('New York')) ? label : city;
}

function readTable(): Map<string, KnownCity[]> {
  const cities: KnownCity[] = [];
  for (const [place, entries] of Object.entries(citiesByRegion))
    for (const entry of entries.split('|')) cities.push(readEntry(entry, place.slice(0, 2), place.slice(3)));
  for (const [country, entries] of Object.entries(citiesOfTheWorld))
    for (const entry of entries.split('|')) cities.push(readEntry(entry, country, null));
  const index = new Map<string, KnownCity[]>();
  for (const city of cities.sort((a, b) => b.population - a.population)) {
    // "Washington, D.C." is "Washington" to those who write.
    const written = cityPlace(city.name, city.country, city.region).city ?? city.name;
    for (const key of new Set([nameKey(city.name), nameKey(written)])) index.set(key, [...(index.get(key) ?? []), city]);
  }
  return index;
}

function readEntry(entry: string, country: string, region: string | null): KnownCity {
  const [sized = '', ...metros] = entry.split(':');
  const space = sized.lastIndexOf(' ');
  const population = Number(sized.slice(space + 1)) * 1000;
  return { name: sized.slice(0, space), country, region, population, metros: metros.map((metro) => `metro-${metro}`) };
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
