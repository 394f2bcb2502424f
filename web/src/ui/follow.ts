/**
 * Keeps the newest part of a growing column in view: `port` scrolls, its first child grows. A scroll by hand, an unfolding or a focus in it
 * lets go at once; scrolling to the end takes hold again. `onBelow` tells whether there is something below, and whether the student left it by scrolling.
 */
export function follow(port: HTMLElement, onBelow: (below: Below) => void): Follower {
  let aim: 'turn' | 'end' | null = 'turn';
  let turn: unknown;
  let hold = false;
  let placed = 0;
  // Whether the student scrolled since something new was said.
  let moved = false;

  const place = () => {
    const covered = [...port.querySelectorAll<HTMLElement>('.stuck')]
      .filter((one) => getComputedStyle(one).position === 'sticky')
      .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    port.style.scrollPaddingTop = `${covered}px`;
    if (aim !== null) {
      const start = hold && aim === 'turn' ? startOf(port, covered) : Infinity;
      port.scrollTop = Math.min(start, port.scrollTop + below(port));
      placed = port.scrollTop;
    }
    tell();
  };
  const tell = () => onBelow(below(port) <= slack ? 'nothing' : moved ? 'left' : 'unread');
  const scrolled = () => {
    if (Math.abs(port.scrollTop - placed) > 1) {
      aim = below(port) < 2 ? 'end' : null;
      placed = port.scrollTop;
      moved = true;
    }
    tell();
  };
  const pressed = ({ target }: Event) => {
    if (target instanceof Element && target.closest('summary,[aria-expanded]:not([aria-haspopup])')) aim = null;
  };

  // Who goes by keyboard, or is taken to where they were, reads there.
  const focused = ({ target }: Event) => {
    if (target !== port) aim = null;
  };

  const watch = new ResizeObserver(place);
  watch.observe(port);
  if (port.firstElementChild) watch.observe(port.firstElementChild);
  port.addEventListener('scroll', scrolled, { passive: true });
  port.addEventListener('click', pressed, { capture: true });
  port.addEventListener('focusin', focused);

  return {
    show: (next, holds) => {
      if (next !== turn) {
        aim = 'turn';
        moved = false;
      }
      turn = next;
      hold = holds;
      place();
    },
    toEnd: (behavior) => {
      aim = 'end';
      port.focus({ preventScroll: true });
      port.scrollTo({ top: port.scrollHeight, behavior });
    },
    stop: () => {
      watch.disconnect();
      port.removeEventListener('scroll', scrolled);
      port.removeEventListener('click', pressed, { capture: true });
      port.removeEventListener('focusin', focused);
    },
  };
}

const below = (port: HTMLElement): number => port.scrollHeight - port.clientHeight - port.scrollTop;

/** Where to scroll so that the newest turn begins just below what covers the top; the first one shows what is above it as well. */
const startOf = (port: HTMLElement, covered: number): number => {
  const start = port.querySelector('[data-start]');
  return start ? Math.max(0, start.getBoundingClientRect().top - port.getBoundingClientRect().top + port.scrollTop - covered - margin) : 0;
};

const margin = 16;
/** Less than this many pixels below are no news. */
const slack = 48;

/** What the end of the port hides: nothing, what was not come to yet, or what the student scrolled away from. */
export type Below = 'nothing' | 'unread' | 'left';

export interface Follower {
  /**
   * Says what is shown now. Another `turn` means that something new was said, which always returns to it. With `hold` the beginning of that
   * turn (`[data-start]`) stays in view and the rest waits below; otherwise its end is followed.
   */
  show: (turn: unknown, hold: boolean) => void;
  toEnd: (behavior: ScrollBehavior) => void;
  stop: () => void;
}
