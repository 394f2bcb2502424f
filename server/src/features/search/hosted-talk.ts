import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { AnswerPart } from '#platform/chat.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import type { Heard } from '@alive/grounding/evidence.ts';
import type { Memory } from './hosted-memory.ts';
import type { Wish } from './hosted-wish.ts';
import type { HostedTools, JobFilter } from './port.ts';
import type { SearchState } from './state.ts';

/** One answer of a language model while it is being written: what its tools change and what they found. */
export interface Talk {
  tools: HostedTools;
  /** With the state as the tools left it. */
  context: Context;
  memory: Memory;
  /** What may be said. */
  said: Heard;
  /** What the student said in this conversation, and only that. */
  student: Heard;
  /** What this message asks of the search. */
  wish: () => Wish;
  /** Whether a posting, or what somebody wrote of themselves, was read in this answer. */
  heardOthers: boolean;
  /** What tools have for the student to see, until it is passed on. */
  parts: AnswerPart[];
  /** The jobs found last in this answer. */
  found: { jobs: Job[]; total: number; heldBack: number } | null;
  /** The people found last in this answer. */
  people: Alumni[];
}

/** Changes what is kept of the conversation, and has it stored even where the answer is stopped. */
export function change(talk: Talk, changes: Partial<SearchState>): void {
  talk.context = { ...talk.context, state: { ...talk.context.state, ...changes, told: talk.memory.kept() } };
  talk.parts.push({ state: talk.context.state });
}

/** What a search for these conditions filters by: what rules the student out is among it only where the student named the employer. */
export function filterFor({ context, student }: Talk, conditions: readonly Condition[]): JobFilter {
  const { includeGated, ...filter } = filterOf(conditions, context.lookup);
  const named = conditions.some(({ field, op, value }) => field === 'company' && op !== 'not' && student.isHeard(String(value)));
  return includeGated === true && named ? { ...filter, includeGated } : filter;
}
