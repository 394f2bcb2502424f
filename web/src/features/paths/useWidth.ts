import { type RefObject, useEffect, useState } from 'react';

/** How many times as big as usual the student has set text. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** How wide an element is, in whole px; 0 until it is known. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    // It tells the first size too, before anything is painted.
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
