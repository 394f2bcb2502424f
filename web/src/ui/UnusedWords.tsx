import './unused-words.css';
import { splitText, type Span } from './split-text.ts';

/**
 * What a student wrote, to the letter, with dots under the spans that a search did not use; each says so to a pointer and to screen readers.
 * `unused` counts UTF-16 units of the text; spans that do not fit it are skipped.
 */
export function UnusedWords({ text, unused }: { text: string; unused?: readonly Span[] }) {
  return splitText(text, unused ?? []).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.start} className="unused" title={notUsed} aria-description={notUsed}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

const notUsed = 'Not used';
