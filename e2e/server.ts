import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with the sample, for all who change nothing that others see. */
    url: string;
    /** The data directory of such a server, to be copied. */
    filled: string;
    /** The same with a database that holds nothing. */
    empty: string;
  }
}

/** The server that runs for all, for what changes nothing that other students see. */
export const sharedServer = (): { url: string } => ({ url: inject('url') });

/**
 * Starts the real server as `npm start` does, on a free port and a data directory of its own: a copy of what is filled once a run, or of an
 * empty one. `env` changes the configuration.
 */
export const startServer = async ({
  env = {},
  data = 'filled',
}: { env?: Record<string, string>; data?: 'filled' | 'empty' } = {}): Promise<RunningServer> => startOn(inject(data), env);

/** The same on a copy of this data directory. */
export async function startOn(template: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'alive-e2e-'));
  const dataDir = join(folder, 'data');
  cpSync(template, dataDir, { recursive: true });
  const begin = (more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
      env: environmentOf({ DATA_DIR: dataDir, ...env, ...more }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Also where a run ends without its teardown.
    process.once('exit', () => child.kill('SIGKILL'));
    return child;
  };
  let child = begin();
  const url = await readyUrl(child);
  // The first search waits for the index of jobs, long where many tests share a machine.
  await fetch(`${url}/api/jobs-real/search?limit=1`);
  const end = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    url,
    dataDir,
    end,
    beginAgain: async () => {
      child = begin({ PORT: new URL(url).port });
      await readyUrl(child);
      await fetch(`${url}/api/jobs-real/search?limit=1`);
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Environment of such a server; its values override those of the shell. */
export const environmentOf = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: '0',
  // Servers of one run compile their modules once.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  ...usual,
  ...env,
});

/**
 * Nothing goes out unless a test says so, whatever keys the shell has; and nobody finds more once meanings are known than before. The
 * logo service is a port on which nobody listens.
 */
const usual = { ATS_SYNC: 'off', LOGO_SERVICE_URL: 'http://127.0.0.1:1/{domain}', AI_PROVIDER: 'builtin', EMBEDDER: 'off' };

const readyUrl = (child: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      // What a journey failed by stands beside it.
      process.stderr.write(
        String(chunk)
          .split('\n')
          .filter((line) => line.startsWith('{"level":50'))
          .map((line) => `${line}\n`)
          .join(''),
      );
      const url = /ready at (http:\/\/[^\s/]+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)));
  });

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Ends it, or kills it. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again where it was. */
  beginAgain: () => Promise<void>;
  /** Ends it and forgets its data. */
  stop: () => Promise<void>;
}
