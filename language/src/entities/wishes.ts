import { lazily } from '@alive/occupations/tables.ts';
import { matchesIn, spanOf } from '../text/text.ts';
import { list, mark, readTable } from '../tables/tables.ts';
import { listedRole } from '../titles/roles.ts';
import type { Mention } from './types.ts';

/**
 * Wishes for work that name none of it ("outdoors", "with kids", "help people", "creative"), read as the kinds of work that come nearest, in
 * the order of the text. Each is a guess: certainty 0.6.
 */
export function wishesIn(text: string): Mention[] {
  return hints()
    .flatMap(({ pattern, means }) =>
      matchesIn(text, pattern).flatMap((found) => {
        const span = { ...spanOf(found), text: found[0], negated: false, certainty: 0.6 };
        return means.map((name): Mention => ({ ...span, ...(listedRole(name) ?? { kind: 'function', function: name }) }));
      }),
    )
    .sort((a, b) => a.start - b.start);
}

const hints = lazily(() => readTable('hints', { means: list, whom: mark, pattern: (cell) => new RegExp(cell, 'gi') }));

/** Whether a wish is only for whom one works with ("kids"): a product that is made for them is none of that work. */
export const isOfWhom = (wish: string): boolean => hints().some(({ pattern, whom }) => whom && matchesIn(wish, pattern).length > 0);
