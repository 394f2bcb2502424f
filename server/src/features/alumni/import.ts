import { createHash } from 'node:crypto';
import { inBatches } from '#platform/batches.ts';
import { inSlices } from '#platform/slices.ts';
import { newId } from '#platform/ids.ts';
import type { FileColumns } from '#platform/table-file/columns.ts';
import { newestOf } from '#platform/table-file/newest.ts';
import { readTable } from '#platform/table-file/read-table.ts';
import type { ImportDeps, ImportInput, ImportReport, ImportStep } from '#platform/table-file/report.ts';
import { alumniTable, mapPerson, namesPeople, type ImportedPerson, type Visibility } from './alumni-file.ts';
import { consentCopy } from './consent.ts';
import { type Derived, openDeriver } from './derive.ts';
import { type Employers, openEmployers } from './employers.ts';
import { hashesOf } from './identity.ts';
import { identitiesIn, matched } from './match.ts';
import { importedPeople, industriesInData, suppressedHashes } from './queries.ts';
import { storeImported } from './store.ts';
import { withPlace } from './current.ts';

/**
 * Imports a file of alumni: yields how many rows are done, and the report last. Every row is judged on its own; of rows of one person
 * the newest is taken. Somebody who is there already, by link or else by name, year and major, is overwritten; who asked not to be listed
 * is rejected. While a column that looks like consent is not read, everyone in the file is hidden. The sample's people leave. A dry run writes nothing and reports the same. Throws an Error with a sentence for a person when
 * the file is no list of alumni,
 * or `visibility` is given alongside a column that looks like consent and is not in `ignore`.
 */
export async function* importAlumni({ db, now }: ImportDeps, input: AlumniInput): AsyncGenerator<ImportStep> {
  const { text, format: given, dryRun, visibility = null, ignore = [] } = input;
  const { format, rows, columns } = readTable(text, { ...alumniTable, format: given });
  if (rows.length > 0 && !rows.some((row) => 'problem' in row || namesPeople(row.cells)))
    throw new Error('This is no file of alumni: it has no column name, nor first_name and last_name.');
  const unread = unreadConsent(columns, ignore);
  if (unread.length > 0 && visibility !== null) throw new Error(consentCopy.refused(unread));
  const suppressed = await suppressedHashes(db);
  const industries = await industriesInData(db);
  const employers = openEmployers(industries);
  const others = inSlices();
  const read: { row: number; value: ImportedRow | string }[] = [];
  for (const row of rows) {
    read.push({
      row: row.number,
      value:
        'problem' in row
          ? row.problem
          : judged(mapPerson(row.cells, { now, fallback: visibility }), { suppressed, employers, isHeld: unread.length > 0 }),
    });
    await others();
  }
  const { accepted, rejected } = newestOf(read, {
    identities: identitiesIn(read.flatMap(({ value }) => (typeof value === 'string' ? [] : [value]))),
    updatedAt: ({ updatedAt }) => updatedAt,
  });
  const same = matched(
    accepted.map(({ value }) => value),
    await importedPeople(db),
  );
  const derive = openDeriver(industries);
  const report: ImportReport = {
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected,
    columns,
    total: rows.length,
    unshown: unshownOf(accepted, unread),
    notes: notesOf(accepted, { visibility, unread }),
  };
  let done = rejected.length;
  for (const some of inBatches(accepted, batchSize, ({ value: { careerPath, about } }) => careerPath.length + (about ?? '').length)) {
    const written: Derived[] = [];
    for (const { value } of some) {
      const before = same.get(value);
      const change = before === undefined ? 'added' : before.hash === value.hash ? 'unchanged' : 'changed';
      report[change]++;
      const { updatedAt: _, silent: __, place: ___, isPlaced: ____, hash, ...fields } = value;
      // A link that was imported once stays.
      const linkedin = fields.linkedin ?? before?.linkedin ?? null;
      if (change !== 'unchanged')
        written.push(derive({ ...fields, linkedin, id: before?.id ?? newId(), source: before?.source ?? format, contentHash: hash }));
      await others();
    }
    if (!dryRun && written.length > 0) await storeImported(db, written);
    done += some.length;
    yield { done, total: rows.length };
  }
  yield { report };
}

const batchSize = 500;

/** The columns that look like consent, but those that the operator takes for none. Throws an Error for one that cannot be left out. */
function unreadConsent({ used, ignored }: FileColumns, ignore: readonly string[]): string[] {
  for (const name of ignore) {
    if (ignored.some((column) => isNamed(column, name))) continue;
    const read = used.find((column) => isNamed(column, name));
    if (read !== undefined) throw new Error(`The column “${read.name}” is read as ${read.column}, so it cannot be ignored.`);
    throw new Error(`The file has no column “${name}”.`);
  }
  const left = ignored.filter((column) => !ignore.some((name) => isNamed(column, name)));
  return left.flatMap(({ name, isSuspect }) => (isSuspect ? [name] : []));
}

const isNamed = (column: { name: string }, name: string): boolean => column.name.toLowerCase() === name.trim().toLowerCase();

function judged(person: ImportedPerson | string, { suppressed, employers, isHeld }: Judging): ImportedRow | string {
  if (typeof person === 'string') return person;
  if (hashesOf(person).some((hash) => suppressed.has(hash))) return 'asked not to be listed';
  const careerPath = person.place === null ? null : withPlace(person, person.place, employers);
  const stated = { ...person, careerPath: careerPath ?? person.careerPath, ...(isHeld ? { visibility: 'hidden' as const } : {}) };
  const { updatedAt: _, silent: __, place: ___, ...said } = stated;
  return {
    ...stated,
    hash: createHash('sha256').update(JSON.stringify(said)).digest('hex'),
    isPlaced: person.place === null || careerPath !== null,
  };
}

/** The rows whose people students will not see. */
function unshownOf(accepted: readonly { row: number; value: ImportedRow }[], unread: readonly string[]): ImportReport['unshown'] {
  return accepted.flatMap(({ row, value: { visibility, silent } }) =>
    visibility === 'hidden'
      ? [{ row, reason: unread.length > 0 ? consentCopy.reason(unread) : silent ? 'visibility is not stated' : 'the row says hidden' }]
      : [],
  );
}

function notesOf(
  accepted: readonly { value: ImportedRow }[],
  { visibility, unread }: { visibility: Visibility | null; unread: readonly string[] },
): string[] {
  const silent = accepted.filter(({ value }) => value.silent).length;
  const unplaced = accepted.filter(({ value }) => !value.isPlaced).length;
  const rows = (count: number, one: string, several: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
  return [
    ...(unread.length > 0 ? [consentCopy.hidden(unread)] : []),
    ...(silent > 0 && unread.length === 0
      ? [
          `${rows(silent, 'row says', 'rows say')} nothing of visibility: ${visibility ?? 'hidden from students; --visibility shown shows them'}`,
        ]
      : []),
    ...(unplaced > 0
      ? [
          `${rows(unplaced, 'row has', 'rows have')} a place, but no current role or employer that it belongs to, so searches do not find it.`,
        ]
      : []),
  ];
}

interface ImportedRow extends ImportedPerson {
  hash: string;
  /** False where the row has a place that belongs to no position. */
  isPlaced: boolean;
}

interface Judging {
  suppressed: ReadonlySet<string>;
  employers: Employers;
  /** Whether everyone is hidden, since a column that looks like consent was not read. */
  isHeld: boolean;
}

interface AlumniInput extends ImportInput {
  /** Of rows that say nothing of it; hidden where this is not given. */
  visibility?: Visibility;
  /** Columns that look like consent and are none. */
  ignore?: readonly string[];
}
