import { number } from '../quantities/quantities.ts';
import { type Item, itemOf } from '../conditions/item.ts';
import type { Known } from '../entities/known.ts';
import { blanked, matchesIn, spanOf } from '../text/text.ts';
import { numberOf } from './spans.ts';
import { note } from '../people/copy.ts';

/** Class years recognised by the student's own or by today: "around my year", "two years ahead of me", "graduated in the last five years", "recent grads". */
export function relativeYears(text: string, { now, student }: Known): { text: string; items: Item[]; unknown: string[] } {
  const items: Item[] = [];
  const unknown: string[] = [];
  let rest = text;
  const today = now.getUTCFullYear();
  const own = student.graduationYear;
  for (const [pattern, rangeOf] of patterns)
    for (const match of matchesIn(rest, pattern)) {
      const range = rangeOf({
        match,
        today,
        own,
        before: rest.slice(Math.max(0, match.index - 60), match.index),
        after: rest.slice(match.index + match[0].length, match.index + match[0].length + 30),
      });
      if (range === null) continue;
      rest = blanked(rest, [spanOf(match)]);
      const said = match[0].trim();
      if (range === 'unknown') {
        unknown.push(note.noGraduation(said));
        continue;
      }
      const [from, to] = range;
      const guess = from === to ? {} : { guess: note.readAs(said, `the classes of ${from} to ${to}`) };
      items.push(itemOf(spanOf(match), 'year', from === to ? from : [from, to], { op: from === to ? 'is' : 'between', ...guess }));
    }
  return { text: rest, items, unknown };
}

const count = `an?|the|${number}|a couple(?: of)?|a few|few|several`;
const patterns: readonly (readonly [RegExp, (at: Place) => [number, number] | 'unknown' | null])[] = [
  [
    new RegExp(
      `\\b(?:graduat\\w+ )?(${count})(?: years?)?(?: ?(?:-|–|or|to) ?(${number}))?(?: ?(?:years?|yrs?|classes|class years))? (?:ahead of|above|older than|before) (?:me|us|mine)\\b`,
      'giu',
    ),
    ({ match, own }) => {
      if (own === null) return 'unknown';
      const [least, most] = bounds(match);
      return [own - most, own - least];
    },
  ],
  [
    new RegExp(
      `\\b(${count})(?: years?)?(?: ?(?:-|–|or|to) ?(${number}))?(?: ?(?:years?|yrs?))? (?:behind|below|younger than|after) (?:me|us)\\b`,
      'giu',
    ),
    ({ match, own }) => {
      if (own === null) return 'unknown';
      const [least, most] = bounds(match);
      return [own + least, own + most];
    },
  ],
  [
    /\b(?:around|near|close to|about) (?:my|our) (?:own )?(?:class ?|graduation |grad )?(?:year|class|batch|cohort)\b/giu,
    ({ own }) => (own === null ? 'unknown' : [own - 2, own + 2]),
  ],
  [
    /\b(?:from |in |of )?(?:my|our|the same|same) (?:own )?(?:graduating |graduation |grad |class )?(?:year|class|batch|cohort)(?:mates?)?(?: as (?:me|mine|i))?\b(?! of)|\bmy (?:batch|class)mates?\b/giu,
    ({ own, after }) => (/^[^.]{0,20}\b(?:19|20)\d\d/.test(after) ? null : own === null ? 'unknown' : [own, own]),
  ],
  [
    new RegExp(`\\b(?:(?:in|within|over|during|from) )?the (?:last|past) (${number}|couple(?: of)?|few|several) (?:years?|yrs?)\\b`, 'giu'),
    ({ match, today, before, after }) =>
      /\b(?:grad|class|alum|finished|out of|passed)/i.test(before) || /^\W*(?:grad|class|alum)/i.test(after)
        ? [today - numberOf(match[1] ?? ''), today]
        : null,
  ],
  [
    new RegExp(
      `\\b(?:who )?(?:graduated |finished )?(?:(?:up to|at most|less than|under|within) )?(${number}|a couple(?: of)?|a few) (?:years?|yrs?) out(?: of (?:school|college|undergrad|university))?\\b`,
      'giu',
    ),
    ({ match, today }) => [today - numberOf(match[1] ?? ''), today],
  ],
  [
    new RegExp(`\\bgraduated (?:about |around )?(${number}|a year|a couple(?: of)?|a few)(?: years?)? ago\\b`, 'giu'),
    ({ match, today }) => {
      const years = numberOf((match[1] ?? '').replace(/ year$/, ''));
      return [today - years, today - years];
    },
  ],
  [
    /\b(?:recently graduated|(?:more )?recent(?:ly)? (?:grad\w*|alum\w*|classes)|new(?:er (?:grads?|graduates?)|ly graduated)|fresh (?:grads?|graduates?)|young(?:er)? (?:alum\w*|grads?|graduates)|just graduated|freshly graduated)\b/giu,
    ({ today }) => [today - 3, today],
  ],
];

/** "A year or two": one to two; "a few": one to three. */
function bounds(match: RegExpExecArray): [number, number] {
  const first = match[1] ?? '';
  const least = numberOf(first);
  const most = match[2] === undefined ? least : numberOf(match[2]);
  return /few|several/i.test(first) ? [1, 3] : /couple/i.test(first) ? [1, 2] : [Math.min(least, most), Math.max(least, most)];
}

interface Place {
  match: RegExpExecArray;
  today: number;
  own: number | null;
  before: string;
  after: string;
}
