/** What this tab keeps under a key until it is closed, or null. */
export const readInTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text for as long as the tab is open; null forgets it. Where storage is closed or full nothing is kept. */
export const keepInTab = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The page begins as any other.
  }
};
