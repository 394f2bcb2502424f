import type { MouseEvent } from 'react';

/** A press handler for the way on: the second click of a double click is not meant for the next step's button, which stands where this one stood. */
export const oncePerClick =
  (act?: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
    else act?.();
  };
