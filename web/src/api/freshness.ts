/**
 * Milliseconds after which what other devices may change is read again: within five seconds while somebody is at the page, each minute once
 * nobody has touched it for long. A page that is not visible reads nothing.
 */
export const freshness = (): number => (Date.now() - state.touched < tired ? 4500 : 60_000);

const state = { touched: Date.now() };
const tired = 10 * 60_000;

if (typeof document !== 'undefined')
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'])
    document.addEventListener(event, () => (state.touched = Date.now()), { passive: true });
