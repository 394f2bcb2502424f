// Hostile résumés: what others wait for, how long the event loop is held and how much memory the server takes while two students upload bombs,
// damaged and huge files without pause, and what is left of the processes that read them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { docOf, docxOf, docxParts, packed, pdfOf, zipOf } from '../../server/fixtures/resume/files.ts';
import { rssOf } from './memory.ts';
import { type Server, startServer } from './server.ts';

const seconds = 20;
const mb = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const real = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data'), 'resumes');
const page = deflateSync(deflateSync(Buffer.concat([Buffer.alloc(300 * mb, ' '), Buffer.from('BT /F 12 Tf (Maya) Tj ET')])));
const hostile: [string, Buffer][] = [
  [
    'a PDF of 300 MB unpacked',
    pdfOf(0, [], {
      page: '/Contents 6 0 R',
      more: `6 0 obj<</Filter[/FlateDecode/FlateDecode]/Length ${page.length}>>stream\n${page.toString('latin1')}\nendstream endobj`,
    }),
  ],
  ['a PDF of 10 MiB without text', pdfOf(10 * mb, [])],
  [
    'a PDF of 40,000 lines',
    pdfOf(
      0,
      Array.from({ length: 40_000 }, (_, at) => `Line ${at} of a page that never ends`),
    ),
  ],
  ['a DOCX of 60 MB unpacked', docxOf([], { 'word/document.xml': packed(Buffer.alloc(60 * mb, '<w:p>')) })],
  [
    'a DOCX of 10,000 files',
    zipOf({ ...docxParts(['Maya']), ...Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`a${at}`, ''])) }),
  ],
  ['a damaged DOC', docOf().subarray(0, 3000)],
  ...(existsSync(real) ? readdirSync(real).map((name): [string, Buffer] => [name, readFileSync(join(real, name))]) : []),
];

const server = await startServer({ folder });
const students = await Promise.all(Array.from({ length: 5 }, () => studentOf(server)));
const others = students.slice(0, 3);
for (const student of others) await ask(student);
await asking(5);
const before = await rest();
const alone = await asking(seconds);
const loopAlone = await loop();
const answers = new Map<string, number>();
const took: number[] = [];
const ending = new AbortController();
let most = 0;
const uploading = students.slice(3).map(async (student, at) => {
  for (let next = at; !ending.signal.aborted; next++) {
    const began = performance.now();
    const [, content] = hostile[next % hostile.length] ?? ['', pdfOf()];
    const says = await upload(student, content);
    took.push(performance.now() - began);
    answers.set(says, (answers.get(says) ?? 0) + 1);
  }
});
const watching = (async () => {
  for (; !ending.signal.aborted; await wait(50)) most = Math.max(most, rssOf(server.pid));
})();
const beside = await asking(2 * seconds);
const loopBeside = await loop();
ending.abort();
await Promise.all([...uploading, watching]);
await wait(500);
const readers = execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
  .split('\n')
  .filter((line) => line.trim().startsWith(`${server.pid} `) && line.includes('document-readers')).length;
const after = await rest();
console.log(
  `hostile résumés: ${took.length} files of ${hostile.length} kinds in ${2 * seconds} s, each answered within ${Math.round(Math.max(...took))} ms`,
);
for (const [says, count] of [...answers].sort((a, b) => b[1] - a[1])) console.log(`  ${count} × ${says}`);
console.log(`  others waited ${figures(alone)} ms (median, p95) alone and ${figures(beside)} ms beside them`);
console.log(`  event loop held at most (p99 of the time): ${loopAlone} ms alone, ${loopBeside} ms beside them`);
console.log(`  memory of the server: ${before} MB before, ${most} MB at most, ${after} MB after; readers left: ${readers}`);
await server.stop();
rmSync(folder, { recursive: true, force: true });

/** Milliseconds of each of the three students' questions, one after the other with a pause. */
async function asking(forSeconds: number): Promise<number[]> {
  const end = performance.now() + forSeconds * 1000;
  const times: number[] = [];
  await Promise.all(
    others.map(async (student) => {
      while (performance.now() < end) {
        const began = performance.now();
        await ask(student);
        times.push(performance.now() - began);
        await wait(50);
      }
    }),
  );
  return times;
}

async function ask({ userId, token }: Student): Promise<void> {
  const response = await server.request(`/api/users/${userId}/facts`, { token });
  if (response.status !== 200) throw new Error(`Facts were answered by ${response.status}.`);
  await response.arrayBuffer();
}

async function upload({ userId, token }: Student, content: Buffer): Promise<string> {
  const form = new FormData();
  form.append('resume', new File([new Uint8Array(content)], 'resume.pdf'));
  const response = await fetch(`${server.url}/api/users/${userId}/resume`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { error?: string } | null;
  return `${response?.status ?? 'no answer'} ${body?.error ?? ''}`.trim();
}

async function studentOf(on: Server): Promise<Student> {
  return (await (await on.register()).json()) as Student;
}

/** Megabytes once nothing is under way. */
async function rest(): Promise<number> {
  await wait(1000);
  return rssOf(server.pid);
}

/** Milliseconds that the event loop was held, p99 since the last look. */
async function loop(): Promise<string> {
  const text = await (await server.request('/metrics')).text();
  const found = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1];
  return found === undefined ? 'not measured' : (Number(found) * 1000).toFixed(0);
}

function figures(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95].map((share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)).join(' and ');
}

interface Student {
  userId: string;
  token: string;
}
