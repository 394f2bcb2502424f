import type { Gazetteer } from '../tables/gazetteer.ts';
import {
  areaNamed,
  countryNamed,
  countryPlace,
  metroNamed,
  metroPlace,
  nicknamed,
  regionNamed,
  regionPlace,
  wholeOf,
} from './place-names.ts';
import { townsNamed, townWithin, withinOf } from './place-towns.ts';
import type { Place } from '../entities/types.ts';

/**
 * The names in a text without commas, as people write several behind one another: "GA Chicago", "Boston MA", "Oregon US",
 * "Germany-Berlin". A text that is a name as a whole stays one. `follows` says that another name stands before it.
 */
export function piecesOf(text: string, follows: boolean, gazetteer: Gazetteer): Piece[] {
  const whole = pieceOf(text, follows);
  if (whole !== null) return [whole];
  const city: Piece = { kind: 'city', text, place: null };
  if (/^[A-Z]{2,3}$/.test(text)) return [{ ...city, kind: 'code' }];
  const town = /^(?:town|city) of (.+)$/i.exec(text)?.[1] ?? text;
  if (townsNamed(text, gazetteer).length > 0) return [city];
  if (townsNamed(town, gazetteer).length > 0) return [{ ...city, text: town }];
  const bare = text.replace(building, '');
  if (bare !== text && bare !== '') return piecesOf(bare, follows, gazetteer);
  const parts = partedByHyphen(text, follows) ?? partedByLead(text, follows, gazetteer) ?? partedByTail(text);
  return parts === null ? [city] : [...piecesOf(parts[0], follows, gazetteer), ...piecesOf(parts[1], true, gazetteer)];
}

function pieceOf(text: string, follows: boolean): Piece | null {
  const metro = metroNamed(text);
  if (metro !== null) return { kind: 'wide', text, place: metroPlace(metro) };
  const isCode = /^[A-Z]{2}$/.test(text);
  const region = regionNamed(text);
  if (region !== null && (follows || isCode)) return { kind: 'region', text, place: regionPlace(region.country, region.region) };
  if (nicknamed(text) !== null) return { kind: 'city', text, place: null };
  if (region !== null) return { kind: 'region', text, place: regionPlace(region.country, region.region) };
  const area = areaNamed(text);
  if (area !== null) return { kind: area.country === null || area.country === 'US' ? 'wide' : 'country', text, place: area };
  const country = countryNamed(text);
  if (country !== null) return { kind: 'country', text, place: countryPlace(country) };
  const part = wholeOf(text);
  return part === null ? null : { kind: part.region === null ? 'country' : 'region', text, place: part };
}

/** "US-CA-San Francisco", "Texas-Austin", "IN-KA-Bengaluru": what stands before the first hyphen is a state or country, or a code behind one. */
function partedByHyphen(text: string, follows: boolean): [string, string] | null {
  const [head = '', ...rest] = text.split('-').map((word) => word.trim());
  const tail = rest.join('-');
  return tail.length > 1 && (regionNamed(head) !== null || countryNamed(head) !== null || (follows && /^[A-Z]{2,3}$/.test(head)))
    ? [head, tail]
    : null;
}

function partedByLead(text: string, follows: boolean, gazetteer: Gazetteer): [string, string] | null {
  const words = text.split(' ');
  for (let cut = Math.min(words.length - 1, longestName); cut >= 1; cut--) {
    const head = words.slice(0, cut).join(' ');
    const tail = words.slice(cut).join(' ');
    if (isLead(head, follows) || isStateOf(head, tail, gazetteer)) return [head, tail];
  }
  return null;
}

function partedByTail(text: string): [string, string] | null {
  const words = text.split(' ');
  for (let cut = Math.max(1, words.length - longestName); cut < words.length; cut++) {
    const tail = words.slice(cut).join(' ');
    if (isTail(tail)) return [words.slice(0, cut).join(' '), tail];
  }
  return null;
}

/** Words of a state's or country's name. */
const longestName = 6;

/** What may stand before the next place without a comma: a state after its city, a country, a short name. */
function isLead(text: string, follows: boolean): boolean {
  if (/^[A-Z]{2,3}$/.test(text)) return regionNamed(text) !== null || countryNamed(text) !== null || nicknamed(text) !== null;
  return (follows && text.length > 2 && regionNamed(text) !== null) || (text.length > 3 && countryNamed(text) !== null);
}

/** "Illinois Chicago": a state's whole name before one of its towns. */
function isStateOf(head: string, tail: string, gazetteer: Gazetteer): boolean {
  const { first } = head.length > 2 ? withinOf(head) : { first: null };
  return first !== null && townWithin(tail, first, gazetteer) !== null;
}

function isTail(text: string): boolean {
  return /^[A-Z]{2,3}$/.test(text)
    ? regionNamed(text) !== null || countryNamed(text) !== null
    : text.length > 2 && (countryNamed(text) !== null || regionNamed(text) !== null);
}

/** "Berlin Office", "HQ Louisville", "Minneapolis Metro": what an employer has in a city, and what lies around one. */
const building =
  /^(?:downtown|hq|headquarters)[ -]+|[ -]+(?:(?:head|home|main|regional|corporate) )?(?:offices?|headquarters|hq|hub|campus|site|studios?|plant|facility|warehouse|metro|area)$/i;

/** One name of a text, with what it says. */
export interface Piece {
  /** `wide` is an area that no town is put into; `code` two or three capitals that are no known state or country. */
  kind: 'city' | 'region' | 'country' | 'wide' | 'code';
  text: string;
  /** What it is by itself; null for cities and codes. */
  place: Place | null;
}
