import { lazily } from '@alive/occupations/tables.ts';
import { list, readTable } from '../tables/tables.ts';
import { listedRole } from '../titles/roles.ts';
import type { Mention } from './types.ts';

/**
 * Wishes for work that name none of it ("outdoors", "with kids", "help people", "creative"), read as the kinds of work that come nearest, in
 * the order of the text. Each is a guess: certainty 0.6.
 */
export function wishesIn(text: string): Mention[] {
  return hints()
    .flatMap(({ pattern, means }) => {
      const found = pattern.exec(text);
      if (found === null) return [];
      const span = { start: found.index, end: found.index + found[0].length, text: found[0], negated: false, certainty: 0.6 };
      return means.map((name): Mention => {
        return { ...span, ...(listedRole(name) ?? { kind: 'function', function: name }) };
      });
    })
    .sort((a, b) => a.start - b.start);
}

const hints = lazily(() => readTable('hints', { means: list, pattern: (cell) => new RegExp(cell, 'i') }));
