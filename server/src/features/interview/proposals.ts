import { type FactKind, takes } from '@alive/contract/facts.ts';
import type { Lexicon } from '@alive/language/facts/lexicon.ts';
import { mustsIn } from '@alive/language/facts/musts.ts';
import { privateIn } from '@alive/language/safety/private.ts';
import * as z from 'zod';
import type { FactDraft, Noted } from '#platform/chat.ts';

/** What a model is asked for: the facts that the student's last message says. */
export const proposed = z.object({
  facts: z.array(
    z.object({
      kind: z.enum(['activity', 'work', 'employer', 'place', 'seeking', 'must', 'people', 'skill']),
      stance: z.enum(['more', 'less', 'looking', 'must']),
      /** The student's words; for places, employers and musts the usual name. */
      text: z.string(),
      /** The clause that says it, copied from the message. */
      quote: z.string(),
    }),
  ),
});

/**
 * The proposals that the message bears out, as drafts: each quote is an exact piece of it, each text a piece of its quote, or, for a place, an
 * employer or a must, the list's name of what the quote names. Leaves out what is private, what does not fit its row and what `heard`
 * (read by the rules from the same message) or a known fact says already: a guess is the student's to keep, and what was dropped theirs to
 * take back. `invented` counts the proposals that the message does not say.
 */
export function checkedProposals(facts: readonly Proposal[], given: Given): { drafts: FactDraft[]; invented: number } {
  const hidden = privateIn(given.message);
  const drafts: FactDraft[] = [];
  let invented = 0;
  for (const fact of facts.slice(0, mostProposals)) {
    const at = given.message.indexOf(fact.quote);
    const draft = fact.quote.trim() === '' || at < 0 ? null : draftOf(fact, given);
    if (draft === null) invented++;
    else if (!takes(draft.stance, draft.kind) || hidden.some(({ start, end }) => start < at + fact.quote.length && at < end)) continue;
    else if (![...given.heard, ...given.known, ...drafts].some((known) => says(known, draft))) drafts.push({ ...draft, isProposed: true });
  }
  // What the rules read from this message stands; of an earlier one a later one may say otherwise.
  return { drafts: drafts.filter((draft) => !given.heard.some((known) => isOf(known, draft))), invented };
}

/** A proposal in the form of a draft; null where its quote does not hold it. */
function draftOf({ kind, stance, text: given, quote }: Proposal, { lexicon, valueOf, now }: Given): FactDraft | null {
  const text = given.trim();
  if (text === '' || text.length > 300) return null;
  const { text: name, value } = valueOf(kind, text);
  const base = { kind, stance, quote, status: 'kept' as const };
  if (value !== null && named[kind] !== undefined) {
    const isNamed =
      kind === 'must'
        ? mustsIn(quote, { bare: true, now: now() }).some(({ key, stated }) => key === value && stated === 'asked')
        : lexicon.namesIn(quote).some((one) => one.kind === named[kind] && one.value === value);
    if (isNamed) return { ...base, text: name, value };
  }
  if (!quote.includes(text) || (kind === 'employer' && text.split(/\s+/).length > longestName)) return null;
  // A must of the list that its words refuse or only agree to is none; a place or a term of work that no list has is no condition.
  if ((kind === 'must' && value !== null) || ((kind === 'place' || kind === 'seeking') && value === null)) return null;
  return { ...base, text: name, value };
}

/** Kinds that are kept by the list's name, and what the lexicon calls them. */
const named: Partial<Record<FactKind, string>> = { place: 'place', employer: 'employer', must: 'must' };

/** Whether a fact says what a draft would say again: of the same row, and its words hold those of the draft or lie in them. */
const says = (known: Named, draft: Named): boolean => known.stance === draft.stance && (isOf(known, draft) || isWithin(known, draft));
const isOf = (one: Named, other: Named): boolean =>
  (one.value !== null && one.value === other.value) || plain(one.text) === plain(other.text);
const isWithin = (one: Named, other: Named): boolean => {
  const [first, second] = [` ${plain(one.text)} `, ` ${plain(other.text)} `];
  return first.includes(second) || second.includes(first);
};
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of an employer's name. */
const longestName = 6;

/** A message says no more than this that is worth a row. */
const mostProposals = 12;

type Proposal = z.output<typeof proposed>['facts'][number];
type Named = Pick<FactDraft, 'stance' | 'text' | 'value'>;

interface Given {
  message: string;
  /** Facts that the rules read from this message. */
  heard: Noted['heard'];
  /** Facts that are kept, offered or dropped. */
  known: readonly Named[];
  lexicon: Lexicon;
  /** What a text of a kind names: its key, and the list's name for it. */
  valueOf: ValueOf;
  now: () => Date;
}

export type ValueOf = (kind: FactKind, text: string) => { text: string; value: string | null };
