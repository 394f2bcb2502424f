import type { Condition } from '@alive/contract/conditions.ts';
import { tool } from '#platform/llm/llm.ts';
import * as z from 'zod';
import { costsOf } from './costs.ts';
import { askedCondition, conditionsAsked, conditionsIn, fieldsExplained } from './hosted-conditions.ts';
import { jobFacts, postingFacts } from './hosted-facts.ts';
import { change, filterFor, type Talk } from './hosted-talk.ts';
import { mayBecome } from './hosted-wish.ts';
import { isSame, mostAtOnce, mostShown, perTurn } from './selection.ts';

const search = z.object({
  conditions: z.array(askedCondition).max(30),
  limit: z.int().min(1).max(mostAtOnce).optional(),
  more: z.boolean().optional(),
  held_back: z.boolean().optional(),
  only_count: z.boolean().optional(),
});

/** Searches with a whole set of conditions, which become those of the conversation. */
export const findJobs = (talk: Talk) =>
  tool(
    `Finds open jobs that meet a whole set of conditions, best for this student first, and makes these the conditions of the search where the student's message asks for a change; else it only looks. It gives the total, how many were held back because the student's visa, citizenship or another must rules them out, and the best jobs with their handles.
${fieldsExplained}
limit: how many, 5 where nothing is said. more: true leaves out those already shown. held_back: true gives those held back, only when the student asks for them. only_count: true counts without changing the search.`,
    search,
    async ({ conditions: asked, limit = perTurn, more = false, held_back: heldBack = false, only_count: onlyCount = false }) => {
      const { conditions, unused } = await conditionsAsked(talk.context, asked, talk.student.isHeard);
      const told = { conditions: conditions.map(({ label }) => label), ...(unused.length > 0 && { notUsed: unused }) };
      talk.said.hear(told);
      if (!onlyCount)
        return { ...told, ...(await (heldBack ? searchHeldBack(talk, conditions) : searchFor(talk, conditions, limit, more))) };
      const total = await talk.tools.countJobs(filterFor(talk, conditions), talk.context.about);
      talk.said.count(total);
      return { ...told, total };
    },
  );

async function searchFor(talk: Talk, conditions: Condition[], limit: number, more: boolean) {
  const { tools } = talk;
  const { about, state } = talk.context;
  const isOn = isSame(conditions, state.conditions);
  const seen = more && isOn ? state.shownIds : [];
  const found = await tools.findJobs(filterFor(talk, conditions), about, Math.min(mostShown, seen.length + limit));
  const jobs = found.jobs.filter(({ id }) => !seen.includes(id)).slice(0, limit);
  const facts = jobs.map((job) => ({ handle: talk.memory.job(job), ...jobFacts(job) }));
  talk.said.hear(facts);
  talk.said.countUpTo(jobs.length);
  talk.said.count(found.total, found.heldBack, seen.length, seen.length + jobs.length, found.total - seen.length - jobs.length);
  const { exact = 0, same = 0, related = 0 } = found.closeness ?? {};
  talk.said.count(exact, same, related);
  talk.said.earn(...jobs.flatMap((job) => [job.salary_min, job.salary_max]));
  if (!mayBecome(conditions, state.conditions, talk.wish(), talk.heardOthers))
    return { total: found.total, heldBack: found.heldBack, jobs: facts, onlyLooked };
  talk.found = { jobs, total: found.total, heldBack: found.heldBack };
  talk.parts.push({ filters: conditions });
  change(talk, {
    conditions,
    before: isOn ? state.before : state.total === null ? null : state.conditions,
    aside: [],
    wishes: [],
    order: null,
    total: found.total,
    heldBack: found.heldBack,
    shownIds: seen,
    heldIds: isOn ? state.heldIds : [],
    focusId: null,
    people: null,
    includeGated: false,
    offer: found.heldBack > 0 ? { kind: 'gated' } : null,
  });
  return {
    total: found.total,
    heldBack: found.heldBack,
    ...(seen.length > 0 && { alreadyShown: seen.length }),
    jobs: facts,
    ...(same + related > 0 && { titles: { thatVeryTitle: exact, sameWorkOtherTitle: same, relatedWork: related } }),
    ...(found.total < few && conditions.length > 0 && { without: await withoutEach(talk, conditions) }),
  };
}

const onlyLooked = `The search keeps its conditions: the student's message does not ask for others. Do not say that you changed it; ask before you do.`;

/** What rules the student out, for those who ask for it. */
async function searchHeldBack(talk: Talk, asked: Condition[]) {
  const { about, state } = talk.context;
  const wish = talk.wish();
  if (!wish.asksForHeldBack) return { problem: 'The student has not asked for what was held back. Offer it, and show it when they do.' };
  const conditions = mayBecome(asked, state.conditions, wish, talk.heardOthers) ? asked : state.conditions;
  const limit = Math.min(mostShown, state.heldIds.length + perTurn);
  const found = await talk.tools.findJobs({ ...filterFor(talk, conditions), onlyGated: true }, about, limit);
  const jobs = found.jobs.filter(({ id }) => !state.heldIds.includes(id)).slice(0, perTurn);
  talk.found = { jobs, total: found.total, heldBack: 0 };
  const facts = jobs.map((job) => ({ handle: talk.memory.job(job), ...jobFacts(job) }));
  const heldIds = [...state.heldIds, ...jobs.map(({ id }) => id)];
  talk.said.hear(facts);
  talk.said.countUpTo(jobs.length);
  talk.said.count(found.total, heldIds.length, found.total - heldIds.length);
  talk.said.earn(...jobs.flatMap((job) => [job.salary_min, job.salary_max]));
  talk.parts.push({ filters: conditions });
  change(talk, { conditions, heldIds, includeGated: found.total > heldIds.length, focusId: null, people: null, offer: null });
  return { conditions: conditions.map(({ label }) => label), total: found.total, jobs: facts };
}

/** How many there would be without the conditions of each field. */
async function withoutEach(talk: Talk, conditions: readonly Condition[]) {
  const costs = await costsOf(talk.context, conditions);
  talk.said.count(...costs.map(({ without }) => without));
  return costs.map(({ conditions: group, without }) => ({ without: group.map(({ label }) => label), total: without }));
}

/** Fewer are told with what each condition costs. */
const few = 3;

const one = z.object({ job: z.string().max(20) });

/** Reads one posting that this conversation told of. */
export const getJob = (talk: Talk) =>
  tool(
    'Reads the posting of one job by its handle: all that it says, for questions about duties, requirements or dates.',
    one,
    async ({ job: handle }) => {
      const told = recordOf(talk, handle);
      if (told === null) return { problem: 'There is no such job in this conversation.' };
      const { context, tools } = talk;
      const found = await tools.describeJob(told.id, context.about, filterFor(talk, context.state.lastConditions));
      if (found === null) return { problem: 'This job has closed since it was shown, or the student hid it.' };
      talk.heardOthers = true;
      const facts = { handle: talk.memory.job(found.job), ...postingFacts(found.job, found.description) };
      talk.said.hear(facts);
      talk.said.earn(found.job.salary_min, found.job.salary_max);
      change(talk, { focusId: told.id });
      return facts;
    },
  );

export function jobsStep(talk: Talk, input: unknown): string {
  const asked = search.safeParse(input);
  const labels = asked.success ? conditionsIn(talk.context, asked.data.conditions).map(({ label }) => label) : [];
  return labels.length === 0 ? 'Looking for jobs' : `Looking for jobs: ${labels.slice(0, mostInStep).join(', ')}`;
}

export function postingStep(talk: Talk, input: unknown): string {
  const asked = one.safeParse(input);
  const told = asked.success ? recordOf(talk, asked.data.job) : null;
  return told === null ? 'Reading the posting' : `Reading the posting: ${told.name}`;
}

/** "J1", "[j1]". */
const recordOf = ({ memory }: Talk, handle: string) => {
  const told = memory.called(handle.replace(/[^a-z\d]/gi, ''));
  return told?.handle.startsWith('J') === true ? told : null;
};

/** Conditions that a line names. */
const mostInStep = 4;
