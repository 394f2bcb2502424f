import { clean, itemOf } from './signs.ts';

/** Pasted text as a file gives it: a line each, wide gaps and tabs part a line into what stands side by side. Knows no page, size or weight. */
export const textToExtracted = (text: string): Extracted => {
  const lines = text.split(/\r\n?|\n/).flatMap((line, at) =>
    [...line.matchAll(/\S+(?:[^\S\t]{1,2}\S+)*/g)].map(({ 0: part, index }): ExtractedLine => {
      const item = itemOf(part);
      return {
        text: clean(item ?? part),
        page: 1,
        x: index * characterWidth,
        y: at * 12,
        size: null,
        isBold: false,
        column: 0,
        isItem: item !== null && index < 12,
        row: null,
      };
    }),
  );
  return { pages: null, lines: lines.filter(({ text }) => text !== ''), links: [], faults: [] };
};

/** Of text that has no page, in points. */
const characterWidth = 5;

/** What a file says, before anybody reads it: its lines in reading order, columns one after the other. */
export interface Extracted {
  /** null: the format has none (DOC, DOCX). */
  pages: number | null;
  lines: readonly ExtractedLine[];
  /** Addresses of links whose text does not show them, without those of embedded files or scripts. */
  links: readonly string[];
  faults: readonly LayoutFault[];
}

export interface ExtractedLine {
  /** One line or table cell, spaces single, a tab where what stands at the right is set apart, ligatures and hyphenated ends as in the file; never blank. */
  text: string;
  /** From 1; 1 where the format has none. */
  page: number;
  /** Left edge and baseline in points from the page's top left; null where the format has none. */
  x: number | null;
  y: number | null;
  /** Points; null where not known. */
  size: number | null;
  isBold: boolean;
  /** Which column of the page, from 0; a line over the whole width is of column 0. */
  column: number;
  /** Whether it stands in a list of bullets or numbers; the sign itself is not in `text`. */
  isItem: boolean;
  /** Which cell of a table it stands in: `table:row:cell`; null: none. */
  row: string | null;
  /** Right edge, where that is known. */
  right?: number | undefined;
  /** Left edge of what stands behind its first tab, where that is known. */
  inner?: number | undefined;
}

/** What a machine reads badly: columns whose lines run into each other, fonts without letters, text in page headers only. */
export type LayoutFault = 'columns' | 'fonts' | 'header';
