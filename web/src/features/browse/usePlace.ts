import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from '#router/Router.tsx';
import { scrollerOf } from '#ui/scroller.ts';
import { keepPlace, type ListPlace, readPlace, start } from './place.ts';

/**
 * Where a list begins: one that is come to by a step in the history, or by a reload, where it was left; any other at its top.
 * `name` tells lists apart.
 */
export const useStart = (name: string): Start => {
  const came: string = useNavigationType();
  const [found, setFound] = useState(() => placeOf(name, came));
  // React's way to follow a prop: it renders again at once.
  if (found.name !== name) setFound(placeOf(name, came));
  return found;
};

/**
 * Takes a list to where it begins as soon as `complete` says that all of it is here, and keeps the place from then on: through a reload, a
 * step in the history, and a job that is opened.
 */
export const useKeptPlace = (found: Start, { list, shown, complete, open }: Asked): void => {
  const top = useRef(found.top);
  const due = useRef(found.top > 0);
  const loaded = useRef(shown);
  const opened = useRef<Opened | null>(null);

  useLayoutEffect(() => {
    top.current = found.top;
    due.current = found.top > 0;
    if (!due.current && isVisible(list.current)) scrollerOf(list.current).scrollTop = 0;
  }, [found, list]);

  useLayoutEffect(() => {
    const box = list.current;
    const before = opened.current;
    loaded.current = shown;
    if (box === null) return;
    const isBack = before !== null && open === undefined;
    if (open === undefined) opened.current = null;
    else if (before?.job !== open) {
      const covered = !isVisible(box);
      opened.current = { job: open, covered };
      if (covered) scrollerOf(box).scrollTop = 0;
      else linkOf(box, open)?.scrollIntoView({ block: 'nearest' });
    }
    // What is visible costs the layout of all cards, so that comes last.
    if (complete && (due.current || (isBack && before.covered)) && isVisible(box)) {
      due.current = false;
      const scroller = scrollerOf(box);
      // Lines break elsewhere until the fonts are there. Held on to what is in view, the list would be off by that.
      scroller.style.overflowAnchor = 'none';
      scroller.scrollTop = top.current;
      void document.fonts.ready.then(() => (scroller.style.overflowAnchor = ''));
    }
    if (!isBack) return;
    const link = linkOf(box, before.job);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [list, shown, complete, open]);

  // Not useEffect: its cleanup runs after the next view has moved the scroller, and would keep that place.
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const scroller = scrollerOf(list.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (!due.current && loaded.current > 0) keepPlace(found.name, { shown: loaded.current, top: top.current });
    };
    const stop = new AbortController();
    const note = () => {
      if (due.current || !isVisible(list.current)) return;
      top.current = scroller.scrollTop;
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    };
    scroller.addEventListener('scroll', note, { passive: true, signal: stop.signal });
    // A scroll event comes with the next frame, and a click may remove the list before that.
    list.current.addEventListener('click', note, { signal: stop.signal });
    addEventListener('pagehide', keep, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
      keep();
    };
  }, [list, found.name]);
};

const placeOf = (name: string, came: string): Start => ({ name, ...(came === 'POP' ? readPlace(name) : start) });

const isVisible = (box: HTMLElement | null): box is HTMLElement => box !== null && box.offsetParent !== null;

const linkOf = (box: HTMLElement, job: string) => box.querySelector<HTMLElement>(`[data-job="${CSS.escape(job)}"] h3 a`);

/** Milliseconds of rest after which the place is kept. */
const pause = 150;

interface Start extends ListPlace {
  name: string;
}

interface Asked {
  list: RefObject<HTMLElement | null>;
  shown: number;
  complete: boolean;
  open: string | undefined;
}

interface Opened {
  job: string;
  /** The job has the whole view, where there is no room for the list next to it. */
  covered: boolean;
}
