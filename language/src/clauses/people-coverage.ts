import type { Condition } from '@alive/contract/conditions.ts';
import { type Claim, coverageOf, type Coverage } from './coverage.ts';
import { doorsIn } from '../acts/door.ts';
import { readRequest } from './request.ts';
import { evenSpaces, indexOfWords } from '../text/text.ts';
import { inPlainSpelling } from '../entities/known.ts';
import type { Mention } from '../entities/types.ts';
import type { Plan } from '../conditions/intent.ts';
import { readQuestion } from '../questions/plan.ts';
import { type Before, settingOf, type TurnKnown } from '../people/turn.ts';

/** What became of the words of a question about people that `plan` answers. */
export function coverageOfQuestion(query: string, plan: Plan, { before, known }: Situation): Coverage {
  const text = inPlainSpelling(evenSpaces(query.slice(0, 2000)).trim(), known);
  const { conditions } = plan.intent;
  const searches = plan.strategy !== 'none' && !ofRows.has(plan.act ?? '');
  const setting = settingOf(before);
  const plain = text.replace(/[‘’]/g, "'");
  const { spans, rest } = doorsIn(plain);
  const { mentions, serving = [] } = known.read === undefined ? readRequest(rest, known.open, known.now, setting) : known.read(rest);
  const mentionedOnly = mentions.filter(({ modality }) => modality?.mentionedOnly === true);
  const { named: names } = readQuestion(rest, known.read === undefined ? { ...known, setting } : known);
  const places = names.toReversed().flatMap(({ words, id }): Claim[] => {
    const start = indexOfWords(plain, words);
    const ids = conditions.flatMap((one) => (one.id === id ? one.id : []));
    return start < 0 ? [] : [{ start, end: start + words.length, as: ids.length > 0 ? 'condition' : 'act', ids }];
  });
  const spent = [...mentionedOnly, ...spans, ...(known.read === undefined ? serving : [])];
  const wishes = plan.intent.wishes ?? [];
  const gone = before?.intent.conditions.filter(({ id }) => !conditions.some((one) => one.id === id)) ?? [];
  const claims = !searches
    ? []
    : [
        ...mentions.flatMap((one) => claimOf(one, conditions)),
        ...wishes.flatMap((one) => wishClaim(text, mentions, one)),
        ...places,
        ...placesOf(plain, plan.spent ?? []).map(({ start, end }): Claim => ({ start, end, as: 'act', ids: [] })),
        ...spent.map(({ start, end }): Claim => ({ start, end, as: 'act', ids: [] })),
      ];
  return coverageOf({ sent: query, read: text, conditions: searches ? conditions : null, claims, gone });
}

/** Acts that all words of a message serve. */
const ofRows: ReadonlySet<string> = new Set(['undo', 'more', 'both', 'dropLast', 'hide', 'explain', 'compare']);

/** Where each of some words stands, those that are said twice one after the other. */
function placesOf(text: string, words: readonly string[]): { start: number; end: number }[] {
  const taken: { start: number; end: number }[] = [];
  for (const one of words) {
    const said = evenSpaces(one).trim();
    let start = indexOfWords(text, said);
    while (start >= 0 && taken.some((other) => other.start === start && other.end === start + said.length))
      start = indexOfWords(text, said, start + 1);
    if (start >= 0) taken.push({ start, end: start + said.length });
  }
  return taken;
}

/** The words of what only ranks. */
function wishClaim(text: string, mentions: readonly Mention[], wish: Condition): Claim[] {
  const named = mentions.filter((one) => claimOf(one, [wish]).length > 0);
  if (named.length > 0) return named.map(({ start, end }) => ({ start, end, as: 'wish', ids: [] }));
  const start = text.toLowerCase().indexOf(String(wish.value).toLowerCase());
  return start < 0 ? [] : [{ start, end: start + String(wish.value).length, as: 'wish', ids: [] }];
}

/** A mention whose value a condition has. */
function claimOf(mention: Mention, conditions: readonly Condition[]): Claim[] {
  const names = namesOf(mention).map((name) => name.toLowerCase());
  const ids = conditions.flatMap(({ id, value }) => ([value].flat().some((one) => names.includes(String(one).toLowerCase())) ? [id] : []));
  return ids.length === 0 ? [] : [{ start: mention.start, end: mention.end, as: 'condition', ids }];
}

function namesOf(mention: Mention): string[] {
  switch (mention.kind) {
    case 'role':
      return [mention.title, mention.role];
    case 'function':
      return [mention.function];
    case 'industry':
      return [mention.industry];
    case 'company':
      return [mention.company];
    case 'school':
      return [mention.school];
    case 'major':
      return [mention.major];
    case 'skill':
      return [mention.skill];
    case 'place':
      return [mention.place.label];
    default:
      return [];
  }
}

interface Situation {
  before: Before | null;
  known: TurnKnown;
}
