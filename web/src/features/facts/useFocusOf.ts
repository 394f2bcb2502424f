import type { Fact } from '@alive/contract/facts.ts';
import { type RefObject, useRef } from 'react';
import type { FactStore } from './useFacts.ts';

/**
 * Keeps the focus with a fact that is being changed: its chip may move to another row, get another id or go away. `follow` begins with what
 * was pressed; `goOn`, once something was drawn, moves a focus that was lost to the fact, else to the notice's button, else to `home`. It
 * ends as soon as the student goes elsewhere.
 */
export const useFocusOf = (store: FactStore, home: RefObject<HTMLElement | null> | undefined) => {
  const followed = useRef<Followed | null>(null);
  const follow = ({ id }: Pick<Fact, 'id'>, pressed: Element | null): void => {
    followed.current = { id, pressed, part: pressed?.closest('[data-facts], aside, main') ?? null, holder: null };
  };
  const goOn = (): void => {
    if (followed.current === null) return;
    const { id, pressed, part, holder } = followed.current;
    const { activeElement } = document;
    const places = placesOf(store.idOf(id));
    if (activeElement !== null && activeElement !== document.body) {
      const isWithFact = activeElement === pressed || places.some((place) => place.contains(activeElement));
      followed.current = isWithFact ? { ...followed.current, holder: activeElement } : null;
      return;
    }
    // What had it is still there: the student left it.
    if (holder?.isConnected) {
      followed.current = null;
      return;
    }
    const place = places.find((one) => part?.contains(one)) ?? places[0];
    const target = place && buttonOf(place);
    const other = target ? null : scope().querySelector<HTMLElement>('.fact-notice button');
    // The fact may be about to come back.
    if (!target && !other && store.isSaving()) return;
    (target ?? other ?? elsewhere(home))?.focus({ preventScroll: true });
    followed.current = target ? { ...followed.current, holder: target } : null;
  };
  return [follow, () => followed.current !== null, goOn] as const;
};

const placesOf = (id: string): HTMLElement[] => [...scope().querySelectorAll<HTMLElement>(`[data-fact="${CSS.escape(id)}"]`)];

/** A button of a fact that can be pressed; by touch a row has another one than by mouse. */
const buttonOf = (place: HTMLElement): HTMLElement | undefined =>
  place.matches('button') ? place : [...place.querySelectorAll<HTMLElement>('button')].find((button) => button.getClientRects().length > 0);

/** Behind an open dialog nothing takes the focus. */
const scope = (): ParentNode => openDialog() ?? document;
const openDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

const elsewhere = (home: RefObject<HTMLElement | null> | undefined): HTMLElement | null =>
  (openDialog() ? null : home?.current) ?? scope().querySelector<HTMLElement>('.fact-notice');

interface Followed {
  id: string;
  /** What was pressed, and the part of the page that it stands in. */
  pressed: Element | null;
  part: Element | null;
  /** What had the focus last. */
  holder: Element | null;
}
