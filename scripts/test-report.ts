import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { root } from './root.mjs';

/** Vitest's reporter of what the test command prints at its end; it writes to the file that TEST_REPORT names. */
export default class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const files = modules.map((module): FileReport => {
      const tests = [...module.children.allTests()].map((test) => test.result().state);
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      const failed = tests.filter((state) => state === 'failed').length;
      return {
        file: relative(root, module.moduleId),
        project: module.project.name.replace(/ \(.*/, ''),
        seconds: (collectDuration + setupDuration + duration) / 1000,
        passed: tests.filter((state) => state === 'passed').length,
        // A file that cannot be imported holds no test that failed.
        failed: failed === 0 && module.state() === 'failed' ? 1 : failed,
        skipped: tests.filter((state) => state === 'skipped').length,
        secondTry: [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName),
      };
    });
    const file = process.env['TEST_REPORT'];
    if (file) writeFileSync(file, JSON.stringify({ files, errors: errors.length } satisfies Report));
  }
}

/** What a run left in this file, or null. */
export const readReport = (file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
};

/** What passed only on its second try, seconds of each project and the ten slowest files, as text. Files run side by side, so the seconds add up to more than the run took. */
export const timesOf = ({ files }: Report): string => {
  const projects = Map.groupBy(files, ({ project }) => project);
  const rows = [...projects].map(([name, all]) => {
    const tests = sum(all.map(({ passed, failed, skipped }) => passed + failed + skipped));
    return `  ${name.padEnd(12)} ${sum(all.map(({ seconds }) => seconds))
      .toFixed(1)
      .padStart(7)} s  ${String(tests).padStart(5)} tests in ${all.length} files`;
  });
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const secondTry = files.flatMap((each) => each.secondTry.map((name) => `  ${each.file} > ${name}`));
  return [
    ...(secondTry.length > 0 ? ['Passed only on the second try:', ...secondTry] : []),
    'Time of each project (files run side by side):',
    ...rows,
    'Slowest files:',
    ...slowest.map(({ seconds, project, file }) => `  ${seconds.toFixed(1).padStart(7)} s  ${project.padEnd(12)} ${file}`),
  ].join('\n');
};

/** How many tests passed, failed and were skipped; an error outside any test is a failure. */
export const countsOf = ({ files, errors }: Report): Counts => ({
  passed: sum(files.map(({ passed }) => passed)),
  failed: sum(files.map(({ failed }) => failed)) + errors,
  skipped: sum(files.map(({ skipped }) => skipped)),
});

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Report {
  files: FileReport[];
  errors: number;
}

interface FileReport extends Counts {
  file: string;
  project: string;
  seconds: number;
  /** Full names of the tests that failed once. */
  secondTry: string[];
}
