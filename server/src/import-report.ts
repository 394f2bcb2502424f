import type { ImportReport } from '#platform/table-file/report.ts';

/**
 * What an operator reads of an import: the columns, every rejected row, the rows that students will not see by reason, the counts, and
 * notes. `seen` says what happens to a row that is seen: "listed" or "shown".
 */
export function reportLines(report: ImportReport, { seen, dryRun }: { seen: 'listed' | 'shown'; dryRun: boolean }): string[] {
  const { columns, rejected, added, changed, unchanged, notes = [] } = report;
  return [
    `Columns used: ${columns.used.map(({ name, column }) => (plain(name) === column ? name : `${quoted(name)} as ${column}`)).join(', ')}`,
    `Columns ignored: ${columns.ignored.map(({ name }) => quoted(name)).join(', ') || 'none'}`,
    ...rejected.map(({ row, reason }) => `row ${row}: ${reason}`),
    ...unseenLines(report, seen),
    `${dryRun ? 'Dry run, nothing was written: ' : ''}${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected.length} rejected`,
    ...notes,
  ];
}

function unseenLines({ rejected, unshown, total }: ImportReport, seen: 'listed' | 'shown'): string[] {
  const count = rejected.length + unshown.length;
  if (count === 0) return total === 0 ? [] : [`${rowsOf(total)} will be ${seen}.`];
  const reasons = [
    ...unshown.map(({ row, reason }) => ({ row, reason })),
    ...rejected.map(({ row, reason }) => ({ row, reason: `rejected, ${reason.replace(/ row \d+$/, ' another row')}` })),
  ];
  const byReason = [...Map.groupBy(reasons, ({ reason }) => reason)].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    `${figure(count)} of ${rowsOf(total)} will not be ${seen}:`,
    ...byReason.map(([reason, rows]) => `  ${figure(rows.length)}: ${reason} (${numbersOf(rows.map(({ row }) => row))})`),
  ];
}

/** "rows 1, 4–7, 9". */
function numbersOf(rows: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const row of rows.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  const written = runs.map(([first, last]) => (first === last ? `${first}` : `${first}${last === first + 1 ? ', ' : '–'}${last}`));
  return `${rows.length === 1 ? 'row' : 'rows'} ${written.join(', ')}`;
}

const figure = (count: number): string => count.toLocaleString('en-US');
const rowsOf = (count: number): string => `${figure(count)} ${count === 1 ? 'row' : 'rows'}`;
const quoted = (name: string): string => `“${name}”`;
const plain = (name: string): string => name.toLowerCase().replace(/[ -]+/g, '_');
