import type { Condition } from '@alive/contract/conditions.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import type { Mention, Place, Reading } from '@alive/language/entities/types.ts';
import { placesCalled } from '@alive/language/places/cities.ts';
import { keyOf } from '@alive/language/text/text.ts';
import type { Context } from './context.ts';

/**
 * The reading with each place whose state was not named as the one of its name with most open jobs, and the labels of the others that have some:
 * "Arlington", "Washington". A place that the form names with its state, one that the search is about, and one in the state of other places that are
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

/** The other places of the names in a message whose own place is a new condition. */
export const othersNamed = ({ mentions }: Reading, added: readonly Condition[]): Condition[] =>
  mentions.flatMap((one) =>
    one.kind === 'place' &&
    !one.negated &&
    added.some(({ field, op, value }) => field === 'place' && op !== 'not' && value === one.place.label)
      ? (one.others ?? []).map((label) => conditionOf('place', label))
      : [],
  );

async function likely({ tools, about, lookup, state }: Context, mention: PlaceMention, named: readonly Place[]): Promise<Mention> {
  const { place, text, type } = mention;
  const name = place.city ?? place.label;
  if ((type !== 'city' && type !== 'state') || keyOf(text) !== keyOf(name)) return mention;
  const { phrases } = await tools.vocabulary();
  const called = placesCalled(name, (phrase) => phrases.has(phrase)).slice(0, mostCalled);
  if (called.length < 2) return mention;
  const certain = [
    ...state.conditions.flatMap(({ field, value }) => (field === 'place' ? String(value) : [])),
    ...about.preferredLocations,
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
  const first =
    counted.find((one) => certain.includes(one.place.label)) ?? counted.filter(isMeant).find(isNear) ?? open.find(isMeant) ?? open[0];
  if (first === undefined) return mention;
  const others = open.flatMap((one) => (one === first ? [] : one.place.label));
  return { ...mention, place: first.place, keys: first.keys, type: first.place.city === null ? 'state' : 'city', others };
}

/** Springfields. */
const mostCalled = 16;
const bigCity = 200_000;

type PlaceMention = Extract<Mention, { kind: 'place' }>;
