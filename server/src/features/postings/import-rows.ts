import type * as z from 'zod/mini';
import type { Posting } from '#platform/posting.ts';
import { type FileColumns, openColumns } from '#platform/table-file/columns.ts';
import { isJson, jsonRecords, readTable, type TableRow } from '#platform/table-file/read-table.ts';
import { mapSimplify, simplifyRow } from './simplify.ts';
import { type JobColumn, jobTable, mapTableRow } from './table-file.ts';

/**
 * The rows of a file of jobs, in order; row n of the report is the n-th of them (a CSV's header is not counted).
 * The format is read from the content where it is not given. Throws an Error with a sentence for a person when the file
 * is neither or holds something else.
 */
export function readRows(text: string, given?: Format): { format: Format; rows: JobRow[]; columns: FileColumns } {
  if (given === 'simplify' || (given === undefined && isJson(text))) {
    const records = jsonRecords(text, jobTable.what);
    if (given === 'simplify' || isSimplify(records))
      return { format: 'simplify', rows: records.map((listing) => ({ listing })), columns: listingColumns(records) };
  }
  return readTable(text, { ...jobTable, format: given });
}

function listingColumns(records: readonly (Listing | null)[]): FileColumns {
  const seen = openColumns();
  for (const record of records)
    for (const name of Object.keys(record ?? {})) seen.add(name, Object.hasOwn(simplifyRow.def.shape, name) ? name : null, undefined);
  return seen.columns();
}

/** One row as a posting, or the reason why it is rejected. */
export function postingOf(row: JobRow, format: Format, now: Date): Posting | string {
  if (!('listing' in row)) return 'problem' in row ? row.problem : mapTableRow(row.cells, format === 'json' ? 'json' : 'csv', now);
  if (row.listing === null) return 'is not an object';
  const parsed = simplifyRow.safeParse(row.listing);
  return parsed.success ? mapSimplify(parsed.data, now) : reasonOf(parsed.error.issues, row.listing);
}

/** The lists name employer and title as institutions may, but say when a row changed and whether it is shown. */
function isSimplify(records: readonly (Listing | null)[]): boolean {
  const fields = new Set(records.slice(0, 50).flatMap((record) => Object.keys(record ?? {})));
  return (
    fields.has('company_name') && fields.has('title') && ['is_visible', 'date_posted', 'date_updated'].some((name) => fields.has(name))
  );
}

function reasonOf(issues: readonly z.core.$ZodIssue[], row: Listing): string {
  const [issue] = issues;
  const field = String(issue?.path[0] ?? 'row');
  const value = row[field];
  if (value === undefined || value === null) return `${field} is missing`;
  if (value === '') return `${field} is empty`;
  return issue?.code === 'invalid_type' && issue.path.length === 1
    ? `${field} is not a ${issue.expected}`
    : `${field} holds something unexpected`;
}

type Format = 'simplify' | 'csv' | 'json';
type Listing = Record<string, unknown>;
export type JobRow = { listing: Listing | null } | TableRow<JobColumn>;
