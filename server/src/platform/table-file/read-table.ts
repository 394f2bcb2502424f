import { CsvError, parse } from 'csv-parse/sync';
import { type FileColumns, openColumns, type Suspicion } from './columns.ts';
import { type Cell, cellOf, isNothing } from './cells.ts';

/**
 * The rows of a CSV or JSON file, in order; row n is the n-th of them, a CSV's header and blank lines not counted. Columns are known by
 * their names or aliases whatever their case and spacing ("Job Title", "job_title", "jobTitle"); a name goes before its aliases, and
 * what is not among `columns` is left out and reported as ignored. What people write for nothing ("N/A", "-") is empty, but in `answers`. The format is read from the content where it is not given.
 * Throws an Error with a sentence for a person when the file is neither, or lacks a needed column.
 */
export function readTable<C extends string>(text: string, spec: TableSpec<C>): Table<C> {
  if (text.trim() === '') throw new Error('The file is empty.');
  const format = spec.format ?? (isJson(text) ? 'json' : 'csv');
  return { format, ...(format === 'json' ? jsonRows(text, spec) : csvRows(text, spec)) };
}

function csvRows<C extends string>(text: string, spec: TableSpec<C>): RowsRead<C> {
  const [header = [], ...records] = csvRecords(text);
  const places = placesOf(header, spec.columns);
  const missing = spec.needed.filter((column) => !places.has(column));
  if (missing.length > 0)
    throw new Error(`This is neither JSON nor a CSV file of ${spec.what}: its first line names no column ${missing.join(', ')}.`);
  const rows = records.map((record, at) =>
    record.length === header.length
      ? rowOf(at + 1, new Map([...places].map(([column, place]) => [column, record[place]])), spec)
      : { number: at + 1, problem: `has ${fields(record.length)}, the header has ${header.length}` },
  );
  const columnOf = new Map([...places].map(([column, place]) => [place, column] as const));
  const seen = openColumns(spec.suspicion);
  for (const [at, name] of header.entries()) {
    seen.add(name, columnOf.get(at) ?? null, undefined);
    if (!columnOf.has(at)) for (const record of records) seen.add(name, null, record[at]);
  }
  return { rows, columns: seen.columns() };
}

function jsonRows<C extends string>(text: string, spec: TableSpec<C>): RowsRead<C> {
  const records = jsonRecords(text, spec.what);
  const named = new Set<C>();
  const seen = openColumns(spec.suspicion);
  const rows = records.map((record, at): TableRow<C> => {
    if (record === null) return { number: at + 1, problem: 'is not an object' };
    const keys = Object.keys(record);
    const places = placesOf(keys, spec.columns);
    const columnOf = new Map([...places].map(([column, place]) => [keys[place], column] as const));
    for (const key of keys) seen.add(key, columnOf.get(key) ?? null, record[key]);
    const cells = new Map([...places].map(([column, place]) => [column, record[keys[place] ?? '']]));
    for (const column of cells.keys()) named.add(column);
    return rowOf(at + 1, cells, spec);
  });
  if (records.length > 0 && spec.needed.some((column) => !named.has(column)))
    throw new Error(`The file is JSON, but its rows are no ${spec.what}: they need ${spec.needed.join(', ')}.`);
  return { rows, columns: seen.columns() };
}

const fields = (count: number): string => `${count} field${count === 1 ? '' : 's'}`;

/** Where each column stands among the names of a file. */
function placesOf<C extends string>(names: readonly string[], columns: Columns<C>): Map<C, number> {
  const folded = names.map(foldName);
  const places = new Map<C, number>();
  for (const [column, aliases] of Object.entries(columns) as [C, string][]) {
    const known = `${column} ${aliases}`
      .trim()
      .split(' ')
      .find((name) => folded.includes(name));
    if (known !== undefined) places.set(column, folded.indexOf(known));
  }
  return places;
}

/** "Job Title", "jobTitle" and "job-title" are "job_title". */
const foldName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

function rowOf<C extends string>(number: number, values: ReadonlyMap<C, unknown>, spec: TableSpec<C>): TableRow<C> {
  const cells: Cells<C> = {};
  for (const [column, value] of values) {
    const cell = cellOf(value);
    if (cell === null) return { number, problem: `${column} holds something unexpected` };
    if (typeof cell !== 'string' && !spec.lists?.includes(column)) return { number, problem: `${column} is a list` };
    // A file in another encoding was read as UTF-8.
    if (String(cell).includes('\uFFFD')) return { number, problem: `${column} holds characters that were lost; save the file as UTF-8` };
    const isEmpty = (text: string) => !spec.answers?.includes(column) && isNothing(text, spec.names?.includes(column));
    cells[column] = typeof cell !== 'string' ? cell.filter((item) => !isEmpty(item)) : isEmpty(cell) ? '' : cell;
  }
  return { number, cells };
}

/**
 * The records of a CSV text as RFC 4180 describes it, the header first; lines of nothing are left out. Commas, semicolons or tabs
 * part its fields, whichever the first line holds most of. Quotes inside an unquoted field, and what stands behind a closing one, are
 * kept: such files exist. Throws an Error with a sentence for a person on a quote that is never closed.
 * @internal
 */
export function csvRecords(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      ltrim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records = Number(error['records'] ?? 0);
    const where = records === 0 ? 'in the first line' : `in row ${records}`;
    throw new Error(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `This CSV file cannot be read: a quoted field that begins ${where} is never closed.`
        : `This CSV file cannot be read: something is wrong ${where}.`,
      { cause: error },
    );
  }
}

function delimiterOf(text: string): string {
  const header =
    text
      .trimStart()
      .slice(0, 20_000)
      .match(/^(?:"(?:[^"]|"")*"|[^"\r\n])*/)?.[0] ?? '';
  const bare = header.replace(/"(?:[^"]|"")*"/g, '');
  const [first] = [',', ';', '\t'].toSorted((a, b) => bare.split(b).length - bare.split(a).length);
  return first ?? ',';
}

/** Whether a text begins as a JSON list or object does. */
export const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

/**
 * The objects of a JSON list, null in the place of what is none. `what` names them in sentences.
 * Throws an Error with a sentence for a person when the text is no JSON list.
 */
export function jsonRecords(text: string, what: string): (Record<string, unknown> | null)[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`The file looks like JSON but cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (!Array.isArray(value)) throw new Error(`The file is JSON, but not a list of ${what}: it must be one array with an object for each.`);
  return value.map((row: unknown) => (isRecord(row) ? row : null));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export interface TableSpec<C extends string> {
  /** What its rows are, for sentences: "jobs". */
  what: string;
  /** Every column with its aliases, divided by spaces, in lower case with underscores. */
  columns: Columns<C>;
  needed: readonly C[];
  /** Columns that may hold a JSON list. */
  lists?: readonly C[];
  /** Columns that hold people's names, among which are "Na" and "Null". */
  names?: readonly C[];
  /** Columns in which "None" and "Unknown" are answers, not silence. */
  answers?: readonly C[];
  /** Which columns must not be left unread. */
  suspicion?: Suspicion;
  format?: 'csv' | 'json';
}

type Columns<C extends string> = Readonly<Record<C, string>>;

/** What a row holds in each column that the file has; '' where it is empty. */
export type Cells<C extends string> = { [column in C]?: Cell };

/** A row's cells, or why it cannot be read. */
export type TableRow<C extends string> = { number: number; cells: Cells<C> } | { number: number; problem: string };

interface Table<C extends string> extends RowsRead<C> {
  format: 'csv' | 'json';
}

interface RowsRead<C extends string> {
  rows: TableRow<C>[];
  columns: FileColumns;
}
