import { describe, expect, it } from 'vitest';
import { citiesOfTable, type KnownCity, workTowns } from './cities.ts';
import { cities as citiesOfPackage, type City } from '../tables/gazetteer.ts';
import { openLocator } from './locate.ts';
import { metros } from './metros.ts';

describe('the table of cities', () => {
  const cities = [...citiesOfPackage()].sort((a, b) => b.population - a.population);
  it('holds every US and Canadian town of 20,000 people, and of 5,000 in a metropolitan area, with its areas', () => {
    const expected = cities.flatMap((city) => {
      if (!isNear(city) || city.region === null) return [];
      const areas = metros.filter((metro) => metro.country === city.country && distance(metro, city) <= metro.radius);
      return city.population < (areas.length > 0 ? 5000 : 20_000) ? [] : [rowOf(city, areas)];
    });
    expect(byPlace(citiesOfTable().filter(isNear))).toEqual(byPlace(expected));
  });

  it('holds the large cities and capitals of the other countries', () => {
    const expected = cities.filter(isLargeAbroad).map((city) => rowOf(city, []));
    expect(byPlace(citiesOfTable().filter((city) => !isNear(city)))).toEqual(byPlace(expected));
  });
});

describe('the table of places where many work', () => {
  it('holds none that the table of cities has, and each once', () => {
    const key = ({ name, region }: KnownCity) => `${name}, ${region ?? ''}`;
    const all = [...citiesOfTable().filter(isNear), ...workTowns()].map(key);
    expect(all.filter((one, at) => workTowns().map(key).includes(one) && all.indexOf(one) !== at)).toEqual([]);
  });

  it('names metropolitan areas of the table only', () => {
    const known = metros.map(({ key }) => key);
    expect(workTowns().flatMap((one) => one.metros.filter((metro) => !known.includes(metro)))).toEqual([]);
  });

  it('puts a job at an airport into its metropolitan area', () => {
    expect(openLocator()(['Dulles, VA']).keys).toEqual(expect.arrayContaining(['us-va-dulles', 'metro-dc']));
    expect(openLocator()(['Lake Buena Vista, FL']).keys).toEqual(expect.arrayContaining(['us-fl-lake-buena-vista', 'metro-orlando']));
  });
});

const isNear = ({ country }: { country: string }) => country === 'US' || country === 'CA';

const byPlace = (rows: readonly KnownCity[]) => Map.groupBy(rows, ({ country, region }) => `${country}-${region ?? ''}`);

const rowOf = ({ name, country, region, population }: City, areas: readonly { key: string }[]): KnownCity => ({
  name,
  country,
  region,
  population: 1000 * Math.round(population / 1000),
  metros: areas.map(({ key }) => key),
});

// Many people look at these countries, so their small cities count too.
const close = new Set('GB IE DE FR NL CH ES IT SE DK NO FI BE AT IL AU NZ PL PT GR CZ HU RO BG HR SI SK EE LV LT CY LU RS'.split(' '));

function isLargeAbroad(city: City): boolean {
  if (city.country === 'US' || city.country === 'CA') return false;
  const least = close.has(city.country) ? 80_000 : 250_000;
  return city.population >= least || (city.capital && city.population >= 100_000);
}

/** Kilometres between two points, by the equirectangular approximation: good to 1 % within a metropolitan area. */
function distance(a: Point, b: Point): number {
  const degree = Math.PI / 180;
  const x = (b.longitude - a.longitude) * degree * Math.cos(((a.latitude + b.latitude) / 2) * degree);
  return 6371 * Math.hypot(x, (b.latitude - a.latitude) * degree);
}

type Point = Pick<City, 'latitude' | 'longitude'>;
