import { navigate as step } from 'wouter/use-browser-location';

/** Goes to an address of the app, or by so many steps of the history. A step that is pushed or replaced carries `state`, which a reload keeps. */
export const navigate = (to: string | number, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void => {
  if (typeof to === 'number') return history.go(to);
  made = { key: String(Math.random()), type: replace ? 'REPLACE' : 'PUSH' };
  try {
    step(to, { replace, state: { key: made.key, state } });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // Browsers refuse steps that come too fast, but load the page.
    location.assign(to);
  }
};

/** Whether the last step went through the history, which the start of a visit counts as, or made or replaced an entry of it. */
export const lastStep = (): 'POP' | 'PUSH' | 'REPLACE' => {
  const { key } = (history.state ?? {}) as { key?: string };
  return made !== null && made.key === key ? made.type : 'POP';
};

/** The last step, if it was the app's own. */
let made: { key: string; type: 'PUSH' | 'REPLACE' } | null = null;
// In the capture phase, before what is drawn hears of the step.
addEventListener('popstate', () => void (made = null), { capture: true });
