import { isEmpty } from '../text/english.ts';
import type { Chosen } from './meanings.ts';
import { metros } from '../places/metros.ts';
import { metrosOf, ownKey } from '../places/place-keys.ts';
import { cityPlace } from '../places/place-names.ts';
import type { Word } from '../text/text.ts';

/** "Boston area", "greater Boston" and "near Boston" mean the metropolitan area, where there is one. */
export function widen(words: readonly Word[], marks: readonly Chosen[]): Chosen[] {
  return marks.map((mark) => {
    if (mark.meaning?.kind !== 'place' || mark.meaning.place.city === null) return mark;
    const tail = suffixLength(words, mark.to);
    const before = words[mark.from - 1];
    const greater = before?.text === 'greater';
    const near = nearWords.has(before?.text ?? '') || (before?.text === 'to' && words[mark.from - 2]?.text === 'close');
    const keys = metrosOf(mark.meaning.place);
    if (tail === 0 && !greater && !near) return mark;
    const [key] = keys;
    const area = key === undefined ? undefined : metros.find((metro) => metro.key === key);
    const to = mark.to + tail;
    const from = greater ? mark.from - 1 : mark.from;
    const span = { from, to, start: words[from]?.start ?? mark.start, end: words[to - 1]?.end ?? mark.end };
    const place = area === undefined ? mark.meaning.place : { label: area.name, city: null, region: area.region, country: area.country };
    return { ...mark, ...span, meaning: { kind: 'place', place, keys: keys.length > 0 ? keys : mark.meaning.keys, type: 'metro' } };
  });
}

/** "Walla Walla, WA": capitals before a state's letters are a town, known or not; "Portland, Oregon" is one place, not two. */
export function readTowns(words: readonly Word[], marks: readonly Chosen[]): Chosen[] {
  const result: Chosen[] = [];
  for (const mark of marks) {
    const meaning = mark.meaning;
    const inside = result.at(-1);
    // "Toronto, ON, Canada" and "Limerick, Ireland" are one place each.
    if (inside !== undefined && inside.to === mark.from && isCountryOf(words[mark.from], inside, mark)) {
      result[result.length - 1] = { ...inside, to: mark.to, end: mark.end };
      continue;
    }
    const state = meaning?.kind === 'place' && meaning.place.city === null && meaning.place.region !== null ? meaning.place : null;
    const first = words[mark.from];
    if (
      state === null ||
      state.region === null ||
      state.country === null ||
      first === undefined ||
      mark.to - mark.from > 2 ||
      !/^,\s?$/.test(first.gap)
    ) {
      result.push(mark);
      continue;
    }
    const last = result.at(-1);
    if (last?.to === mark.from && last.meaning?.kind === 'place' && last.meaning.place.city !== null) result.pop();
    const begin = last?.to === mark.from && result.at(-1) !== last ? last.from : townStart(words, mark.from, last?.to ?? 0);
    if (begin === mark.from) {
      result.push(mark);
      continue;
    }
    const start = words[begin]?.start ?? mark.start;
    const name = words
      .slice(begin, mark.from)
      .map((word, at) => (at === 0 ? '' : word.gap) + word.raw)
      .join('');
    const place = cityPlace(name, state.country, state.region);
    result.push({ ...mark, from: begin, start, meaning: { kind: 'place', place, keys: [ownKey(place) ?? ''], type: 'city' } });
  }
  return result;
}

function isCountryOf(first: Word | undefined, { meaning: place }: Chosen, { meaning: country }: Chosen): boolean {
  return (
    first !== undefined &&
    /^,\s?$/.test(first.gap) &&
    place?.kind === 'place' &&
    country?.kind === 'place' &&
    country.type === 'country' &&
    place.type !== 'country' &&
    place.place.country === country.place.country
  );
}

function townStart(words: readonly Word[], end: number, least: number): number {
  let begin = end;
  while (begin > least && end - begin < 3) {
    const word = words[begin - 1];
    if (word === undefined || !/^\p{Lu}/u.test(word.raw) || isEmpty(word.text)) break;
    begin--;
    if (!/^\s$/.test(word.gap)) break;
  }
  return begin;
}

function suffixLength(words: readonly Word[], at: number): number {
  const next = words[at];
  if (next === undefined || !areaWords.has(next.text) || !/^[\s-]$/.test(next.gap)) return 0;
  return next.text.startsWith('metro') && words[at + 1]?.text === 'area' ? 2 : 1;
}

const areaWords = new Set(['area', 'metro', 'metropolitan', 'metroplex', 'region', 'suburbs', 'county']);
const nearWords = new Set(['near', 'around', 'nearby']);
