import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const trial = fileURLToPath(new URL('../../bench/trials/killed-answers.ts', import.meta.url));

it('a process that is killed while answers stream leaves what students saw of them, and none unfinished', async () => {
  // It fails where anything was lost, garbled or left.
  const { stdout } = await promisify(execFile)(process.execPath, [trial, '1']);
  expect(stdout).toContain('embedded: 1 kills');
}, 240_000);
