import type { Browser, Page } from 'playwright-core';

/** Pixels of the side of a square. */
const square = 20;

/**
 * Reduces pictures to the mean colours of squares of 20 px, in which the shapes of letters are lost and blocks are not. It draws them on a
 * page of its own; close that.
 */
export const openReducer = async (browser: Browser): Promise<Reducer> => {
  const page = await browser.newPage();
  return { reduce: (png) => reduce(page, png), close: () => page.close() };
};

/**
 * Where two thumbnails differ, as rectangles of the picture. A square differs where its colour is beyond those of the squares around it in
 * the other thumbnail, so that a line of words may stand a few pixels off; several that touch count, and one alone where it is far beyond.
 */
export const differencesOf = (was: Thumbnail, is: Thumbnail): Region[] => {
  const rows = is.cells.length / 3 / is.columns;
  if (was.columns !== is.columns || was.cells.length !== is.cells.length)
    return [{ left: 0, top: 0, right: is.columns * square, bottom: rows * square, by: 255 }];
  const far = Array.from({ length: is.columns * rows }, (_, cell) => Math.max(beyond(was, is, cell), beyond(is, was, cell)));
  const seen = new Set<number>();
  return far.flatMap((distance, cell) => {
    if (distance <= weak || seen.has(cell)) return [];
    const group = groupFrom(cell, far, is.columns, seen);
    const by = Math.max(...group.map((one) => far[one] ?? 0));
    if (by <= strong && group.length < several) return [];
    const columns = group.map((one) => one % is.columns);
    const lines = group.map((one) => Math.trunc(one / is.columns));
    return [
      {
        left: Math.min(...columns) * square,
        top: Math.min(...lines) * square,
        right: (Math.max(...columns) + 1) * square,
        bottom: (Math.max(...lines) + 1) * square,
        by,
      },
    ];
  });
};

/** Of 255: up to the first is what hinting, smoothing and a line that breaks elsewhere change; from the second on one square is enough. */
const weak = 12;
const strong = 40;
const several = 4;

/** How far a square of one thumbnail is beyond the darkest and the brightest of those at and around its place in the other. */
function beyond(other: Thumbnail, one: Thumbnail, cell: number): number {
  const around = [cell, ...neighboursOf(cell, one.columns, one.cells.length / 3)];
  return Math.max(
    ...[0, 1, 2].map((channel) => {
      const values = around.map((near) => other.cells[3 * near + channel] ?? 0);
      const value = one.cells[3 * cell + channel] ?? 0;
      return Math.max(value - Math.max(...values), Math.min(...values) - value);
    }),
  );
}

/** The squares that touch this one, on a side or at a corner. */
function neighboursOf(cell: number, columns: number, count: number): number[] {
  const x = cell % columns;
  return [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].flatMap((column) => {
      const near = cell + row * columns + column;
      return near === cell || near < 0 || near >= count || x + column < 0 || x + column >= columns ? [] : [near];
    }),
  );
}

/** This square and all that differ and touch it or one another. */
function groupFrom(start: number, far: readonly number[], columns: number, seen: Set<number>): number[] {
  const group = [start];
  seen.add(start);
  for (const cell of group)
    for (const near of neighboursOf(cell, columns, far.length))
      if (!seen.has(near) && (far[near] ?? 0) > weak) {
        seen.add(near);
        group.push(near);
      }
  return group;
}

const reduce = async (page: Page, png: Buffer): Promise<Thumbnail> => {
  const { cells, columns } = await page.evaluate(
    async ([source, square]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      const cells: number[] = [];
      for (let top = 0; top < height; top += square)
        for (let left = 0; left < width; left += square) {
          const sums = [0, 0, 0];
          const [right, bottom] = [Math.min(left + square, width), Math.min(top + square, height)];
          for (let y = top; y < bottom; y++)
            for (let x = left; x < right; x++)
              for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[4 * (y * width + x) + channel] ?? 0);
          cells.push(...sums.map((sum) => Math.round(sum / ((right - left) * (bottom - top)))));
        }
      return { columns: Math.ceil(width / square), cells };
    },
    [png.toString('base64'), square] as const,
  );
  return { columns, cells: Uint8Array.from(cells) };
};

interface Reducer {
  reduce: (png: Buffer) => Promise<Thumbnail>;
  close: () => Promise<void>;
}

export interface Thumbnail {
  columns: number;
  /** Red, green and blue of each square, row by row. */
  cells: Uint8Array;
}

/** Pixels of the picture; `by`: of 255, how far its farthest square is. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
  by: number;
}
