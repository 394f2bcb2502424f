import { cleanLine, momentOf, plausibleDate, webAddress } from '#platform/clean.ts';

/** A value of a file as a cell: numbers and booleans in words, nothing as ''; null for what no cell can hold. PostgreSQL takes all of it. */
export function cellOf(value: unknown): Cell | null {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const items = value.map(scalarOf);
    return items.includes(null) ? null : items.filter((item) => item !== null);
  }
  return scalarOf(value);
}

/** One clean line of text; '' where there is none. */
export const lineOf = (cell: Cell | undefined): string => cleanLine(String(cell ?? ''));

/**
 * Whether a cell holds what people write for nothing: "N/A", "n.a.", "none", "null", "TBD", "-". In a column of people's `names`, "Na" and
 * "Null" are names.
 */
export function isNothing(text: string, isName = false): boolean {
  const words = text.trim();
  return nothing.test(words) && !(isName && /^(?:Na|Nan|Nil|Null)$/.test(words));
}

const nothing =
  /^(?:#?n\s?\/\s?a|n\.\s?a|na|nan|nil|null|none|undefined|unknown|tb[acd]|(?:to be|not yet) (?:announced|confirmed|decided|determined)|not (?:applicable|available|known|provided|specified|stated)|[-–—.?_*]+)\.?$/i;

/** The items of a list, or of a text parted by `separators`; each a clean line, none twice, none of nothing. */
export const itemsOf = (cell: Cell | undefined, separators: RegExp = /;/): string[] => [
  ...new Set(
    (typeof cell === 'string' ? cell.split(separators) : (cell ?? [])).map(cleanLine).filter((item) => item !== '' && !isNothing(item)),
  ),
];

/** Yes or no in the words that spreadsheets use; null where the cell is empty, undefined where it is something else. */
export function flagOf(cell: Cell | undefined): boolean | null | undefined {
  const words = lineOf(cell).toLowerCase();
  if (words === '') return null;
  if (/^(?:true|yes|y|1|open|active)$/.test(words)) return true;
  return /^(?:false|no|n|0|closed|inactive)$/.test(words) ? false : undefined;
}

/** A moment in ISO 8601 (UTC unless it says otherwise) or epoch seconds, between 2000 and a year from now; null and undefined as above. */
export function dateOf(cell: Cell | undefined, now: Date): Date | null | undefined {
  const words = lineOf(cell);
  if (words === '') return null;
  if (/^\d{9,10}$/.test(words)) return plausibleDate(Number(words) * 1000, now) ?? undefined;
  return plausibleDate(momentOf(words), now) ?? undefined;
}

/** The bare host of a domain or web address, without "www."; null and undefined as above. */
export function domainOf(cell: Cell | undefined): string | null | undefined {
  const words = lineOf(cell).toLowerCase();
  if (words === '') return null;
  const url = URL.parse(/^https?:\/\//.test(words) ? words : `https://${words}`);
  const host = url?.username === '' ? url.hostname.replace(/^www\./, '') : undefined;
  return host !== undefined && /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u.test(host) ? host : undefined;
}

/** A web address with its scheme, which people leave out; null and undefined as above. */
export function addressOf(cell: Cell | undefined): string | null | undefined {
  const words = lineOf(cell);
  if (words === '') return null;
  return webAddress(/^[a-z][a-z\d+.-]*:/i.test(words) ? words : `https://${words}`) ?? undefined;
}

/** Why a row cannot be taken: the first of its cells that holds more than so many characters; null where all are short enough. */
export function tooLong<C extends string>(
  row: { readonly [column in C]?: Cell },
  longest: readonly (readonly [C, number])[],
): string | null {
  const [column, most] = longest.find(([name, limit]) => lineOf(row[name]).length > limit) ?? [];
  return most === undefined ? null : `${column} is longer than ${most.toLocaleString('en-US')} characters`;
}

function scalarOf(value: unknown): string | null {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

export type Cell = string | readonly string[];
