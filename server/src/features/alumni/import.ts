import { createHash } from 'node:crypto';
import type { Db } from '#db/open.ts';
import { inBatches } from '#platform/batches.ts';
import { newId } from '#platform/ids.ts';
import { inSlices } from '#platform/slices.ts';
import { newestOf } from '#platform/table-file/newest.ts';
import { readTable } from '#platform/table-file/read-table.ts';
import type { ImportReport, ImportStep } from '#platform/table-file/report.ts';
import { alumniTable, mapPerson, namesPeople, type ToldPerson, type Visibility } from './alumni-file.ts';
import { type Derived, openDeriver } from './derive.ts';
import { hashesOf } from './identity.ts';
import { identitiesIn, matched } from './match.ts';
import { importedPeople, industriesInData, suppressedHashes } from './queries.ts';
import { storeImported } from './store.ts';

/**
 * Imports a file of alumni: yields how many rows are done, and the report last. Every row is judged on its own; of rows of one person
 * the newest is taken. Somebody who is there already, by link or else by name, year and major, is overwritten; who asked not to be listed
 * is rejected. The sample's people leave. A dry run writes nothing and reports the same. Throws an Error with a sentence for a person when
 * the file is no list of alumni.
 */
export async function* importAlumni({ db, now }: ImportDeps, input: ImportInput): AsyncGenerator<ImportStep> {
  const { text, format: given, dryRun, visibility = null } = input;
  const { format, rows } = readTable(text, { ...alumniTable, format: given });
  if (rows.length > 0 && !rows.some((row) => 'problem' in row || namesPeople(row.cells)))
    throw new Error('This is no file of alumni: it has no column name, nor first_name and last_name.');
  const suppressed = await suppressedHashes(db);
  const others = inSlices();
  const read: { row: number; value: Told | string }[] = [];
  for (const row of rows) {
    read.push({
      row: row.number,
      value: 'problem' in row ? row.problem : judged(mapPerson(row.cells, { now, fallback: visibility }), suppressed),
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
  const derive = openDeriver(await industriesInData(db));
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, rejected, notes: notesOf(accepted, visibility) };
  let done = rejected.length;
  for (const some of inBatches(accepted, batchSize, ({ value: { careerPath, about } }) => careerPath.length + (about ?? '').length)) {
    const written: Derived[] = [];
    for (const { value } of some) {
      const before = same.get(value);
      const change = before === undefined ? 'added' : before.hash === value.hash ? 'unchanged' : 'changed';
      report[change]++;
      const { updatedAt: _, silent: __, hash, ...fields } = value;
      // A link that was told once stays.
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

function judged(person: ToldPerson | string, suppressed: ReadonlySet<string>): Told | string {
  if (typeof person === 'string') return person;
  if (hashesOf(person).some((hash) => suppressed.has(hash))) return 'asked not to be listed';
  const { updatedAt: _, silent: __, ...said } = person;
  return { ...person, hash: createHash('sha256').update(JSON.stringify(said)).digest('hex') };
}

function notesOf(accepted: readonly { value: Told }[], visibility: Visibility | null): string[] {
  const silent = accepted.filter(({ value }) => value.silent).length;
  if (silent === 0) return [];
  const rows = `${silent.toLocaleString('en-US')} ${silent === 1 ? 'row says' : 'rows say'} nothing of visibility`;
  return [visibility === null ? `${rows}: hidden from students; --visibility shown shows them` : `${rows}: ${visibility}`];
}

interface Told extends ToldPerson {
  hash: string;
}

interface ImportDeps {
  db: Db;
  now: Date;
}

interface ImportInput {
  /** The file's content. */
  text: string;
  format?: 'csv' | 'json';
  dryRun: boolean;
  /** Of rows that say nothing of it; hidden where this is not given. */
  visibility?: Visibility;
}
