import type { Condition } from '@alive/contract/conditions.ts';
import { laterLevels } from '@alive/contract/jobs.ts';
import type { AnswerPart } from '#platform/chat.ts';
import { conditionOf, isSameThing, group, thingOf } from '@alive/language/conditions/registry.ts';
import type { Context } from './context.ts';
import { type Cost, costsOf } from './costs.ts';
import { plain } from '@alive/language/conditions/facts.ts';
import { nameOf } from './job-facts.ts';
import { filterOf } from './filter.ts';
import { say } from './say.ts';
import { isSame, perTurn } from './selection.ts';
import { seen } from './shown-jobs.ts';
import { dropsOf } from './suggestions.ts';
import { bold, doing, gateReason } from './change.ts';
import * as copy from './copy/nothing.ts';

/** Why something is not among the jobs shown: which condition or gate keeps it out, with counts, and what would let it in. */
export async function* whyNot(context: Context, missed: readonly Condition[], words: readonly string[]): AsyncGenerator<AnswerPart> {
  const { state, tools, about, lookup } = context;
  const wanted = [...missed, ...(missed.length === 0 ? words.map((word) => conditionOf('text', word)) : [])];
  if (wanted.length === 0) return yield* whyFew(context);
  const active = state.conditions;
  const name = bold(wanted);
  const count = (conditions: readonly Condition[]) => tools.countJobs(filterOf(conditions, lookup), about);

  // What was shown is that only where it is all that is asked for; those of an earlier search are shown again.
  const now = isSame(state.lastConditions, active) ? state.last : [];
  const isNamed = wanted.some(({ field }) => field === 'company');
  const rows = isNamed ? [...now, ...state.earlier] : [];
  const ids = rows.map((one) => one.id);
  const meeting =
    rows.length === 0 ? [] : (await tools.findJobs({ ...filterOf(wanted, lookup), ids, includeGated: true }, about, ids.length)).jobs;
  const shown = rows.filter(({ id }) => meeting.some((job) => job.id === id));
  const there = now.findIndex(({ id }) => id === shown[0]?.id);
  if (shown[0] !== undefined && there >= 0)
    return yield* say(context, copy.isThere(there + 1, `**${plain(shown[0].title)}**`), [`Why number ${there + 1}?`, 'Show more']);
  if (shown.length > 0)
    return yield* seen(
      context,
      shown.slice(0, perTurn).map(({ id }) => id),
    );
  const refused = active.filter((one) => one.op === 'not' && wanted.some((other) => isSameThing(one, other)));
  if (refused.length > 0) {
    const rest = active.filter((one) => !refused.includes(one));
    return yield* say(
      context,
      copy.askedToLeaveOut(name, await count(rest), refused.flatMap(({ id }) => state.origins[id] ?? [])[0]),
      [`Also ${thingOf(wanted[0] ?? refused[0] ?? conditionOf('text', ''))}`, 'Show more'],
      {
        kind: 'search',
        conditions: rest,
      },
    );
  }
  const rivals = active.filter(
    (one) => one.op !== 'not' && wanted.some((other) => group(one) === group(other) && !isSameThing(one, other)),
  );
  const combined = [...active.filter((one) => !wanted.some((other) => isSameThing(one, other))), ...wanted];
  const instead = [...active.filter((one) => !rivals.includes(one) && !wanted.some((other) => isSameThing(one, other))), ...wanted];
  const found = await tools.findJobs(filterOf(instead, lookup), about, 1);
  const [best] = found.jobs;
  if (best !== undefined && rivals.length > 0)
    return yield* say(
      context,
      copy.askedForOther(bold(rivals, 'or'), name, found.total),
      ['Yes', `Only ${thingOf(wanted[0] ?? rivals[0] ?? conditionOf('text', ''))}`, 'Show more'],
      { kind: 'search', conditions: combined },
    );
  if (best !== undefined) {
    const here = state.last.findIndex((shown) => shown.id === best.id);
    const text =
      here >= 0
        ? copy.isThere(here + 1, nameOf(best))
        : copy.lowerDown(name, found.total, best.match?.score == null ? null : { job: nameOf(best), score: best.match.score });
    return yield* say(
      context,
      text,
      here >= 0 ? ['Show more'] : ['Yes', 'Show more'],
      here >= 0 ? null : { kind: 'search', conditions: instead },
    );
  }
  if (found.heldBack > 0)
    return yield* say(
      context,
      copy.heldOf(name, found.heldBack, gateReason(about, found.heldBack === 1)),
      ['Show what you held back', 'Show more'],
      { kind: 'gated' },
    );
  const alone = await count(wanted);
  if (alone === 0) {
    const beyond = wanted.some((one) => one.field === 'level') ? 0 : await count([...wanted, ...beyondEntry]);
    return yield* say(
      context,
      beyond > 0 ? copy.beyondEntry(name, beyond) : copy.noneFor(name),
      beyond > 0 ? [`Senior ${thingOf(wanted[0] ?? conditionOf('text', ''))} jobs`, 'Show more'] : ['Show more', 'Start over'],
    );
  }
  const costs = (await costsOf(context, instead)).filter(
    (cost) => cost.without > 0 && !cost.conditions.some((one) => wanted.includes(one)),
  );
  const dearest = costs.sort((a, b) => b.without - a.without)[0];
  const blamed = dearest?.conditions ?? instead.filter((one) => !wanted.includes(one));
  const conditions = instead.filter((one) => !blamed.includes(one));
  yield* say(context, copy.noneTogether(name, alone, doing(blamed)), ['Yes', ...dropsOf(blamed).slice(0, 1), 'Show more'], {
    kind: 'search',
    conditions,
  });
}

/** Why there are so few: what narrows most. */
async function* whyFew(context: Context): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const costs = (await costsOf(context, state.conditions))
    .filter((cost) => cost.without > (state.total ?? 0))
    .sort((a, b) => b.without - a.without);
  const [dearest, second] = costs;
  if (dearest === undefined && state.total === 0)
    return yield* say(context, copy.whichMattersLeast, [...dropsOf(state.conditions).slice(0, 2), 'Start over']);
  if (dearest === undefined) return yield* say(context, copy.allThereIs, ['Start over', 'Show more']);
  const costOf = ({ conditions, without }: Cost) => ({ doing: doing(conditions), without });
  yield* say(
    context,
    copy.narrowsMost(costOf(dearest), state.total ?? 0, second === undefined ? null : costOf(second)),
    ['Yes', ...dropsOf(second?.conditions ?? []).slice(0, 1), 'Show more'],
    { kind: 'drop', ids: dearest.conditions.map((one) => one.id) },
  );
}

const beyondEntry = laterLevels.map((level) => conditionOf('level', level));
