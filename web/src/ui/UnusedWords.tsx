import './unused-words.css';
import { splitText, type Span } from './split-text.ts';
import { useTip } from './Tooltip.tsx';

/**
 * What a student wrote, to the letter, with dots under the spans that a search did not use; each says so when pointed at or focused, and to
 * screen readers. `unused` counts UTF-16 units of the text; spans that do not fit it are skipped.
 */
export function UnusedWords({ text, unused }: { text: string; unused?: readonly Span[] }) {
  return splitText(text, unused ?? []).map((piece) => (piece.isMarked ? <Unused key={piece.start} text={piece.text} /> : piece.text));
}

/** Its words stand in no element, so that the message can be copied to the letter. */
function Unused({ text }: { text: string }) {
  const { around, on, isOpen } = useTip<HTMLElement>();
  return (
    <mark
      className="unused"
      aria-description={notUsed}
      data-tip={notUsed}
      data-open={isOpen || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what only a pointer could read is read by keyboard too
      tabIndex={0}
      {...around}
      {...on}
    >
      {text}
    </mark>
  );
}

const notUsed = 'Search didn’t use this.';
