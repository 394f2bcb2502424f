import type { Fact } from '@alive/contract/facts.ts';
import { mustKeyOf, mustLabel } from '@alive/language/facts/musts.ts';

/** Whether a fact tells of a visa, a clearance or access, which no provider of a model is given. */
export const isKeptBack = ({ kind, text, value }: Pick<Fact, 'kind' | 'text' | 'value'>): boolean =>
  // Visa is an employer too.
  kind !== 'employer' && (keys.has(value ?? mustKeyOf(text) ?? '') || labels.has(text));

/** Whether a text holds the name of such a fact, as where a student edited the text that we made of their facts. */
export const namesKeptBack = (text: string): boolean => {
  const small = text.toLowerCase();
  return [...labels].some((label) => small.includes(label.toLowerCase()));
};

/** Whether one of our texts is about the student's résumé: each sentence that quotes it says "résumé". */
export const isOfResume = (text: string): boolean => /r[ée]sum[ée]/i.test(text);

const keys: ReadonlySet<string> = new Set(['visa', 'no_clearance', 'accessible']);
const labels: ReadonlySet<string> = new Set([...keys].map(mustLabel));
