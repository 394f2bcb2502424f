/** The element that scrolls when this one is scrolled: the nearest one around it that can, else the page. */
export function scrollerOf(element: Element): HTMLElement {
  for (let box = element.parentElement; box; box = box.parentElement) if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.documentElement;
}
