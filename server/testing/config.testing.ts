import { loadConfig } from '#config/config.ts';
import type { FillSize } from '../src/features/sample/fill-database.ts';

/** The configuration of tests: nothing but defaults, no limits but where a test asks for them. */
export const testConfig = loadConfig({
  DATA_DIR: '/nonexistent',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  EMBEDDER: 'off',
  ATS_SYNC: 'off',
  LOGO_SERVICE_URL: 'off',
});

/** The moment at which all tests happen. */
export const testNow = new Date('2026-11-20T12:00:00Z');

/** The size of the sample in tests. */
export const smallSample: FillSize = { jobs: 780, alumni: 400 };
