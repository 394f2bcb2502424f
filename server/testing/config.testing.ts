import { loadConfig } from '#config/config.ts';
import type { FillSize } from '../src/features/sample/fill-database.ts';

/** The configuration of tests: defaults, without rate limits or background work. */
export const testConfig = loadConfig({
  DATA_DIR: '/nonexistent',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  EMBEDDER: 'off',
  ATS_SYNC: 'off',
  LOGO_SERVICE_URL: 'off',
});

/** The current time in every test. */
export const testNow = new Date('2026-11-20T12:00:00Z');

/** The size of the sample in tests. */
export const smallSample: FillSize = { jobs: 780, alumni: 400 };

/** Its size where a browser shows it: enough for every list and count to be full, and opened and searched in a quarter of the time of the whole. */
export const browserSample: FillSize = { jobs: 3000, alumni: 1200 };
