import type { Condition } from '@alive/contract/conditions.ts';
import type { Mention } from '../entities/types.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { readTable, string } from '../tables/tables.ts';
import { withParts } from './refuse-phrases.ts';
import { note } from '../people/copy.ts';

/** Parts of a question that the records cannot answer, each with the sentence that says so, and the message without them. */
export function unanswerableIn(message: string): Unanswerable {
  const said: string[] = [];
  let rest = message;
  for (const [pattern, sentence, stays] of unrecorded()) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    if (!said.includes(sentence)) said.push(sentence);
    rest = `${rest.slice(0, found.index)} ${stays} ${rest.slice(found.index + found[0].length)}`;
  }
  return said.length === 0 ? { said, rest: message } : { said, rest: tidy(rest) };
}

/** Kinds of employers that were named and that no condition could be made of. */
export function unknownEmployers(mentions: readonly Mention[], conditions: readonly Condition[]): string[] {
  const used = conditions
    .flatMap(({ value, label }) => [label, ...[value].flat().map(String)])
    .join(' ')
    .toLowerCase();
  return mentions.flatMap((one) =>
    one.kind === 'employerKind' &&
    one.companies === null &&
    !used.includes(one.employerKind.replace('non-profit', 'nonprofit').split(' ')[0] ?? '')
      ? [note.employersUnknown(one.text)]
      : [],
  );
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:[\s,.;:?!-]|\b(?:and|or|but|who|that|is|are|which|also)\b)+|(?:[\s,;:-]|\b(?:and|or|but|who|that|is|are|with|have|has|of|by|also|the|their|a|most)\s*(?=\W*$))+$/gi,
      '',
    )
    .replace(/\b(?:and|or|but|who|that),? (?=(?:and|but|who|that|in|at|from)\b)/gi, '')
    .trim();

/** What is asked, what is said of it, and what stands in its place for the rest of the question. */
const unrecorded = lazily(() => {
  const rows = readTable('unrecorded', { says: string, stays: string, pattern: string });
  const parts = new Map(rows.flatMap(({ says, stays, pattern }) => (stays === 'part' ? [[says, pattern] as const] : [])));
  return rows.flatMap(({ says, stays, pattern }) =>
    stays === 'part' ? [] : [[new RegExp(`\\b${withParts(pattern, parts)}`, 'i'), says, stays] as const],
  );
});

export interface Unanswerable {
  said: string[];
  /** The message without those parts; '' when nothing is left. */
  rest: string;
}
