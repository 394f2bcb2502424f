import { wordsOf } from './judged-text.ts';

/**
 * Who, by a sentence, is hiring or has work, and is no employer: "Target, Ramp and Notion are hiring", "an opening at globex". What stands
 * in a question, behind "if", or is denied claims nothing.
 */
export function openingsOfNobody(sentence: string, { isEmployer, isTitle, isOrdinary }: Employers): string[] {
  if (sentence.endsWith('?') || unclaimed.test(sentence)) return [];
  const subjects = [...sentence.matchAll(hiring)].flatMap(({ groups }) =>
    (groups?.['who'] ?? '').split(/,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+/),
  );
  const hirers = subjects.flatMap((subject) => {
    const words = subject.trim().split(/\s+/).slice(-5);
    const last = words.at(-1) ?? '';
    if (last === '' || endsInEmployer(words, isEmployer)) return [];
    // "The second one", "your best match", "hospitals": nobody is named.
    const isNamed = /^[\p{Lu}\d]/u.test(last)
      ? !(isOrdinary(last.toLowerCase()) && words.length > 1 && determiner.test(words.at(-2) ?? ''))
      : false;
    const isStrange = !wordsOf(last).every((word) => isOrdinary(word) || isOrdinary(word.replace(/s$/, '')));
    const isPlural = words.length === 1 && last.endsWith('s') && isOrdinary(last.toLowerCase());
    return (isNamed && !isPlural && !pronoun.test(last)) || isStrange ? [words.join(' ')] : [];
  });
  const places = [...sentence.matchAll(at)].flatMap(({ groups }) => {
    const words = (groups?.['where'] ?? '').split(/\s+/);
    const [first = ''] = words;
    if (
      first === '' ||
      determiner.test(first) ||
      kinds.test(words.join(' ')) ||
      beginsWith(words, isEmployer) ||
      beginsWith(words, isTitle)
    )
      return [];
    return /^[\p{Lu}\d]/u.test(first) || !isOrdinary(first.toLowerCase()) ? [words.join(' ')] : [];
  });
  return [...new Set([...hirers, ...places])];
}

const endsInEmployer = (words: readonly string[], isEmployer: Employers['isEmployer']) =>
  words.some((_, from) => isEmployer(words.slice(from).join(' ')));
const beginsWith = (words: readonly string[], is: (name: string) => boolean) => words.some((_, to) => is(words.slice(0, to + 1).join(' ')));

const work = '(?:openings?|roles?|positions?|internships?|jobs?|vacanc(?:y|ies)|programs?|spots?)';
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N}.&’'+-]*`;
const hiring = new RegExp(
  String.raw`(?<who>(?:${name}(?:,? (?:and |or |& )?|, )){0,8}${name}) (?:(?:is|are) (?:\p{L}+ly |now |also |still |just )?(?:hiring|recruiting)|(?:has|have|offers?|posted|lists?|runs?) (?:(?:an?|one|two|three|several|some|many|open|new|\d+) )(?:\p{L}+ ){0,3}${work})\b`,
  'giu',
);
/** Words for work, then where it is. */
const at = new RegExp(
  String.raw`\b(?:(?:${work}|hired|applications?)(?: \p{Ll}+)? at|(?:apply|applied|applications?)(?: \p{Ll}+)? to|work(?:ing)?(?: \p{Ll}+)? at) (?<where>${name}(?: ${name}){0,3})`,
  'giu',
);
const unclaimed =
  /\b(?:if|whether|when|ask|check|see whether|like|such as|would|could|not|no|none|nothing|nobody|never)\b|n['’]t\b|\b(?:you|i|we) (?:said|mentioned|told|asked|want|wanted|like|named)\b/i;
const determiner =
  /^(?:the|an?|this|that|these|those|each|every|any|some|no|your|their|its|our|one|both|all|most|many|other|another|which|what|of|as|to|first|second|third|last|least)$/i;
/** "MBB employers". */
const kinds = /\b(?:employers|companies|firms|agencies|startups|places|schools|hospitals|banks|labs|museums)\b/i;
const pronoun = /^(?:it|they|this|that|these|those|who|which|each|some|many|most|one|all|both|none|everyone|others|here|there|i|you|we)$/i;

interface Employers {
  /** Whether a job that is open is of this employer. */
  isEmployer: (name: string) => boolean;
  /** Whether one is so called, or its title begins so. */
  isTitle: (name: string) => boolean;
  isOrdinary: (word: string) => boolean;
}
