import { dividedAddresses } from './address.ts';
import { unknownAmounts } from './amounts.ts';
import { placesOfHandles } from './cite.ts';
import { unknownClaims } from './claims.ts';
import { unknownEmployers } from './employers.ts';
import type { Grounds } from './grounds.ts';
import { unknownHirers } from './hirers.ts';
import { namedPhrases, unknownNames } from './names.ts';
import { unknownSmall } from './small-letters.ts';
import { type Finding, readSentence } from './sentence.ts';

/** What of a sentence, item or heading may not be said, in order and apart; words with a mixture of alphabets are names in disguise. */
export function findInvented(
  text: string,
  grounds: Grounds,
  setting: { heading?: boolean; abroad?: boolean; last?: string | null } = {},
): Finding[] {
  const sentence = readSentence(text, grounds.open, setting);
  const found = [
    ...unknownEmployers(sentence, grounds.isNamed),
    ...unknownNames(sentence, grounds.isNamed),
    ...unknownHirers(sentence, namedPhrases(sentence, grounds.isNamed), grounds.isEmployer ?? grounds.isNamed),
    ...unknownSmall(sentence, grounds.isNamed),
    ...disguised(text),
    ...dividedAddresses(text).map(({ start, end }): Finding => ({ start, end, kind: 'address' })),
    ...unknownHandles(text, grounds.cite),
    ...unknownAmounts(text, grounds, setting.last),
    ...unknownClaims(text, grounds.holdsClaim ?? (() => false)),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Finding[] = [];
  for (const one of found) {
    const last = apart.at(-1);
    if (last === undefined || one.start >= last.end) {
      apart.push({ ...one });
      continue;
    }
    // What overlaps is one invention, of the more telling kind.
    if (last.kind === 'name' || (last.kind === 'person' && one.kind === 'employer')) last.kind = one.kind;
    last.end = Math.max(last.end, one.end);
  }
  return apart;
}

function unknownHandles(text: string, cite: Grounds['cite']): Finding[] {
  return placesOfHandles(text).flatMap(({ handle, start, end }): Finding[] =>
    cite(handle) === null ? [{ start, end, kind: 'record' }] : [],
  );
}

function disguised(text: string): Finding[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(([word]) => /[A-Za-z]/.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word))
    .map((match): Finding => ({ start: match.index, end: match.index + match[0].length, kind: 'name' }));
}
