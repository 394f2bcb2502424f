// Type-checks every package, what runs in the same surroundings together; a second run reads only what changed.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const kept = join(root, 'node_modules', '.cache', 'types');
mkdirSync(kept, { recursive: true });
const codes = await Promise.all(
  ['contract', 'language', 'occupations', 'grounding', 'resumes', 'server', 'web', 'tsconfig.tools.json'].map((project) => {
    const options = ['-p', project, '--incremental', '--tsBuildInfoFile', join(kept, `${project}.tsbuildinfo`)];
    const child = spawn('tsc', options, { cwd: root, stdio: 'inherit' });
    return new Promise((resolve) => child.once('close', resolve));
  }),
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
