import type { Gazetteer } from '../tables/gazetteer.ts';
import { type Found, placesOfPieces } from './place-groups.ts';
import { cityPlace } from './place-names.ts';
import { piecesOf } from './place-pieces.ts';
import { isOvershadowed, townsNamed, townWithin } from './place-towns.ts';
import type { Place } from '../entities/types.ts';

/**
 * Clean places from the location texts of one posting, as employers write them: "NYC", "Seattle,WA", "US-IL-Niles", "Birmingham, GBR",
 * "Dallas, TX or Scottsdale, AZ", "Remote in Canada". Several places in one text come apart; equal ones are given once; a text
 * that says nothing ("Multiple Locations") gives none; an unknown one stays as a label where the text has nothing else. `remote` when any
 * text says so. The gazetteer is asked only about towns that the built-in table does not hold.
 */
export function parseLocations(raw: readonly string[], gazetteer: Gazetteer): { places: Place[]; remote: boolean } {
  const places = new Map<string, Place>();
  let remote = false;
  for (const text of raw) {
    const isRemote = /\bremote(?:ly)?\b|\bwork (?:from|at) home\b/i.test(text);
    remote ||= isRemote;
    for (const place of placesIn(text, isRemote, gazetteer)) places.set(place.label, place);
  }
  return { places: [...places.values()], remote };
}

function placesIn(text: string, isRemote: boolean, gazetteer: Gazetteer): Place[] {
  const segments = text
    .slice(0, 2000)
    .replace(/<[^>]{0,20}>/g, ';')
    .replace(noise, ' ')
    .replace(/\s[-–—]+\s|-{2,}|[–—([]/g, ', ')
    .split(/[;|/•\n)\]]|\s[l&+]\s|\s(?:or|and)\s/);
  const found = segments.flatMap((segment) => placesOfPieces(piecesIn(segment, gazetteer), gazetteer));
  const read = found.some((one) => one.read) ? found.filter((one) => one.read) : found;
  const places = inheritRegion(read, gazetteer);
  if (!isRemote) return places;
  const wide = places.every((place) => place.city === null);
  // "San Francisco / Remote US": what is remote is the country.
  if (!wide) return remoteCountries(places, /\bor remote\b/i.test(text) && segments.some((segment) => /^[\s,.:-]*$/.test(segment)));
  return places.length === 0 ? [remotePlace(null)] : places.map(remotePlace);
}

function remoteCountries(places: readonly Place[], orAnywhere: boolean): Place[] {
  const some = places.map((place) => (place.city === null && place.region === null ? remotePlace(place) : place));
  return orAnywhere && !some.some((place) => place.city === null) ? [...some, remotePlace(null)] : some;
}

function piecesIn(segment: string, gazetteer: Gazetteer) {
  const parts = segment
    .split(',')
    .map((part) => part.replace(edge, '').replace(/\s+/g, ' ').replace(preposition, ''))
    .filter((part) => part.length > 1 && /\p{L}/u.test(part));
  const towns = parts.flatMap((part) => (/^\d/.test(part) ? behindStreet(part, gazetteer) : [part])).filter((part) => !/ of$/i.test(part));
  return (towns.length > 0 ? towns : parts).flatMap((part, at) => piecesOf(part, at > 0, gazetteer));
}

/** "300 Montgomery St Suite 500 San Francisco": the town behind the last number of an address, where there is one. */
function behindStreet(address: string, gazetteer: Gazetteer): string[] {
  const rest = address.replace(/^.*\d\S*\s*/, '');
  return rest !== '' && townsNamed(rest, gazetteer).length > 0 ? [rest] : [];
}

const edge = /^[\s.:*-]+|[\s.:*-]+$/g;
const preposition = /^(?:in|within|across|throughout|near)\s+(?:the\s+)?/i;

/** "Nashville/Franklin, TN": a town without a state is in the state of the next one, when there is such a town. */
function inheritRegion(found: readonly Found[], gazetteer: Gazetteer): Place[] {
  return found.map((item, at) => {
    const next = found[at + 1]?.place;
    if (item.stated || next?.region == null || next.country === null || item.place.city === null || item.place.region === next.region)
      return item.place;
    const there = townWithin(item.place.city, { country: next.country, region: next.region }, gazetteer);
    return there === null || isOvershadowed(there, gazetteer) ? item.place : cityPlace(there.name, there.country, there.region);
  });
}

function remotePlace(place: Place | null): Place {
  if (place === null) return { label: 'Remote', city: null, region: null, country: null };
  return { ...place, label: `Remote, ${place.country === 'GB' && place.region === null ? 'UK' : place.label}` };
}

// Words around a place that are none.
const noise =
  /\b(?:remote(?:ly)?(?:[- ](?:friendly|eligible|first|optional|possible|only|ok))?(?: (?:in|from|within))?|work (?:from|at) (?:home|anywhere)|(?:home|field)[- ]based|home office|travel[- ]required|hybrid|on-?site|in[- ](?:person|office)|preferred|(?:multiple|various|several)(?: (?:cities|states|sites|offices))?|all|any|only|continental|contiguous|locations?|global|worldwide|nationwide|anywhere|virtual|distributed|flexible|tb[ad]|to be determined|not specified|see (?:job )?description|n\/a|hq|headquarters)\b|\b\d{5}(?:-\d{4})?\b|\+ ?\d+ more/gi;
