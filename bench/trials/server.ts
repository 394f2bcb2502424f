import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agree, type Registered } from '../../eval/caller.ts';

/** Path of the program that serves. */
export const program = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/**
 * Starts the product as a process of its own, without limits, and waits until it is ready: on PostgreSQL, or on an embedded database in
 * `folder`, which stays. `env` holds further variables.
 */
export const startServer = async (on: { databaseUrl: string } | { folder: string }, env: Record<string, string> = {}): Promise<Server> => {
  const folder = 'folder' in on ? on.folder : mkdtempSync(join(tmpdir(), 'alive-trial-'));
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      ...('databaseUrl' in on ? { DATABASE_URL: on.databaseUrl } : { SAMPLE_DATA: 'off' }),
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      EMBEDDER: 'off',
      ATS_SYNC: 'off',
      LOGO_SERVICE_URL: 'off',
      BACKUP_AT: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = Promise.withResolvers<string>();
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    const url = /ready at (http:\/\/[^\s/]+)/.exec(out)?.[1];
    if (url) ready.resolve(url);
  });
  void ended.then((code) => ready.reject(new Error(`The server ended with ${code} before it was ready.`)));
  const url = await ready.promise;
  const request = (path: string, { token, body }: { token?: string; body?: unknown } = {}) =>
    fetch(`${url}${path}`, {
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  return {
    url,
    pid: child.pid ?? 0,
    said: () => out,
    request,
    register: async () => {
      const body = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };
      const response = await request('/api/users/register', { body });
      if (response.ok) await agree(url, (await response.clone().json()) as Registered);
      return response;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      const began = performance.now();
      child.kill('SIGTERM');
      const code = await ended;
      if ('databaseUrl' in on) rmSync(folder, { recursive: true, force: true });
      return { code, milliseconds: performance.now() - began };
    },
  };
};

/** Variables with which a server asks the model at this address, such as a test provider's. */
export const modelAt = (address: string): Record<string, string> => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: address,
  AI_MODEL: 'scripted',
  AI_DAILY_TOKENS: '100000000',
});

export interface Server {
  url: string;
  pid: number;
  /** What it printed so far. */
  said: () => string;
  request: (path: string, what?: { token?: string; body?: unknown }) => Promise<Response>;
  /** Registers a student, who lets a model answer where there is one. */
  register: () => Promise<Response>;
  hasEnded: () => boolean;
  kill: () => Promise<void>;
  /** Asks it to end, as a service manager does, and waits until it has. */
  stop: () => Promise<{ code: number | null; milliseconds: number }>;
}
