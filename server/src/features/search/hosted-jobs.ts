import { tool } from '#platform/llm/llm.ts';
import * as z from 'zod';
import { filterOf } from './filter.ts';
import { postingFacts } from './hosted-facts.ts';
import { change, type Talk } from './hosted-talk.ts';
import { step } from './copy/model.ts';

const one = z.object({ job: z.string().max(20) });

/** Reads one posting that this conversation mentioned. */
export const getJob = (talk: Talk) =>
  tool(
    'Reads the posting of one job by its handle: all that it says, for questions about duties, requirements or dates.',
    one,
    async ({ job: handle }) => {
      const record = recordOf(talk, handle);
      if (record === null) return { problem: 'There is no such job in this conversation.' };
      const { context, tools } = talk;
      const found = await tools.describeJob(record.id, context.about, filterOf(context.state.lastConditions, context.lookup));
      if (found === null) return { problem: 'This job has closed since it was shown, or the student hid it.' };
      const facts = { handle: talk.memory.job(found.job), ...postingFacts(found.job, found.description) };
      talk.said.collect(facts);
      talk.said.earn(found.job.salary_min, found.job.salary_max);
      change(talk, { focusId: record.id });
      return facts;
    },
  );

export function postingStep(talk: Talk, input: unknown): string {
  const asked = one.safeParse(input);
  const record = asked.success ? recordOf(talk, asked.data.job) : null;
  return step.posting(record?.name ?? null);
}

/** "J1", "[j1]". */
const recordOf = ({ memory }: Talk, handle: string) => {
  const record = memory.called(handle.replace(/[^a-z\d]/gi, ''));
  return record?.handle.startsWith('J') === true ? record : null;
};
