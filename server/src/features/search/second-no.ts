import type { Condition } from '@alive/contract/conditions.ts';
import { conditionOf, wordOf } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import type { Context } from './context.ts';
import { bold } from './change.ts';
import * as copy from './copy/nothing.ts';
import { filterOf } from './filter.ts';
import { isWork, joined, perTurn, type Request } from './selection.ts';

/**
 * A request for anything else after nothing was found, without what holds it back: what was offered to be let go of, the work, the level or the
 * industry, or several of them. Where they look stays as it is: only the student leaves a place. What this message names goes last, and what the
 * student said to keep stays. What is most like the work let go of comes first. null where nothing helps.
 */
export async function freedOf({ tools, about, state, lookup }: Context, request: Request): Promise<Request | null> {
  const { conditions, wishes = state.wishes, said = [], named = [] } = request;
  const kept = new Set([...state.kept, ...(request.keeps ?? [])]);
  const loose = conditions.filter(({ id, op, field }) => op !== 'not' && !kept.has(id) && field !== 'place' && field !== 'remote');
  const { offer } = state;
  const offered = offer?.kind === 'drop' ? loose.filter(({ id }) => offer.ids.includes(id)) : [];
  const work = loose.filter(isWork);
  const level = loose.filter(({ field }) => field === 'level');
  const employer = loose.filter(({ field }) => field === 'industry' || field === 'company');
  const wanted = said.filter(({ negated }) => !negated);
  const isLast = (some: readonly Condition[]) =>
    some.some(({ id }) => named.includes(id) || !state.conditions.some((one) => one.id === id));
  const alone = [offered, work, level, employer];
  const together = [[...work, ...employer], [...work, ...level], loose];
  for (const tries of [alone, together]) {
    const some: { gone: Condition[]; isMet: boolean; isNew: boolean }[] = [];
    for (const gone of [...tries.filter((one) => !isLast(one)), ...tries.filter(isLast)]) {
      const left = conditions.filter((one) => !gone.includes(one));
      const found = gone.length === 0 ? null : await tools.findJobs(filterOf(left, lookup, wanted), about, perTurn);
      if (found === null || found.total === 0) continue;
      const isNew = found.jobs.some(({ id }) => !state.last.some((one) => one.id === id));
      some.push({ gone, isMet: found.wished?.some((count) => count > 0) === true, isNew });
    }
    const best = some.find(({ isMet, isNew }) => isMet && isNew) ?? some.find(({ isNew }) => isNew) ?? some[0];
    if (best === undefined) continue;
    const like = best.gone.filter(({ field }) => field === 'role' || field === 'function').map(likenessTo);
    return {
      ...request,
      conditions: conditions.filter((one) => !best.gone.includes(one)),
      wishes: [...wishes.filter((one) => one.like !== true), ...like],
      looked: joined(request.looked ?? '', copy.letGo(bold(best.gone))),
      isFreed: true,
    };
  }
  return null;
}

const likenessTo = (one: Condition): Wish => ({
  text: wordOf(one),
  anyOf: [[conditionOf('text', wordOf(one).toLowerCase())]],
  negated: false,
  byMeaning: true,
  like: true,
});
