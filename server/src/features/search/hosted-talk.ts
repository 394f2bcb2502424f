import type { Job } from '@alive/contract/jobs.ts';
import type { Near, Offer } from '@alive/contract/reading.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { AnswerPart } from '#platform/chat.ts';
import type { Context } from './context.ts';
import type { KnownValues } from '@alive/grounding/evidence.ts';
import type { Memory } from './hosted-memory.ts';
import type { HostedTools } from './port.ts';
import type { SearchState } from './state.ts';

/** One answer of a language model while it is being written: what its message and its tools change and found. */
export interface Talk {
  tools: HostedTools;
  /** As a model may know the student, with the state as the tools left it. */
  context: Context;
  /** The student as they are, and the state as the message found it: for what a model is not asked about, and for what is shown besides its words. */
  whole: Context;
  memory: Memory;
  /**
   * Whether the student said these words since they agreed. The chat remembers in their words what was said before that too, which ranks what is
   * found and is no filter: a model is given none of it.
   */
  isSaid: (words: string) => boolean;
  /** What may be said. */
  said: KnownValues;
  /** What the student said in this conversation, and only that. */
  student: KnownValues;
  /** What is said besides the model's words of what was held back; '' for nothing. */
  aside: string;
  /** What tools have for the student to see, until it is passed on. */
  parts: AnswerPart[];
  /** What the message itself found, before the model was asked. */
  found: Found | null;
  /** The people found last in this answer. */
  people: Alumni[];
}

/** Changes what is kept of the conversation, and has it stored even where the answer is stopped. */
export function change(talk: Talk, changes: Partial<SearchState>): void {
  talk.context = { ...talk.context, state: { ...talk.context.state, ...changes, told: talk.memory.kept() } };
  talk.parts.push({ state: talk.context.state });
}

/** The figures of a text, which may be said where it is known. */
export const figuresIn = (text: string): number[] => (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

interface Found {
  jobs: Job[];
  /** What each of them misses, where none meets all. */
  nearest: Near[] | null;
  offers: Offer[];
  total: number;
  heldBack: number;
}
