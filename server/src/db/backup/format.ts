import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import * as z from 'zod';

/*
 * A backup is a Zstandard stream of lines of JSON: a head; for each table its head, a line for each row (an array of its columns as
 * PostgreSQL writes them as text, bytes as base64) and a foot that counts and hashes them; in the end a foot that hashes all before it.
 */
const head = z.object({
  format: z.literal('alive-backup'),
  version: z.literal(1),
  /** The newest migration of the database, see db/migrations/meta/_journal.json. */
  migration: z.number(),
  madeAt: z.iso.datetime(),
});
const tableHead = z.object({ table: z.string(), columns: z.array(z.string()), sequences: z.record(z.string(), z.number()) });
const tableFoot = z.object({ end: z.string(), rows: z.number(), hash: z.string() });
const foot = z.object({ tables: z.number(), sha256: z.string() });

type Head = z.output<typeof head>;
type TableHead = z.output<typeof tableHead>;

/** The head of a backup, and the number of rows and a hash of each table. The hash does not depend on the order of rows. */
export interface Summary extends Head {
  tables: { name: string; rows: number; hash: string }[];
}

/** A part of a backup, in order. Rows are lines of JSON, many in one part. */
export type Part = { head: Head } | { table: TableHead } | { rows: string[] };

/** The file is not a whole backup; `message` says why. */
export class BackupError extends Error {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file} cannot be restored: ${reason}. Nothing was changed.`, { cause });
    this.name = 'BackupError';
  }
}

/**
 * Writes a backup to `file` that only this user can read. A draft alongside it takes its place after it is on the disk and was read again. Throws
 * what writing throws, and then removes the draft.
 */
export const writeBackup = async (file: string, parts: AsyncIterable<Part>): Promise<Summary> => {
  const draft = `${file}.draft`;
  try {
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } });
    await rm(draft, { force: true });
    await pipeline(Readable.from(linesOf(parts)), compress, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    const summary = await verifyBackup(draft);
    await rename(draft, file);
    return summary;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

async function* linesOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const all = createHash('sha256');
  const hashed = (text: string) => {
    all.update(text);
    return text;
  };
  let open: { name: string; count: Count } | null = null;
  let tables = 0;
  const end = () => {
    const text = open === null ? '' : lineOf({ end: open.name, ...open.count.total() });
    open = null;
    return hashed(text);
  };
  for await (const part of parts) {
    if ('head' in part) yield hashed(lineOf(part.head));
    else if ('table' in part) {
      yield end() + hashed(lineOf(part.table));
      open = { name: part.table.table, count: openCount() };
      tables++;
    } else if (part.rows.length > 0) {
      (open as { count: Count } | null)?.count.add(part.rows);
      yield hashed(`${part.rows.join('\n')}\n`);
    }
  }
  yield end();
  yield lineOf({ tables, sha256: all.digest('hex') });
}

/** Reads a backup to its end. Throws BackupError when it is not whole. */
export const verifyBackup = async (file: string): Promise<Summary> => {
  let summary: Summary | undefined;
  for await (const part of readBackup(file)) if ('summary' in part) ({ summary } = part);
  if (summary === undefined) throw new BackupError(file, 'it is cut off');
  return summary;
};

/** Yields the parts of a backup and at the end its summary. Throws BackupError at the first sign that it is not whole. */
export async function* readBackup(file: string): AsyncGenerator<Part | { summary: Summary }> {
  const damaged = (reason = 'it is damaged', cause?: unknown) => new BackupError(file, reason, cause);
  const all = createHash('sha256');
  let summary: Summary | undefined;
  let open: { name: string; count: Count } | null = null;
  let isOver = false;
  try {
    for await (const lines of linesIn(file)) {
      const rows: string[] = [];
      for (const line of lines) {
        if (isOver) throw damaged();
        if (open !== null && line.startsWith('[')) {
          rows.push(line);
          all.update(`${line}\n`);
          continue;
        }
        if (rows.length > 0) {
          open?.count.add(rows);
          yield { rows: rows.splice(0) };
        }
        const said: unknown = JSON.parse(line);
        if (summary === undefined) {
          const begun = head.safeParse(said);
          if (!begun.success) throw damaged('it is no backup of Alive, or one of a newer release');
          summary = { ...begun.data, tables: [] };
          yield { head: begun.data };
        } else if (open !== null) {
          const { end, ...total } = tableFoot.parse(said);
          const counted = open.count.total();
          if (end !== open.name || total.rows !== counted.rows || total.hash !== counted.hash) throw damaged();
          summary.tables.push({ name: end, ...total });
          open = null;
        } else {
          const last = foot.safeParse(said);
          if (last.success) {
            if (last.data.tables !== summary.tables.length || last.data.sha256 !== all.digest('hex')) throw damaged();
            isOver = true;
            continue;
          }
          const table = tableHead.parse(said);
          open = { name: table.table, count: openCount() };
          yield { table };
        }
        all.update(`${line}\n`);
      }
      if (rows.length > 0) {
        open?.count.add(rows);
        yield { rows };
      }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(file, 'there is no such file', error);
    if (code === 'EISDIR' || code === 'EACCES') throw new BackupError(file, `it cannot be read (${code})`, error);
    if (code === 'Z_BUF_ERROR' || message.includes('unexpected end')) throw damaged('it is cut off', error);
    if (summary === undefined && (error instanceof SyntaxError || code === 'ZSTD_error_prefix_unknown'))
      throw damaged('it is no backup of Alive', error);
    throw damaged(undefined, error);
  }
  if (summary === undefined || !isOver) throw damaged('it is cut off');
  yield { summary };
}

/** Yields the lines of a compressed file, those of one chunk at a time. */
async function* linesIn(file: string): AsyncGenerator<string[]> {
  const decompress = createZstdDecompress();
  const source = createReadStream(file);
  source.on('error', (error) => decompress.destroy(error));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // A line may span many chunks: joins them once.
  let begun: string[] = [];
  for await (const piece of source.pipe(decompress)) {
    const [first = '', ...more] = decoder.decode(piece as Buffer, { stream: true }).split('\n');
    begun.push(first);
    if (more.length === 0) continue;
    const last = more.pop() ?? '';
    yield [begun.join(''), ...more];
    begun = [last];
  }
  if (begun.join('') !== '') throw new Error('unexpected end');
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Counts rows and adds up their SHA-256 (modulo 2²⁵⁶), which gives the same for any order of rows. */
const openCount = (): Count => {
  let rows = 0;
  let sum = 0n;
  return {
    add: (lines) => {
      rows += lines.length;
      for (const line of lines) sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    },
    total: () => ({ rows, hash: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') }),
  };
};

interface Count {
  add: (lines: string[]) => void;
  total: () => { rows: number; hash: string };
}
