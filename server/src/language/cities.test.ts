import { describe, expect, it } from 'vitest';
import { citiesByRegion, citiesOfTheWorld } from './cities-data.ts';
import { cities as citiesOfPackage, type City } from './gazetteer.ts';
import { metros } from './metros.ts';

describe('the table of cities', () => {
  const cities = [...citiesOfPackage()].sort((a, b) => b.population - a.population);

  it('holds every US and Canadian town of 20,000 people, and of 5,000 in a metropolitan area, with its areas', () => {
    const expected: Record<string, string> = {};
    for (const city of cities) {
      if ((city.country !== 'US' && city.country !== 'CA') || city.region === null) continue;
      const areas = metros.filter((metro) => metro.country === city.country && distance(metro, city) <= metro.radius);
      if (city.population < (areas.length > 0 ? 5000 : 20_000)) continue;
      const entry = [sized(city), ...areas.map((area) => area.key.slice('metro-'.length))].join(':');
      const place = `${city.country}-${city.region}`;
      expected[place] = expected[place] === undefined ? entry : `${expected[place]}|${entry}`;
    }
    expect(citiesByRegion).toEqual(expected);
  });

  it('holds the large cities and capitals of the other countries', () => {
    const expected: Record<string, string> = {};
    for (const city of cities.filter(isLargeAbroad))
      expected[city.country] = expected[city.country] === undefined ? sized(city) : `${expected[city.country]}|${sized(city)}`;
    expect(citiesOfTheWorld).toEqual(expected);
  });
});

// Many people look at these countries, so their small cities count too.
const close = new Set('GB IE DE FR NL CH ES IT SE DK NO FI BE AT IL AU NZ PL PT GR CZ HU RO BG HR SI SK EE LV LT CY LU RS'.split(' '));

const sized = (city: City) => `${city.name} ${Math.round(city.population / 1000)}`;

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
