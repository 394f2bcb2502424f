import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Extracted } from '@alive/resumes/extracted.ts';
import { type Caller, openFairQueue } from '#platform/fair-queue.ts';
import { overloaded } from '#platform/errors.ts';
import { answer } from './answer.ts';
import { type DocumentType, UnreadableDocument } from './fault.ts';

/**
 * Reads documents, each in a process of its own that has no environment, no network and no files, takes at most 256 MB and ends after ten
 * seconds. Three are read at a time, one of a student and two of a network address; those that wait take turns, on one network
 * whoever's documents took least time of late first. Where the system has no `sh`, the limits on memory and
 * processor time are those that Node keeps by itself; on Linux nothing is read without them.
 */
export const openDocuments = ({ program = reader, seconds = 10, measure = ownStatus, measureSeconds = 5 }: Options = {}): Documents => {
  const turns = openFairQueue({
    atOnce: { running: 3, waiting: 300 },
    ofNetwork: 2,
    // Each may take ten seconds.
    isByUse: true,
    ofStudent: { running: 1, waiting: 3 },
    ofAddress: { running: 1, waiting: 10 },
    patience: 20_000,
  });
  const running = new Set<ChildProcess>();
  let isClosed = false;
  let limit: Promise<number | null> | null = null;

  /** What Node reserves when it starts, in KB; null where that cannot be known now. */
  const reservedByNode = async (): Promise<number | null> => {
    const child = spawn(process.execPath, ['--v8-pool-size=0', '-e', measure], { env: {}, stdio: ['ignore', 'pipe', 'ignore'] });
    running.add(child);
    const timer = setTimeout(() => kill(child), measureSeconds * 1000);
    const status = await outputOf(child, Buffer.alloc(0));
    clearTimeout(timer);
    running.delete(child);
    const kilobytes = Number(/^VmData:\s+(\d+) kB$/m.exec(status ?? '')?.[1]);
    return Number.isFinite(kilobytes) && kilobytes > 0 ? kilobytes : null;
  };

  /** KB of data that a reader may have: what Node reserves, most of which it never touches, and 192 MB; null: not bounded here. */
  const memoryLimit = async (): Promise<number | null> => {
    if (process.platform !== 'linux') return null;
    const reserved = await (limit ??= reservedByNode());
    if (reserved !== null) return reserved + 192 * 1024;
    // It is measured again for the next one.
    limit = null;
    throw overloaded();
  };

  const read = async (content: Buffer, type: DocumentType, gone: AbortSignal): Promise<Extracted> => {
    const child = start(program, type, seconds, await memoryLimit());
    running.add(child);
    const limits = AbortSignal.any([gone, AbortSignal.timeout(seconds * 1000)]);
    const stop = () => kill(child);
    limits.addEventListener('abort', stop);
    if (limits.aborted || isClosed) stop();
    try {
      return extractedIn(await outputOf(child, content), () => {
        if (gone.aborted || isClosed) return overloaded();
        return new UnreadableDocument(limits.aborted ? 'slow' : endedForMemory(child) ? 'much' : 'failed');
      });
    } finally {
      limits.removeEventListener('abort', stop);
      running.delete(child);
      kill(child);
    }
  };

  return {
    extract: async (content, type, { caller, gone }) => {
      const endTurn = await turns.enter(caller, gone);
      return read(content, type, gone).finally(endTurn);
    },
    close: async () => {
      isClosed = true;
      for (const child of running) kill(child);
    },
  };
};

/** Starts the reader under its limits, as the leader of a group of its own that can be ended with whatever it starts. */
function start(program: string, type: DocumentType, seconds: number, memory: number | null): ChildProcess {
  const folders = [dirname(program), dirname(fileURLToPath(import.meta.url)), ...packages].map((folder) => `--allow-fs-read=${folder}`);
  const node = [
    process.execPath,
    '--v8-pool-size=0',
    '--max-old-space-size=160',
    '--permission',
    ...folders,
    program,
    type,
    String(seconds),
  ];
  const limits = [`ulimit -c 0`, `ulimit -t ${seconds}`, ...(memory === null ? [] : [`ulimit -d ${memory}`])].map(
    (one) => `${one} 2>/dev/null`,
  );
  // Others come first: what reads a document waits for them.
  const script = `${limits.join('; ')}; if command -v nice >/dev/null; then exec nice -n 10 "$@"; else exec "$@"; fi`;
  const [command, args] = process.platform === 'win32' ? [node[0] ?? '', node.slice(1)] : ['/bin/sh', ['-c', script, 'sh', ...node]];
  return spawn(command, args, { env: { PATH: '/usr/bin:/bin' }, cwd: '/', detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** What the reader writes until it ends; null where that is too much, or it cannot be started. */
const outputOf = (child: ChildProcess, content: Buffer): Promise<string | null> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout?.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > longestAnswer) kill(child);
      else chunks.push(chunk);
    });
    child.once('error', () => resolve(null));
    child.once('close', () => resolve(length > longestAnswer ? null : Buffer.concat(chunks).toString('utf8')));
    // A reader that ends early takes no more of it.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(content);
  });

/** What an answer says; `failure` is thrown where it is none. */
function extractedIn(output: string | null, failure: () => Error): Extracted {
  let given: unknown = null;
  try {
    given = output === null ? null : JSON.parse(output);
  } catch {
    throw failure();
  }
  const parsed = answer.safeParse(given);
  if (!parsed.success) throw failure();
  if ('fault' in parsed.data) throw new UnreadableDocument(parsed.data.fault);
  return parsed.data.extracted;
}

/** Ends a reader with all that it started. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Node ends itself by these where it gets no more memory; a shell may say the latter two by numbers above 128. */
const endedForMemory = ({ signalCode, exitCode }: ChildProcess): boolean =>
  ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV'].includes(signalCode ?? '') || [132, 133, 134, 139].includes(exitCode ?? 0);

const ownStatus = `console.log(require('fs').readFileSync('/proc/self/status', 'utf8'))`;
const reader = fileURLToPath(new URL('../document-readers/child.ts', import.meta.url));
/** Where npm puts what the reader is made of, and what names its modules. */
const packages = ['../../../../node_modules', '../../../../resumes', '../../../node_modules', '../../../package.json'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const longestAnswer = 4 * 1024 * 1024;

interface Options {
  /** The program that reads; for tests of what becomes of a bad one. */
  program?: string;
  seconds?: number;
  /** The script that tells what Node reserves, and how long it may take; for tests of what becomes of a bad one. */
  measure?: string;
  measureSeconds?: number;
}

export interface Documents {
  /**
   * What a document says. Throws UnreadableDocument, and UNAVAILABLE where too many wait, its memory cannot be bounded, the caller is `gone` or the
   * server ends.
   */
  extract: (content: Buffer, type: DocumentType, by: { caller: Caller; gone: AbortSignal }) => Promise<Extracted>;
  /** Ends what is being read. */
  close: () => Promise<void>;
}
