import type { Condition } from '@alive/contract/conditions.ts';
import { type Claim, coverageOf, type Coverage, type Outcome } from './coverage.ts';
import { readRequest } from './request.ts';
import { evenSpaces } from '../text/text.ts';
import type { Mention } from '../entities/types.ts';
import type { Plan } from '../conditions/intent.ts';
import { read } from '../entities/read.ts';
import { type Before, planTurn, type TurnKnown } from '../people/turn.ts';

/** What became of the words of a question about people that `plan` answers. */
export async function coverageOfQuestion(query: string, plan: Plan, { before, known }: Situation): Promise<Coverage> {
  const text = evenSpaces(query.slice(0, 2000)).trim();
  const { conditions } = plan.intent;
  const outcome = outcomeOf(plan);
  const setting = before === null || (before.intent.conditions.length === 0 && before.shown.length === 0) ? 'P1' : 'P2';
  const plain = text.replace(/[‘’]/g, "'");
  const { mentions, serving = [] } = known.read === undefined ? readRequest(plain, known.open, known.now, setting) : known.read(plain);
  const told = mentions.filter(({ stance }) => stance?.told === true);
  const spent = known.read === undefined ? [...told, ...serving] : told;
  const wishes = plan.intent.wishes ?? [];
  const claims =
    outcome.conditions === null
      ? []
      : [
          ...mentions.flatMap((one) => claimOf(one, conditions)),
          ...wishes.flatMap((one) => wishClaim(text, mentions, one)),
          ...spent.map(({ start, end }): Claim => ({ start, end, as: 'act', ids: [] })),
        ];
  // What is left is tried by the rules alone, which cost little.
  const ruled = { ...known, read: known.read ?? ((one: string) => read(one, known.open, known.now)) };
  const again = async (shorter: string) => outcomeOf(await planTurn(shorter, before, ruled));
  return coverageOf({ sent: query, read: text, outcome, claims, again });
}

function outcomeOf({ strategy, unanswerable, intent: { conditions, sort, limit } }: Plan): Outcome {
  return {
    conditions: strategy === 'none' ? null : conditions,
    order: JSON.stringify(sort),
    act: [strategy, limit, ...unanswerable].join(' '),
  };
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
