/**
 * Cuts a text where spans begin and end; joined, the pieces are the text. Spans count UTF-16 units and come in any order. Skips those that
 * are empty, reach beyond the text, part a surrogate pair or overlap one that begins before them.
 */
export function splitText(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), isMarked });
    at = end;
  };
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (at <= start && start < end && end <= text.length && text.slice(start, end).isWellFormed()) {
      add(start, false);
      add(end, true);
    }
  }
  add(text.length, false);
  return pieces;
}

/** `end` is exclusive. */
export type Span = { start: number; end: number };
type Piece = { start: number; text: string; isMarked: boolean };
