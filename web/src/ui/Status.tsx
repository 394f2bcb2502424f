import './status.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A polite live region. Keep it mounted and change its words; `hidden` speaks without showing. */
export function Status({ hidden = false, children }: { hidden?: boolean; children?: ReactNode }) {
  return <output className={clsx('status', hidden && 'vh')}>{children}</output>;
}
