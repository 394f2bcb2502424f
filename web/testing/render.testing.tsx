import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows something on the page until the test ends; its effects have begun. `rerender` shows something else in its place. */
export const render = (shown: ReactNode): { container: HTMLElement; rerender: (shown: ReactNode) => void } => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.set(container, root);
  onTestFinished(cleanup);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  rerender(shown);
  return { container, rerender };
};

/** Takes everything off the page that was shown. */
export const cleanup = (): void => {
  for (const [container, root] of mounted) {
    flushSync(() => root.unmount());
    container.remove();
  }
  mounted.clear();
};

const mounted = new Map<HTMLElement, Root>();
