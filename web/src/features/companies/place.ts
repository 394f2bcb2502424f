import { recordsInTab } from '#api/tab-storage.ts';

/** How a view was left: how many cards it showed, how many pixels were scrolled away, and the address of the link that was followed. */
export interface Place {
  shown: number;
  top: number;
  link: string;
}

/** Where the student was in a view in this tab, or its beginning. */
export const readPlace = (view: string): Place => {
  const { shown, top, link } = Object(views.read(view)) as Partial<Place>;
  return {
    shown: Number.isFinite(shown) ? Number(shown) : 0,
    top: Number.isFinite(top) ? Number(top) : 0,
    link: typeof link === 'string' ? link : '',
  };
};

/** Keeps a part of it for as long as the tab is open; the views left last push out older ones. */
export const keepPlace = (view: string, part: Partial<Place>): void => {
  views.keep(view, { ...Object(views.read(view)), ...part });
};

const views = recordsInTab('alive.views', 20);
