/** What this device keeps under a key, or null. */
export const readKept = (key: string): string | null => {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text for later visits; null forgets it. Where storage is closed or full it lasts as long as the page. */
export const keep = (key: string, text: string | null): void => {
  memory.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
};

/** The keys of everything that is kept. */
export const keptKeys = (): string[] => {
  try {
    return [...memory.keys(), ...Object.keys(localStorage)];
  } catch {
    return [...memory.keys()];
  }
};

const memory = new Map<string, string>();
