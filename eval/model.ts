import { loadConfig } from '../server/src/config/config.ts';
import { rowsOf } from '../server/src/db/open.ts';
import type { EvalApp } from './app.ts';
import { namesOf, older, readingOf } from './interview/replay.ts';
import { brokenRules } from './interview/rules.ts';
import { readTalks } from './interview/talks.ts';
import { type Invention, openJudge } from './model-judge.ts';
import { type Answer, interviewTalk, type PeopleTalk, peopleTalk, searchTalk } from './model-talk.ts';
import { asker, blind, faultsOf, outcomeIn, type PeopleCase } from './people-search.ts';
import { compare, lineOf, type RequestCase } from './requests.ts';
import { readSet } from './run-file.ts';
import type { Miss, RunSet, SetResult } from './table.ts';

/**
 * Some of what the other sets ask, put to the built-in assistant and then to the language model that the environment names, on the same
 * data: what it understood, what it made up that students read, how long it took and how many tokens. Without a model nothing is run.
 */
export const run: RunSet = async ({ openApp }) => {
  const { model } = loadConfig();
  if (model === null) {
    console.log('\nmodel: no language model is configured, so there is none beside the built-in assistant (see AI_PROVIDER in README).');
    return [];
  }
  const app = await openApp('sample');
  if (app === null) return [];
  const { provider, models } = model;
  console.log(`\nmodel: ${provider}, chat by ${models.chat}, planning by ${models.plan}, reading by ${models.extract}`);
  const hosted = await app.openHosted(model);
  const judge = await openJudge(app);
  const rows: SetResult[] = [];
  for (const [name, url] of [
    ['side by side: built-in', app.url],
    ['side by side: model', hosted.url],
  ] as const)
    for (const [kind, ask] of [
      ['job conversations', requests],
      ['questions about people', questions],
      ['interviews', interviews],
    ] as const) {
      const before = await usage(app);
      const tally = await ask(url, judge, app);
      if (url === hosted.url && tally.byModel === 0 && kind === 'job conversations')
        throw new Error(`${models.chat} wrote none of ${tally.answers} answers; npm run data -- model tells why.`);
      rows.push(rowOf({ name, when: 'after', kind }, tally, minus(await usage(app), before)));
    }
  await hosted.close();
  return rows;
};

/** As many of each as a model that is paid for by the token can be asked. */
const most = { requests: 24, questions: 24, interviews: 4 };

/** Requests → conditions, as `requests` compares them. */
async function requests(url: string, judge: Judge): Promise<Tally> {
  const tally = nothing();
  const cases = readSet<RequestCase>('requests', ['kind', 'says', 'conditions'], null).filter(({ on = 'sample' }) => on === 'sample');
  for (const { student = {}, says, conditions } of spread(cases, most.requests)) {
    const talk = await searchTalk(url, student, says);
    const active = (talk.answers.findLast((answer) => answer.conditions !== null)?.conditions ?? []).flatMap(lineOf);
    const { missing, extra } = compare(conditions, active);
    const input = says.map((said) => `“${said}”`).join(' → ');
    tally.total += 1;
    if (missing.length + extra.length === 0) tally.passed += 1;
    else tally.misses.push({ input, expected: conditions.join('; '), got: active.join('; ') || 'nothing' });
    add(tally, input, talk.answers, judge(talk));
  }
  return tally;
}

/** Questions about alumni → conditions, as `people-search` compares them; the words of these answers are never a model's. */
async function questions(url: string): Promise<Tally> {
  const tally = nothing();
  for (const one of spread(readSet<PeopleCase>('people-blind', ['kind', 'says', 'conditions'], blind), most.questions)) {
    const answers = await peopleTalk(url, { ...asker, ...one.student }, one.says);
    const last = answers.at(-1);
    const outcome = outcomeIn(last?.events ?? []);
    const faults = faultsOf(one, outcome);
    tally.total += 1;
    if (faults.length === 0) tally.passed += 1;
    else
      tally.misses.push({
        input: one.says.map((said) => `“${said}”`).join(' → '),
        expected: one.conditions.join('; '),
        got: faults.join(', '),
      });
    for (const answer of answers) {
      tally.first.push(answer.first ?? answer.whole);
      tally.whole.push(answer.whole);
      tally.answers += 1;
      if (isReadByModel(answer)) tally.byModel += 1;
    }
  }
  return tally;
}

/** Interviews: kept facts that were said, and the rules of talk that break. A kept fact that nobody said is an invention. */
async function interviews(url: string, judge: Judge, app: EvalApp): Promise<Tally> {
  const tally = nothing();
  const isNameOf = await namesOf(app);
  const talks = readTalks().flatMap(({ name, talks: all }) => (name === older ? [] : all));
  for (const one of spread(talks, most.interviews)) {
    const talk = await interviewTalk(url, one);
    const { kept, unsaid } = readingOf(talk, isNameOf);
    const input = one.says[0] ?? '';
    tally.total += kept.length;
    tally.passed += kept.length - unsaid.length;
    tally.misses.push(...unsaid.map(({ miss }) => miss));
    const inventions = judge(talk);
    for (const { at, fact } of unsaid) inventions[at + 1]?.push({ kind: 'name', found: fact.text });
    tally.rules += brokenRules(talk.answers.map(({ text }) => text)).length;
    add(tally, input, talk.answers, inventions);
  }
  return tally;
}

function add(tally: Tally, input: string, answers: readonly Answer[], inventions: readonly Invention[][]): void {
  for (const [at, { first, whole, byModel, error, text }] of answers.entries()) {
    const found = inventions[at] ?? [];
    tally.answers += 1;
    tally.judged += 1;
    tally.first.push(first ?? whole);
    tally.whole.push(whole);
    if (byModel) tally.byModel += 1;
    if (error !== null) tally.misses.push({ input, expected: 'a whole answer', got: error });
    tally.inventions += found.length;
    if (found.length === 0) tally.clean += 1;
    else
      tally.misses.push({
        input,
        expected: 'nothing made up',
        got: `${found.map(({ kind, found: what }) => `${kind} “${what}”`).join(', ')} in: ${text}`,
      });
  }
}

function rowOf(row: Pick<SetResult, 'name' | 'when' | 'kind'>, tally: Tally, used: Used): SetResult {
  const { passed, total, misses, clean, judged, answers, byModel, first, whole } = tally;
  return {
    ...row,
    passed,
    total,
    misses,
    shares: judged === 0 ? {} : { 'without inventions': [clean, judged] },
    figures: {
      answers: `${answers} (${byModel} by the model)`,
      ...(judged > 0 && { invented: String(tally.inventions) }),
      ...(row.kind === 'interviews' && { 'rules of talk broken': String(tally.rules) }),
      'to the first words': spanOf(first),
      'to the end': spanOf(whole),
      ...(used.calls > 0 && {
        requests: String(used.calls),
        'tokens an answer': `${Math.round(used.input / answers)} in, ${Math.round(used.output / answers)} out`,
        'kept from students': String(used.removed),
      }),
    },
  };
}

/** So many of them, evenly from the whole. */
function spread<T>(all: readonly T[], count: number): T[] {
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[Math.floor((at * all.length) / Math.min(count, all.length))] as T,
  );
}

/** "median 0.42 s, p95 1.30 s". */
function spanOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) / 1000).toFixed(2);
  return `median ${at(0.5)} s, p95 ${at(0.95)} s`;
}

function isReadByModel({ events }: PeopleTalk): boolean {
  return events.some((event) => event.type === 'thinking' && event.content.startsWith('The language model read'));
}

async function usage({ db }: EvalApp): Promise<Used> {
  const [row] = await rowsOf<Used>(
    db,
    `SELECT coalesce(sum(calls), 0)::int AS calls, coalesce(sum(input_tokens), 0)::int AS input, coalesce(sum(output_tokens), 0)::int AS output,
      coalesce(sum(removed), 0)::int AS removed FROM model_usage`,
  );
  return row ?? { calls: 0, input: 0, output: 0, removed: 0 };
}

function minus(now: Used, before: Used): Used {
  return {
    calls: now.calls - before.calls,
    input: now.input - before.input,
    output: now.output - before.output,
    removed: now.removed - before.removed,
  };
}

function nothing(): Tally {
  return { passed: 0, total: 0, misses: [], answers: 0, judged: 0, clean: 0, inventions: 0, byModel: 0, rules: 0, first: [], whole: [] };
}

type Judge = Awaited<ReturnType<typeof openJudge>>;

interface Tally {
  passed: number;
  total: number;
  misses: Miss[];
  answers: number;
  /** Answers whose words were judged, and those of them that made nothing up. */
  judged: number;
  clean: number;
  inventions: number;
  byModel: number;
  rules: number;
  /** Milliseconds. */
  first: number[];
  whole: number[];
}

interface Used {
  calls: number;
  input: number;
  output: number;
  /** Inventions that the server took out. */
  removed: number;
}
