import { recordsInTab } from '#api/tab-storage.ts';

/** How far a list was read: how many jobs were loaded, and how many pixels were scrolled away. */
export interface ListPlace {
  shown: number;
  top: number;
}

/** Where the student was in a list in this tab, or its beginning. */
export const readPlace = (list: string): ListPlace => {
  const place = lists.read(list);
  return isPlace(place) ? place : start;
};

/** Keeps it for as long as the tab is open; the lists read last push out older ones. */
export const keepPlace = (list: string, place: ListPlace): void => lists.keep(list, place);

export const start: ListPlace = { shown: 0, top: 0 };

const isPlace = (value: unknown): value is ListPlace => {
  const { shown, top } = Object(value) as Partial<ListPlace>;
  return Number.isFinite(shown) && Number.isFinite(top);
};

const lists = recordsInTab('alive.lists', 20);
