import { keepInTab, readInTab } from '#api/tab-storage.ts';

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
  keepInTab(key, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - most), [list, place]])));
};

export const start: ListPlace = { shown: 0, top: 0 };

const readAll = (): Record<string, unknown> => {
  try {
    return Object(JSON.parse(readInTab(key) ?? '{}'));
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
