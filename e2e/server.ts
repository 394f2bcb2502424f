import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the real server as `npm start` does, on a free port and a data directory of its own.
 * The sample is filled once a run and copied; `env` changes the configuration, and with `fresh` nothing is copied.
 */
export const startServer = async ({
  env = {},
  fresh = false,
}: { env?: Record<string, string>; fresh?: boolean } = {}): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'alive-e2e-'));
  const dataDir = join(folder, 'data');
  const filled = join(root, 'node_modules', '.cache', `e2e-data-${process.ppid}`);
  if (!fresh && existsSync(filled)) cpSync(filled, dataDir, { recursive: true });
  const server = await run(dataDir, env);
  if (!fresh && !existsSync(filled)) {
    await server.stop();
    cpSync(dataDir, filled, { recursive: true });
    process.once('exit', () => rmSync(filled, { recursive: true, force: true }));
    return withFolder(await run(dataDir, env), folder);
  }
  return withFolder(server, folder);
};

async function run(dataDir: string, env: Record<string, string>): Promise<Omit<RunningServer, 'restart'> & { again: () => Promise<void> }> {
  const spawned = () =>
    spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
      env: { ...process.env, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...noNetwork, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let child = spawned();
  let url = await readyUrl(child);
  const stop = () =>
    new Promise<number | null>((resolve) => {
      if (child.exitCode !== null) return resolve(child.exitCode);
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return {
    get url() {
      return url;
    },
    dataDir,
    stop,
    again: async () => {
      await stop();
      const { port } = new URL(url);
      env['PORT'] = port;
      child = spawned();
      url = await readyUrl(child);
    },
  };
}

/** Nothing goes out unless a test says so, whatever keys the shell has. */
const noNetwork = { ATS_SYNC: 'off', LOGO_SERVICE_URL: 'off', AI_PROVIDER: 'builtin' };

const withFolder = (server: Awaited<ReturnType<typeof run>>, folder: string): RunningServer => ({
  get url() {
    return server.url;
  },
  dataDir: server.dataDir,
  restart: server.again,
  stop: async () => {
    const code = await server.stop();
    rmSync(folder, { recursive: true, force: true });
    return code;
  },
});

const readyUrl = (child: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      const url = /ready at (http\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)));
  });

export interface RunningServer {
  readonly url: string;
  dataDir: string;
  /** Ends it gracefully and starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** Ends it and forgets its data; its exit code. */
  stop: () => Promise<number | null>;
}
