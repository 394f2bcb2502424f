import type { Condition } from '@alive/contract/conditions.ts';
import { laterLevels } from '@alive/contract/jobs.ts';
import type { AnswerPart } from '#platform/chat.ts';
import { conditionOf, isSameThing, group, wordOf, thingOf } from '@alive/language/conditions/registry.ts';
import type { Context } from './context.ts';
import { costsOf } from './costs.ts';
import { figure, listed, plain } from '@alive/language/conditions/facts.ts';
import { nameOf } from './job-facts.ts';
import { filterOf } from './filter.ts';
import { say } from './say.ts';
import { isSame } from './selection.ts';
import { dropsOf } from './suggestions.ts';
import { gateReason } from './words.ts';

/** Why something is not among the jobs shown: which condition or gate keeps it out, with counts, and what would let it in. */
export async function* whyNot(context: Context, missed: readonly Condition[], words: readonly string[]): AsyncGenerator<AnswerPart> {
  const { state, tools, about, lookup } = context;
  const wanted = [...missed, ...(missed.length === 0 ? words.map((word) => conditionOf('text', word)) : [])];
  if (wanted.length === 0) return yield* whyFew(context);
  const active = state.conditions;
  const name = listed(wanted.map((one) => `**${wordOf(one)}**`));
  const count = (conditions: readonly Condition[]) => tools.countJobs(filterOf(conditions, lookup), about);

  // Those of an earlier search are no longer there.
  const now = isSame(state.lastConditions, active) ? state.last : [];
  const there = now.findIndex(({ company }) => wanted.some((one) => one.field === 'company' && one.value === company));
  const seen = now[there];
  if (seen !== undefined)
    return yield* say(context, `It is there: number ${there + 1}, **${plain(seen.title)}**.`, [`Why number ${there + 1}?`, 'Show more']);
  const refused = active.filter((one) => one.op === 'not' && wanted.some((other) => isSameThing(one, other)));
  if (refused.length > 0) {
    const rest = active.filter((one) => !refused.includes(one));
    return yield* say(
      context,
      `You asked me to leave out ${name}. With that let in, ${fits(await count(rest))}. Shall I let it back in?`,
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
      `You asked for ${listed(
        rivals.map((one) => `**${wordOf(one)}**`),
        'or',
      )}, and ${name} is something else. In its place, ${fits(found.total)}. Shall I add it to what you have?`,
      ['Yes', `Only ${thingOf(wanted[0] ?? rivals[0] ?? conditionOf('text', ''))}`, 'Show more'],
      { kind: 'search', conditions: combined },
    );
  if (best !== undefined) {
    const lowest = state.last.at(-1);
    const here = state.last.findIndex((shown) => shown.id === best.id);
    const text =
      here >= 0
        ? `It is there: number ${here + 1}, ${nameOf(best)}.`
        : `Nothing keeps ${name} out: ${figure(found.total)} of the ${figure(state.total ?? found.total)} ${found.total === 1 ? 'is' : 'are'} that, only lower down${lowest === undefined || best.match?.score == null ? '' : `; the best, ${nameOf(best)}, scores ${best.match.score}`}. Shall I show only ${found.total === 1 ? 'it' : 'those'}?`;
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
      `${figure(found.heldBack)} of ${name} would fit, but ${found.heldBack === 1 ? 'it is' : 'they are'} held back: ${found.heldBack === 1 ? 'it' : 'they'} ${gateReason(about, found.heldBack === 1)}. Ask and I'll show ${found.heldBack === 1 ? 'it' : 'them'}.`,
      ['Show what you held back', 'Show more'],
      { kind: 'gated' },
    );
  const alone = await count(wanted);
  if (alone === 0) {
    const beyond = wanted.some((one) => one.field === 'level') ? 0 : await count([...wanted, ...beyondEntry]);
    return yield* say(
      context,
      beyond > 0
        ? `For ${name} all **${figure(beyond)}** open ${beyond === 1 ? 'job is' : 'jobs are'} beyond entry level, so I leave ${beyond === 1 ? 'it' : 'them'} out unless you ask.`
        : `There is not one open job for ${name} in this database, so no condition is to blame.`,
      beyond > 0 ? [`Senior ${thingOf(wanted[0] ?? conditionOf('text', ''))} jobs`, 'Show more'] : ['Show more', 'Start over'],
    );
  }
  const costs = (await costsOf(context, instead)).filter(
    (cost) => cost.without > 0 && !cost.conditions.some((one) => wanted.includes(one)),
  );
  const dearest = costs.sort((a, b) => b.without - a.without)[0];
  const blamed = dearest?.conditions ?? instead.filter((one) => !wanted.includes(one));
  const conditions = instead.filter((one) => !blamed.includes(one));
  yield* say(
    context,
    `${name} has **${figure(alone)}** open ${alone === 1 ? 'job' : 'jobs'} here, but none that meets ${listed(
      blamed.map((one) => `**${wordOf(one)}**`),
      dearest === undefined ? 'and' : 'or',
    )} too. Without ${blamed.length === 1 ? 'that' : 'those'}, ${fits(dearest?.without ?? alone)}. Shall I show ${(dearest?.without ?? alone) === 1 ? 'it' : 'them'}?`,
    ['Yes', ...dropsOf(blamed).slice(0, 1), 'Show more'],
    { kind: 'search', conditions },
  );
}

/** Why there are so few: what narrows most. */
async function* whyFew(context: Context): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const costs = (await costsOf(context, state.conditions))
    .filter((cost) => cost.without > (state.total ?? 0))
    .sort((a, b) => b.without - a.without);
  const [dearest, second] = costs;
  if (dearest === undefined && state.total === 0)
    return yield* say(context, 'No single condition is to blame: each two of them together leave nothing. Which matters least to you?', [
      ...dropsOf(state.conditions).slice(0, 2),
      'Start over',
    ]);
  if (dearest === undefined)
    return yield* say(context, `${figure(state.total ?? 0)} is all there is; no single condition keeps more out.`, [
      'Start over',
      'Show more',
    ]);
  const name = (conditions: readonly Condition[]) =>
    listed(
      conditions.map((one) => `**${wordOf(one)}**`),
      'or',
    );
  yield* say(
    context,
    `What narrows most is ${name(dearest.conditions)}: without it ${fits(dearest.without)} instead of ${figure(state.total ?? 0)}${second === undefined ? '' : `; without ${name(second.conditions)}, ${figure(second.without)}`}. Shall I let go of ${name(dearest.conditions)}?`,
    ['Yes', ...dropsOf(second?.conditions ?? []).slice(0, 1), 'Show more'],
    { kind: 'drop', ids: dearest.conditions.map((one) => one.id) },
  );
}

const beyondEntry = laterLevels.map((level) => conditionOf('level', level));
const fits = (total: number) => `**${figure(total)}** ${total === 1 ? 'fits' : 'fit'}`;
