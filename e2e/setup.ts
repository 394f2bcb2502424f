import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Vitest's set-up for the browser tests: the web app is built as it ships. */
export const setup = (): void => {
  execFileSync('node', [fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))], { stdio: 'inherit' });
};
