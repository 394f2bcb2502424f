import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow } from './follow.ts';

describe('following a thread', () => {
  it('keeps its end in view as it grows', () => {
    const { port, grow } = thread();
    grow(300);
    expect(port.scrollTop).toBe(700);
  });

  it('lets go the moment it is scrolled up, and says that there is more', () => {
    const { port, grow, scroll, more } = thread();
    scroll(390);
    grow(300);
    expect(port.scrollTop).toBe(390);
    expect(more()).toBe(true);
  });

  it('takes hold again at the end', () => {
    const { port, grow, scroll } = thread();
    scroll(100);
    scroll(400);
    grow(50);
    expect(port.scrollTop).toBe(450);
  });

  it('returns to what was just said, and holds its beginning where that is asked', () => {
    const { port, grow, scroll, follower } = thread({ start: 800 });
    scroll(100);
    grow(1000);
    follower.show(2, true);
    expect(port.scrollTop).toBe(784);
    grow(500);
    expect(port.scrollTop).toBe(784);
    follower.toEnd('instant');
    grow(100);
    expect(port.scrollTop).toBe(2000);
  });

  it('stays where something is unfolded', () => {
    const { port, grow, press } = thread();
    press();
    grow(300);
    expect(port.scrollTop).toBe(400);
  });
});

let resized: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('Element', Object);
});
afterEach(() => vi.unstubAllGlobals());

/** A port 600 px high on 1,000 px of thread, at its end; `start` is where the newest turn begins. */
const thread = ({ start = 0 } = {}) => {
  const listeners: Record<string, (event: unknown) => void> = {};
  let height = 1000;
  let top = 0;
  let more = false;
  const port = {
    style: {},
    clientHeight: 600,
    firstElementChild: {},
    get scrollHeight() {
      return height;
    },
    get scrollTop() {
      return top;
    },
    set scrollTop(to: number) {
      top = Math.max(0, Math.min(to, height - 600));
    },
    scrollTo: ({ top: to }: { top: number }) => (port.scrollTop = to),
    focus: () => undefined,
    getBoundingClientRect: () => ({ top: 0 }),
    querySelector: (what: string) =>
      what === '[data-start]' && start > 0 ? { getBoundingClientRect: () => ({ top: start - top }) } : null,
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    removeEventListener: () => undefined,
  };
  const follower = follow(port as unknown as HTMLElement, (now) => (more = now));
  follower.show(1, false);
  return {
    port,
    follower,
    more: () => more,
    grow: (by: number) => {
      height += by;
      resized();
    },
    scroll: (to: number) => {
      port.scrollTop = to;
      listeners['scroll']?.({});
    },
    press: () => listeners['click']?.({ target: { closest: () => ({}) } }),
  };
};
