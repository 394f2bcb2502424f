import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '#config/config.ts';
import { takeLock } from '#platform/lock.ts';
import { serve } from '../src/serve.ts';

/** How many jobs the board lists. */
export const allJobs = 250;

/** Serves as it is, but for who is asked: a board of many jobs, each of which takes its time to tell its text. Resolves at its end. */
export const serveSlowBoard = async (dataDir: string, { slowness, signal, ready }: SlowBoard): Promise<void> => {
  const config = loadConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    SAMPLE_DATA: 'off',
    EMBEDDER: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    LOGO_SERVICE_URL: 'off',
    BACKUP_AT: 'off',
  });
  const ask = async ({ url }: { url: string }) => {
    await wait(slowness);
    return { unchanged: false as const, json: answer(new URL(url)), validators: { etag: null, lastModified: null } };
  };
  await serve({
    config,
    lock: takeLock(dataDir),
    signal,
    print: (line) => ready(new URL(line.replace(/^.* /, '')).origin),
    ask: { ask, close: async () => undefined },
  });
};

const rows = Array.from({ length: allJobs }, (_, id) => ({
  id: String(id),
  name: `Counting Intern ${id}`,
  releasedDate: '2026-11-01T09:00:00.000Z',
}));

function answer({ pathname, searchParams }: URL): unknown {
  const offset = Number(searchParams.get('offset'));
  if (pathname.endsWith('/postings')) return { totalFound: rows.length, offset, limit: 100, content: rows.slice(offset, offset + 100) };
  const row = rows[Number(pathname.split('/').at(-1))];
  return { ...row, jobAd: { sections: { jobDescription: { title: 'Job', text: `<p>You count ${row?.name}.</p>` } } } };
}

interface SlowBoard {
  /** Milliseconds until each of the board's answers. */
  slowness: number;
  signal: AbortSignal;
  /** Gets the server's address. */
  ready: (url: string) => void;
}
