// Runs under any Node from 18 up with nothing installed: installs exactly what the lock file says,
// our own Node included, and stamps node_modules so that the next run costs milliseconds.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const stampFile = join(root, 'node_modules', '.alive-stamp');
const manifests = [
  'package-lock.json',
  'package.json',
  ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map((name) => `${name}/package.json`),
];

const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
for (const file of manifests) hash.update(readFileSync(join(root, file)));
const stamp = hash.digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Installing packages…');
  npm(
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--engine-strict=false',
    '--loglevel=error',
    '--no-fund',
    '--no-audit',
  );
  const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const version = execFileSync(node, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  console.log(`Installed; using Node ${version}.`);
  writeFileSync(stampFile, stamp);
}

/** Runs npm with the very npm that started this script, so that PATH does not matter. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  execFileSync(command, [...first, ...args], { cwd: root, stdio: 'inherit', shell: !cli && process.platform === 'win32' });
}
