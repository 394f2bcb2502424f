import { interviewTopics, type InterviewTopic } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import { readRequest } from '@alive/language/clauses/request.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { readTalks } from '../eval/interview/talks.ts';
import { openPublicVocabulary } from '../eval/interview/vocabulary.ts';
import { readAnnotated } from '../eval/reading/annotated.ts';
import { emptyState } from '../server/src/features/interview/state.ts';
import { readTurn } from '../server/src/features/interview/turn.ts';
import { wellKnownEmployers } from '@alive/language/lexicon/industries.ts';
import { openLexicon } from '@alive/language/facts/career-lexicon.ts';
import { warmUp } from '../server/src/warm-up.ts';
import { figureOf, milliseconds, print } from './harness.ts';

const vocabulary = await openPublicVocabulary();
const lexicon = openLexicon(vocabulary);
await warmUp({ vocabulary: () => Promise.resolve(vocabulary), knowledge: { warmUp: () => Promise.resolve() } });

const facts = wellKnownEmployers.slice(0, 40).map(({ name }, at): Fact => ({
  id: `f${at}`,
  kind: 'employer',
  stance: 'looking',
  text: name,
  value: name.toLowerCase(),
  origin: 'said',
  quote: name,
  source: 'm',
  status: 'kept',
  updatedAt: '2026-11-21T12:00:00Z',
}));
const read = (message: string, topic: InterviewTopic, kept: readonly Fact[]) =>
  readTurn(message, { state: { ...emptyState(), topic, asking: topic }, facts: kept, lexicon, now: new Date() });

/** Milliseconds, nothing of which waits; the shortest of so many `rounds`, since what else the machine does only adds to them. */
const spent = (run: (round: number) => unknown, rounds = 1): number =>
  Math.min(
    ...Array.from({ length: rounds }, (_, round) => {
      const start = performance.now();
      run(round);
      return performance.now() - start;
    }),
  );

/** The same message as one that was not read just now: the tokens of the last one are kept. */
const again = (message: string, round: number): string => `${message}${' '.repeat(round + 1)}`;

const said = readTalks().flatMap(({ talks }) =>
  talks.flatMap(({ says }) => says.map((message, at) => ({ message, topic: interviewTopics[Math.min(at, 5)] ?? ('must' as const) }))),
);
const first = spent(() => read(said[0]?.message ?? '', 'more', []));
const whole: number[] = [];
const bare: number[] = [];
for (const { message, topic } of said) {
  whole.push(spent((round) => read(again(message, round), topic, facts), 3));
  bare.push(spent((round) => tokensOf(again(message, round + 3)), 3));
}
const ordinary = figureOf(whole);
const tagged = figureOf(bare);
print(`reading one of ${said.length} messages of students`, milliseconds(ordinary));
print('  the first one after warming up', `${first.toFixed(1)} ms`);
print(
  '  wink’s tokens and tags alone, same run',
  `median ${tagged.p50.toFixed(2)} ms: reading costs ${(ordinary.p50 / tagged.p50).toFixed(0)} times that`,
);

const long = (piece: string): string => piece.repeat(Math.ceil(8000 / piece.length)).slice(0, 8000);
const hostile: Record<string, string> = {
  '8,000 characters of prose': long(`${said.map(({ message }) => message).join(' ')} `),
  '8,000 of “a ”': long('a '),
  '8,000 of “(”': long('('),
  '8,000 of “not ”': long('not '),
  '2,000 sentences of “Né.”': long('Né.\n'),
  '8,000 of emoji': long('🙂').toWellFormed(),
  '8,000 of code': long('for (const x of xs) { if (x !== null) sum += x.y["z"]; } // not done\n'),
  '40 employers': wellKnownEmployers
    .slice(0, 40)
    .map(({ name }) => name)
    .join(', '),
};
const worst = Object.entries(hostile)
  .map(([name, message]) => ({
    name,
    most: Math.max(...interviewTopics.map((topic) => spent((round) => read(again(message, round), topic, facts), 3))),
    tags: spent((round) => tokensOf(again(message, round + 3)), 3),
  }))
  .toSorted((one, other) => other.most - one.most);
for (const { name, most, tags } of worst)
  print(`  ${name}`, `at most ${most.toFixed(1)} ms, ${(most / tags).toFixed(1)} times tokens and tags`);

/** Requests of both searches, with what is done about questions of people; the first 2,000 characters are read. */
const now = new Date();
const known = {
  open: vocabulary,
  now,
  student: { school: null, major: null, graduationYear: null, places: [] },
  isName: () => false,
  person: () => Promise.resolve(null),
};
const requests = readAnnotated().filter((_, at) => at % 10 === 0);
const jobs = requests.filter(({ setting }) => setting.startsWith('J'));
const people = requests.filter(({ setting }) => setting.startsWith('P'));
const ofJobs = await shortest(jobs, ({ text, setting }) => readRequest(text, vocabulary, now, setting));
const ofPeople = await shortest(people, ({ text }) => planTurn(text, null, known));
print(`reading one of ${jobs.length} requests for jobs`, milliseconds(figureOf(ofJobs)));
print(`reading one of ${people.length} questions about people, to its conditions`, milliseconds(figureOf(ofPeople)));
const cut = Object.entries(hostile).map(([name, message]) => ({ name, text: message.slice(0, 2000).toWellFormed() }));
const mostOfJobs = await shortest(cut, ({ text }) => readRequest(text, vocabulary, now, 'J1'));
const mostOfPeople = await shortest(cut, ({ text }) => planTurn(text, null, known));
for (const [at, { name }] of cut.entries())
  print(
    `  ${name.replace('8,000', '2,000')}, as a request`,
    `jobs ${(mostOfJobs[at] ?? 0).toFixed(1)} ms, people ${(mostOfPeople[at] ?? 0).toFixed(1)} ms`,
  );

/** The shortest of three times that each takes; the others are read between them, for a turn keeps what it read just now. */
async function shortest<Text extends { text: string }>(texts: readonly Text[], reading: (one: Text) => unknown): Promise<number[]> {
  const times = texts.map(() => Infinity);
  for (let round = 0; round < 3; round++) {
    for (const { text } of requests.slice(0, 10)) {
      readRequest(text, vocabulary, now, 'J1');
      await planTurn(text, null, known);
    }
    for (const [at, one] of texts.entries()) {
      const start = performance.now();
      await reading(one);
      times[at] = Math.min(times[at] ?? Infinity, performance.now() - start);
    }
  }
  return times;
}
