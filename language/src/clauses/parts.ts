import type { Reading } from '../entities/types.ts';
import type { SegmentAct } from '../tagger/requests.ts';

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
export const sentencesIn = (message: string, part: Span): Span[] => piecesIn(message, part, /[.!?;]\s+|\s*\n\s*/g);

/** The sentences of a part, and what a comma and an "and" or "but" join in them. */
export const clausesIn = (message: string, part: Span): Span[] => piecesIn(message, part, /[.!?;]\s+|\s*\n\s*|,\s+(?:and|but)\s+/g);

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
  /(?<=[?!.])\s+|\s*\n\s*|,?\s+(?:and|but|also|n|plus)\s+(?=(?:does|do|did|is|are|was|what(?:'?s)?|why|how|which|who(?:'?s)?|where|when|can|could|will|would|has|have)\b(?! (?:an?|now|currently|working|worked|been)\b))/gi;

interface Span {
  start: number;
  end: number;
}

export interface Part extends Span {
  does: SegmentAct;
}
