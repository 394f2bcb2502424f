import type { Fact } from '@alive/contract/facts.ts';
import { mustKeyOf, mustLabel } from '@alive/language/facts/musts.ts';

/** Whether a fact tells of a visa, a clearance or access, which no provider of a model is given. */
export const isKeptBack = ({ kind, text, value }: Pick<Fact, 'kind' | 'text' | 'value'>): boolean =>
  // Visa is an employer too.
  kind !== 'employer' && (keys.has(value ?? mustKeyOf(text) ?? '') || tellsOfStatus(text));

/** Whether a text tells of a visa, a clearance or access, in our words or in the student's own. */
export const tellsOfStatus = (text: string): boolean => {
  const small = text.toLowerCase();
  return status.test(text) || labels.some((label) => small.includes(label.toLowerCase()));
};

/** Whether one of our texts is about the student's résumé: each sentence that quotes it says "résumé". */
export const isOfResume = (text: string): boolean => /r[ée]sum[ée]/i.test(text);

const keys: ReadonlySet<string> = new Set(['visa', 'no_clearance', 'accessible']);
const labels = [...keys].map(mustLabel);
/** Not citizen science or immigration law, which a student may like as work. */
const status =
  /\b(?:visas?|sponsor\w*|h-?1-?b|e-?verify|f-?1|j-?1|stem opt|on opt|opt sponsor\w*|cpt|green ?cards?|citizenship|(?:not an?|non-?|u\.?s\.?|american|dual|foreign) citizens?|an? citizen|permanent residen\w*|work permits?|(?:work|employment) authori[sz]ation|authori[sz]ed to work|immigration status|international student|clearances?|daca|undocumented)\b/i;
