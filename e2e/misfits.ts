import type { Page } from 'playwright-core';

/** What does not fit: a page that is wider than its screen, and words that are cut off without a sign. One line each. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((screen) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - screen;
    if (wide > 0) found.push(`wider than the screen by ${wide} px`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      // What only a screen reader reads, what says by its dots that more follows, and what the system draws.
      if (element.clientWidth <= 1 || clipPath !== 'none' || textOverflow === 'ellipsis') continue;
      if (
        element.closest('svg, select, [aria-hidden="true"]') ||
        [...element.querySelectorAll('[role="tooltip"]')].some((tip) => !tip.hasAttribute('data-open'))
      )
        continue;
      const lines = getComputedStyle(element).webkitLineClamp;
      const cut =
        (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1
          ? element.scrollWidth - element.clientWidth
          : (overflowY === 'hidden' || overflowY === 'clip') && lines === 'none' && element.scrollHeight > element.clientHeight + 4
            ? element.scrollHeight - element.clientHeight
            : 0;
      if (cut > 0 && element.innerText.trim() !== '' && position !== 'absolute')
        found.push(
          `cut off by ${cut} px: ${element.tagName.toLowerCase()}.${element.className} “${element.innerText.trim().slice(0, 60)}”`,
        );
    }
    return found;
  }, page.viewportSize()?.width ?? 0);
