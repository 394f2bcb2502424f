import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** When all of the gallery happens, for the server and in the browser. */
export const fixedTime = new Date('2026-11-20T17:00:00Z');

/** Names written from the right, with marks below and above the line, without a space, and as long as a passport allows. */
export const hardNames: readonly string[] = [
  'مريم عبد الرحمن الحسيني',
  'יעל בן־דוד',
  'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Cholmondeley',
  'Nguyễn Thị Ánh Nguyệt',
  '欧阳锋',
  'Bo Li',
];

/** Starts the server of `fixed-server.ts`, which shows the same every day and on every machine. */
export const startFixed = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixed-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  // Also where a run ends without stopping it.
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /ready at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The server of the gallery ended before it was ready: ${said}`)));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
