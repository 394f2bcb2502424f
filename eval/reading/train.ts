/**
 * node eval/reading/train.ts: learns from annotated/*.tsv what the words of a request say (language/src/tagger/requests.ts), and writes the weights.
 *   --test 10   instead: leaves out every tenth message, reads these and prints how it did
 *   --acts      only what messages do as a whole, which takes seconds
 *   --write     writes what was learned so
 *   --show      prints each miss
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tokensOf } from '@alive/language/text/tokens.ts';
import {
  actFeatures,
  actsSaid,
  hashOf,
  regressionOf,
  requestActs,
  type NamedSpan,
  networkOf,
  requestInputs,
  requestKindSizes,
  ruledSpans,
  modalities,
  modalitiesOf,
  type StoredNetwork,
  timedSpans,
  times,
  timesOf,
} from '@alive/language/facts/training.ts';
import { read } from '@alive/language/entities/read.ts';
import { learnRegression } from '../interview/regression.ts';
import { openPublicVocabulary } from '../interview/vocabulary.ts';
import { type Annotated, readAnnotated } from './annotated.ts';
import { labelsOf, learnNetwork } from './network.ts';
import { plainly } from './templates.ts';

const data = join(import.meta.dirname, '../../language/data');
const byRules: Record<string, string> = {
  set: 'wanted',
  replace: 'wanted',
  add: 'joined',
  lift: 'accepted',
  accept: 'accepted',
  drop: 'dropped',
  soft: 'preferred',
  refused: 'refused',
};

const { values: options } = parseArgs({
  options: {
    test: { type: 'string' },
    epochs: { type: 'string', default: '20' },
    hidden: { type: 'string', default: '64' },
    acts: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});
const open = await openPublicVocabulary();
const day = new Date('2026-11-28T12:00:00Z');
const known = { open, now: day, student: { school: null, major: null, graduationYear: null, places: [] }, isName: () => false };

const examples = [...readAnnotated(), ...plainly()].map((one) =>
  Object.assign(one, {
    modalities: ruledSpans(read(one.text, open, day)),
    times: one.setting.startsWith('P') ? timedSpans(one.text, known) : [],
  }),
);
console.log(`${examples.length} messages`);
const part = options.test === undefined ? null : Number(options.test);
const isTest = ({ text }: Example) => part !== null && (hashOf(text) >>> 0) % part === 0;
const learning = examples.filter((one) => !isTest(one));
const actWeights = learnRegression(
  learning.map((one) => ({
    features: actFeatures(one.text, one.modalities, one.setting),
    to: requestActs.findIndex((act) => act === one.act),
  })),
  requestActs.length,
);
if (part !== null) compareActs(examples.filter(isTest), regressionOf(actWeights));
if (part === null || options.write) writeFileSync(join(data, 'weights-acts.json'), `${JSON.stringify(actWeights)}\n`);
if (options.acts) process.exit(0);
const [modalityWeights, timeWeights] = await Promise.all([
  learn(
    learning.map((one) => Object.assign({ spans: one.modalities }, one)),
    modalities,
    ({ says }) => says,
  ),
  learn(
    learning.filter(({ setting }) => setting.startsWith('P')).map((one) => Object.assign({ spans: one.times }, one)),
    times,
    ({ when }) => when,
  ),
]);
if (part === null || options.write) {
  writeFileSync(join(data, 'weights-stances.json'), `${JSON.stringify(modalityWeights)}\n`);
  writeFileSync(join(data, 'weights-times.json'), `${JSON.stringify(timeWeights)}\n`);
}
if (part !== null) {
  const networks = { modalities: networkOf(modalityWeights, requestKindSizes), times: networkOf(timeWeights, requestKindSizes) };
  compare(examples.filter(isTest), networks);
}

/** Has a network learned what the pieces of messages are. */
function learn<Kind extends string>(
  read: readonly (Annotated & { spans: readonly NamedSpan[] })[],
  kinds: readonly Kind[],
  kindOf: (mark: Annotated['marks'][number]) => Kind | null,
): Promise<StoredNetwork> {
  const given = read.flatMap((one, at) => {
    const tokens = tokensOf(one.text);
    const inputs = requestInputs(one.text, tokens, one.spans, one.setting);
    const labels = labelsOf(tokens, one.marks, (at) => {
      const mark = one.marks[at];
      const kind = mark === undefined ? null : kindOf(mark);
      return kind === null ? null : kinds.indexOf(kind);
    });
    // What is said of a wish does not hang on its words either: of every second message a copy without its nouns and adjectives.
    const bare = tokens.map(({ pos }, token) => (labels[token] ?? 0) > 0 || ['NOUN', 'PROPN', 'ADJ'].includes(pos));
    return at % 2 === 1
      ? [{ inputs, labels }]
      : [
          { inputs, labels },
          { inputs, labels, bare },
        ];
  });
  const settings = { kindSizes: requestKindSizes, hidden: Number(options.hidden), epochs: Number(options.epochs), batch: 40 };
  return learnNetwork(given, { ...settings, labels: 1 + 2 * kinds.length });
}

/** Prints how often what a message does is read as a reader marked it. */
function compareActs(read: readonly Example[], weights: Parameters<typeof actsSaid>[3]): void {
  const table = new Map<string, number>();
  const count = (key: string) => table.set(key, (table.get(key) ?? 0) + 1);
  for (const { text, modalities: spans, setting, act } of read) {
    const [best] = actsSaid(text, spans, setting, weights);
    if (best === undefined) continue;
    count(best.act === act ? `act ${act}: right` : `act ${act}: as ${best.act}`);
    count(best.act === act ? 'acts right' : 'acts wrong');
    if (best.probability > 0.8 && best.act !== 'ask')
      count(best.act === act ? 'sure of another act than asking, right' : 'sure of another act than asking, wrong');
    if (options.show && best.act !== act) console.log(`✗ ${setting} ${act}, read as ${best.act} ${best.probability.toFixed(2)}: ${text}`);
  }
  print(table);
}

function print(table: ReadonlyMap<string, number>): void {
  for (const [key, number] of [...table].sort(([a], [b]) => a.localeCompare(b))) console.log(`${String(number).padStart(6)}  ${key}`);
}

/** Prints how often a marked piece is read as a reader marked it, and what is read where nothing was marked. */
function compare(
  read: readonly Example[],
  networks: { modalities: Parameters<typeof modalitiesOf>[3]; times: Parameters<typeof timesOf>[3] },
): void {
  const table = new Map<string, number>();
  const count = (key: string) => table.set(key, (table.get(key) ?? 0) + 1);
  for (const { text, setting, marks, ...spans } of read) {
    const said = modalitiesOf(text, spans.modalities, setting, networks.modalities);
    const timed = timesOf(text, spans.times, setting, networks.times);
    const misses: string[] = [];
    for (const mark of marks) {
      const words = text.slice(mark.start, mark.end);
      const modality = said.of(mark);
      const ruled = byRules[spans.modalities.find((one) => one.start < mark.end && mark.start < one.end)?.ruled ?? ''] ?? 'nothing';
      count(`modality ${mark.says}: ${modality.likeliest === mark.says ? 'right' : `as ${modality.likeliest ?? 'nothing'}`}`);
      count(modality.likeliest === mark.says ? 'modalities right' : 'modalities wrong');
      count(ruled === mark.says ? 'modalities by rules right' : 'modalities by rules wrong');
      if (modality.likeliest !== mark.says)
        misses.push(`“${words}” ${modality.likeliest} ${modality.probability.toFixed(2)}, not ${mark.says}`);
      if (!setting.startsWith('P')) continue;
      const time = timed.of(mark);
      const rule = spans.times.find((one) => one.start < mark.end && mark.start < one.end)?.ruled ?? 'now';
      count(`time ${mark.when}: ${time.likeliest === mark.when ? 'right' : `as ${time.likeliest ?? 'nothing'}`}`);
      count(time.likeliest === mark.when ? 'times right' : 'times wrong');
      if (mark.when === null || ['past', 'ever', 'first'].includes(mark.when))
        count(
          rule === (mark.when ?? 'now') ? 'times by rules right (past, ever, first, now)' : 'times by rules wrong (past, ever, first, now)',
        );
      if (time.likeliest !== mark.when) misses.push(`“${words}” ${time.likeliest} ${time.probability.toFixed(2)}, not ${mark.when}`);
    }
    for (const piece of said.pieces)
      if (!marks.some((mark) => mark.start < piece.end && piece.start < mark.end)) {
        count(`unmarked, read as ${piece.says}`);
        misses.push(`“${text.slice(piece.start, piece.end)}” ${piece.says}, not marked`);
      }
    for (const one of spans.modalities)
      if (one.ruled !== 'serving' && one.ruled !== '' && !marks.some((mark) => mark.start < one.end && one.start < mark.end))
        count('unmarked, read by rules');
    count(misses.length === 0 ? 'messages right' : 'messages wrong');
    if (options.show && misses.length > 0) console.log(`✗ ${setting} ${text}\n     ${misses.join('; ')}`);
  }
  print(table);
}

type Example = Annotated & { modalities: NamedSpan[]; times: NamedSpan[] };
