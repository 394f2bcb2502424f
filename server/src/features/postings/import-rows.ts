import type * as z from 'zod/mini';
import { readCsv } from './csv.ts';
import type { Posting } from '#platform/posting.ts';
import { mapSimplify, simplifyRow } from './simplify.ts';
import { mapTableRow, tableRow } from './table-file.ts';

/**
 * The rows of a file of jobs, in order; row n of the report is the n-th of them (a CSV's header is not counted).
 * The format is told from the content where it is not given. Throws an Error with a sentence for a person when the file
 * is neither or holds something else.
 */
export function readRows(text: string, given?: Format): { format: Format; rows: unknown[] } {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new Error('The file is empty.');
  if (given === 'csv' || (given === undefined && !/^[[{]/.test(start))) return { format: 'csv', rows: csvRows(text) };
  const rows = jsonRows(start);
  return { format: given ?? jsonFormat(rows), rows };
}

/** One row as a posting, or the reason why it is rejected. */
export function postingOf(row: unknown, format: Format, now: Date): Posting | string {
  if (typeof row === 'string') return row;
  if (format === 'simplify') {
    const parsed = simplifyRow.safeParse(row);
    return parsed.success ? mapSimplify(parsed.data, now) : reasonOf(parsed.error.issues, row);
  }
  const parsed = tableRow.safeParse(row);
  return parsed.success ? mapTableRow(parsed.data, format, now) : reasonOf(parsed.error.issues, row);
}

function csvRows(text: string): unknown[] {
  const [header = [], ...rows] = readCsv(text);
  const columns = header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
  const missing = ['title', 'company', 'url'].filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new Error(`This is neither JSON nor a CSV file of jobs: its first line names no column ${missing.join(', ')}.`);
  return rows.map((row) =>
    row.length > columns.length
      ? `has ${row.length} fields, the header has ${columns.length}`
      : Object.fromEntries(columns.map((name, at) => [name, row[at] ?? ''])),
  );
}

function jsonRows(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The file looks like JSON but cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (!Array.isArray(value)) throw new Error('The file is JSON, but not a list of jobs: it must be one array with an object for each job.');
  return value.map((row: unknown) => (typeof row === 'object' && row !== null && !Array.isArray(row) ? row : 'is not an object'));
}

function jsonFormat(rows: readonly unknown[]): Format {
  const fields = new Set(rows.slice(0, 50).flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : [])));
  if (fields.has('company_name') && fields.has('title')) return 'simplify';
  if ((fields.has('company') && fields.has('title')) || rows.length === 0) return 'json';
  throw new Error('The file is JSON, but its rows are no jobs: they need title, url and company (or company_name, as in listings.json).');
}

function reasonOf(issues: readonly z.core.$ZodIssue[], row: unknown): string {
  const [issue] = issues;
  const field = String(issue?.path[0] ?? 'row');
  const value = (row as Record<string, unknown>)[field];
  if (value === undefined || value === null) return `${field} is missing`;
  if (value === '') return `${field} is empty`;
  return issue?.code === 'invalid_type' && issue.path.length === 1
    ? `${field} is not a ${issue.expected}`
    : `${field} holds something unexpected`;
}

type Format = 'simplify' | 'csv' | 'json';
