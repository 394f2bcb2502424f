import type { About } from '#platform/chat.ts';
import { shareableSelf } from '#platform/llm/shareable.ts';
import type { HostedTools } from './port.ts';

/**
 * The tools as a language model's answer uses them: whatever is found, counted, ordered and scored is so for what a model may know of the
 * student. Only which jobs are listed, and `heldBack`, are by the whole of them.
 */
export function sharedTools(tools: HostedTools, whole: About): HostedTools {
  return {
    ...tools,
    resumeMeterOf: async () => null,
    compareResume: async () => [],
    findJobs: (filter, about, limit) =>
      tools.findJobs(filter, shareableSelf(about), limit, { ...whole, needsVisa: about.needsVisa ?? whole.needsVisa }),
    countJobs: (filter, about) => tools.countJobs({ ...filter, includeGated: true }, shareableSelf(about)),
    jobsByIds: (ids, about, filter) => tools.jobsByIds(ids, shareableSelf(about), filter),
    describeJob: (id, about, filter) => tools.describeJob(id, shareableSelf(about), filter),
  };
}
