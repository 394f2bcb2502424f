// The quick check before a commit: static checks and unit tests, side by side; what fails first is printed first.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './root.mjs';
import { type Check, run, runInTurn, staticChecks } from './static-checks.ts';

const unitTests: Check = { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', '--reporter', 'dot'] };
const hook = '#!/bin/sh\nexec npm run --silent check -- --staged\n';

const [option] = process.argv.slice(2);
if (option === '--install-hook') installHook();
else if (option === '--staged') await report([runInTurn(checksOf(staged('ACMR'), staged('D')))]);
else if (option === undefined) await report([run(unitTests), runInTurn(staticChecks)]);
else {
  console.error(`npm run check knows --install-hook and --staged, not ${option}.`);
  process.exitCode = 2;
}

async function report(running: Promise<Awaited<ReturnType<typeof run>> | Awaited<ReturnType<typeof runInTurn>>>[]): Promise<void> {
  const began = performance.now();
  const outcomes = (await Promise.all(running)).flat();
  const failed = outcomes.filter(({ ok }) => !ok);
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.log(failed.length === 0 ? `All good in ${took}.` : `Failed in ${took}: ${failed.map(({ name }) => name).join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** What a commit of these files needs: types as a whole, lint and format of the files, and the unit tests that reach them. */
function checksOf(files: string[], deleted: string[]): Check[] {
  // What is gone, or holds for all files, may break any of them.
  if ([...files, ...deleted].some((file) => file.endsWith('.json')) || deleted.some(isCode)) return [...staticChecks, unitTests];
  const code = files.filter(isCode);
  const checks: Check[] = [];
  if (files.length > 0) checks.push({ name: 'format', command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files] });
  if (code.length > 0)
    checks.push(
      { name: 'lint', command: ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern', ...code] },
      { name: 'types', command: ['node', 'scripts/types.mjs'] },
      { name: 'unit tests', command: ['vitest', 'related', '--run', '--project', 'unit', '--passWithNoTests', ...code] },
    );
  return checks;
}

function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(file);
}

/** Staged files of these kinds of change. They are checked as they lie in the work tree, which may hold more than is staged. */
function staged(kinds: string): string[] {
  const files = git('diff', '--cached', '--name-only', `--diff-filter=${kinds}`, '-z').split('\0').filter(Boolean);
  const unstaged = new Set(git('diff', '--name-only', '-z').split('\0'));
  const both = files.filter((file) => unstaged.has(file));
  if (both.length > 0) console.log(`Checked together with changes that are not staged: ${both.join(', ')}`);
  return files.map((file) => `./${file}`);
}

function installHook(): void {
  const hooks = resolve(root, git('rev-parse', '--git-path', 'hooks').trim());
  const file = join(hooks, 'pre-commit');
  if (relative(resolve(root, git('rev-parse', '--git-common-dir').trim()), hooks).startsWith('..')) {
    console.error(
      `Hooks of this checkout live outside it (${hooks}) and may serve other projects. Add "npm run --silent check -- --staged" there.`,
    );
    process.exitCode = 1;
    return;
  }
  if (existsSync(file) && readFileSync(file, 'utf8') !== hook) {
    console.error(`There is a pre-commit hook already: ${file}. Add "npm run --silent check -- --staged" to it.`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(hooks, { recursive: true });
  writeFileSync(file, hook);
  chmodSync(file, 0o755);
  console.log(`From now on a commit checks its staged files first. To undo: delete ${file}.`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
