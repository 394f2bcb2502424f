// The server restarts when its code changes and the web app reloads in place; one Ctrl+C ends both.
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const port = process.env.PORT ?? '3000';
const apiPort = String(Number(port) + 1);
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort },
  }),
  spawn('vite', ['web', '--port', port, '--strictPort', '--clearScreen', 'false'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  }),
];
const end = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) child.on('exit', (code) => (end(), (process.exitCode ??= code ?? 0)));
