import { citiesNamed } from './cities.ts';
import { type Gazetteer, openGazetteer } from '../tables/gazetteer.ts';
import { placeKeys } from './place-keys.ts';
import { cityPlace, metroNamed } from './place-names.ts';
import { parseLocations } from './places.ts';
import type { Place } from '../entities/types.ts';

/**
 * Reads the location texts of a posting into the labels and search keys of its places. What was read is remembered, since lists name
 * the same few places again and again: open one for each run and let it go afterwards.
 */
export function openLocator(gazetteer: Gazetteer = openGazetteer()): Locate {
  const known = new Map<string, Located>();
  return (texts) => {
    const key = JSON.stringify(texts);
    let located = known.get(key);
    if (located === undefined) {
      located = locate(texts, gazetteer);
      if (known.size === most) known.clear();
      known.set(key, located);
    }
    return located;
  };
}

const most = 5000;

function locate(texts: readonly string[], gazetteer: Gazetteer): Located {
  const { places, remote } = parseLocations(texts.map(plainArea), gazetteer);
  return {
    labels: places.map((place) => place.label),
    keys: [...new Set([...places.flatMap(keysOf), ...(remote ? ['remote'] : [])])],
    remote,
  };
}

/** "Greater Boston Area", "Denver Metro Area, CO", "Toulouse Area": the metropolitan area where one goes by that name, else the town it is called after. */
function plainArea(text: string): string {
  return text.replace(areaName, (whole, greater?: string, metro?: string, plain?: string) => {
    if (metroNamed(whole) !== null) return whole;
    const name = (greater ?? metro ?? plain ?? '').replace(/\s+city$/i, '');
    const called = [`${name} Metro`, `Greater ${name}`].find((one) => metroNamed(one) !== null);
    return called ?? name;
  });
}

const areaName =
  /\bgreater\s+([\p{L}.'’ -]+?)(?:\s+metro(?:politan)?)?\s+(?:area|region)\b|(?<![\p{L}])([\p{L}.'’ -]+?)\s+metro(?:politan)?\s+(?:area|region)\b|^([\p{L}.'’ -]+?)\s+area(?=\s*(?:,|$))/giu;

/** A job somewhere about a city is one of that city too, for whoever looks for it and for whoever wants to be anywhere else. */
function keysOf(place: Place): string[] {
  const centre = place.city === null && place.region !== null ? centreOf(place) : null;
  return [...placeKeys(place), ...(centre === null ? [] : placeKeys(centre))];
}

/** The city that a metropolitan area is called after: "New York metro"; null for one with a name of its own ("Twin Cities"). */
function centreOf({ label, region, country }: Place): Place | null {
  const name = label.replace(/^(?:greater|metro)\s+|\s+metro$|[,–].*$/gi, '');
  const city = citiesNamed(name).find((one) => one.region === region && one.country === country);
  return city === undefined || metroNamed(label) === null ? null : cityPlace(city.name, city.country, city.region);
}

export type Locate = (texts: readonly string[]) => Located;

interface Located {
  labels: string[];
  /** See `placeKeys`; with "remote" where the texts say so. */
  keys: string[];
  remote: boolean;
}
