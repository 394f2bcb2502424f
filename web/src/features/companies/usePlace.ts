import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '#router/Router.tsx';
import { scrollerOf } from '#ui/scroller.ts';
import { keepPlace, type Place, readPlace } from './place.ts';

/** Where this step of the history was left; a new one begins at its top. `name` tells steps apart. */
export const useStart = (): Start => {
  const { key, pathname, search } = useLocation();
  const name = `${key} ${pathname}${search}`;
  const [start, setStart] = useState(() => ({ name, ...readPlace(name) }));
  // React's way to follow a prop: it renders again at once.
  if (start.name !== name) setStart({ name, ...readPlace(name) });
  return start;
};

/**
 * Takes a view to where it was left as soon as `ready` says that all of it is here, with the focus on the link that was followed, and keeps
 * the place from then on: for a reload, and for a step in the history.
 */
export const useKeptPlace = (start: Start, view: RefObject<HTMLElement | null>, ready: boolean): void => {
  const taken = useRef('');
  useLayoutEffect(() => {
    const box = view.current;
    if (box === null || taken.current === start.name || (start.top > 0 && !ready)) return undefined;
    if (start.link !== '') box.querySelector<HTMLElement>(`a[href="${CSS.escape(start.link)}"]`)?.focus({ preventScroll: true });
    const go = () => {
      taken.current = start.name;
      scrollerOf(box).scrollTop = start.top;
    };
    if (start.top > 0) {
      go();
      return undefined;
    }
    // The top needs no layout of all cards before the frame's own.
    const frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [start, view, ready]);

  // Not useEffect: its cleanup runs after the next view has moved the scroller, and would keep that place.
  useLayoutEffect(() => {
    const box = view.current;
    if (box === null) return undefined;
    const scroller = scrollerOf(box);
    const stop = new AbortController();
    let top = start.top;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => keepPlace(start.name, { top });
    const note = () => {
      top = scroller.scrollTop;
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    };
    const followed = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      if (link) keepPlace(start.name, { link });
    };
    scroller.addEventListener('scroll', note, { passive: true, signal: stop.signal });
    // A scroll event comes with the next frame, and a click may remove the list before that.
    box.addEventListener('click', note, { signal: stop.signal });
    box.addEventListener('click', followed, { signal: stop.signal });
    addEventListener('pagehide', keep, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
      keep();
    };
  }, [start, view]);
};

/** Milliseconds of rest after which the place is kept. */
const pause = 150;

interface Start extends Place {
  name: string;
}
