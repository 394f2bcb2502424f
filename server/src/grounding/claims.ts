import { clausesOf, hasVerb, type Clause } from './claims-clauses.ts';
import { isAboutRecord, isOpen } from './claims-open.ts';
import { isDated, termOf, termStarts } from './claims-terms.ts';
import type { Claim, Finding } from './sentence.ts';

/**
 * What a sentence asserts of visas, clearances or closing dates of a record without that `holds` it. It is read clause by clause: questions,
 * advice ("ask whether they sponsor"), what the student said and what is not known are no assertions, but the clause beside them may be one.
 */
export function unknownClaims(text: string, holds: (sentence: string, kind: Claim) => boolean): Finding[] {
  const clauses = clausesOf(text);
  return kinds.flatMap((kind): Finding[] => {
    const asserted = clauses.flatMap((clause) => assertionIn(clause, kind) ?? [])[0];
    return asserted === undefined || holds(text, kind) ? [] : [{ ...asserted, kind: 'claim', claim: kind }];
  });
}

/** Whether a word may begin a claim, so that its sentence must be seen whole. */
export function mayClaim(word: string): boolean {
  return termStarts.test(word) || kinds.some((kind) => termOf(kind).test(word));
}

/** The place in the text of what a clause asserts of a kind; null where it asserts nothing of it. */
export function assertionIn(clause: Clause, kind: Claim): { start: number; end: number } | null {
  const match = termOf(kind).exec(clause.text);
  if (match === null && termOf(kind).test(clause.before) && takesUp.test(clause.text) && isAboutRecord(clause.text))
    return { start: clause.start, end: clause.start + clause.text.trimEnd().length };
  if (match === null || !(kind === 'deadline' ? isDated(clause.text) : says(clause.text))) return null;
  const last = lastOf(clause.text, kind) ?? match;
  // All terms of a clause stand under what opens the first, but "your visa" opens itself alone.
  if (isOpen(clause, match, kind) && (last === match || isOpen(clause, last, kind))) return null;
  return { start: clause.start + match.index, end: clause.start + match.index + match[0].length };
}

/** "No visas", "sponsorship: yes", "it sponsors"; not "visa sponsorship" in a list. */
const says = (text: string) => hasVerb(text) || isAboutRecord(text) || wordless.test(text);
const wordless =
  /\b(?:no|not|without|with|yes|only|must|required|available|offered|provided|included|friendly|ok|okay|fine|welcome|eligible|restricted|everyone|possible|guaranteed)\b/i;

/** "(You need a visa,) which [J1] offers", "and [J1] offers one". */
const takesUp =
  /^\W*(?:which|that)\b.*\b(?:offers?|provides?|gives?|covers?|supports?|handles?|has|have|does|do|requires?|needs?)\b|\b(?:offers?|provides?|gives?|covers?|supports?|handles?|requires?|needs?|grants?|does|can do) (?:one|it|that|this|so|them|both)\b|\bhas you covered\b/i;

const lastOf = (text: string, kind: Claim) => [...text.matchAll(new RegExp(termOf(kind), 'gi'))].at(-1);

const kinds: readonly Claim[] = ['visa', 'clearance', 'deadline'];
