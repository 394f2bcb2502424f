import { leaning } from '../entries/names.ts';
import { type Dates, datesIn, withoutDates } from './dates.ts';
import { placeIn, townAlone } from './places.ts';
import type { Row } from './row.ts';

/** What a row's cells hold besides its dates and places, split at bars, dots, dashes and semicolons. */
export const partsOf = (row: Row, now: Date): Parts => {
  const known = remembered.get(row);
  if (known?.now === now) return known.parts;
  const parts = partsRead(row, now);
  remembered.set(row, { now, parts });
  return parts;
};
const remembered = new WeakMap<Row, { now: Date; parts: Parts }>();

/** "Electrician / Board Op": two titles of one job. */
const withBothTitles = (text: string): string =>
  text.replace(/([^|•·;,–—/]{1,80}) \/ ([^|•·;,–—/]+)/u, (all, one: string, other: string) =>
    leaning(one.trim()) >= 1 && leaning(other.trim()) >= 1 ? `${one}${both}${other}` : all,
  );
const both = '\u2215';

const partsRead = (row: Row, now: Date): Parts => {
  const parts: Parts = { dates: [], places: [], pieces: [] };
  for (const [at, cell] of row.cells.entries()) {
    const dates = datesIn(cell.text, now);
    parts.dates.push(...dates);
    // "Zumbi Films, Lyon, France: Editor"
    const text = withoutDates(cell.text, dates).replace(/^([^:]{5,80}):\s+(?=\p{Lu})/u, (all, head: string) =>
      placeIn(head).place === null ? all : `${head} | `,
    );
    for (const part of withBothTitles(text).split(
      /\s*[|•·;▪●]\s*|\s+[–—-]+\s+|\s+[–—]|[–—]\s+|\s\/{1,2}\s|(?<=\p{Ll}{5}|\b(?!MT|ST|FT|DR|MR|MS|JR|SR|NO)[A-Z]{2})\.\s+(?=\p{Lu})|\((?=[^()]*,\s*[A-Z]{2}\))/u,
    )) {
      const text = part
        .replaceAll(both, ' / ')
        .replace(/^[\s,.:–—)-]+|[\s,:–—(-]+$/g, '')
        .replace(/,?\s\(?\d{1,3}[- ](?:weeks?|months?|hours?|hrs?|days?|years?)(?: (?:per|a|each) \p{L}+)?\)?$/iu, '')
        .replace(/^([^()]*)\)$|^\(([^()]*)\)$/, '$1$2');
      if (!/\p{L}/u.test(text)) continue;
      const { place, rest } = townAlone(text, row.towns) ?? placeIn(text);
      if (place !== null) parts.places.push(place);
      if (rest !== '') parts.pieces.push({ text: rest, cell: at, row, hasPlace: place !== null, says: cell.says ?? row.says });
    }
  }
  return parts;
};

export interface Parts {
  dates: Dates[];
  places: string[];
  pieces: Piece[];
}

export interface Piece {
  text: string;
  /** Which cell of its row. */
  cell: number;
  row: Row;
  /** Whether a place stood with it. */
  hasPlace: boolean;
  /** What a label or the name of its column says of it. */
  says?: Row['says'] | undefined;
}
