import './waiting.css';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { Status } from './Status.tsx';

/** A whole page that is on its way: the name, and under it what is being waited for. Short waits stay blank. */
export function Waiting({ children }: { children?: ReactNode }) {
  return (
    <main className="waiting">
      <Brand />
      <Status>{children}</Status>
    </main>
  );
}
