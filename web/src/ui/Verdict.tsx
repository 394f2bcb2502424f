import './verdict.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * What a source says on one question: icon, verdict in bold, then the sentence of the source as `quote` or our own words as children.
 * `yes` is the only green one; `silent` says that nothing is said; `no` is plain ink.
 */
export function Verdict({ kind, verdict, quote, children }: VerdictProps) {
  return (
    <div className={clsx('verdict', kind)}>
      <svg className="i" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        {GLYPHS[kind]}
      </svg>
      <div>
        <b>{verdict}</b> {quote && <q>{quote}</q>} {children}
      </div>
    </div>
  );
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
type VerdictProps = { kind: VerdictKind; verdict: string; quote?: string; children?: ReactNode };
