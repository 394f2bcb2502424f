import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { docxOf, pdfOf } from '#fixtures/resume/files.ts';
import { openDocuments } from './documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'alive-readers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (code: string, seconds = 60) => {
  const program = join(folder, `${Math.random().toString(36).slice(2)}.ts`);
  writeFileSync(program, code);
  return openDocuments({ program, seconds });
};
const by = (key: string, gone = new AbortController().signal, network = key) => ({ caller: { key, network, isShared: false }, gone });
const read = (
  documents: ReturnType<typeof openDocuments>,
  { key = 'maya', gone = new AbortController().signal, network }: { key?: string; gone?: AbortSignal; network?: string } = {},
) =>
  documents.extract(pdfOf(), 'pdf', by(key, gone, network)).then(
    ({ lines }) => lines.map(({ text }) => text),
    (error: { fault?: string; code?: string }) => error.fault ?? error.code ?? error,
  );
/** What still runs for this process. */
const left = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && (line.includes(folder) || line.includes('document-readers')));

describe('the process that reads a document', () => {
  it('is gone when it has read', async () => {
    const documents = openDocuments({ seconds: 60 });
    expect(await read(documents)).toEqual(['Maya Raman']);
    expect(left()).toEqual([]);
  });

  it.each([
    ['is killed', 'process.kill(process.pid, "SIGKILL")', 'failed'],
    ['ends without a word', 'process.exit(0)', 'failed'],
    ['throws', 'throw new Error("no")', 'failed'],
    ['writes what is no answer', 'process.stdout.write("{}")', 'failed'],
    ['writes without end', 'for (;;) require("node:fs").writeSync(1, "a".repeat(1e6))', 'failed'],
    ['needs more memory than there is', 'const all: number[][] = []; for (;;) all.push(Array(1e5).fill(1))', 'much'],
  ])('%s: the document is refused, nothing runs on and the next one is read', async (_, code, fault) => {
    expect(await read(open(code))).toBe(fault);
    expect(left()).toEqual([]);
    expect(await read(openDocuments({ seconds: 60 }))).toEqual(['Maya Raman']);
  });

  it.each([
    ['waits', 'setInterval(() => undefined, 1000)'],
    ['computes', 'for (;;);'],
  ])('is ended where it %s for ever', async (_, code) => {
    expect(await read(open(code, 1))).toBe('slow');
    expect(left()).toEqual([]);
  });

  it('has no environment, no network, no files and starts nothing', async () => {
    const documents = open(`
      const tried = await Promise.all([
        import('node:fs').then(({ readFileSync }) => readFileSync('/etc/passwd')),
        import('node:fs').then(({ writeFileSync }) => writeFileSync('${join(folder, 'written')}', '')),
        import('node:child_process').then(({ execSync }) => execSync('ls')),
        fetch('http://127.0.0.1:8765/'),
      ].map((one) => one.then(() => 'done', (error: any) => error.cause?.code ?? error.code)));
      const line = { text: JSON.stringify([Object.keys(process.env).sort(), tried]), page: 1, x: null, y: null, size: null, isBold: false, column: 0, isItem: false, row: null };
      process.stdout.write(JSON.stringify({ extracted: { pages: 1, lines: [line], links: [], faults: [] } }));
    `);
    const [environment, tried] = JSON.parse((await documents.extract(pdfOf(), 'pdf', by('maya'))).lines[0]?.text ?? '') as [
      string[],
      string[],
    ];
    expect(environment.filter((name) => !['PATH', 'PWD', '_', 'SHLVL', 'OLDPWD', '__CF_USER_TEXT_ENCODING'].includes(name))).toEqual([]);
    expect(tried).toEqual(Array(4).fill('ERR_ACCESS_DENIED'));
  });

  it.each(['a word', ' ', '\t', '\u00a0', '.', '. ', '- '])('reads a line of very many %j as quickly as others', async (piece) => {
    const documents = openDocuments({ seconds: 60 });
    const { lines } = await documents.extract(docxOf(['Maya Raman', `a${piece.repeat(400_000)}x`]), 'docx', by('maya'));
    expect(lines.map(({ text }) => text.length <= 1000)).toEqual([true, true]);
  });

  it('is ended when the student leaves, and when the server ends', async () => {
    const gone = new AbortController();
    const leaving = read(open('setInterval(() => undefined, 1000)'), { gone: gone.signal });
    gone.abort();
    expect(await leaving).toBe('UNAVAILABLE');
    const documents = open('setInterval(() => undefined, 1000)');
    const ending = read(documents);
    await documents.close();
    expect(await ending).toBe('UNAVAILABLE');
    expect(left()).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('the memory that a reader may have', () => {
  it('is measured again where measuring failed, and nothing is read without it', async () => {
    const tried = join(folder, 'tried');
    const measure = `const fs = require('fs'); if (fs.existsSync('${tried}')) console.log('VmData:   600000 kB'); else fs.writeFileSync('${tried}', '')`;
    const documents = openDocuments({ seconds: 60, measure });
    expect(await read(documents)).toBe('UNAVAILABLE');
    expect(await read(documents)).toEqual(['Maya Raman']);
  });

  it('is not measured for ever', async () => {
    const documents = openDocuments({ measure: `setInterval(() => '${folder}', 1000)`, measureSeconds: 1 });
    expect(await read(documents)).toBe('UNAVAILABLE');
    expect(left()).toEqual([]);
  });
});

describe('documents at once', () => {
  it('are read three at a time, one of a student, so that others need not wait for one student’s files', async () => {
    const documents = open('setInterval(() => undefined, 1000)', 2);
    const mine = Array.from({ length: 3 }, () => read(documents));
    const other = read(documents, { key: 'noor' });
    const order: string[] = [];
    await Promise.all([...mine.map((one) => one.then(() => order.push('maya'))), other.then(() => order.push('noor'))]);
    expect(order.indexOf('noor')).toBeLessThan(2);
  });

  it('of one network are read first for who used least of late, so that slow files of others keep nobody from theirs', async () => {
    const documents = open('setInterval(() => undefined, 1000)', 1);
    const order: string[] = [];
    const ask = (key: string) => read(documents, { key, network: 'campus' }).then(() => order.push(key));
    const slow = ['one', 'two', 'three', 'four', 'five'];
    const firsts = slow.map(ask);
    const seconds = slow.map(ask);
    await Promise.all(firsts);
    await Promise.all([...seconds, ask('honest')]);
    // After the two that are being read, and before the rest.
    expect(order.indexOf('honest')).toBeLessThan(slow.length + 4);
  });

  it('of one student are refused beyond three that wait', async () => {
    const documents = open('setInterval(() => undefined, 1000)', 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => read(documents)));
    expect(answers.filter((answer) => answer === 'UNAVAILABLE')).toHaveLength(2);
  });
});
