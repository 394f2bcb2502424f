/**
 * Milliseconds until data that other devices may change is read again: under five seconds while the page is in use, a minute after ten
 * minutes without a touch. A hidden page reads nothing.
 */
export const freshness = (): number => (Date.now() - state.touched < idleAfter ? 4500 : 60_000);

const state = { touched: Date.now() };
const idleAfter = 10 * 60_000;

if (typeof document !== 'undefined')
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'])
    document.addEventListener(event, () => (state.touched = Date.now()), { passive: true });
