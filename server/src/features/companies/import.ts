import { setImmediate as breathe } from 'node:timers/promises';
import { newId } from '#platform/ids.ts';
import { newestOf } from '#platform/table-file/newest.ts';
import { readTable } from '#platform/table-file/read-table.ts';
import type { ImportDeps, ImportInput, ImportReport, ImportStep } from '#platform/table-file/report.ts';
import { companyTable, mapCompany, type ImportedCompany } from './company-file.ts';
import { type CompanyRow, importedCompanies, storeCompanies } from './queries.ts';

/**
 * Imports a file of companies: yields how many rows are done, and the report last. Every row is judged on its own; of rows with the same
 * domain or name the newest is taken. A company that is there already, by its name or else its domain, is overwritten. The sample's
 * companies leave. A dry run writes nothing and reports the same. Throws an Error with a sentence for a person when the file is no list
 * of companies.
 */
export async function* importCompanies({ db, now }: ImportDeps, { text, format: given, dryRun }: ImportInput): AsyncGenerator<ImportStep> {
  const { format, rows, columns } = readTable(text, { ...companyTable, format: given });
  const read = rows.map((row) => ({ row: row.number, value: 'problem' in row ? row.problem : mapCompany(row.cells, now) }));
  const { accepted, rejected } = newestOf(read, {
    identities: ({ name, domain }) => [`name ${name.toLowerCase()}`, ...(domain === null ? [] : [`domain ${domain}`])],
    updatedAt: ({ updatedAt }) => updatedAt,
  });
  const known = await importedCompanies(db);
  const same = matched(
    accepted.map(({ value }) => value),
    known,
  );
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, rejected, columns, unshown: [], total: rows.length };
  for (let at = 0; at < accepted.length; at += batchSize) {
    const written: CompanyRow[] = [];
    for (const { value } of accepted.slice(at, at + batchSize)) {
      const before = same.get(value);
      const { updatedAt: _, ...fields } = value;
      const row = { ...fields, id: before?.id ?? newId(), source: before?.source ?? format };
      const change = before === undefined ? 'added' : isSame(before, row) ? 'unchanged' : 'changed';
      report[change]++;
      if (change !== 'unchanged') written.push(row);
    }
    if (!dryRun && written.length > 0) await storeCompanies(db, written);
    yield { done: rejected.length + Math.min(at + batchSize, accepted.length), total: rows.length };
    await breathe();
  }
  yield { report };
}

const batchSize = 500;

/**
 * Which of the stored companies each imported one is. Names come first, so that companies that share a domain stay apart; no stored one is
 * given to two.
 */
function matched(imported: readonly ImportedCompany[], known: readonly CompanyRow[]): Map<ImportedCompany, CompanyRow> {
  const byName = new Map(known.map((row) => [row.name.toLowerCase(), row]));
  const matches = new Map<ImportedCompany, CompanyRow>();
  for (const company of imported) {
    const row = byName.get(company.name.toLowerCase());
    if (row !== undefined) matches.set(company, row);
  }
  const taken = new Set(matches.values());
  const byDomain = new Map(known.filter((row) => row.domain !== null && !taken.has(row)).map((row) => [row.domain, row]));
  for (const company of imported) {
    const row = company.domain === null || matches.has(company) ? undefined : byDomain.get(company.domain);
    if (row !== undefined) matches.set(company, row);
  }
  return matches;
}

function isSame(before: CompanyRow, after: CompanyRow): boolean {
  return (Object.keys(before) as (keyof CompanyRow)[]).every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]));
}
