import { lazily, rowsOf } from './tables.ts';

/** What those who do it have learned, by code: percent of each of the twelve levels of O*NET, and how many were asked; null where nobody was. */
export const educationOf = (code: string): Education | null => byCode().get(code) ?? null;

const byCode = lazily(
  () =>
    new Map(
      rowsOf('education.tsv').map(([code = '', ...cells]) => [code, { shares: cells.slice(0, 12).map(Number), asked: Number(cells[12]) }]),
    ),
);

export interface Education {
  /** From less than high school to postdoctoral training. */
  shares: number[];
  asked: number;
}
