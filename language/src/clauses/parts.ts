import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { referencesIn, type Row, type Situation } from '../acts/refer.ts';
import type { Reading } from '../entities/types.ts';
import type { SegmentAct } from '../tagger/requests.ts';
import { isGeneral } from '../text/english.ts';
import { fold, singular, wordsOf } from '../text/text.ts';

export type { Screen } from '../tagger/segments.ts';

/**
 * The parts of a message that do one thing each, questions sentence by sentence. A part that is not surely something else than a request counts as
 * one.
 */
export function partsOf(message: string, { parts = [] }: Pick<Reading, 'parts'>): Part[] {
  const found: Part[] = [];
  for (const { start, end, does, probability } of parts) {
    const act = probability >= sure ? does : 'ask';
    const last = found.at(-1);
    if (last !== undefined && last.does === act && !asking.has(act)) last.end = end;
    else if (asking.has(act))
      for (const span of questionsIn(message, { start, end })) found.push({ start: span.start, end: span.end, does: act });
    else found.push({ start, end, does: act });
  }
  return found;
}

const sure = 0.5;
const asking: ReadonlySet<SegmentAct> = new Set(['one', 'list']);

/** What a part asks, one question each. */
export const questionsIn = (message: string, part: Span): Span[] => piecesIn(message, part, begins);

/** The sentences of a part. */
export const sentencesIn = (message: string, part: Span): Span[] => piecesIn(message, part, /[.!?;\n]\s+/g);

/** The sentences of a part, and what a comma and an "and" or "but" join in them. */
export const clausesIn = (message: string, part: Span): Span[] => piecesIn(message, part, /[.!?;\n]\s+|,\s+(?:and|but)\s+/g);

/** The pieces of a part that end with a boundary, which matches globally; without those that say nothing. */
function piecesIn(message: string, { start, end }: Span, boundary: RegExp): Span[] {
  const text = message.slice(start, end);
  const starts = [0, ...[...text.matchAll(boundary)].map(({ 0: { length }, index }) => index + length), text.length];
  return starts.slice(0, -1).flatMap((from, at) => {
    const to = starts[at + 1] ?? text.length;
    return /[\p{L}\p{N}]/u.test(text.slice(from, to)) ? [{ start: start + from, end: start + to }] : [];
  });
}

/** Between questions: "what would I do there, and when does it close?", not "who read law and is a writer now?" */
const begins =
  /(?<=[?!.\n])\s+|,?\s+(?:and|but|also|n|plus)\s+(?=(?:does|do|did|is|are|was|what(?:'?s)?|why|how|which|who(?:'?s)?|where|when|can|could|will|would|has|have)\b(?! (?:an?|now|currently|working|worked|been)\b))/gi;

/**
 * The row that a part speaks of: by number, as "the … one", by employer, by the words of its title or place that single it out, or the one spoken of
 * last. Several where the words fit them alike; none where they fit none.
 */
export function rowsMeant(text: string, reading: Pick<Reading, 'mentions'>, situation: Situation): readonly string[] {
  const { shown, focusId, earlier = [] } = situation;
  const some = /\b(first|top|last) (?:two|2|couple)\b/i.exec(text)?.[1]?.toLowerCase();
  if (some !== undefined && shown.length > 1) return (some === 'last' ? shown.slice(-2) : shown.slice(0, 2)).map(({ id }) => id);
  const { ids, explicit } = referencesIn(text, reading, situation);
  if (explicit && ids.length > 0) return ids;
  // "Does it involve research?" is about the one spoken of.
  if (
    focusId !== null &&
    /\b(?:it|its|it['’]?s)\b/i.test(text) &&
    ![...text.matchAll(pointing)].some(({ 1: words }) => words !== undefined)
  )
    return [focusId];
  // Its whole title: "does the Registered Nurse, Pediatrics job ask for a license?"
  const spoken = ` ${wordsOf(fold(text))
    .map((word) => word.text)
    .join(' ')} `;
  const [titled] = [...shown, ...earlier]
    .map(({ id, name }) => ({ id, name: wordsOf(fold(name)).map((word) => word.text) }))
    .filter(({ name }) => name.length > 1 && spoken.includes(` ${name.join(' ')} `))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (titled !== undefined) return [titled.id];
  const said = new Set(wordsOf(fold(text)).flatMap(({ text: word, raw }) => (isFunctionWord(raw) ? [] : [singular(word)])));
  const wordsOfRow = ({ name, employer, place }: Row) =>
    new Set(
      wordsOf(fold(`${name} ${employer} ${place}`)).flatMap(({ text: word, raw }) =>
        isFunctionWord(raw) || isGeneral(word) ? [] : [singular(word)],
      ),
    );
  const rows = shown.map((row) => ({ id: row.id, words: wordsOfRow(row) }));
  // "The rehab one" is that of Rehabilitation Services.
  const isSaid = (word: string) => said.has(word) || (word.length > 5 && [...said].some((one) => one.length > 3 && word.startsWith(one)));
  const pointed = new Set(
    [...text.matchAll(pointing)].flatMap(({ 1: words = '' }) => wordsOf(fold(words)).map((word) => singular(word.text))),
  );
  const points = rows.map(({ words }) =>
    [...words]
      .filter(isSaid)
      .reduce((sum, word) => sum + (pointed.has(word) ? 2 : 1) / rows.filter((other) => other.words.has(word)).length, 0),
  );
  const most = Math.max(0, ...points);
  if (most > 0) {
    const best = rows.flatMap(({ id }, at) => (points[at] === most ? [id] : []));
    return focusId !== null && best.includes(focusId) ? [focusId] : best;
  }
  if (focusId !== null) return [focusId];
  return ids.length > 0 ? ids : shown.length === 1 ? shown.map(({ id }) => id) : [];
}

/** "The librarian post", "this plant quality one". */
const pointing =
  /\b(?:the|that|this|those|these) ((?:[\p{L}\d&'-]+ ){1,5}?)(?:ones?|posts?|postings?|jobs?|roles?|positions?|internships?|co-?ops?|fellow\w*|openings?|listings?|gigs?)\b/giu;

interface Span {
  start: number;
  end: number;
}

export interface Part extends Span {
  does: SegmentAct;
}
