import { interviewTopics } from '@alive/contract/conversations.ts';
import * as z from 'zod';

const topic = z.enum(interviewTopics);
const interviewState = z.object({
  version: z.literal(3),
  /** Student messages so far. */
  messages: z.number().int().min(0).max(8),
  /** Questions that were answered or skipped: never asked again. */
  closed: z.array(topic),
  /** What the last answer asked: one of the six, or something about what was said. */
  asking: z.nullable(z.union([topic, z.enum(['over', 'pause'])])),
  /** The question that is open meanwhile. */
  topic: z.nullable(topic),
  /** Which question was open at each message of the student so far. */
  topics: z.array(z.nullable(topic)).max(8).default([]),
  /** It was put a second time, in simpler words. */
  simpler: z.boolean(),
  /** It was asked which fact is wrong. */
  which: z.boolean(),
  /** The fact of which both more and less was said. */
  between: z.nullable(z.string()),
  /** What the message before added, by id. */
  last: z.array(z.string()).max(60),
  /** Lines for events that were said, each once. */
  said: z.array(z.string()).max(40),
  /** Chips and buttons, hardly a word. */
  short: z.boolean(),
  /** The id of the fact by the résumé that the open question is about. */
  about: z.nullable(z.string()).default(null),
  /** Such a question was asked: there is one at most. */
  wasAbout: z.boolean().default(false),
});
export type InterviewState = z.output<typeof interviewState>;

export const emptyState = (): InterviewState => ({
  version: 3,
  messages: 0,
  closed: [],
  asking: null,
  topic: null,
  topics: [],
  simpler: false,
  which: false,
  between: null,
  last: [],
  said: [],
  short: false,
  about: null,
  wasAbout: false,
});

/** Reads a stored state; a former or foreign one is an interview that starts at its first question. */
export const readState = (stored: unknown): InterviewState => interviewState.safeParse(stored).data ?? emptyState();
