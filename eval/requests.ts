import type { Condition } from '@alive/contract/conditions.ts';
import { roleMeant } from '@alive/language/titles/asked-title.ts';
import type { DataName } from './app.ts';
import { converse, type StudentRecord } from './run-conversation.ts';
import { readSet } from './run-file.ts';
import type { RunSet, SetResult } from './table.ts';

/** Request → conditions: what is active after the last message, alongside what a careful person would have made of it. */
export const run: RunSet = async ({ file, openApp }) => {
  const rows = new Map<string, SetResult>();
  for (const one of readSet<RequestCase>('requests', ['kind', 'says', 'conditions'], file)) {
    const app = await openApp(one.on ?? 'sample');
    if (app === null) continue;
    const key = `${one.when} ${one.kind}`;
    const row = rows.get(key) ?? { name: 'requests', when: one.when, kind: one.kind, passed: 0, total: 0, misses: [] };
    rows.set(key, row);
    const { conditions, wished } = await converse(app.url, one.student ?? {}, one.says);
    const { missing, extra } = compare(one.conditions, conditions.flatMap(lineOf), wished);
    row.total += 1;
    if (missing.length + extra.length === 0) row.passed += 1;
    else
      row.misses.push({
        input: one.says.map((said) => `“${said}”`).join(' → ') + (one.student ? ` ${JSON.stringify(one.student)}` : ''),
        expected: one.conditions.join('; ') || 'nothing',
        got: `${conditions.flatMap(lineOf).join('; ') || 'nothing'}${labelled('; lacks', missing)}${labelled('; too many:', extra)}`,
      });
  }
  return [...rows.values()];
};

/**
 * What is missing of the expected lines, and which actual ones nobody expected. A line is "FIELD OP VALUE" with "is" for "in",
 * " | " separates lines any of which will do, "?" before a line says that it may be there, "*" stands for any value. As the contract has it
 * since the sets were written: first jobs are also those whose level is not stated, a title stands for the listed role that it means, and
 * what is `wished` in words or as a skill ranks.
 */
export const compare = (
  expected: readonly string[],
  actual: readonly string[],
  wished: readonly string[] = [],
): { missing: string[]; extra: string[] } => {
  const isEarly = expected.some((line) => /level is (?:entry_level|new_grad)/.test(line));
  const patterns = expected.map((line) => ({
    line,
    optional: line.startsWith('?'),
    any: line
      .replace(/^\?/, '')
      .split(' | ')
      .map((pattern) => pattern.trim().toLowerCase()),
  }));
  const wishes = wished.flatMap((words) => [`text is ${words}`, `skill is ${words}`]);
  const fits = (pattern: string, line: string) =>
    pattern.endsWith('*')
      ? line.toLowerCase().startsWith(pattern.slice(0, -1))
      : pattern === line.toLowerCase() || pattern === listedLine(line).toLowerCase();
  return {
    missing: patterns
      .filter(({ optional, any }) => !optional && ![...actual, ...wishes].some((line) => any.some((pattern) => fits(pattern, line))))
      .map(({ line }) => line),
    extra: actual.filter(
      (line) => !(isEarly && line === 'level is unspecified') && !patterns.some(({ any }) => any.some((pattern) => fits(pattern, line))),
    ),
  };
};

/** A role by the name that the list has for it. */
const listedLine = (line: string): string => line.replace(/^role is (.+)$/, (_, title: string) => `role is ${roleMeant(title) ?? title}`);

/** A condition as its lines, one for each value: "place in Boston, MA", "company not Google", "pay between 60000 and 80000". */
export function lineOf({ field, op, value }: Condition): string[] {
  if (Array.isArray(value)) {
    if (op === 'between') return [`${field} between ${value.join(' and ')}`];
    return value.map((one) => `${field} ${sameOp(op)} ${one}`);
  }
  return [`${field} ${sameOp(op)} ${value}`];
}

/** One value of a field is in it or is it: the wire allows both. */
function sameOp(op: Condition['op']): string {
  return op === 'in' ? 'is' : op;
}

function labelled(words: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${words} ${lines.join(', ')}`;
}

export interface RequestCase {
  kind: string;
  /** Where it is asked; the sample unless stated. */
  on?: DataName;
  student?: StudentRecord;
  says: string[];
  conditions: string[];
}
