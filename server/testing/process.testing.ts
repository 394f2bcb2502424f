import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, inject, vi } from 'vitest';

/** Runs the programs of src as processes, each in a folder of the test's own. A process ends with its test. */
export const testProcesses = () => {
  // Processes start slowly on a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  const folders: string[] = [];
  const running = new Set<ReturnType<typeof spawn>>();

  afterEach(async () => {
    await Promise.all(
      [...running].map((child) => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        return ended;
      }),
    );
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  const emptyFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'alive-process-'));
    folders.push(folder);
    return folder;
  };

  return {
    emptyFolder,
    /** Returns a data directory with an empty database. */
    dataDir: () => {
      const folder = emptyFolder();
      cpSync(inject('emptyDataDir'), folder, { recursive: true });
      return folder;
    },
    /** Starts a program of src without this process's environment. */
    start: (
      program: 'main.ts' | 'cli.ts',
      { env = {}, args = [], cwd = tmpdir() }: { env?: Record<string, string>; args?: string[]; cwd?: string } = {},
    ): Started => {
      const child = spawn(process.execPath, [fileURLToPath(new URL(`../src/${program}`, import.meta.url)), ...args], {
        cwd,
        env: {
          NODE_COMPILE_CACHE: compiled,
          PORT: '0',
          SAMPLE_DATA: 'off',
          LOG_LEVEL: 'error',
          EMBEDDER: 'off',
          ATS_SYNC: 'off',
          LOGO_SERVICE_URL: 'off',
          BACKUP_AT: 'off',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      const said = { out: '', err: '' };
      child.stdout.on('data', (chunk: Buffer) => void (said.out += chunk));
      child.stderr.on('data', (chunk: Buffer) => void (said.err += chunk));
      const ended = new Promise<Ended>((resolve) =>
        child.once('close', (code) => {
          running.delete(child);
          resolve({ code, ...said });
        }),
      );
      return {
        pid: child.pid ?? 0,
        ended,
        says: (pattern) =>
          new Promise((resolve, reject) => {
            const look = () => {
              const found = pattern.exec(said.out);
              if (found) resolve(found[1] ?? found[0]);
            };
            child.stdout.on('data', look);
            void ended.then(({ code, err }) => reject(new Error(`It ended with ${code} and never said ${pattern}: ${said.out}${err}`)));
            look();
          }),
        stop: (signal = 'SIGTERM') => {
          child.kill(signal);
          return ended;
        },
      };
    },
  };
};

/** Many processes start from the same code. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Matches what `npm start` prints when it is ready; its group is the address without the local key. */
export const readyAt = /ready at (http:\/\/[^\s/]+)\S*\n/;

interface Started {
  pid: number;
  ended: Promise<Ended>;
  /** Waits for a match in standard output and returns its first group, or all of it. */
  says: (pattern: RegExp) => Promise<string>;
  stop: (signal?: NodeJS.Signals) => Promise<Ended>;
}

interface Ended {
  code: number | null;
  out: string;
  err: string;
}
