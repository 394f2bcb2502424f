import './verdict.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * What a source says on one question: icon, verdict in bold, then the sentence of the source as `quote` or our own words as children.
 * `yes` is the only green one; `silent` says that nothing is said; `no` is plain ink. The quote leads to the element
 * `quoteAt`, where it stands on the page.
 */
export function Verdict({ kind, verdict, quote, quoteAt, children }: VerdictProps) {
  return (
    <div className={clsx('verdict', kind)}>
      <svg className="i" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        {GLYPHS[kind]}
      </svg>
      <div>
        <b>{verdict}</b> {quote && <Quote text={quote} at={quoteAt} />} {children}
      </div>
    </div>
  );
}

function Quote({ text, at }: { text: string; at?: string }) {
  if (!at) return <q>{text}</q>;
  return (
    <a
      href={`#${at}`}
      title="Show it in the posting"
      onClick={(event) => {
        event.preventDefault();
        show(at);
      }}
    >
      <q>{text}</q>
    </a>
  );
}

/** Without a step in the history, unlike the browser's own way. */
function show(id: string) {
  const place = document.getElementById(id);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}

const GLYPHS: Record<VerdictKind, ReactNode> = {
  yes: <path d="M3 15C3 7 7.5 3.2 15 3c.2 7.5-3.2 11.6-9 11M3 15c1.6-3.2 3.6-5.4 6.6-7" />,
  silent: (
    <>
      <circle cx="9" cy="9" r="6.5" strokeDasharray="2.4 2.7" />
      <path d="M6.5 9h5" />
    </>
  ),
  no: (
    <>
      <circle cx="9" cy="9" r="6.5" />
      <path d="M6.5 9h5" />
    </>
  ),
};

type VerdictKind = 'yes' | 'silent' | 'no';
type VerdictProps = { kind: VerdictKind; verdict: string; quote?: string; quoteAt?: string; children?: ReactNode };
