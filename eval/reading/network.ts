import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Input, openVectors, pieceCount, piecesOf, type StoredNetwork } from '@alive/language/facts/training.ts';

/**
 * Has a network learned from messages (../interview/network.py), which takes minutes: of each the inputs of its tokens, their labels, and which
 * tokens are learned without their words (`bare`). Rejects where Debian's python3-torch is absent.
 */
export async function learnNetwork(messages: readonly Message[], settings: Settings): Promise<StoredNetwork> {
  const folder = mkdtempSync(join(tmpdir(), 'alive-train-'));
  const [from, to] = [join(folder, 'examples.json'), join(folder, 'weights.json')];
  const { indexOf } = openVectors();
  const examples = messages.flatMap(({ inputs, labels, bare = [] }) =>
    inputs.length === 0
      ? []
      : [
          {
            words: inputs.map((input, at) => (bare[at] ? -1 : (indexOf(input) ?? -1))),
            lemmas: inputs.map(({ lemma }, at) => (bare[at] ? '‹words›' : lemma)),
            pieces: inputs.map(({ norm }, at) => (bare[at] ? [] : piecesOf(norm))),
            kinds: inputs.map((input) => input.kinds),
            allowed: labels.map((label) => [label]),
          },
        ],
  );
  writeFileSync(from, JSON.stringify({ ...settings, pieceCount, examples }));
  await promisify(execFile)(
    '/usr/bin/python3',
    [join(import.meta.dirname, '../interview/network.py'), from, join(import.meta.dirname, '../../language/data/word-vectors.json'), to],
    {
      // One thread is faster than two that wait for each other at every token.
      env: { ...process.env, OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' },
    },
  );
  const stored = JSON.parse(readFileSync(to, 'utf8')) as StoredNetwork;
  rmSync(folder, { recursive: true });
  return stored;
}

/** The labels of tokens by what the piece is that each stands in, by its index among the kinds; null is of no kind (Ramshaw and Marcus, 1995). */
export function labelsOf(tokens: readonly Offsets[], pieces: readonly Offsets[], kindOf: (at: number) => number | null): number[] {
  let last = -1;
  return tokens.map((token) => {
    const at = pieces.findIndex((piece) => piece.start < token.end && token.start < piece.end);
    const begins = at !== last;
    last = at;
    const kind = at < 0 ? null : kindOf(at);
    return kind === null ? 0 : 2 * kind + (begins ? 1 : 2);
  });
}

interface Offsets {
  start: number;
  end: number;
}

interface Message {
  inputs: readonly Input[];
  labels: readonly number[];
  bare?: readonly boolean[];
}

interface Settings {
  kindSizes: readonly (readonly [number, number])[];
  labels: number;
  hidden: number;
  epochs: number;
  batch: number;
}
