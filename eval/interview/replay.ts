import { openReader } from '../../server/src/features/facts/values.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { EvalApp } from '../app.ts';
import { type InterviewTalk, interviewTalk } from '../model-talk.ts';
import type { Miss, RunSet, SetResult } from '../table.ts';
import { type IsNameOf, isSaid } from './said.ts';
import { readTalks } from './talks.ts';

/**
 * Holds every talk of talks/*.json again with the built-in interviewer. A row counts the facts that were kept, of which all must have been
 * said; where one was not, or a message got no answer, the process ends with 1.
 */
export const run: RunSet = async ({ file, openApp }) => {
  const app = await openApp('sample');
  if (app === null) return [];
  const isNameOf = await namesOf(app);
  const rows: SetResult[] = [];
  for (const { name, talks } of readTalks(file)) {
    const times: number[] = [];
    const row = { name: 'interviews', when: whenOf(name), kind: name, passed: 0, total: 0, misses: [] as Miss[] };
    let offered = 0;
    for (const one of talks) {
      const talk = await interviewTalk(app.url, one);
      const { kept, unsaid } = readingOf(talk, isNameOf);
      row.total += kept.length;
      row.passed += kept.length - unsaid.length;
      row.misses.push(...unsaid.map(({ miss }) => miss), ...failuresOf(talk));
      offered += talk.messages.reduce((sum, { heard }) => sum + heard.filter(({ status }) => status === 'offered').length, 0);
      times.push(...talk.messages.map(({ processor }) => processor));
    }
    rows.push({
      ...row,
      figures: { talks: String(talks.length), messages: String(times.length), offered: String(offered), processor: spanOf(times) },
    });
  }
  if (rows.some(({ misses }) => misses.length > 0)) process.exitCode = 1;
  return rows;
};

/** The facts that a talk kept, when they were noted and as they stand at its end, and those of them that no message says. */
export const readingOf = ({ messages, stored }: InterviewTalk, isNameOf: IsNameOf): Reading => {
  const read = [
    ...messages.flatMap(({ text, heard }, at) => heard.map((fact) => ({ at, text, fact }))),
    ...stored.map(({ text, fact }) => ({ at: messages.findIndex((one) => one.text === text), text, fact })),
  ].filter(({ fact }) => fact.status === 'kept' && fact.origin === 'said');
  const kept = [...new Map(read.map((one) => [JSON.stringify([one.at, one.fact.id, one.fact.text, one.fact.value]), one])).values()];
  return {
    kept: kept.map(({ fact }) => fact),
    unsaid: kept
      .filter(({ fact, text }) => !isSaid(fact, text, isNameOf))
      .map(({ at, text, fact }) => ({ at, fact, miss: { input: text, expected: 'a fact of its words', got: factLine(fact) } })),
  };
};

/** Messages that got no whole answer. */
const failuresOf = ({ answers, messages }: InterviewTalk): Miss[] =>
  messages.flatMap(({ text }, at) => {
    const error = answers[at + 1]?.error ?? null;
    return error === null ? [] : [{ input: text, expected: 'a whole answer', got: error }];
  });

/** What lists call a value, read as an edited fact is. */
export const namesOf = async ({ vocabulary }: Pick<EvalApp, 'vocabulary'>): Promise<IsNameOf> => {
  const { valueOf } = openReader(await vocabulary(), () => new Date());
  return (kind, text, value) => {
    const named = valueOf(kind, text, value);
    return named.value === value && named.text === text;
  };
};

/** Talks held with the interviewer that this one replaced, whose questions came in another order. */
export const older = 'older';

const whenOf = (name: string) => (name === older ? ('before' as const) : ('after' as const));
const factLine = ({ stance, kind, text, value, quote }: Fact) =>
  `${stance}/${kind} “${text}” = ${value ?? 'own words'}, quote “${quote ?? ''}”`;

function spanOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} ms a message, most ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
}

interface Reading {
  kept: Fact[];
  /** `at`: which message, from 0. */
  unsaid: { at: number; fact: Fact; miss: Miss }[];
}
