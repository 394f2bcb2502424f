import { readTable, string } from '../tables/tables.ts';
import { persons, topics, type Topic } from './refuse-words.ts';

const rows = readTable('refusals', { topic: string, of: string, pattern: string });
const parts = new Map([
  ...rows.flatMap(({ topic, of, pattern }) => (of === 'part' ? [[topic, pattern] as const] : [])),
  ['persons', persons],
]);
/** A pattern with its parts: ‹part› stands for one by its name. */
export const withParts = (pattern: string, all: ReadonlyMap<string, string>): string =>
  pattern.replace(/‹(\w+)›/g, (_, name: string) => withParts(all.get(name) ?? '', all));

/**
 * Ways of asking about a person: of "owned" the words may be said of those whom somebody works for, of "asked" of nobody else.
 */
export const constructions: readonly { topic: Topic; source: string; kind: 'owned' | 'asked' }[] = rows.flatMap(
  ({ topic: name, of, pattern }) => {
    const topic = topics.find((one) => one === name);
    return topic !== undefined && (of === 'owned' || of === 'asked') ? [{ topic, source: withParts(pattern, parts), kind: of }] : [];
  },
);
