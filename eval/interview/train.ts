/**
 * node eval/interview/train.ts: learns the weights of the tagger (language/src/tagger) from annotated/*.jsonl and writes them.
 *   --folds 5       instead: learns from four fifths of the students, reads the rest, five times, and prints how it did
 *   --without a,b learns from all but these files and writes that
 *   --only a,b      instead: learns from all but these files and reads them
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mustsIn } from '@alive/language/facts/musts.ts';
import {
  changes,
  changesOf,
  follows,
  hashOf,
  type Input,
  inputsOf,
  kindSizes,
  type Network,
  networkOf,
  noted,
  openVectors,
  pairsOf,
  type Parsed,
  parsed,
  pieceCount,
  piecesOf,
  type Regression,
  regressionOf,
  readingOf,
  type StoredNetwork,
  type StoredRegression,
} from '@alive/language/facts/training.ts';
import { openLexicon } from '@alive/language/facts/career-lexicon.ts';
import { learnRegression, randomOf } from './regression.ts';
import { plainly } from './templates.ts';
import { openPublicVocabulary } from './vocabulary.ts';
import { againIn, type Annotated, type GoldSpan, goldOf, isMissing, readAnnotated, standingOf, topicOf } from './examples.ts';

const data = join(import.meta.dirname, '../../language/data');
function write(name: string, stored: object): void {
  writeFileSync(join(data, name), `${JSON.stringify(stored)}\n`);
}

const { values: options } = parseArgs({
  options: {
    folds: { type: 'string' },
    only: { type: 'string' },
    without: { type: 'string' },
    epochs: { type: 'string', default: '20' },
    hidden: { type: 'string', default: '96' },
    show: { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
  },
});
const labels = 1 + 2 * noted.length;
/** From this probability on a span counts as read. */
const sureFrom = 0.5;

const lexicon = openLexicon(await openPublicVocabulary());
const examples = readAnnotated().map(exampleOf);
const studentsOf = (list: readonly Example[]) => new Set(list.map(({ one }) => one.student)).size;
console.log(`${examples.length} messages of ${studentsOf(examples)} students`);

if (options.folds !== undefined || options.only !== undefined) {
  const only = options.only?.split(',');
  const folds = only ? 1 : Number(options.folds);
  const isTest = ({ one }: Example, fold: number) => (only ? only.includes(one.set) : (hashOf(one.student) >>> 0) % folds === fold);
  // By what the sets hold: talks (g) and corrections (c).
  const changed: Record<string, Tally> = { g: {}, c: {} };
  const tallies: Record<string, Tally> = { g: {}, c: {} };
  for (let fold = 0; fold < folds; fold++) {
    const learning = examples.filter((one) => !isTest(one, fold));
    const ofChanges = regressionOf(learnChanges(learning));
    const test = examples.filter((one) => isTest(one, fold));
    for (const example of test) compareChanges(example, ofChanges, changed[example.one.set[0] ?? ''] ?? {});
    if (options.changes) continue;
    const weights = networkOf(learn(learning), kindSizes);
    for (const example of test) compare(example, weights, tallies[example.one.set[0] ?? ''] ?? {});
  }
  console.log(JSON.stringify({ changed, tallies }));
  const sum = (key: string) => Object.values(tallies).reduce((count, tally) => count + (tally[key] ?? 0), 0);
  const share = (part: string, whole: string) => `${((100 * sum(part)) / sum(whole)).toFixed(1)} %`;
  console.log(
    `turns right ${share('right', 'turns')}, found ${share('found', 'gold')}, guessed ${share('guessed', 'gold')}, unsaid ${share('unsaid', 'said')}`,
  );
} else {
  const without = options.without?.split(',') ?? [];
  const learning = examples.filter(({ one }) => !without.includes(one.set));
  write('weights-changes.json', learnChanges(learning));
  write('weights-spans.json', learn(learning));
}

/** With plain sentences of the same things. */
function withPlain(read: readonly Example[]): Example[] {
  const from = read.map(({ one }) => one);
  return [...read, ...plainly(from, randomOf(3)).map(exampleOf)];
}

function surroundingsOf(one: Annotated, message: Parsed) {
  const topic = topicOf(one);
  return {
    topic,
    names: lexicon.namesIn(one.message),
    musts: mustsIn(one.message, { bare: topic === 'must', now: new Date('2026-11-23') }),
    facts: standingOf(one),
    again: againIn(one, message),
  };
}

function exampleOf(one: Annotated): Example {
  const message = parsed(one.message);
  const surroundings = surroundingsOf(one, message);
  const inputs = inputsOf(message, surroundings);
  const { gold, optional } = goldOf(one);
  const allowed: number[][] = inputs.map(() => [0]);
  const labelOf = (span: GoldSpan, at: number) => 2 * noted.indexOf(span.as) + (at === span.from ? 1 : 2);
  for (const span of gold) for (let at = span.from; at < span.to; at++) allowed[at] = [labelOf(span, at)];
  for (const span of optional)
    for (let at = span.from; at < span.to; at++) allowed[at] = [0, labelOf(span, span.from), labelOf(span, span.from) + 1];
  const standing = standingOf(one);
  const missing = isMissing(one, surroundings.again, gold);
  const isWrong = one.asks === true || one.changes.length > 0;
  const pairs = pairsOf(message, contextOf(one, message)).flatMap((features, at) => {
    const isMessage = at === standing.length;
    if (isMessage && missing === null) return [];
    const ofMessage = isWrong ? 'dropped' : missing === true ? 'kept' : 'none';
    const to = isMessage ? ofMessage : (one.changes.find(({ text }) => text === standing[at]?.text)?.to ?? 'none');
    return [{ features, to: changes.indexOf(to) }];
  });
  return { one, message, inputs, allowed, gold, optional, pairs };
}

function contextOf(one: Annotated, message: Parsed) {
  return { topic: topicOf(one), facts: standingOf(one), values: [], again: againIn(one, message) };
}

/** What a message does to each fact that stands. */
const learnChanges = (read: readonly Example[]): StoredRegression =>
  learnRegression(
    withPlain(read).flatMap(({ pairs }) => pairs),
    changes.length,
  );

/** Has the network learned (network.py), which takes minutes. */
function learn(read: readonly Example[]): StoredNetwork {
  const folder = mkdtempSync(join(tmpdir(), 'alive-train-'));
  const [from, to] = [join(folder, 'examples.json'), join(folder, 'weights.json')];
  const { indexOf } = openVectors();
  const given = withPlain(read)
    .filter(({ allowed }) => isPossible(allowed))
    .map(({ inputs, allowed }) => ({
      words: inputs.map((input) => indexOf(input) ?? -1),
      lemmas: inputs.map(({ lemma }) => lemma),
      pieces: inputs.map(({ norm }) => piecesOf(norm)),
      kinds: inputs.map(({ kinds }) => kinds),
      allowed,
    }));
  const settings = { kindSizes, pieceCount, labels, hidden: Number(options.hidden), epochs: Number(options.epochs) };
  writeFileSync(from, JSON.stringify({ ...settings, examples: given }));
  execFileSync('/usr/bin/python3', [join(import.meta.dirname, 'network.py'), from, join(data, 'word-vectors.json'), to], {
    stdio: 'inherit',
    // One thread is faster than two that wait for each other at every token.
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' },
  });
  const stored = JSON.parse(readFileSync(to, 'utf8')) as StoredNetwork;
  rmSync(folder, { recursive: true });
  return stored;
}

/** Whether some sequence of labels is allowed. */
function isPossible(allowed: readonly (readonly number[])[]): boolean {
  let reached: readonly number[] = [0];
  for (const labelsOf of allowed) reached = labelsOf.filter((label) => reached.some((last) => follows(last, label)));
  return reached.length > 0;
}

/** Counts how what is done to the facts that stand compares with what a reader would do. */
function compareChanges({ one, message, pairs }: Example, weights: Regression, tally: Tally): void {
  const count = (key: string) => (tally[key] = (tally[key] ?? 0) + 1);
  const chances = changesOf(message, contextOf(one, message), weights);
  let right = true;
  const notes: string[] = [];
  for (const [at, each] of chances.entries()) {
    const best = each.indexOf(Math.max(...each));
    const to = pairs[at]?.to ?? 0;
    if (to > 0) count('changes');
    if (best === to && to > 0) count('made');
    if (best !== to) {
      right = false;
      notes.push(
        `${one.standing[at]?.text ?? '(message)'}${one.standing[at]?.last ? '*' : ''}: ${changes[best]} ${each[best]?.toFixed(2)}, not ${changes[to]} ${each[to]?.toFixed(2)}`,
      );
    }
    if (best !== to && best > 0) count(to === 0 ? 'unasked' : 'other');
  }
  count('turns');
  if (right) count('right');
  else if (options.changes && options.show)
    console.log(
      `\n✗ ${one.message.replaceAll('\n', ' ⏎ ')}\n     ${one.standing.map(({ text, row, last }) => `${row} “${text}”${last ? '*' : ''}`).join(' ')}\n     ${notes.join('; ')}`,
    );
}

/** Counts how what is read of a message compares with what a reader noted. */
function compare({ one, message, gold, optional }: Example, weights: Network, tally: Tally): void {
  const { tokens } = message;
  const { spans } = readingOf(message, surroundingsOf(one, message), weights);
  const count = (key: string) => (tally[key] = (tally[key] ?? 0) + 1);
  const wordsOf = (from: number, to: number) => tokens.slice(from, to).filter(({ text }) => /[\p{L}\d]{3}/u.test(text)).length;
  const isNear = (known: GoldSpan, span: { from: number; to: number }) =>
    Math.min(known.to, span.to) > Math.max(known.from, span.from) &&
    wordsOf(Math.max(known.from, span.from), Math.min(known.to, span.to)) >= 0.45 * wordsOf(known.from, known.to);
  const kin = (as: string) =>
    as === 'drop'
      ? 'drop'
      : one.question >= 5 && (as === 'looking' || as === 'must')
        ? 'wanted'
        : one.question >= 3 && (as === 'more' || as === 'looking')
          ? 'sought'
          : as;
  let right = true;
  const notes: string[] = [];
  for (const known of gold) {
    count('gold');
    const near = spans.filter((span) => isNear(known, span));
    const sure = near.filter(({ probability }) => probability >= sureFrom);
    const text = one.message.slice(tokens[known.from]?.start, tokens[known.to - 1]?.end);
    if (sure.some(({ as }) => kin(as) === kin(known.as))) {
      count('found');
      if (sure.some(({ from, to }) => from === known.from && to === known.to)) count('exact');
      continue;
    }
    right = false;
    const how = sure.length > 0 ? 'misplaced' : near.some(({ as }) => kin(as) === kin(known.as)) ? 'guessed' : 'lost';
    count(how);
    notes.push(`${how} ${known.as}: ${text}`);
  }
  for (const span of spans) {
    const isKnown = [...gold, ...optional].some((known) => Math.min(known.to, span.to) > Math.max(known.from, span.from));
    if (span.probability < sureFrom) {
      if (!isKnown) count('noise');
      continue;
    }
    count('said');
    if (isKnown) continue;
    right = false;
    count('unsaid');
    notes.push(`unsaid ${span.as}: ${one.message.slice(tokens[span.from]?.start, tokens[span.to - 1]?.end)}`);
  }
  count('turns');
  if (right) count('right');
  else if (options.show) {
    console.log(`\n✗ ${one.student} ${one.question} ${one.message.replaceAll('\n', ' ⏎ ')}`);
    for (const { from, to, as, probability } of spans)
      console.log(`    ${probability.toFixed(2)} ${as} “${one.message.slice(tokens[from]?.start, tokens[to - 1]?.end)}”`);
    for (const note of notes) console.log(`      ${note}`);
  }
}

/** How often each thing was counted. */
type Tally = Record<string, number>;

interface Example {
  one: Annotated;
  message: Parsed;
  inputs: Input[];
  allowed: number[][];
  gold: GoldSpan[];
  optional: GoldSpan[];
  /** For each fact that stands, and for the message, what becomes of it. */
  pairs: { features: Uint32Array; to: number }[];
}
