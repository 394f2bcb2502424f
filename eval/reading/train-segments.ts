/**
 * node eval/reading/train-segments.ts: learns from conversations/*.tsv what the parts of a message do (language/src/tagger/segments.ts), and writes
 * the weights; takes some minutes.
 *   --without SET  instead: leaves a file out, reads it and prints how it did
 *   --show         prints each miss
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { read } from '@alive/language/entities/read.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { networkOf, ruledSpans, segmentActs, segmentInputs, segmentKindSizes, segmentsOf } from '@alive/language/facts/training.ts';
import { openPublicVocabulary } from '../interview/vocabulary.ts';
import { readAnnotated } from './annotated.ts';
import { type Conversed, readConversations } from './conversations.ts';
import { labelsOf, learnNetwork } from './network.ts';

const { values: options } = parseArgs({
  options: { without: { type: 'string' }, epochs: { type: 'string', default: '16' }, show: { type: 'boolean', default: false } },
});
const open = await openPublicVocabulary();
const day = new Date('2026-11-28T12:00:00Z');
const spansOf = (text: string) => ruledSpans(read(text, open, day));

const all = readConversations();
// Requests without anything on the screen: there a name is asked for.
const bare = readAnnotated().flatMap(({ setting, act, text, marks, set }): Conversed[] =>
  setting === 'J2' && act === 'ask' && marks.length > 0 && marks.every(({ says }) => says !== 'mentioned')
    ? [{ set, screen: { rows: [], labels: [] }, text, parts: [{ start: 0, end: text.length, does: 'ask', row: null }] }]
    : [],
);
const learning = [...all.filter(({ set }) => set !== options.without), ...bare.filter((_, at) => at % 3 === 0)];
console.log(`${learning.length} messages`);
const stored = await learnNetwork(
  learning.map(({ text, screen, parts }) => {
    const tokens = tokensOf(text);
    return {
      inputs: segmentInputs(text, tokens, spansOf(text), screen),
      labels: labelsOf(tokens, parts, (at) => segmentActs.findIndex((act) => act === parts[at]?.does)),
    };
  }),
  { kindSizes: segmentKindSizes, labels: 1 + 2 * segmentActs.length, hidden: 64, epochs: Number(options.epochs), batch: 32 },
);
if (options.without === undefined)
  writeFileSync(join(import.meta.dirname, '../../language/data/weights-segments.json'), `${JSON.stringify(stored)}\n`);
else compare(all.filter(({ set }) => set === options.without));

/** Prints how often a word is read as part of what its writer said it does, and how often names are taken for a request that were none, or not. */
function compare(some: readonly Conversed[]): void {
  const network = networkOf(stored, segmentKindSizes);
  const table = new Map<string, number>();
  const count = (key: string) => table.set(key, (table.get(key) ?? 0) + 1);
  for (const { text, screen, parts } of some) {
    const spans = spansOf(text);
    const segments = segmentsOf(text, spans, screen, network);
    const misses: string[] = [];
    for (const part of parts) {
      const words = tokensOf(text).filter((token) => part.start <= token.start && token.end <= part.end);
      const votes = words.map((word) => segments.find((one) => one.start <= word.start && word.start < one.end)?.does);
      const best = segmentActs.toSorted((a, b) => votes.filter((vote) => vote === b).length - votes.filter((vote) => vote === a).length)[0];
      count(`${part.does}: ${best === part.does ? 'right' : `as ${best ?? 'nothing'}`}`);
      count(best === part.does ? 'parts right' : 'parts wrong');
      if (best !== part.does) misses.push(`“${text.slice(part.start, part.end)}” ${best ?? ''}, not ${part.does}`);
    }
    for (const one of spans) {
      if (one.kind === 'words' || one.kind === 'other') continue;
      const is = parts.find((part) => part.start <= one.start && one.start < part.end)?.does === 'ask';
      const said = segments.find((part) => part.start <= one.start && one.start < part.end);
      count(
        `name ${is ? 'asked for' : 'not asked for'}: ${(said?.does === 'ask') === is ? 'right' : `wrong${(said?.probability ?? 0) > 0.8 ? ', sure' : ''}`}`,
      );
    }
    count(misses.length === 0 ? 'messages right' : 'messages wrong');
    if (options.show && misses.length > 0) console.log(`✗ ${text}\n     ${misses.join('; ')}`);
  }
  for (const [key, number] of [...table].sort(([a], [b]) => a.localeCompare(b))) console.log(`${String(number).padStart(6)}  ${key}`);
}
