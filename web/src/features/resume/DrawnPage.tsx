import './read.css';
import type { ResumeReading } from '@alive/contract/resume.ts';
import { clsx } from 'clsx';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { copy } from './copy.ts';
import { barWidth, type NumberedLine, pagesOf, widestOf } from './lines.ts';

/** A résumé drawn from its lines: name and headings in words, the rest as bars, the lit line in words. One picture for each page. */
export function DrawnPage({ reading: { lines }, lit }: DrawnPageProps) {
  const widest = widestOf(lines);
  const pages = pagesOf(lines);
  return pages.map(({ page, lines: on }) => (
    <div
      key={page}
      className={clsx('rpage', on.length > 40 && 'dense')}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn here
      role="img"
      aria-label={copy.page(page, pages.length, on.find(({ at }) => at === lit)?.text ?? null)}
    >
      {on.map((line) => (
        <DrawnLine key={line.at} line={line} widest={widest} isLit={line.at === lit} />
      ))}
    </div>
  ));
}

/** The same in a part of the screen that scrolls, to where the lit line is. */
export function ScrolledPage({ reading, lit }: DrawnPageProps) {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    const line = lit === null ? null : box?.querySelector('.lit');
    if (!box || !line) return;
    const [view, on] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (on.top < view.top + margin || on.bottom > view.bottom - margin)
      box.scrollTop += (on.top + on.bottom) / 2 - (view.top + view.bottom) / 2;
  }, [lit]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className="page-view" ref={scroller} tabIndex={0} aria-label={copy.scrolled}>
      <DrawnPage reading={reading} lit={lit} />
    </section>
  );
}

/** One line; `hasWords` says its name or heading in words. */
export function DrawnLine({ line: { kind, text }, widest, isLit, hasWords = true }: DrawnLineProps) {
  if (isLit)
    return (
      <span className="lit" dir="auto">
        {text}
      </span>
    );
  if (hasWords && (kind === 'name' || kind === 'heading'))
    return (
      <p className={kind === 'name' ? 'n' : 'h'} dir="auto">
        {text}
      </p>
    );
  return (
    <i className={kind === 'text' ? undefined : 'd'} style={{ '--w': `${barWidth(text, widest)}%` } as CSSProperties} aria-hidden="true" />
  );
}

/** Pixels that the lit line keeps from the edge of what scrolls. */
const margin = 24;

interface DrawnPageProps {
  reading: ResumeReading;
  /** The number of the line that is lit. */
  lit: number | null;
}

interface DrawnLineProps {
  line: NumberedLine;
  /** Characters that fill the page. */
  widest: number;
  isLit: boolean;
  hasWords?: boolean;
}
