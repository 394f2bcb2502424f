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

/** Records by their names, for as long as the tab is open: those kept last push out older ones, so that `most` are left. */
export const recordsInTab = (key: string, most: number): Records => {
  const readAll = (): Record<string, unknown> => {
    try {
      return Object(JSON.parse(readInTab(key) ?? '{}'));
    } catch {
      return {};
    }
  };
  return {
    read: (name) => readAll()[name],
    keep: (name, record) => {
      const { [name]: _, ...others } = readAll();
      keepInTab(key, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - most), [name, record]])));
    },
  };
};

interface Records {
  read: (name: string) => unknown;
  keep: (name: string, record: object) => void;
}
