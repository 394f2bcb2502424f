import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts nginx (its home below `folder`) on a free port before the server at `upstream`, with `lines` in its location and `more` beside its server. */
export async function startNginx(folder: string, upstream: string, lines: string, more = ''): Promise<Nginx> {
  const port = await freePort();
  const home = mkdtempSync(join(folder, 'nginx-'));
  const file = join(home, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
     events { worker_connections 256; }
     http {
       access_log off;
       client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/f; uwsgi_temp_path ${home}/u; scgi_temp_path ${home}/s;
       ${more}
       server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; ${lines} } }
     }`,
  );
  const child = spawn('nginx', ['-p', home, '-c', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/healthz`).catch(() => null))?.ok; tries++) {
    if (tries > 500) throw new Error(`The server cannot be reached through nginx; see ${home}/error.log.`);
    await wait(20);
  }
  return {
    url,
    ask: async (path, token) => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}`, connection: 'close' } });
      return { status: response.status, text: await response.text() };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export interface Nginx {
  url: string;
  /** Asks through it on a connection of its own. */
  ask: (path: string, token: string) => Promise<{ status: number; text: string }>;
  stop: () => Promise<void>;
}
