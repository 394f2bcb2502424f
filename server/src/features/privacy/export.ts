import { Readable } from 'node:stream';
import type { Db } from '#db/open.ts';
import { studentRows, studentTables } from '#db/student-tables.ts';
import type { Files } from '#platform/files.ts';

/**
 * Everything stored about a student as JSON (UTF-8), written as it is read, a page of rows at a time. `tables` has an array of rows for each
 * table; `files` has the stored files, as base64.
 */
export const exportOf = (deps: ExportDeps, studentId: string): Readable => Readable.from(written(deps, studentId), { objectMode: false });

async function* written({ db, files, now }: ExportDeps, studentId: string): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now())},\n"account": ${JSON.stringify(studentId)},\n"tables": {`;
  let tables = 0;
  for (const table of studentTables()) {
    yield `${tables++ === 0 ? '' : ','}\n${JSON.stringify(table.name)}: [`;
    let rows = 0;
    let after: Record<string, unknown> | null = null;
    do {
      const page: Awaited<ReturnType<typeof studentRows>> = await studentRows(db, table, studentId, { after, limit: pageSize });
      for (const row of page.rows) yield `${rows++ === 0 ? '' : ','}\n${JSON.stringify(row)}`;
      after = page.next;
    } while (after !== null);
    yield ']';
  }
  yield '\n},\n"files": [';
  const resumes = studentTables().find(({ name }) => name === 'resumes');
  const stored = resumes ? await studentRows(db, resumes, studentId, { after: null, limit: 1 }) : null;
  for (const { storedAs, fileName } of stored?.rows ?? []) {
    const content = await files.open(String(storedAs));
    if (content === null) continue;
    yield `\n{"name": ${JSON.stringify(fileName)}, "base64": "`;
    let left = Buffer.alloc(0);
    for await (const piece of content) {
      const known = Buffer.concat([left, piece]);
      const even = known.length - (known.length % 3);
      yield known.toString('base64', 0, even);
      left = known.subarray(even);
    }
    yield left.toString('base64');
    yield '"}';
  }
  yield '\n]\n}\n';
}

/** Rows that are held in memory at a time. */
const pageSize = 50;

interface ExportDeps {
  db: Db;
  files: Pick<Files, 'open'>;
  now: () => Date;
}
