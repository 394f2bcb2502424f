// Every check, in the order of their speed; the last line counts them all.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const report = join(root, 'node_modules', '.cache', 'tests.json');
rmSync(report, { force: true });
const count = { passed: 0, failed: 0, skipped: 0 };

for (const [name, ...command] of [
  ['types', 'npm', 'run', '--silent', 'types'],
  ['lint', 'oxlint', '--type-aware'],
  ['unused code', 'knip'],
  ['format', 'oxfmt', '--check', '.'],
  ['web build', 'npm', 'run', '--silent', 'build'],
]) {
  console.log(`\n— ${name}`);
  count[run(command) === 0 ? 'passed' : 'failed']++;
}

console.log('\n— tests');
const status = run(['vitest', 'run', ...process.argv.slice(2)]);
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  count.passed += numPassedTests;
  count.failed += numFailedTests + brokenFiles;
  count.skipped += numPendingTests + numTodoTests;
}
if (status !== 0 && count.failed === 0) count.failed++;

console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed === 0 ? 0 : 1;

function run([command, ...args]) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status;
}
