import { metrosOf } from './place-keys.ts';
import type { Gazetteer } from '../tables/gazetteer.ts';
import { cityPlace, countryPlace, nicknamed, regionNamed } from './place-names.ts';
import type { Piece } from './place-pieces.ts';
import { cityAlone, isBigCity, isOvershadowed, townWithin, type Within, withinOf } from './place-towns.ts';
import type { Place } from '../entities/types.ts';

/**
 * The places that names in a row mean: cities, then their state, then their country; or the state or country first ("TX Austin", "Germany,
 * Berlin, Munich"). A name belongs to a city only where the city lies in it, so that "San Francisco, Seattle, New York" are three.
 */
export function placesOfPieces(pieces: readonly Piece[], gazetteer: Gazetteer): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < pieces.length;) {
    const taken = take(pieces, at, gazetteer);
    found.push(...taken.found);
    at = Math.max(taken.next, at + 1);
  }
  return found;
}

function take(pieces: readonly Piece[], at: number, gazetteer: Gazetteer): Taken {
  const piece = pieces[at];
  if (piece === undefined || piece.kind === 'code')
    return { found: piece === undefined || pieces.length > 1 ? [] : [unread(piece.text)], next: at + 1 };
  if (piece.kind === 'wide') return takeArea(pieces, at);
  if (piece.kind === 'city' || isAlsoCity(pieces, at, gazetteer)) return takeCities(pieces, at, null, gazetteer);
  return takeLead(pieces, at, gazetteer);
}

/** "Bay Area, CA, USA": the area says its state. */
function takeArea(pieces: readonly Piece[], at: number): Taken {
  const place = pieces[at]?.place ?? null;
  if (place === null) return { found: [], next: at + 1 };
  const next = pieces.findIndex((piece, index) => index > at && !(place.country !== null && isOuter(piece, place)));
  return { found: [known(place)], next: next < 0 ? pieces.length : next };
}

const isOuter = (piece: Piece | undefined, { country, region }: Place): boolean =>
  (piece?.kind === 'region' || piece?.kind === 'country') &&
  piece.place?.country === country &&
  (piece.place.region === null || region === null || piece.place.region === region);

/**
 * "New York" before "NY", "Denmark" before "WI": a name that is both is the city when it lies in what comes next. In a list of three states or
 * more, "Indiana, Pennsylvania" are two.
 */
function isAlsoCity(pieces: readonly Piece[], at: number, gazetteer: Gazetteer): boolean {
  const [piece, next] = pieces.slice(at);
  if (piece === undefined || next?.kind !== 'region') return false;
  const within = regionNamed(next.text);
  if (within === null) return false;
  const own = piece.kind === 'region' ? regionNamed(piece.text) : null;
  const isSame = own !== null && own.region === within.region && own.country === within.country;
  if (isSame && piece.text.length === 2) return false;
  if (piece.text.length === 2 && nicknamed(piece.text)?.region !== within.region) return false;
  const isList =
    next.text.length > 2 && !isSame && [pieces[at - 1], pieces[at + 2]].some((one) => one?.kind === 'region' && one.text.length > 2);
  return !isList && townWithin(piece.text, within, gazetteer) !== null;
}

/** A state or country, with what says the same of it, and the cities behind it that lie in it. */
function takeLead(pieces: readonly Piece[], at: number, gazetteer: Gazetteer): Taken {
  let { first: within, place } = leadOf(pieces[at]);
  let other = pieces[at]?.kind === 'region' ? withinOf(pieces[at].text).other : null;
  let next = at + 1;
  for (let piece = pieces[next]; piece !== undefined; piece = pieces[++next]) {
    if ((piece.kind !== 'region' && piece.kind !== 'country') || isAlsoCity(pieces, next, gazetteer)) break;
    const more = leadOf(piece);
    const both = within === null || more.first === null ? null : narrower(within, more.first);
    const abroad = other === null || more.first === null ? null : narrower(other, more.first);
    if (both === null && abroad === null) break;
    if (both === null || both.region === more.first?.region) place = more.place;
    within = both ?? abroad;
    other = null;
  }
  const said = place === null ? [] : [known(cityOfState(place, pieces.slice(at, next)))];
  const piece = pieces[next];
  const isCity = piece !== undefined && (piece.kind === 'city' || piece.kind === 'code' || isAlsoCity(pieces, next, gazetteer));
  if (!isCity) return { found: said, next };
  for (const hint of [within, other]) {
    if (hint === null) continue;
    const behind = takeCities(pieces, next, { ...hint, only: other === null }, gazetteer);
    if (behind.found.some(({ place: one, read }) => read && liesIn(one, hint))) return behind;
  }
  // A code that may be a state or a country, and is neither of this city, says nothing.
  const isNickname = nicknamed(pieces[at]?.text ?? '') !== null;
  return { found: other === null || isNickname ? said : [], next };
}

function leadOf(piece: Piece | undefined): { first: Within | null; place: Place | null } {
  const place = piece?.place ?? null;
  const first = piece?.kind === 'region' ? withinOf(piece.text).first : null;
  return { first: first ?? (place?.country == null ? null : { country: place.country, region: place.region }), place };
}

const narrower = (one: Within, other: Within): Within | null =>
  one.country !== other.country || (one.region !== null && other.region !== null && one.region !== other.region)
    ? null
    : { country: one.country, region: one.region ?? other.region };

const liesIn = ({ country, region, city }: Place, within: Within): boolean =>
  city !== null && country === within.country && (within.region === null || region === within.region);

/** "New York" and "LA" alone are the cities, as most people mean them. */
function cityOfState(place: Place, said: readonly Piece[]): Place {
  const texts = said.filter(({ kind }) => kind === 'region').map(({ text }) => text);
  if (place.country === 'US' && place.region === 'NY' && texts.some((text) => /^new york$/i.test(text)))
    return cityPlace('New York', 'US', 'NY');
  return texts.length === 1 && /^(?:LA|DC)$/.test(texts[0] ?? '') ? (nicknamed(texts[0] ?? '') ?? place) : place;
}

/** Cities with the state and country behind them, or within `hint`, which stands before them. */
function takeCities(pieces: readonly Piece[], at: number, hint: Hint | null, gazetteer: Gazetteer): Taken {
  const cities: string[] = [];
  let next = at;
  for (let piece = pieces[next]; piece !== undefined; piece = pieces[++next]) {
    if (piece.kind !== 'city' && piece.kind !== 'code' && !isAlsoCity(pieces, next, gazetteer)) break;
    if (piece.kind !== 'code' || isTownBefore(pieces, next, gazetteer)) cities.push(piece.text);
  }
  const last = cities.at(-1);
  const bound = last === undefined ? null : (boundTo(last, pieces, next, gazetteer) ?? provinceBound(cities, pieces, next, gazetteer));
  if (bound !== null) return { found: citiesWithin(cities, bound.context, gazetteer), next: bound.next };
  const after = pieces[next];
  // "Boston, Washington": behind a city of another state it is the capital.
  if (last !== undefined && after?.kind === 'region' && /^washington$/i.test(after.text) && !isOuter(pieces[next + 1], regionless))
    return { found: [...alone(cities, hint, gazetteer), known(cityPlace('Washington', 'US', 'DC'))], next: next + 1 };
  return { found: alone(cities, hint, gazetteer), next };
}

const regionless: Place = { label: '', city: null, region: null, country: 'US' };

/** "RYE, NY" in capitals is a town, "KA" behind "Bengaluru" is none. */
function isTownBefore(pieces: readonly Piece[], at: number, gazetteer: Gazetteer): boolean {
  const within = leadOf(pieces[at + 1]).first;
  return within !== null && within.region !== null && townWithin(pieces[at]?.text ?? '', within, gazetteer) !== null;
}

/** The state or country behind a city that the city belongs to, and what stands behind that; null where what stands there is another place. */
function boundTo(city: string, pieces: readonly Piece[], at: number, gazetteer: Gazetteer): Bound | null {
  const piece = pieces[at];
  if (piece === undefined || (piece.kind !== 'region' && piece.kind !== 'country')) return null;
  const { first, other } = piece.kind === 'region' ? withinOf(piece.text) : { first: leadOf(piece).first, other: null };
  if (first === null) return null;
  const here = townWithin(city, first, gazetteer);
  const wider = widerOf(city, pieces[at + 1], first, gazetteer);
  if (wider !== null && (here === null || wider.population > here.population)) return contextAt(wider.within, pieces, at + 2);
  const isCityToo = bothNames.test(piece.text);
  if (here !== null) return isCityToo && isOvershadowed(here, gazetteer) ? null : contextAt(first, pieces, at + 1);
  const isCode = piece.text.length === 2;
  if (other !== null) {
    const abroad = townWithin(city, other, gazetteer);
    if (abroad !== null && abroad.population > 50_000) return contextAt(other, pieces, at + 1);
  }
  // "Hollywood, LA" is near Los Angeles, "NYC, LA" is not.
  const isSmall = !isBigCity(city, null, gazetteer) || /^hollywood$/i.test(city);
  if (piece.text === 'LA' && isSmall && townWithin(city, california, gazetteer) !== null) return contextAt(california, pieces, at + 1);
  const isElsewhere = isBigCity(city, null, gazetteer);
  if (nicknamed(city) !== null || (isElsewhere && !isCode) || (isCityToo && cityAlone(city, gazetteer) !== null)) return null;
  return contextAt(first, pieces, at + 1);
}

/** "Melbourne, Victoria, Australia": a country that the first name lies in, behind a second that is a city only elsewhere. */
function provinceBound(cities: readonly string[], pieces: readonly Piece[], at: number, gazetteer: Gazetteer): Bound | null {
  const within = pieces[at]?.kind === 'country' ? leadOf(pieces[at]).first : null;
  const [first] = cities.slice(-2, -1);
  return within !== null && first !== undefined && townWithin(first, within, gazetteer) !== null ? contextAt(within, pieces, at + 1) : null;
}

const california: Within = { country: 'US', region: 'CA' };
/** States and countries whose names are cities' first, where they stand in a list. */
const bothNames = /^(?:new york|washington|LA|singapore|hong kong|monaco|luxembourg)$/i;

/** "Milan, MI, Italy", "Munich, BY, DE": the country that stands behind a code which is a state at home. */
function widerOf(
  city: string,
  piece: Piece | undefined,
  inner: Within,
  gazetteer: Gazetteer,
): { within: Within; population: number } | null {
  if (piece?.kind !== 'region' && piece?.kind !== 'country') return null;
  const country = piece.kind === 'country' ? leadOf(piece).first : withinOf(piece.text).other;
  if (country === null || country.country === inner.country) return null;
  const town = townWithin(city, { country: country.country, region: null }, gazetteer);
  return town === null ? null : { within: { country: country.country, region: null }, population: town.population };
}

/** Goes past what says the same again: "ON, Canada", "ON, CA". */
function contextAt(context: Within, pieces: readonly Piece[], at: number): Bound {
  const next = pieces.findIndex((piece, index) => index >= at && !saysAgain(piece, context));
  return { context, next: next < 0 ? pieces.length : next };
}

function saysAgain(piece: Piece, context: Within): boolean {
  if (piece.kind !== 'region' && piece.kind !== 'country') return false;
  const { first } = leadOf(piece);
  if (piece.kind === 'region' && withinOf(piece.text).other?.country === context.country) return true;
  return first !== null && first.country === context.country && (first.region === null || first.region === context.region);
}

/** Cities that no state or country follows. */
function alone(cities: readonly string[], hint: Hint | null, gazetteer: Gazetteer): Found[] {
  return cities.map((city) => {
    const here = hint === null ? null : townWithin(city, hint, gazetteer);
    if (here !== null && !isOvershadowed(here, gazetteer)) return known(cityPlace(here.name, here.country, here.region));
    const place = cityAlone(city, gazetteer);
    if (place !== null) return { place, stated: nicknamed(city) !== null, read: true };
    if (hint?.only === true && cities.length === 1 && isName(city)) return unverified(city, hint, gazetteer);
    const [, shorter] = /^(.+) [A-Za-z]{1,2}$/.exec(city) ?? [];
    const better = shorter === undefined ? null : cityAlone(shorter, gazetteer);
    return better === null ? unread(city) : { place: better, stated: false, read: true };
  });
}

/** "La Jolla, San Diego, CA" is the city, "Iselin, Woodbridge Township, NJ" the town, "Charlotte, Atlanta, GA" and "Dallas, Houston, TX" are two. */
function citiesWithin(cities: readonly string[], context: Within, gazetteer: Gazetteer): Found[] {
  const read = cities.map((city) => townWithin(city, context, gazetteer));
  const last = read.at(-1) ?? null;
  const others = cities.slice(0, -1).flatMap((city, at) => {
    const here = read[at] ?? null;
    if (here !== null) return isApart(here, last, cities.length) ? [placeOf(here)] : [];
    const isElsewhere = nicknamed(city) !== null || isBigCity(city, context.region === null ? null : context.country, gazetteer);
    return isElsewhere ? (cityAlone(city, gazetteer) ?? []) : [];
  });
  const nearest = last ?? read.findLast((town) => town !== null) ?? null;
  if (nearest !== null) return [...others, placeOf(nearest)].map(known);
  // Elsewhere the province comes second, here the town does.
  const name = (context.region === null ? cities[0] : cities.at(-1)) ?? '';
  return [...others.map(known), unverified(name, context, gazetteer)];
}

/** Whether two towns of one state, or three and more, are a list rather than a part and its city. */
function isApart(
  town: { name: string; country: string; region: string | null; population: number },
  last: typeof town | null,
  count: number,
): boolean {
  if (last === null || town.name.includes(last.name) || last.name.includes(town.name)) return false;
  if (count > 2) return true;
  const [one, other] = [town, last].map((each) => metrosOf(placeOf(each)));
  if (one !== undefined && other !== undefined && one.length > 0 && other.length > 0) return !one.some((metro) => other.includes(metro));
  return town.population > 200_000 && last.population > 200_000;
}

const placeOf = ({ name, country, region }: { name: string; country: string; region: string | null }): Place =>
  cityPlace(name, country, region);

/** A town that no list has, as it is written; a building's name or an address is none. */
function unverified(text: string, { country, region }: Within, gazetteer: Gazetteer): Found {
  const near = region === null ? null : gazetteer.near(text, country, region);
  if (near === null) {
    const town = townBefore(text, { country, region }, gazetteer);
    if (town !== null) return known(placeOf(town));
    // What lies in a city that is a country lies in that city.
    if (/^(?:SG|HK|MC|MO|GI|VA)$/.test(country)) return known(countryPlace(country));
    if (!isName(text)) return unread(text);
  }
  return known(cityPlace(near?.name ?? titled(text), country, region));
}

/** "Tokyo Mori Tower": the town before the name of a building. */
function townBefore(text: string, within: Within, gazetteer: Gazetteer) {
  const words = text.split(' ');
  const at = words.findIndex((word) => building.test(word));
  for (let cut = Math.min(at, 4); cut > 0; cut--) {
    const town = townWithin(words.slice(0, cut).join(' '), within, gazetteer);
    if (town !== null) return town;
  }
  return null;
}

const building =
  /^(?:towers?|buildings?|cent(?:er|re)|campus|plaza|offices?|wework|hub|house|floor|site|airport|hq|hospital|university|college|labs?|laboratory)$/i;

const isName = (text: string): boolean => text.split(' ').length <= 4 && !/\d/.test(text);

function titled(text: string): string {
  return /^[A-Z\s]+$/.test(text) || /^[a-z\s]+$/.test(text)
    ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

const known = (place: Place): Found => ({ place, stated: true, read: true });
const unread = (text: string): Found => ({ place: { label: text, city: null, region: null, country: null }, stated: true, read: false });

export interface Found {
  place: Place;
  /** The text tells the state or country, or the name needs none. */
  stated: boolean;
  /** False for words that are no known place. */
  read: boolean;
}

interface Taken {
  found: Found[];
  /** Where the next name stands. */
  next: number;
}

/** The state or country that cities lie in, and where the next name stands. */
interface Bound {
  context: Within;
  next: number;
}

/** What stands before cities; `only` where it can mean nothing else, so that a town without an entry in any list is in it too. */
interface Hint extends Within {
  only: boolean;
}
