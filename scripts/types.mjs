// Type-checks every package; their own compiler settings differ (DOM or Node, JSX or not).
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

let failed = false;
for (const name of ['contract', 'server', 'web', 'e2e', 'bench', 'eval'])
  failed = spawnSync('tsc', ['-p', name], { cwd: root, stdio: 'inherit' }).status !== 0 || failed;
process.exit(failed ? 1 : 0);
