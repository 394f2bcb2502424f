import type { Fact } from '@alive/contract/facts.ts';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { EditorPanel } from './EditorPanel.tsx';
import type { FactStore } from './useFacts.ts';
import { useFocusOf } from './useFocusOf.ts';

/**
 * The one editor of a page's facts: next to the chip that was pressed, on a phone a sheet from below. Where what was pressed goes away with
 * the press, the focus goes on with the fact, wherever it stands then, or with what can be done about it in the notice, or to `home`.
 */
export const useEditor = (store: FactStore, home?: RefObject<HTMLElement | null>): Editor => {
  const [open, setOpen] = useState<Open | null>(null);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const [follow, isFollowing, goOn] = useFocusOf(store, home);
  useLayoutEffect(() => {
    if (open !== null || !isFollowing()) return undefined;
    // After what closes has given the focus back.
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  });
  const current = open && (store.facts.find(({ id }) => id === store.idOf(open.fact.id)) ?? open.fact);
  const close = () => setOpen(null);
  /** Closes, and goes on with the fact. */
  const done = (fact: Fact) => {
    if (open) follow(fact, open.anchor);
    close();
  };
  return {
    openId: open?.fact.id ?? null,
    press: (fact, anchor, asks = 'row') => setOpen(open?.anchor === anchor ? null : { fact, anchor, asks }),
    settle: (fact, button) => {
      follow(fact, button);
      const width = button.closest<HTMLElement>('.fact')?.offsetWidth;
      if (width) setWidths((known) => ({ ...known, [fact.id]: width }));
    },
    leave: (fact) => follow(fact, document.activeElement),
    widthOf: ({ id }) => widths[id],
    panel: open && current && (
      <EditorPanel
        key={open.fact.id}
        fact={current}
        anchor={open.anchor}
        asks={open.asks}
        onMove={(row) => {
          done(current);
          if (row !== current.stance) store.move(current, row);
        }}
        onEdit={(text) => {
          done(current);
          if (text !== current.text) store.edit(current, text);
        }}
        onRemove={() => {
          done(current);
          store.remove(current);
        }}
        onTakeBack={() => {
          done(current);
          store.takeBack(current);
        }}
        onClose={close}
      />
    ),
  };
};

interface Open {
  fact: Fact;
  anchor: HTMLElement;
  asks: 'row' | 'words';
}

export interface Editor {
  /** The fact whose editor is open. */
  openId: string | null;
  /** Opens a fact's editor next to `anchor`, or closes it where it is open there; `words` asks for its words at once. */
  press: (fact: Fact, anchor: HTMLElement, asks?: Open['asks']) => void;
  /** Notes that an offered fact is being kept by this button. */
  settle: (fact: Fact, button: HTMLElement) => void;
  /** Notes that a fact goes away with the press. */
  leave: (fact: Fact) => void;
  /** How wide (px) a fact's chip was when it was kept. */
  widthOf: (fact: Fact) => number | undefined;
  /** To be drawn once on the page. */
  panel: ReactNode;
}
