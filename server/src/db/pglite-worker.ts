import { PGlite, types } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';

// PGlite blocks its thread for the whole query, so it lives in this one. Transactions are kept by the client side.
const { dataDir, load } = workerData as { dataDir: string | null; load: Uint8Array<ArrayBuffer> | null };
const text = (value: string) => value;
// Dates stay text here: the ORM parses them, and functions cannot cross the thread border.
const asText = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231];
const parsers = Object.fromEntries(asText.map((type) => [type, text]));

// Reading pages in any order costs about the same here; the system caches the files too, so a small cache of its own loses nothing; and a
// checkpoint keeps no more of the log for later than it may need.
const settings = ['random_page_cost=1.1', 'shared_buffers=32MB', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap((setting) => [
  '-c',
  setting,
]);

const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...settings],
  ...(dataDir === null ? {} : { dataDir }),
  ...(load === null ? {} : { loadDataDir: new Blob([load]) }),
});
parentPort?.on('message', async (request: WorkerRequest) => parentPort?.postMessage({ id: request.id, ...(await answer(request)) }));
parentPort?.postMessage({ id: 0, result: null });

async function answer(request: WorkerRequest): Promise<{ result: unknown } | { error: WorkerError }> {
  try {
    if (request.op === 'query') {
      const { rows, affectedRows, fields } = await database.query(request.sql, request.params, { rowMode: request.rowMode, parsers });
      return { result: { rows, affectedRows, fields } };
    }
    if (request.op === 'run') {
      const { text, values } = request;
      const results = values.length > 0 ? [await database.query(text, values)] : await database.exec(text);
      return { result: { rows: results.flatMap(({ rows }) => rows) } };
    }
    if (request.op === 'dump') return { result: new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()) };
    await database.close();
    return { result: null };
  } catch (error) {
    const { message, code, detail, constraint, severity } = error as Error & WorkerError & { severity?: string };
    // PostgreSQL has ended, as a process would: it answers nothing any more.
    const isFatal = severity === 'PANIC' || severity === 'FATAL' || (error as Error).name === 'RuntimeError';
    return { error: { message, code, detail, constraint, isFatal } };
  }
}

export type WorkerRequest = { id: number } & (
  | { op: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { op: 'run'; text: string; values: unknown[] }
  | { op: 'dump' }
  | { op: 'close' }
);

export interface WorkerError {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
  isFatal?: boolean;
}
