import { lazily } from '@alive/occupations/tables.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Token } from '../text/tokens.ts';
import { states } from '../places/countries.ts';
import { nicknames } from '../places/place-names.ts';
import { isGeneral } from '../text/english.ts';
import { wordsOf } from '../text/text.ts';
import type { Input } from './inputs.ts';
import { type NamedSpan, requestInputs, requestKindSizes, type Segment, segmentActs, tagsOf } from './requests.ts';
import { type KindSizes, openSegmentWeights } from './weights.ts';

/** What stands on the screen: the rows that were shown, and the labels of the conditions that hold. */
export interface Screen {
  rows: readonly { name: string; employer: string; place: string }[];
  labels: readonly string[];
}

/**
 * A message in the parts that do one thing each, in order and without gaps, as a network learned it from annotated conversations
 * (docs/decisions/027). A name says nothing of itself: "Portland" may be asked for, asked about, or complained of, so the network sees which words
 * stand on the screen. `spans` are the names and phrases with what the rules make of them. About 1 ms.
 */
export function segmentsOf(
  text: string,
  spans: readonly NamedSpan[],
  screen: Screen,
  network = openSegmentWeights(segmentKindSizes),
): Segment[] {
  const tags = tagsOf(
    text,
    (tokens) => segmentInputs(text, tokens, spans, screen),
    JSON.stringify([text, spans, screen]),
    network,
    segmentActs,
  );
  const segments: Segment[] = [];
  for (const { start, end, says } of tags.pieces) {
    const last = segments.at(-1);
    if (last !== undefined) last.end = start;
    segments.push({ start: last === undefined ? 0 : start, end, does: says, probability: tags.of({ start, end }).chanceOf(says) });
  }
  const last = segments.at(-1);
  if (last !== undefined) last.end = text.length;
  return segments;
}

/** What is known of each token before the network reads it. */
export function segmentInputs(text: string, tokens: readonly Token[], spans: readonly NamedSpan[], { rows, labels }: Screen): Input[] {
  const telling = (some: readonly string[]) =>
    new Set(some.flatMap((one) => wordsOf(one).flatMap((word) => (isFunctionWord(word.raw) || isGeneral(word.text) ? [] : [word.text]))));
  const [employers, places, titles, chips] = [
    telling(rows.map(({ employer }) => employer)),
    telling(rows.flatMap(({ place }) => placeWords(place))),
    telling(rows.map(({ name }) => name)),
    telling(labels),
  ];
  const words = wordsOf(text);
  let next = 0;
  const inputs: Input[] = [];
  for (const [at, input] of requestInputs(text, tokens, spans, 'J2').entries()) {
    const { start = 0, end = 0 } = tokens[at] ?? {};
    while ((words[next]?.end ?? Infinity) <= start) next++;
    const word = words[next];
    const said = word !== undefined && word.start < end ? word.text : '';
    const shown = employers.has(said) ? 3 : places.has(said) ? 2 : titles.has(said) ? 1 : 0;
    inputs.push({ ...input, kinds: [...input.kinds, shown, chips.has(said) ? 1 : 0] });
  }
  return inputs;
}

/** A row's places as students write them: with their states' names, and "nyc". */
const placeWords = (place: string): string[] => [
  place,
  ...place.split(/;\s*/).flatMap((one) => (namesOfPlace().get(one) ?? []).concat(states.get(one.slice(-2)) ?? [])),
];

const namesOfPlace = lazily((): ReadonlyMap<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const [name, { label }] of nicknames) names.set(label, [...(names.get(label) ?? []), name]);
  return names;
});

export const segmentKindSizes: KindSizes = [...requestKindSizes, [4, 6], [2, 3]];
