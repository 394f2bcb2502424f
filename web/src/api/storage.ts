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
  if (text === null) state.mirror?.delete(key);
  else state.mirror?.set(key, text);
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

/** Does work during which the browser clears what it keeps of this site: what is kept now, or is meanwhile, is there afterwards. */
export const keepThrough = async <T>(work: () => Promise<T>): Promise<T> => {
  const mirror = (state.mirror ??= new Map());
  for (const key of keptKeys()) mirror.set(key, readKept(key) ?? '');
  try {
    return await work();
  } finally {
    state.mirror = null;
    for (const [key, text] of mirror) if (readKept(key) !== text) keep(key, text);
  }
};

/** Whether the browser may be clearing the storage because we ended a session. */
export const isClearing = (): boolean => state.mirror !== null;

const memory = new Map<string, string>();
const state: { mirror: Map<string, string> | null } = { mirror: null };
