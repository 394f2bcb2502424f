import { facts, noFacts, topics, words } from '#listening/facts.ts';
import * as z from 'zod';

const interviewState = z.object({
  version: z.literal(1),
  /** Student messages so far. */
  messages: z.number().int().min(0).max(8),
  facts,
  /** Answered, declined or asked often enough: never asked again. */
  closed: z.array(z.enum(topics)),
  /** What the last turn asked; null when it asked for anything the student likes to add. */
  asking: z.array(z.enum(topics)),
  /** Times the topics were put. */
  tries: z.record(z.string(), z.number()),
  /** Directions offered in the last turn. */
  offered: words,
  /** They said yes to several directions at once and were asked which. */
  sure: z.boolean(),
  /** Topics for which directions were offered once. */
  helped: z.array(z.enum(topics)),
  /** The beginnings of the assistant's turns, so that none comes twice. */
  openings: words,
  /** Questions already put, word for word. */
  put: words,
  /** Said once: that it reads English best. */
  saidEnglish: z.boolean(),
});
export type InterviewState = z.output<typeof interviewState>;

/** Reads a state back; null when it is none of ours. */
export const readState = (stored: unknown): InterviewState | null => interviewState.safeParse(stored).data ?? null;

export const emptyState = (): InterviewState => ({
  version: 1,
  messages: 0,
  facts: noFacts(),
  closed: [],
  asking: [],
  tries: {},
  offered: [],
  sure: false,
  helped: [],
  openings: [],
  put: [],
  saidEnglish: false,
});
