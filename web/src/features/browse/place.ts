/** How far a list was read: how many jobs were loaded, and how many pixels were scrolled away. */
export interface ListPlace {
  shown: number;
  top: number;
}

/** Where the student was in a list in this tab, or its beginning. */
export const readPlace = (list: string): ListPlace => {
  const place = readAll()[list];
  return isPlace(place) ? place : start;
};

/** Keeps it for as long as the tab is open; the lists read last push out older ones. */
export const keepPlace = (list: string, place: ListPlace): void => {
  const { [list]: _, ...others } = readAll();
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - most), [list, place]])));
  } catch {
    // Where storage is closed or full the list begins at its top.
  }
};

export const start: ListPlace = { shown: 0, top: 0 };

const readAll = (): Record<string, unknown> => {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
};

const isPlace = (value: unknown): value is ListPlace => {
  const { shown, top } = Object(value) as Partial<ListPlace>;
  return Number.isFinite(shown) && Number.isFinite(top);
};

const key = 'alive.lists';
const most = 20;
