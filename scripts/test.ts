// Everything that is checked; the last line counts it all. With arguments, such as `people`, only the tests whose path holds one of them.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { endsWithUs, runInTurn, staticChecks } from './static-checks.ts';
import { type Counts, countsOf, readReport, timesOf } from './test-report.ts';

const began = performance.now();
const args = process.argv.slice(2);
// Another run in this checkout has a file of its own.
const folder = mkdtempSync(join(tmpdir(), 'alive-report-'));
const reportFile = join(folder, 'tests.json');
// Static checks take the processor while tests wait for databases and browsers.
const [outcomes, code] = await Promise.all([args.length > 0 ? [] : runInTurn(staticChecks), runVitest()]);
const report = readReport(reportFile);
rmSync(folder, { recursive: true, force: true });
const counts: Counts = report ? countsOf(report) : { passed: 0, failed: 1, skipped: 0 };
for (const { ok } of outcomes) counts[ok ? 'passed' : 'failed']++;
// Vitest also ends with an error when a set-up failed or no file was found.
if (code !== 0 && counts.failed === 0) counts.failed++;
if (report) console.log(`\n${timesOf(report)}`);
for (const { name, ok } of outcomes) if (!ok) console.log(`✗ ${name} failed, see above`);
console.log(`All of it took ${Math.round((performance.now() - began) / 1000)} s.`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

function runVitest(): Promise<number | null> {
  const child = spawn('vitest', ['run', '--reporter', 'default', '--reporter', join(root, 'scripts', 'test-report.ts'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_REPORT: reportFile },
  });
  endsWithUs(child);
  return new Promise((resolve) => child.once('close', resolve));
}
