import type { User } from '@alive/contract/account.ts';
import type { ResumeReading } from '@alive/contract/resume.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { byKind, nameOf } from '../features/facts/facts.ts';
import { ReviewRows } from '../features/facts/ReviewRows.tsx';
import { useFacts } from '../features/facts/useFacts.ts';
import { WhenRead } from '../features/facts/WhenRead.tsx';
import { copy } from '../features/resume/copy.ts';
import { ScrolledPage } from '../features/resume/DrawnPage.tsx';
import { LineLink } from '../features/resume/LineLink.tsx';
import { factsIn, lineOf } from '../features/resume/lines.ts';
import { LineStrip } from '../features/resume/LineStrip.tsx';

/**
 * What was read in a résumé: its facts in rows, and the page they were read on, where the line of the fact is lit that the student is at. The
 * page goes into `side`, with `below` under it; the strip that stands for it and `below` once more show where there is no room for a side.
 */
export function ResumeReview({ user, reading, side, level, above = null, below = null }: ResumeReviewProps) {
  const store = useFacts(user.id);
  const facts = byKind(factsIn(reading, store.facts)).flatMap((kind) => kind.facts);
  const home = useRef<HTMLParagraphElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = facts.find(({ id }) => id === pointed) ?? facts.find((fact) => lineOf(reading, fact) !== null);
  const lit = shown ? lineOf(reading, shown) : null;
  return (
    <WhenRead store={store}>
      {side &&
        createPortal(
          <>
            <ScrolledPage reading={reading} lit={lit} />
            {below}
          </>,
          side,
        )}
      <Found home={home} count={facts.length} />
      {above}
      <LineStrip reading={reading} lit={lit} name={shown ? nameOf(shown) : null} />
      <ReviewRows
        store={store}
        facts={facts}
        pointed={shown?.id ?? null}
        home={home}
        level={level}
        lineOf={(fact) => {
          const line = lineOf(reading, fact);
          return line === null ? null : (reading.lines[line]?.text ?? null);
        }}
        onPoint={(fact) => setPointed(fact.id)}
      />
      {below && <div className="below-rows">{below}</div>}
      {shown && lit !== null && <LineLink of={shown.id} />}
    </WhenRead>
  );
}

/** How many facts there are; takes a focus that was lost with the file that was chosen. */
function Found({ home, count }: { home: RefObject<HTMLParagraphElement | null>; count: number }) {
  useEffect(() => {
    if (document.activeElement === document.body) home.current?.focus();
  }, [home]);
  return (
    <p className="dim found-facts" ref={home} tabIndex={-1}>
      {copy.found(count)}
    </p>
  );
}

interface ResumeReviewProps {
  user: User;
  reading: ResumeReading;
  /** Where the page is drawn. */
  side: HTMLElement | null;
  /** The headings of the kinds. */
  level: 'h2' | 'h3';
  /** Stands between the sentence and the rows. */
  above?: ReactNode;
  /** Stands under the page. */
  below?: ReactNode;
}
