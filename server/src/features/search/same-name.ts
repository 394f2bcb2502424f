import type { Condition } from '@alive/contract/conditions.ts';
import { readAsCity, readAsState } from './copy/nothing.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import type { Mention, Place, Reading } from '@alive/language/entities/types.ts';
import { placeKeys } from '@alive/language/places/place-keys.ts';
import { placesCalled } from '@alive/language/places/cities.ts';
import { keyOf } from '@alive/language/text/text.ts';
import type { Context } from './context.ts';

/**
 * The reading with each place whose state was not named as the one of its name with most open jobs, and the labels of the others that have some:
 * "Arlington", "Washington". A place that the form names with its state, one that the search is about or that the jobs shown are in, and one in the state of other places that are
 * named go before.
 */
export async function withLikelyPlaces(context: Context, reading: Reading): Promise<Reading> {
  const mentions: Mention[] = [];
  for (const mention of reading.mentions) {
    const others = reading.mentions.flatMap((one) => (one.kind === 'place' && one !== mention ? one.place : []));
    mentions.push(mention.kind === 'place' ? await likely(context, mention, others) : mention);
  }
  return { ...reading, mentions };
}

/** The other places of the names in a message whose own place is a new condition, and what is said of those that were read as a state. */
export const othersNamed = ({ mentions }: Reading, added: readonly Condition[]): { others: Condition[]; line: string } => {
  const named = mentions.flatMap((one) =>
    one.kind === 'place' &&
    !one.negated &&
    (one.others ?? []).length > 0 &&
    added.some(({ field, op, value }) => field === 'place' && op !== 'not' && value === one.place.label)
      ? [one]
      : [],
  );
  return {
    others: named.flatMap(({ others = [] }) => others.map((label) => conditionOf('place', label))),
    line: named
      .flatMap(({ place, text, others = [] }) =>
        place.city === null ? readAsState(text) : others.includes(text) ? readAsCity(text, place.label) : [],
      )
      .join(' '),
  };
};

async function likely({ tools, about, lookup, state }: Context, mention: PlaceMention, named: readonly Place[]): Promise<Mention> {
  const { place, text, type } = mention;
  const name = place.city ?? place.label;
  if ((type !== 'city' && type !== 'state') || keyOf(text) !== keyOf(name)) return mention;
  const { phrases } = await tools.vocabulary();
  const called = placesCalled(name, (phrase) => phrases.has(phrase)).slice(0, mostCalled);
  if (called.length < 2) return mention;
  const certain = [
    ...[...state.conditions, ...state.lastConditions].flatMap(({ field, value }) => (field === 'place' ? String(value) : [])),
    ...state.last.flatMap(({ location }) => location?.split('; ') ?? []),
    // "Washington" of the form may be the state or the city.
    ...about.preferredLocations.filter((label) => keyOf(label) !== keyOf(name)),
  ];
  // "Boston or Springfield": the one in the state of the other places.
  const isNear = ({ place: other }: { place: Place }) =>
    other.region !== null &&
    named.some(({ region, country, city }) => region === other.region && country === other.country && city !== other.city);
  const counted = await Promise.all(
    called.map(async (one) => {
      const keys = lookup.keysOf(one.place.label);
      return { ...one, keys, jobs: keys.length === 0 ? 0 : await tools.countJobs({ placeKeys: keys, includeGated: true }, about) };
    }),
  );
  const open = counted.filter(({ jobs }) => jobs > 0).toSorted((a, b) => b.jobs - a.jobs);
  const [largest] = called;
  // By "Paris" people mean the one in France, unless nothing is there.
  const isMeant = ({ population }: { population: number }) =>
    largest === undefined || largest.population < bigCity || population * 20 > largest.population;
  // "New York or Washington": among cities it is a city.
  const isCity = ({ place: one }: { place: Place }) => one.city !== null && named.some(({ city }) => city !== null);
  const first =
    certain.flatMap((label) => counted.filter((one) => one.place.label === label))[0] ??
    counted.filter(isMeant).find(isNear) ??
    open.find((one) => isMeant(one) && isCity(one)) ??
    open.find(isMeant) ??
    open[0] ??
    // Where none has jobs, students mean the one in their country.
    counted.find((one) => isMeant(one) && one.place.country === 'US');
  if (first === undefined) return mention;
  const others = open.flatMap((one) => (one === first ? [] : one.place.label));
  return { ...mention, place: first.place, keys: first.keys, type: first.place.city === null ? 'state' : 'city', others };
}

/**
 * Mentions without an area that is only said to lead to places within it ("the Midwest, so Ohio or Iowa", "near the Midwest? In Ohio, then"), and
 * without the states of an area that stands next to them ("the Midwest or Ohio").
 */
export function withoutOuter(message: string, mentions: readonly Mention[]): Mention[] {
  const places = mentions.flatMap((one) => (one.kind === 'place' && !one.negated ? [one] : []));
  const isWithin = (one: PlaceMention, outer: PlaceMention) =>
    one !== outer && one.place.label !== outer.place.label && outer.keys.some((key) => placeKeys(one.place).includes(key));
  const between = (one: PlaceMention, next: PlaceMention) => message.slice(one.end, next.start);
  const isArea = ({ place }: PlaceMention) => place.city === null && place.region === null;
  const isState = ({ type }: PlaceMention) => type === 'state';
  const led = places.filter((outer) => {
    const after = places.filter((one) => one.start > outer.end);
    const within = after.filter((one) => isWithin(one, outer));
    // "The west, Montana or Idaho" names what of it is meant.
    const isNamed =
      after.length > 0 &&
      within.length === after.length &&
      !orNear.test(message.slice(after.at(-1)?.end)) &&
      /^\s*[,:(]\s*$/.test(between(outer, after[0] ?? outer));
    return (
      (isArea(outer) && isNamed) ||
      within.some((one) => leading.test(between(outer, one)) || (isArea(outer) && isState(one) && /[.?!]/.test(between(outer, one))))
    );
  });
  const held = places.filter(
    (one) => isState(one) && places.some((outer) => isArea(outer) && !led.includes(outer) && isWithin(one, outer)),
  );
  // "Like" may only rank, but not what an area is like.
  const isMeant = (one: Mention) => one.kind === 'place' && led.some((outer) => outer.start < one.start && isWithin(one, outer));
  return mentions.flatMap((one) => {
    if (one.kind === 'place' && (led.includes(one) || held.includes(one))) return [];
    return isMeant(one) && one.modality !== undefined ? { ...one, modality: { ...one.modality, soft: false } } : one;
  });
}
/** "The Midwest, Iowa or close by": where it leads is not all that is meant. */
const orNear = /^,? or (?:(?:some(?:where|thing)|any(?:where|thing)) )?(?:close|near|around)/i;
const leading = /^[^.?!;]*\b(?:so|like|such as|namely|meaning|e\.?g|i\.?e)\b[^.?!;]*$/i;

/** Springfields. */
const mostCalled = 16;
const bigCity = 200_000;

type PlaceMention = Extract<Mention, { kind: 'place' }>;
