import { filtersAsked } from '../server/src/features/search/asked.ts';
import type { DataName, EvalApp } from './app.ts';
import { allowed, holds, type Predicate, says } from './run-predicates.ts';
import { rawRows, type RawRow } from './run-rows.ts';
import { converse, type StudentRecord } from './run-conversation.ts';
import { readSet } from './run-file.ts';
import { type RunSet, type SetResult, type When, whens } from './table.ts';

/**
 * Request → results: every job that the active conditions select, and every job that was shown, must be what `must` says; of the raw
 * rows that are so and also what `find` says, at least a share of `recall` must be among them.
 */
export const run: RunSet = async ({ file, openApp }) => {
  const cases = readSet<ResultCase>('results', ['kind', 'says', 'must'], file);
  const results: SetResult[] = [];
  for (const data of ['sample', 'real'] as const) {
    const app = await openApp(data);
    if (app === null) continue;
    const rows = await rawRows(app);
    const outcomes: Outcome[] = [];
    for (const one of cases.filter(({ on = data }) => on === data)) outcomes.push(await outcomeOf(app, rows, one));
    for (const when of whens)
      for (const [kind, part] of Map.groupBy(outcomes, (outcome) => (outcome.when === when ? outcome.kind : null)))
        if (kind !== null) results.push(rowOf({ name: `results over the ${data} data`, when, kind }, part));
  }
  return results;
};

async function outcomeOf(app: EvalApp, rows: ReadonlyMap<string, RawRow>, one: ResultCase & { when: When }): Promise<Outcome> {
  const { must, find = {}, student = {}, recall = 0.95 } = one;
  const { conditions, shown } = await converse(app.url, student, one.says);
  const [filter = {}] = await filtersAsked(app.vocabulary, [conditions]);
  const selected = await app.jobs.findJobs(filter, { ...nobody, ...student }, rows.size);
  const ids = new Set([...selected.jobs, ...shown].map(({ id }) => id));
  const found = [...ids].flatMap((id) => rows.get(id) ?? []);
  const wrong = found.filter((row) => !allowed(row, must, student));
  const wanted = [...rows.values()].filter((row) => allowed(row, must, student) && holds(row, find));
  const lost = wanted.filter(({ id }) => !ids.has(id));
  const { titleAny } = find;
  return {
    kind: one.kind,
    when: one.when,
    input: one.says.map((said) => `“${said}”`).join(' → ') + (one.student ? ` ${JSON.stringify(student)}` : ''),
    expected: [must, ...(one.find === undefined ? [] : [find])].map((part) => JSON.stringify(part)).join(' and find '),
    conditions: conditions.map(({ label }) => label),
    found: found.length,
    wrong,
    wanted: wanted.length,
    lost,
    titled: titleAny === undefined ? null : found.filter(({ title }) => says(title, titleAny)).length,
    passed: wrong.length === 0 && wanted.length > 0 && 1 - lost.length / wanted.length >= recall,
  };
}

function rowOf(row: Pick<SetResult, 'name' | 'when' | 'kind'>, outcomes: readonly Outcome[]): SetResult {
  const passed = outcomes.filter((outcome) => outcome.passed);
  return {
    ...row,
    passed: passed.length,
    total: outcomes.length,
    misses: outcomes.filter(({ passed }) => !passed).map(missOf),
    // Every request weighs the same, however much it finds.
    shares: {
      precision: shareOf(outcomes, ({ found, wrong }) => (found === 0 ? null : 1 - wrong.length / found)),
      recall: shareOf(outcomes, ({ wanted, lost }) => (wanted === 0 ? null : 1 - lost.length / wanted)),
      'titles that say it': shareOf(outcomes, ({ found, titled }) => (found === 0 || titled === null ? null : titled / found)),
    },
  };
}

function shareOf(outcomes: readonly Outcome[], of: (outcome: Outcome) => number | null): [number, number] {
  const values = outcomes.map(of).filter((value) => value !== null);
  return [values.reduce((sum, value) => sum + value, 0), values.length];
}

function missOf({ input, expected, conditions, found, wrong, wanted, lost }: Outcome): SetResult['misses'][number] {
  const got = [
    `${conditions.join(', ') || 'no conditions'}: ${found} jobs`,
    ...(wrong.length > 0 ? [`${wrong.length} wrong, such as ${examples(wrong)}`] : []),
    ...(wanted === 0 ? ['no row is right, so the case says nothing'] : []),
    ...(lost.length > 0 ? [`${lost.length} of ${wanted} missing, such as ${examples(lost)}`] : []),
  ];
  return { input, expected, got: got.join('; ') };
}

function examples(rows: readonly RawRow[]): string {
  return rows
    .slice(0, 3)
    .map(
      ({ title, company, places, level, pay }) =>
        `“${title}” at ${company} in ${placesOf(places)} (${level}${pay === null ? '' : `, ${pay}`})`,
    )
    .join(', ');
}

function placesOf(places: readonly string[]): string {
  if (places.length === 0) return 'no place';
  return places.slice(0, 4).join(' / ') + (places.length > 4 ? ` and ${places.length - 4} more` : '');
}

/** What a student's record holds when it says nothing. */
const nobody = {
  school: 'Ohio State University',
  major: 'Undeclared',
  graduationYear: 2028,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  profile: null,
  lookingFor: [],
};

interface ResultCase {
  kind: string;
  /** Where it is asked; everywhere unless stated. */
  on?: DataName;
  student?: StudentRecord;
  says: string[];
  /** What every result must be: what the student said that leaves no choice. */
  must: Predicate;
  /** What a row must also be to be surely found: words of its title, mostly. */
  find?: Predicate;
  /** The least share, 0.95 unless stated. */
  recall?: number;
}

interface Outcome {
  kind: string;
  when: When;
  input: string;
  expected: string;
  /** The labels of the conditions that were active. */
  conditions: string[];
  found: number;
  wrong: RawRow[];
  wanted: number;
  lost: RawRow[];
  /** How many of the found carry a word of the title that was asked for; null where none was. */
  titled: number | null;
  passed: boolean;
}
