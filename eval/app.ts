import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { majors } from '@alive/contract/lists/majors.ts';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/config/config.ts';
import type { ModelConfig } from '../server/src/config/model.ts';
import { openBoardSync } from '../server/src/board-sync.ts';
import { fillSample, openDatabase, runDataCommand } from '../server/src/data.ts';
import type { Db } from '../server/src/db/open.ts';
import { dataVersion, valuesInData } from '../server/src/db/values.ts';
import { jobsForChat, type JobsForChat } from '../server/src/features/jobs/for-chat.ts';
import { openJobStore } from '../server/src/features/jobs/queries.ts';
import { openVocabulary, type OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { tablePlace } from '../server/src/db/files.ts';
import { openFiles } from '../server/src/platform/files.ts';
import { keptByVersion } from '../server/src/platform/kept.ts';

/** Opens each app once, at the first call that wants it; `close` ends those that were opened. */
export const sharedApps = (): { openApp: (data: DataName) => Promise<EvalApp | null>; close: () => Promise<void> } => {
  const opened = new Map<DataName, Promise<EvalApp | null>>();
  return {
    openApp: (data) => {
      const app = opened.get(data) ?? (data === 'real' && !existsSync(listings) ? absent() : openApp(data));
      opened.set(data, app);
      return app;
    },
    close: async () => {
      for (const app of opened.values()) await (await app)?.close();
    },
  };
};

function absent(): Promise<null> {
  console.log(`\nThere is no ${listings}: what is asked over the real listings is left out.`);
  return Promise.resolve(null);
}

/** The rows of the public internship list as they are published; read only where `openApp('real')` gave an app. */
export const readListings = (): Listing[] => JSON.parse(readFileSync(listings, 'utf8')) as Listing[];

const listings = join(resolve(process.env['REAL_DATA_DIR'] ?? '../shared/data'), 'jobs', 'simplify_listings.json');

/** The whole server, embedded, listening on a free port of this process: over the full sample, or over the listings alone. */
async function openApp(data: DataName): Promise<EvalApp> {
  const folder = mkdtempSync(join(tmpdir(), 'alive-eval-'));
  const config = loadConfig({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SAMPLE_DATA: data === 'sample' ? 'on' : 'off',
  });
  const database = await openDatabase(config, { print: () => undefined, onError: () => undefined });
  const { db } = database;
  const now = () => new Date(today);
  await fillSample({ db, config, now }, () => undefined);
  if (data === 'real') {
    const file = join(folder, 'listings.json');
    // Most of the list has closed since; as if open, all of it is searched.
    writeFileSync(file, JSON.stringify(readListings().map((row) => Object.assign(row, { active: true, is_visible: true }))));
    await runDataCommand(
      { db, config, now, boards: openBoardSync({ database, config, now }) },
      { name: 'import jobs', file, format: 'simplify', level: undefined, dryRun: false, strict: false },
      () => undefined,
    );
  }
  const files = openFiles(tablePlace(db));
  const build = (model: ModelConfig | null) => buildApp({ config: { ...config, model }, ...database, files, now, missing: () => [] });
  const { app, warmUp } = await build(null);
  // What is loaded with the first message is no cost of it.
  await warmUp();
  const vocabulary = keptByVersion(
    () => dataVersion(db),
    async () => openVocabulary({ ...(await valuesInData(db)), majors: majors.map((major) => major.name) }),
  );
  return {
    data,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    db,
    vocabulary,
    jobs: jobsForChat({ store: openJobStore(db), now, vocabulary }),
    openHosted: async (models) => {
      // What a student may take in a day is no question here.
      const hosted = (await build({ ...models, dailyTokens: 100_000_000 })).app;
      return { url: await hosted.listen({ port: 0, host: '127.0.0.1' }), close: () => hosted.close() };
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** When every conversation is held, so that "next summer" always means the same one. */
const today = '2026-11-21T12:00:00Z';

/** `sample` is the built-in data, `real` the published internship list where REAL_DATA_DIR has it. */
export type DataName = 'sample' | 'real';

export interface EvalApp {
  data: DataName;
  url: string;
  db: Db;
  vocabulary: () => Promise<OpenVocabulary>;
  jobs: JobsForChat;
  /** The same server over the same data, but with language models. */
  openHosted: (models: ModelConfig) => Promise<{ url: string; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

export interface Listing {
  id: string;
  company_name: string;
  title: string;
  locations: string[];
  sponsorship: string;
  terms: string[];
}
