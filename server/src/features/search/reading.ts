import type { Condition } from '@alive/contract/conditions.ts';
import { letGoIn } from '@alive/language/acts/let-go.ts';
import { type Claim, coverageOf, type Coverage } from '@alive/language/clauses/coverage.ts';
import { conditionOf, conditionsOfMention } from '@alive/language/conditions/registry.ts';
import { leadsOn } from '@alive/language/conditions/wishes.ts';
import { overlap } from '@alive/language/text/text.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { areaOf } from './opening.ts';
import { orderIn } from './order.ts';
import { papersIn } from './of-oneself.ts';
import type { Move } from './move.ts';
import type { SearchState } from './state.ts';

/**
 * What became of the words of a message in a job conversation: `sent` as it came, `read` as it was read. `conditions` are those that hold
 * after it, `state` what was there before.
 */
export function readingOf({ sent, read, move, reading, state, conditions }: ReadingInput): Coverage {
  const held = new Set(conditions.map(({ id }) => id));
  if (move.kind === 'both') return readingOf({ sent, read, move: move.first, reading, state, conditions });
  const searches = move.kind === 'search' && !move.restored;
  return coverageOf({
    ofWork: true,
    sent,
    read,
    conditions: searches ? conditions : null,
    gone: state.conditions.filter(({ id }) => !held.has(id)),
    claims: !searches
      ? []
      : [
          ...reading.mentions.flatMap((one) => claimOf(one, held)),
          ...move.said.map(({ start, end }): Claim => ({ start, end, as: 'wish', ids: [] })),
          // Of "kids in trouble" the kids rank, and the rest says what of them.
          ...(reading.phrases ?? []).flatMap((one): Claim[] =>
            move.said.some((wish) => overlap(wish, one) || leadsOn.test(read.slice(wish.end, one.start)))
              ? [{ start: one.start, end: one.end, as: 'wish', ids: [] }]
              : [],
          ),
          ...move.spent.map(({ start, end, ids = [], isLost }): Claim => ({
            start,
            end,
            as: ids.length > 0 ? 'condition' : isLost === true ? 'unused' : 'act',
            ids,
          })),
          ...textsOf(read, conditions),
          ...ordersOf(read),
          // Fields let go of by their name, whether or not a condition held: "in any state".
          ...letGoIn(read).said.map(({ start, end }): Claim => ({ start, end, as: 'act', ids: [] })),
          ...[...read.matchAll(/\b(?:abroad|overseas)\b/gi)].map(({ 0: { length }, index }): Claim => ({
            start: index,
            end: index + length,
            as: 'condition',
            ids: conditions.flatMap(({ id, field, op }) => (field === 'place' && op === 'not' ? [id] : [])),
          })),
          ...reading.mentions.flatMap((one) => actsOf(one, move.major)),
          ...[...(reading.serving ?? []), ...papersIn(read)].map(({ start, end }): Claim => ({ start, end, as: 'act', ids: [] })),
          // "Ideally near housing": what is added to a request and did nothing.
          ...(reading.phrases ?? []).flatMap(({ start, end, soft, refused, how }): Claim[] =>
            soft || refused || how === 'add' || how === 'accept' ? [{ start, end, as: 'unused', ids: [] }] : [],
          ),
        ],
  });
}

const ordersOf = (text: string): Claim[] => {
  const found = orderIn(text);
  return found === null ? [] : [{ start: found.start, end: found.end, as: 'order', ids: [] }];
};

/** A name that became no condition and yet did something: it took one off, let something in, said how many, tells of years of work, or is the student's own major, which ranks. */
const actsOf = ({ kind, start, end, modality, ...one }: Mention, major: string | null): Claim[] =>
  kind === 'limit' ||
  kind === 'experience' ||
  ('major' in one && one.major === major) ||
  kind === 'clearance' ||
  modality?.mentionedOnly === true ||
  (modality !== undefined && ['drop', 'accept', 'lift', 'replace'].includes(modality.how)) ||
  modality?.refused === true
    ? [{ start, end, as: 'act', ids: [] }]
    : [];

/** A mention that became a condition. */
function claimOf(mention: Mention, held: ReadonlySet<string>): Claim[] {
  // Remote work alongside a place is one place more.
  const named = conditionsOfMention(mention);
  // A city may stand for the area around it.
  const meant = [
    ...named,
    ...named.flatMap((one) => areaOf(one) ?? []),
    ...(mention.kind === 'remote' && mention.remote ? [conditionOf('place', 'Remote')] : []),
  ];
  const ids = meant.flatMap(({ id }) => (held.has(id) ? [id] : []));
  return ids.length === 0 ? [] : [{ start: mention.start, end: mention.end, as: 'condition', ids }];
}

/** The words of the message that postings are searched for. */
function textsOf(text: string, conditions: readonly Condition[]): Claim[] {
  const lower = text.toLowerCase();
  return conditions.flatMap(({ id, field, value }) => {
    const start = field === 'text' ? lower.indexOf(String(value)) : -1;
    return start < 0 ? [] : [{ start, end: start + String(value).length, as: 'condition', ids: [id] }];
  });
}

export interface ReadingInput {
  sent: string;
  read: string;
  /** What is done about it, with its wishes as postings meet them. */
  move: Move;
  reading: Reading;
  state: SearchState;
  conditions: readonly Condition[];
}
