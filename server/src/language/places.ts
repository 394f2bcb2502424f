import { citiesNamed } from './cities.ts';
import type { Gazetteer, Town } from './gazetteer.ts';
import {
  cityPlace,
  countryNamed,
  countryOfCode,
  countryPlace,
  metroNamed,
  metroPlace,
  nicknamed,
  regionNamed,
  regionPlace,
  worldRegionNamed,
} from './place-names.ts';
import type { Place } from './types.ts';

/**
 * Clean places from the location texts of one posting, as employers write them: "NYC", "Seattle,WA", "US-IL-Niles",
 * "Dallas, TX or Scottsdale, AZ", "Remote in Canada". Several places in one text come apart; equal ones are given once; a text
 * that says nothing ("Multiple Locations") gives none; an unknown one stays as a label. `remote` when any text says so.
 * The gazetteer is asked only about towns that the built-in table does not hold.
 */
export function parseLocations(raw: readonly string[], gazetteer: Gazetteer): { places: Place[]; remote: boolean } {
  const places = new Map<string, Place>();
  let remote = false;
  for (const text of raw) {
    const isRemote = /\bremote(?:ly)?\b|\bwork from home\b/i.test(text);
    remote ||= isRemote;
    for (const place of placesIn(text, isRemote, gazetteer)) places.set(place.label, place);
  }
  return { places: [...places.values()], remote };
}

function placesIn(text: string, isRemote: boolean, gazetteer: Gazetteer): Place[] {
  const segments = text
    .slice(0, 2000)
    .replace(/<[^>]{0,20}>/g, ';')
    .replace(/^([A-Z]{2,3})-([A-Z]{2})-/, '$1, $2, ')
    .replace(noise, ' ')
    .split(/[;|/•\n()]|\s[-–—l]\s|\s(?:or|and)\s/);
  const found = segments.flatMap((segment) => readSegment(segment, gazetteer));
  const places = inheritRegion(found, gazetteer);
  if (!isRemote) return places;
  const wide = places.every((place) => place.city === null);
  const alone = segments.length > 1 && segments.some((segment) => /^[\s,.:-]*$/.test(segment)) && !wide;
  if (places.length === 0) return [remotePlace(null)];
  return wide ? places.map(remotePlace) : /\bor remote\b/i.test(text) && alone ? [...places, remotePlace(null)] : places;
}

/** "Nashville/Franklin, TN": a town without a state is in the state of the next one, when there is such a town. */
function inheritRegion(found: Found[], gazetteer: Gazetteer): Place[] {
  return found.map((item, at) => {
    const next = found[at + 1];
    if (item.stated || next?.place.region == null || item.place.city === null || item.place.region === next.place.region) return item.place;
    const { country, region } = next.place;
    const there = lookUp(item.place.city, gazetteer).find((city) => city.country === country && city.region === region);
    return there === undefined ? item.place : cityPlace(there.name, there.country, there.region);
  });
}

function readSegment(segment: string, gazetteer: Gazetteer): Found[] {
  const parts = segment
    .split(',')
    .map((part) => part.replace(/^[\s.:*-]+|[\s.:*-]+$/g, '').replace(/\s+/g, ' '))
    .filter((part) => part.length > 1)
    .flatMap((part, at) => pieces(part, at > 0, gazetteer));
  return group(parts).flatMap((items) => resolve(items, gazetteer));
}

/** Takes "GA Chicago", "Boston MA" and "Oregon US" apart; a text that is a name as a whole stays one. */
function pieces(part: string, follows: boolean, gazetteer: Gazetteer): Piece[] {
  const whole = pieceOf(part, follows);
  if (whole !== null) return [whole];
  const town = /^(?:town|city) of (.+)$/i.exec(part)?.[1] ?? part;
  if (lookUp(part, gazetteer).length > 0) return [{ kind: 'city', text: part }];
  if (lookUp(town, gazetteer).length > 0) return [{ kind: 'city', text: town }];
  const words = part.split(' ');
  for (let cut = words.length - 1; cut >= 1; cut--) {
    const head = words.slice(0, cut).join(' ');
    const tail = words.slice(cut).join(' ');
    if (isLead(head, follows)) return [...pieces(head, follows, gazetteer), ...pieces(tail, true, gazetteer)];
  }
  for (let cut = 1; cut < words.length; cut++) {
    const tail = words.slice(cut).join(' ');
    if (isTail(tail)) return [...pieces(words.slice(0, cut).join(' '), follows, gazetteer), ...pieces(tail, true, gazetteer)];
  }
  return [{ kind: 'city', text: part }];
}

function pieceOf(text: string, follows: boolean): Piece | null {
  if (metroNamed(text) !== null || worldRegionNamed(text) !== null) return { kind: 'metro', text };
  if ((follows || /^[A-Z]{2}$/.test(text)) && regionNamed(text) !== null) return { kind: 'region', text };
  if (nicknamed(text) !== null) return { kind: 'city', text };
  if (regionNamed(text) !== null) return { kind: 'region', text };
  return countryNamed(text) === null ? null : { kind: 'country', text };
}

/** What may stand before the next place without a comma: a state after its city, a country, a short name. */
function isLead(text: string, follows: boolean): boolean {
  if (/^[A-Z]{2,3}$/.test(text)) return regionNamed(text) !== null || countryNamed(text) !== null || nicknamed(text) !== null;
  return (follows && text.length > 2 && regionNamed(text) !== null) || (text.length > 3 && countryNamed(text) !== null);
}

function isTail(text: string): boolean {
  return /^[A-Z]{2}$/.test(text)
    ? regionNamed(text) !== null || countryNamed(text) !== null
    : text.length > 2 && (countryNamed(text) !== null || regionNamed(text) !== null);
}

/** Pieces that belong together: cities, then their state, then their country; or the country first. */
function group(parts: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let current: Piece[] = [];
  for (const [at, part] of parts.entries()) {
    const last = current.at(-1);
    const begins = part.kind === 'city' || part.kind === 'metro';
    const closed =
      begins &&
      current.some((piece) => piece.kind !== 'country') &&
      last !== undefined &&
      last.kind !== 'city' &&
      current[0]?.kind !== 'country';
    const full = begins && current[0]?.kind === 'country' && current.some((piece) => piece.kind === 'city');
    if ((closed || full) && current.length > 0) {
      groups.push(current);
      current = [];
    }
    // "New York, NY": a name that is both is the city when its state comes next.
    const next = parts[at + 1];
    const open = !current.some((piece) => piece.kind === 'city') || current.some((piece) => piece.kind === 'region');
    if (next?.kind === 'region' && open && isAlsoCity(part, next)) {
      if (current.some((piece) => piece.kind !== 'country')) groups.push(current.splice(0));
      current.push({ kind: 'city', text: part.text });
    } else current.push(part);
  }
  return current.length > 0 ? [...groups, current] : groups;
}

/** "New York" before "NY", and "Denmark" before "WI". */
function isAlsoCity(part: Piece, next: Piece): boolean {
  if (part.kind === 'region') return part.text.length > 2;
  return part.kind === 'country' && countryNamed(part.text) !== regionNamed(next.text)?.country;
}

function resolve(items: readonly Piece[], gazetteer: Gazetteer): Found[] {
  const metro = items.find((item) => item.kind === 'metro');
  const area = metro === undefined ? null : metroNamed(metro.text);
  if (area !== null) return [{ place: metroPlace(area), stated: true }];
  const part = metro === undefined ? null : worldRegionNamed(metro.text);
  if (part !== null) return [{ place: { label: part.name, city: null, region: null, country: null }, stated: true }];
  const cities = items.filter((item) => item.kind === 'city').map((item) => item.text);
  const regionText = items.find((item) => item.kind === 'region')?.text ?? null;
  const countryText = items.find((item) => item.kind === 'country')?.text ?? null;
  const country = countryText === null ? null : countryNamed(countryText);
  if (cities.length === 0) return wide(regionText, country);
  const context = { regionText, country };
  if (cities.length === 1 || (regionText === null && country === null)) return cities.map((city) => cityIn(city, context, gazetteer));
  return townsOf(cities, context, gazetteer);
}

function wide(regionText: string | null, country: string | null): Found[] {
  if (regionText !== null) {
    const short = /^(?:LA|DC)$/.test(regionText) ? nicknamed(regionText) : null;
    const region = regionNamed(regionText);
    if (short !== null) return [{ place: short, stated: true }];
    if (region !== null && region.region === 'NY' && regionText.length > 2 && !/state/i.test(regionText))
      return [{ place: cityPlace('New York', 'US', 'NY'), stated: true }];
    if (region !== null) return [{ place: regionPlace(region.country, region.region), stated: true }];
  }
  return country === null ? [] : [{ place: countryPlace(country), stated: true }];
}

/** "La Jolla, San Diego, CA" is the city, "Iselin, Woodbridge Township, NJ" the town, "Charlotte, Atlanta, GA" are two. */
function townsOf(cities: readonly string[], context: Context, gazetteer: Gazetteer): Found[] {
  const last = cityIn(cities.at(-1) ?? '', context, gazetteer);
  const known = lookUp(last.place.city ?? '', gazetteer).some(
    (city) => city.region === last.place.region && city.country === last.place.country,
  );
  const apart = cities.slice(0, -1).filter((city) => {
    if (nicknamed(city) !== null) return nicknamed(city)?.region !== last.place.region;
    const largest = lookUp(city, gazetteer)[0];
    return (
      largest !== undefined &&
      largest.population > 200_000 &&
      largest.region !== last.place.region &&
      largest.country === last.place.country
    );
  });
  const others = apart.map((city) => cityIn(city, { regionText: null, country: context.country }, gazetteer));
  return known || apart.length > 0 ? [...others, last] : [cityIn(cities[0] ?? '', context, gazetteer)];
}

function cityIn(text: string, { regionText, country }: Context, gazetteer: Gazetteer): Found {
  const short = nicknamed(text);
  const towns = lookUp(text, gazetteer);
  const region = regionText === null ? null : regionNamed(regionText);
  if (regionText !== null && region !== null) {
    const there = towns.find((town) => town.country === region.country && town.region === region.region);
    if (there !== undefined) return found(there.name, there.country, there.region);
    if (short !== null && short.region === region.region) return { place: short, stated: true };
    if (regionText.length === 2) {
      // The letters may stand for a country, or LA for the city around the town.
      const abroad = countryOfCode(regionText);
      const other = towns.find(
        (town) => (town.country === abroad && town.population > 50_000) || (regionText === 'LA' && town.region === 'CA'),
      );
      if (other !== undefined && country !== 'US') return found(other.name, other.country, other.region);
    }
    const near = gazetteer.near(text, region.country, region.region);
    return found(near?.name ?? titled(text), region.country, region.region);
  }
  if (short !== null && (country === null || short.country === country)) return { place: short, stated: true };
  const code = regionText === null ? null : countryOfCode(regionText);
  const within = country ?? code;
  const here = within === null ? mostLikely(towns) : towns.find((town) => town.country === within);
  if (here !== undefined) return { place: cityPlace(here.name, here.country, here.region), stated: within !== null };
  if (within !== null) return found(titled(text), within, null);
  const asCode = / ([A-Za-z]{1,2})$/.exec(text);
  if (asCode === null) return { place: { label: text, city: null, region: null, country: null }, stated: true };
  return cityIn(text.slice(0, asCode.index), { regionText: null, country: null }, gazetteer);
}

/** A town of the United States unless a far larger one elsewhere has the name. */
function mostLikely(towns: readonly Town[]): Town | undefined {
  const home = towns.find((town) => town.country === 'US');
  const largest = towns[0];
  return home === undefined || (largest !== undefined && largest.population > 5 * home.population && largest.population > 300_000)
    ? largest
    : home;
}

function lookUp(name: string, gazetteer: Gazetteer): readonly Town[] {
  const known = citiesNamed(name);
  const [only] = known;
  return known.length === 1 && only !== undefined && only.population > 100_000 ? known : [...known, ...gazetteer.named(name)];
}

function found(city: string, country: string, region: string | null): Found {
  return { place: cityPlace(city, country, region), stated: true };
}

function titled(text: string): string {
  return /^[A-Z\s]+$/.test(text) || /^[a-z\s]+$/.test(text)
    ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

function remotePlace(place: Place | null): Place {
  if (place === null) return { label: 'Remote', city: null, region: null, country: null };
  return { ...place, label: `Remote, ${place.country === 'GB' && place.region === null ? 'UK' : place.label}` };
}

// Words around a place that are none.
const noise =
  /\b(?:remote(?:ly)?(?: (?:in|from|within))?|work from home|hybrid|on-?site|in[- ](?:person|office)|preferred|multiple|various|several|all|any|locations?|global|worldwide|anywhere|virtual)\b|\+ ?\d+ more/gi;

interface Found {
  place: Place;
  /** The text tells the state or country, or the name needs none. */
  stated: boolean;
}

interface Piece {
  kind: 'city' | 'region' | 'country' | 'metro';
  text: string;
}

interface Context {
  regionText: string | null;
  country: string | null;
}
