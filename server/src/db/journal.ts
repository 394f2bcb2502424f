import { existsSync, readFileSync } from 'node:fs';
import { open, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, rowsOf } from './open.ts';

/**
 * Keeps a file alongside an embedded database that says how far its log was written, and when. PostgreSQL takes a log that was cut for one that
 * ends there, and does not report what is missing.
 */
export const openJournal = (file: string): Journal => {
  let kept = read(file);
  return {
    note: async (db, at) => {
      const { system, recovered: checkpoint, written } = await positionsOf(db);
      const behind = Number(BigInt(written) - BigInt(checkpoint));
      if (kept?.system === system && kept.marks.at(-1)?.written === written) return behind;
      kept = { system, marks: [...(kept?.system === system ? kept.marks : []).slice(1 - most), { at: at.toISOString(), written }] };
      const draft = `${file}.new`;
      await writeFile(draft, JSON.stringify(kept), { mode: 0o600 });
      await rename(draft, file);
      return behind;
    },
    lost: async (db, folder) => {
      const { system, recovered, written } = await positionsOf(db);
      const last = kept?.marks.at(-1);
      if (kept === null || last === undefined || kept.system !== system || BigInt(last.written) <= BigInt(recovered)) return null;
      const found = kept.marks.findLast((mark) => BigInt(mark.written) <= BigInt(recovered));
      // Reports a loss once.
      kept = null;
      return { from: found?.at ?? null, to: last.at, isTorn: await hasPagesBeyond(folder, BigInt(written)) };
    },
  };
};

/** The number of last positions that are kept. */
const most = 120;

/** Returns positions in the log, in bytes: where it ended when recovery or the last start read it, and how far it is written now. */
const positionsOf = async (db: Db): Promise<{ system: string; recovered: string; written: string }> => {
  const [row] = await rowsOf<{ system: string; recovered: string; written: string }>(
    db,
    sql`SELECT system_identifier::text AS system, (redo_lsn - '0/0')::text AS recovered, (pg_current_wal_lsn() - '0/0')::text AS written
      FROM pg_control_system(), pg_control_checkpoint()`,
  );
  if (row === undefined) throw new Error('The embedded database does not tell its position.');
  return row;
};

/**
 * Whether a page of a table or an index is newer than the end of the log. Such a page holds a part of a change whose rest is lost.
 * Every page begins with its position in the log (PostgreSQL, "Database Page Layout": pd_lsn, two 32-bit numbers, the higher one first).
 */
const hasPagesBeyond = async (folder: string, end: bigint): Promise<boolean> => {
  const entries = [];
  for (const within of ['base', 'global']) entries.push(...(await readdir(join(folder, within), { recursive: true, withFileTypes: true })));
  const page = Buffer.alloc(pageSize * 64);
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && /^\d+(?:\.\d+)?$/.test(entry.name))) {
    const file = await open(join(parentPath, name));
    try {
      for (;;) {
        const { bytesRead } = await file.read(page);
        if (bytesRead === 0) break;
        for (let at = 0; at + 8 <= bytesRead; at += pageSize)
          if (((BigInt(page.readUInt32LE(at)) << 32n) | BigInt(page.readUInt32LE(at + 4))) > end) return true;
      }
    } finally {
      await file.close();
    }
  }
  return false;
};

const pageSize = 8192;

const schema = z.object({
  /** Identifies the database: another one in the same folder has another log. */
  system: z.string(),
  marks: z.array(z.object({ at: z.string(), written: z.string() })),
});

const read = (file: string): z.output<typeof schema> | null => {
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

export interface Journal {
  /** Stores how far the log is written. Returns the bytes of log since the last checkpoint. Call it every second. */
  note: (db: Db, at: Date) => Promise<number>;
  /** Returns what a start lost of the log; null where it lost nothing known. Call it before anything is written. */
  lost: (db: Db, folder: string) => Promise<Lost | null>;
}

interface Lost {
  /** What was stored between `from` and `to` is missing (ISO 8601). null: the loss began before the oldest position that is kept. */
  from: string | null;
  to: string;
  /** Whether tables hold parts of what is missing. */
  isTorn: boolean;
}
