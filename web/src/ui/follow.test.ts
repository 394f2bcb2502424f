import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Below, follow } from './follow.ts';

describe('following a thread', () => {
  it('keeps its end in view as it grows', () => {
    const { port, grow } = thread();
    grow(300);
    expect(port.scrollTop).toBe(700);
  });

  it('lets go the moment it is scrolled up, and says that there is more', () => {
    const { port, grow, scroll, below } = thread();
    scroll(390);
    grow(300);
    expect(port.scrollTop).toBe(390);
    expect(below()).toBe('left');
  });

  it('takes hold again at the end', () => {
    const { port, grow, scroll } = thread();
    scroll(100);
    scroll(400);
    grow(50);
    expect(port.scrollTop).toBe(450);
  });

  it('returns to what was just said, and holds its beginning where that is asked', () => {
    const { port, grow, scroll, follower, below } = thread({ start: 800 });
    scroll(100);
    grow(1000);
    follower.show(2, true);
    expect(port.scrollTop).toBe(784);
    grow(500);
    expect(port.scrollTop).toBe(784);
    expect(below()).toBe('unread');
    follower.toEnd('instant');
    grow(100);
    expect(port.scrollTop).toBe(2000);
  });

  it('calls what was not come to yet unread, and left what the student scrolled away from', () => {
    const { grow, scroll, follower, below } = thread({ start: 600 });
    follower.show(2, true);
    grow(1000);
    expect(below()).toBe('unread');
    scroll(700);
    expect(below()).toBe('left');
    scroll(1400);
    expect(below()).toBe('nothing');
  });

  it('stays where the focus goes into it', () => {
    const { port, grow, focus } = thread();
    focus();
    grow(300);
    expect(port.scrollTop).toBe(400);
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
  let below: Below = 'nothing';
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
    querySelectorAll: () => [],
    querySelector: (what: string) =>
      what === '[data-start]' && start > 0 ? { getBoundingClientRect: () => ({ top: start - top }) } : null,
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    removeEventListener: () => undefined,
  };
  const follower = follow(port as unknown as HTMLElement, (now) => (below = now));
  follower.show(1, false);
  return {
    port,
    follower,
    below: () => below,
    grow: (by: number) => {
      height += by;
      resized();
    },
    scroll: (to: number) => {
      port.scrollTop = to;
      listeners['scroll']?.({});
    },
    press: () => listeners['click']?.({ target: { closest: () => ({}) } }),
    focus: () => listeners['focusin']?.({ target: {} }),
  };
};
