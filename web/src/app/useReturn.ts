import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from '#router/Router.tsx';
import { keepInTab, readInTab } from '#api/tab-storage.ts';

/**
 * For a list of cards marked with `data-card`: who left by a link of one and comes back by a step in the history goes on at its title. The
 * list may be drawn long after the page.
 */
export const useReturn = (list: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation();
  const place = `alive.left.${key}`;
  useLayoutEffect(() => {
    const card = readInTab(place);
    const title = card === null ? null : list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"] h3 a`);
    if (!title) return;
    keepInTab(place, null);
    // The student may have gone elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'center' });
    // Once, when the list is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const box = list.current;
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a')?.target !== '') return;
      keepInTab(place, target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null);
    };
    // In the capture phase, because the link's own handler may leave at once.
    box?.addEventListener('click', note, true);
    return () => box?.removeEventListener('click', note, true);
  }, [list, place]);
};
