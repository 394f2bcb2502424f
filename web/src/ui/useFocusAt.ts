import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a list that grows by a press: the button moves on with the list's end, so who goes by keyboard goes on with the first new item. Gives
 * what tells its place; the focus goes to its first link as soon as it stands there, unless the student went elsewhere meanwhile.
 */
export function useFocusAt(list: RefObject<HTMLElement | null>): (place: number) => void {
  const due = useRef<{ place: number; pressed: Element | null } | null>(null);
  useLayoutEffect(() => {
    if (due.current === null) return;
    const { place, pressed } = due.current;
    const isElsewhere = document.activeElement !== pressed && document.activeElement !== document.body;
    const link = list.current?.children[place]?.querySelector('a');
    if (isElsewhere || link) due.current = null;
    if (!isElsewhere) link?.focus();
  });
  return (place) => {
    due.current = { place, pressed: document.activeElement };
  };
}
