import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { fold } from '@alive/language/text/text.ts';
import { leaning } from '../entries/names.ts';
import { datesIn } from '../page/dates.ts';
import { partsOf } from '../page/parts.ts';
import type { Row } from '../page/row.ts';
import type { SectionKind } from './headings.ts';

/** Whether a file tells neither sizes nor weights, as old Word files and pasted text do. */
export const isPlain = (rows: readonly Row[]): boolean => rows.every(({ size, isBold }) => size === null && !isBold);

/**
 * Whether a line heads what follows though no word of it is known and nothing tells its form: a few words without signs among lines that all have
 * some, dates or commas of lists, or between entries that have one line of names each.
 */
export const standsAlone = (
  row: Row,
  next: Row | undefined,
  { kinds, rows }: { kinds: readonly SectionKind[]; rows: readonly Row[] },
): boolean => {
  const before = rows.at(-1);
  if (before === undefined || next === undefined || next.isItem || !isFewWords(row)) return false;
  const [kind = 'top'] = kinds;
  if (['award', 'skill', 'language', 'other'].includes(kind)) return rows.every(hasSigns) && hasSigns(next);
  return kind === 'experience' && before.isItem && Math.abs(leaning(row.text)) < 1 && isEntry(rows[0]) && isEntry(next);
};

const isFewWords = ({ text, isItem, cells }: Row): boolean => {
  const words = fold(text).split(/[^a-z]+/);
  return (
    !isItem &&
    cells.length === 1 &&
    words.length < 5 &&
    /^\p{Lu}[\p{L}’' &-]{3,}$/u.test(text) &&
    words.every((word) => word.length < 2 || inDictionary(word))
  );
};

const hasSigns = ({ text, isItem }: Row): boolean => isItem || /[,;:|•·]/.test(text) || datesIn(text, anyYear).length > 0;

/** One line that holds both names of an entry and its dates. */
const isEntry = (row: Row | undefined): boolean => {
  if (row === undefined || row.isItem) return false;
  const { dates, pieces } = partsOf(row, anyYear);
  return dates.some(({ isRange }) => isRange) && pieces.flatMap(({ text }) => text.split(', ')).length > 1;
};

/** Years that are still to come do not matter here. */
const anyYear = new Date('2090-01-01');
