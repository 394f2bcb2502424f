import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.mjs';

/** What is checked without running the project. */
export const staticChecks: Check[] = [
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'code that only tests use', command: ['knip', '--production'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
];

/** Runs checks one after another; what a failed one printed is printed as soon as it ends. Resolves to the outcomes in order. */
export const runInTurn = async (checks: readonly Check[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await run(check));
  return outcomes;
};

/** Runs one check; its output is printed when it fails. */
export const run = async ({ name, command: [program = '', ...args] }: Check): Promise<Outcome> => {
  const began = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  endsWithUs(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - began) / 1000;
  console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s`);
  if (code !== 0) console.log(output.trimEnd());
  return { name, ok: code === 0, seconds };
};

/** Ends a child when this process is asked to end. */
export const endsWithUs = (child: ChildProcess): void => {
  children.add(child);
  child.once('close', () => children.delete(child));
};

const children = new Set<ChildProcess>();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exitCode = 1;
  });

export interface Check {
  name: string;
  command: string[];
}

export interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
}
