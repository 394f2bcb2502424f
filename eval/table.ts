import type { DataName, EvalApp } from './app.ts';

/**
 * Prints one table per set: a row for each kind, "before" and "after" the code apart, with what was missed under its row.
 * `most` is how many misses of a row are printed.
 */
export const printSets = (results: readonly SetResult[], most = Number.POSITIVE_INFINITY): void => {
  for (const [name, rows] of Map.groupBy(results, (row) => row.name)) {
    console.log(`\n${name}`);
    for (const when of whens) {
      const part = rows.filter((row) => row.when === when);
      if (part.length === 0) continue;
      for (const row of part) {
        console.log(line(`  ${row.kind}`, when, row));
        for (const miss of row.misses.slice(0, most)) printMiss(miss);
        if (row.misses.length > most) console.log(`      … and ${row.misses.length - most} more`);
      }
      if (part.length > 1) console.log(line('  all of it', when, sumOf(part)));
    }
  }
};

/** Prints one line per set and time of writing; true when every goal is reached. A set of no cases reaches none. */
export const printSummary = (results: readonly SetResult[], goals: Readonly<Record<string, Goal>>): boolean => {
  console.log('\nsummary');
  let reached = true;
  for (const [name, rows] of Map.groupBy(results, (row) => row.name)) {
    for (const when of whens) {
      const part = rows.filter((row) => row.when === when);
      if (part.length === 0) continue;
      const sum = sumOf(part);
      const missed = Object.entries(goals[name]?.[when] ?? {}).filter(([figure, goal]) => !(shareOf(sum, figure) >= goal));
      reached &&= missed.length === 0;
      console.log(`${line(`  ${name}`, when, sum)}${missed.map(([figure, goal]) => `  MISSED: ${figure} ${percent(goal)}`).join('')}`);
    }
  }
  return reached;
};

/** "97.5 %". */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function printMiss({ input, expected, got }: Miss): void {
  console.log(`      × ${input}\n          expected  ${expected}\n          got       ${got}`);
}

function line(what: string, when: When, { passed, total, shares = {}, figures = {} }: Row): string {
  const notes = [
    ...Object.entries(shares).map(([name, share]) => `${name} ${percentOf(share)}`),
    ...Object.entries(figures).map((figure) => figure.join(' ')),
  ];
  return `${what.padEnd(34)} ${when.padEnd(7)} ${`${passed}/${total}`.padStart(9)} ${percentOf([passed, total]).padStart(8)}  ${notes.join(', ')}`.trimEnd();
}

function percentOf([part, whole]: Share): string {
  return whole === 0 ? '–' : percent(part / whole);
}

/** NaN where there is no such figure or nothing to take a share of. */
function shareOf({ passed, total, shares = {} }: Row, figure: string): number {
  const [part, whole] = figure === 'passed' ? [passed, total] : (shares[figure] ?? [0, 0]);
  return part / whole;
}

function sumOf(rows: readonly SetResult[]): Row {
  const shares: Record<string, Share> = {};
  for (const [name, [part, whole]] of rows.flatMap((row) => Object.entries(row.shares ?? {}))) {
    const [before, of] = shares[name] ?? [0, 0];
    shares[name] = [before + part, of + whole];
  }
  return {
    passed: rows.reduce((sum, row) => sum + row.passed, 0),
    total: rows.reduce((sum, row) => sum + row.total, 0),
    shares,
  };
}

export const whens = ['before', 'after'] as const;
/** Whether a set was written before the code that it tests, or after it by somebody who did not touch that code again. */
export type When = (typeof whens)[number];

/** The least of "passed" or of a named share, from 0 to 1, that a set is to reach. */
export type Goal = Partial<Record<When, Record<string, number>>>;

/** A part and its whole, so that rows add up. */
type Share = [part: number, whole: number];

type Row = Pick<SetResult, 'passed' | 'total' | 'shares' | 'figures'>;

export interface Miss {
  /** What was said, or which case it is. */
  input: string;
  expected: string;
  got: string;
}

/** How one kind of one set did: a row of its table. */
export interface SetResult {
  /** The set; rows of one name are one table. */
  name: string;
  when: When;
  kind: string;
  passed: number;
  total: number;
  misses: Miss[];
  /** Further shares, printed at the end of the row and added up under the table: { precision: [99, 100] }. */
  shares?: Record<string, Share>;
  /** Anything else to be printed at the end of the row. */
  figures?: Record<string, string>;
}

/** What every set's file exports as `run`. Rejects when it cannot run. */
export type RunSet = (context: SetContext) => Promise<SetResult[]>;

interface SetContext {
  /** A file in the format of the set, to be run instead of its own ones. */
  file: string | null;
  /** The server over that data, opened at the first call and shared by all sets; null where the data is absent on this machine. */
  openApp: (data: DataName) => Promise<EvalApp | null>;
}
