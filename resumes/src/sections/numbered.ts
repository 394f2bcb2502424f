import { kindsNamed } from './headings.ts';
import type { Row } from '../page/row.ts';

/** Headings that a letter or number counts, "F. RESEARCH PROJECT", "IV. Education", without what counts them: all of a series, known or not. */
export const uncounted = (rows: readonly Row[]): Row[] => {
  const counted = new Map<Row, string>();
  for (const system of systems) for (const [row, text] of seriesOf(rows, system)) counted.set(row, text);
  return rows.map((row) => {
    const text = counted.get(row);
    const [first, ...others] = row.cells;
    return text === undefined || first === undefined
      ? row
      : {
          ...row,
          cells: [{ ...first, text, isItem: false }, ...others],
          text: [text, ...others.map((cell) => cell.text)].join(' '),
          isItem: false,
          isHeading: true,
        };
  });
};

/** The longest series of short lines that are counted one after the other and of which at least half are known by their words. */
const seriesOf = (rows: readonly Row[], numberOf: (sign: string) => number | null): [Row, string][] => {
  const found: [Row, string][] = [];
  let next: number | null = null;
  for (const row of rows) {
    const [, sign = '', text = ''] =
      /^(?:section |part )?\(?([A-Z]|[IVX]{1,5}|\d{1,2})(?:[.):]|\s?[-–—])\s*(\p{L}.*)$/iu.exec(row.text) ?? [];
    const number = sign === '' || text.split(' ').length > 8 || /\d|[.;,]$|:\s*\S/.test(text) ? null : numberOf(sign);
    // One may be left out, or stand in a table.
    if (number === null || (next === null ? number > 2 : number < next || number > next + 2)) continue;
    next = number + 1;
    found.push([row, text.replace(/:$/, '')]);
  }
  const isKnown = ([, text]: [Row, string]) => kindsNamed(text, true).length > 0;
  const isList = found.some(([row], at) => rows[rows.indexOf(row) + 1] === found[at + 1]?.[0] && at + 2 < found.length);
  return found.length > 2 && !isList && found.filter(isKnown).length * 2 >= found.length ? found : [];
};

const systems: readonly ((sign: string) => number | null)[] = [
  (sign) => (/^[A-Z]$/.test(sign) ? sign.charCodeAt(0) - 64 : null),
  (sign) => (/^[IVX]+$/.test(sign) ? roman.indexOf(sign) + 1 || null : null),
  (sign) => (/^\d+$/.test(sign) ? Number(sign) : null),
];
const roman = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');

/** "EDUCATION Michigan Technological University, …": headings in capitals that run into the first line of what they head, in a file of such headings. */
export const notRunIn = (rows: readonly Row[]): Row[] => {
  const heads = new Map(
    rows.flatMap((row) => {
      const [first] = row.cells;
      const [, name = '', rest = ''] = row.isItem
        ? []
        : (/^((?:\p{Lu}{3,}|&|AND|OF)(?:[ /]+(?:\p{Lu}{3,}|&|AND|OF))*)\s+(?=\p{Lu}|\d)(.*\p{Ll}.*)$/u.exec(first?.text ?? '') ?? []);
      return name.length > 4 && rest.includes(' ') && kindsNamed(name).length > 0 ? [[row, { name, rest }] as const] : [];
    }),
  );
  const kinds = new Set([...heads.values()].map(({ name }) => kindsNamed(name)[0]));
  const isKnown = ({ cells: [first] }: Row) =>
    first !== undefined && first.text === first.text.toUpperCase() && kindsNamed(first.text).length > 0;
  const areHeadings = kinds.size > 1 || (kinds.size === 1 && rows.filter(isKnown).length > 2);
  return rows.flatMap((row) => {
    const found = heads.get(row);
    const [first, ...others] = row.cells;
    const isBeside = isKnown(row) && others.some(({ text }) => /\p{Ll}{3}.* /u.test(text));
    if (first === undefined || !areHeadings || (found === undefined && !isBeside)) return [row];
    const cells = found === undefined ? others : [{ ...first, text: found.rest }, ...others];
    const name = found?.name ?? first.text;
    return [
      { ...row, cells: [{ ...first, text: name }], text: name, isFull: false, isHeading: true },
      { ...row, cells, text: cells.map(({ text }) => text).join(' '), isBold: false, isApart: false },
    ];
  });
};
