import { type RefObject, useEffect, useRef } from 'react';

/** For a form that opens in the place of a button: gives the ref of the button, which takes the focus once the form has closed. */
export function useFocusBack<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const button = useRef<E>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What had the focus is gone with the form.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
