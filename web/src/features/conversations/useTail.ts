import type { Message } from '@alive/contract/conversations.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The end of a long conversation, and where more of it is asked for: drawing hundreds of answers with their cards takes seconds. More is
 * drawn, and stays, as `edge` comes near the view or is pressed; what is read meanwhile does not move. `edge` is null where all is drawn.
 */
export const useTail = (messages: readonly Message[]): Tail => {
  const [from, setFrom] = useState<number | null>(null);
  // A stored conversation is there a moment after this.
  if (from === null && messages.length > 0) setFrom(tailFrom(messages, messages.length));
  const first = Math.min(from ?? 0, Math.max(0, messages.length - 1));
  const edge = useRef<HTMLButtonElement>(null);
  const held = useRef<{ element: Element; top: number; hadFocus: boolean } | null>(null);
  const grow = () => {
    const element = edge.current?.nextElementSibling;
    if (!element || first === 0) return;
    held.current = { element, top: element.getBoundingClientRect().top, hadFocus: document.activeElement === edge.current };
    setFrom(tailFrom(messages, first));
  };
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    if (before === null) return;
    const port = before.element.closest<HTMLElement>('.port');
    if (port === null) return;
    port.scrollTop += before.element.getBoundingClientRect().top - before.top;
    if (before.hadFocus && first === 0) port.focus({ preventScroll: true });
  }, [first]);
  useEffect(() => {
    const button = edge.current;
    if (!button) return undefined;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), {
      root: button.closest('.port'),
      rootMargin: '300px 0px 0px',
    });
    near.observe(button);
    return () => near.disconnect();
    // Renewed with what it reads: what is drawn, and of what.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first, messages.length]);
  return { shown: messages.slice(first), edge: first === 0 ? null : { ref: edge, onClick: grow } };
};

/** Where the part before `end` begins that is drawn at once: whole turns, of as few cards as fill some screens. */
const tailFrom = (messages: readonly Message[], end: number): number => {
  let weight = 0;
  let from = end;
  while (from > 0 && weight < enough) {
    from--;
    const message = messages[from];
    weight += 1 + 2 * ((message?.results?.length ?? 0) + (message?.people?.length ?? 0));
  }
  // An answer comes with what it answers.
  return messages[from - 1]?.sender === 'user' ? from - 1 : from;
};

/** A message weighs 1, a card 2. */
const enough = 16;

interface Tail {
  shown: readonly Message[];
  edge: { ref: RefObject<HTMLButtonElement | null>; onClick: () => void } | null;
}
