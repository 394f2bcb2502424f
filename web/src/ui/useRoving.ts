import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Props for a list of chips that makes its buttons and links one stop of the keyboard: arrows, Home and End walk among them, and Tab comes
 * back to the one that had the focus last, before that to the first that is pressed.
 */
export function useRoving<E extends HTMLElement>(): RovingProps<E> {
  const list = useRef<E>(null);
  const last = useRef<Element | null>(null);
  const settle = () => {
    const stops = stopsOf(list.current);
    const home = stops.find((one) => one === last.current) ?? stops.find((one) => one.ariaPressed === 'true') ?? stops[0];
    for (const one of stops) one.tabIndex = one === home ? 0 : -1;
  };
  // Whatever was drawn may have brought or taken a chip.
  useLayoutEffect(settle);
  return {
    ref: list,
    onFocus: ({ target }) => {
      if (!list.current?.contains(target)) return;
      last.current = target;
      settle();
    },
    onKeyDown: (event) => {
      // A list in this one has gone on already.
      if (event.defaultPrevented) return;
      const stops = stopsOf(list.current);
      const at = stops.findIndex((one) => one === event.target);
      const to =
        at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key]?.(at, stops.length);
      if (to === undefined) return;
      event.preventDefault();
      stops.at(to % stops.length)?.focus();
    },
  };
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const stopsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? []),
];

interface RovingProps<E> {
  ref: RefObject<E | null>;
  onFocus: (event: FocusEvent<E>) => void;
  onKeyDown: (event: KeyboardEvent<E>) => void;
}
