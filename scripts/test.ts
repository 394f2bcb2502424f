// Everything that is checked; the last line counts it all. With arguments, such as `people`, only the tests whose path holds one of them.
import { spawn } from 'node:child_process';
import { root } from './root.mjs';
import { runInTurn, staticChecks } from './static-checks.ts';
import { clearReport, type Counts, countsOf, readReport, timesOf } from './test-report.ts';

const began = performance.now();
const args = process.argv.slice(2);
clearReport();
// Static checks take the processor while tests wait for databases and browsers.
const [outcomes, code] = await Promise.all([args.length > 0 ? [] : runInTurn(staticChecks), runVitest()]);
const report = readReport();
const counts: Counts = report ? countsOf(report) : { passed: 0, failed: 0, skipped: 0 };
for (const { ok } of outcomes) counts[ok ? 'passed' : 'failed']++;
// Vitest also ends with an error when a set-up failed or no file was found.
if (code !== 0 && counts.failed === 0) counts.failed++;
if (report) console.log(`\n${timesOf(report)}`);
for (const { name, ok } of outcomes) if (!ok) console.log(`✗ ${name} failed, see above`);
console.log(`All of it took ${Math.round((performance.now() - began) / 1000)} s.`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

function runVitest(): Promise<number | null> {
  const child = spawn('vitest', ['run', ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', resolve));
}
