import { facts, noFacts, topics, words } from '#listening/facts.ts';
import * as z from 'zod';

/** A fact by the list it stands in, so that it can be put back or taken out. */
const factRef = z.object({
  list: z.enum(['companies', 'kinds', 'limits', 'people', 'roles', 'fields', 'refused']),
  name: z.string(),
  said: z.string(),
});
export type FactRef = z.output<typeof factRef>;

/** One side of a contradiction: how it is called, where it was said (0: on the form), and what falls or holds with it. */
const side = z.object({ words: z.string().max(200), from: z.number(), drops: z.array(factRef), adds: z.array(factRef) });
const clash = z.object({ key: z.string(), about: z.enum(['said', 'form', 'rule']), sides: z.tuple([side, side]) });
export type Clash = z.output<typeof clash>;

const interviewState = z.object({
  version: z.literal(2),
  /** Student messages so far. */
  messages: z.number().int().min(0).max(8),
  facts,
  /** Answered, declined or asked often enough: never asked again. */
  closed: z.array(z.enum(topics)),
  /** What the last turn asked. */
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
  /** Said once: which languages it reads. */
  saidEnglish: z.boolean(),
  /** Which message (from 1) each fact came from, by the fact's words. */
  heard: z.array(z.object({ what: z.string(), from: z.number() })).max(400),
  /** What the student did or does, as clauses in the second person. */
  told: words,
  /** Where the student stands on questions with two sides, in their words. */
  stances: z.array(z.object({ on: z.string(), side: z.literal([0, 1]), said: z.string(), from: z.number() })).max(40),
  /** The contradiction that was just asked about. */
  clash: z.nullable(clash),
  /** Keys of those that were asked about. */
  clashed: words,
  /** How they were settled; `open` where the student wants both or does not choose. */
  settled: z.array(z.object({ chosen: z.string(), over: z.string(), open: z.boolean(), from: z.array(z.number()) })),
  /** Said while asked about work of another kind than the form names: a message each, 0 for never. */
  fullTime: z.number(),
  internship: z.number(),
  /** The answer to the last message did not come to its end: said once more, the same message is not heard twice. */
  unanswered: z.optional(z.literal(true)),
  /** Places refused or insisted on, with the keys of `language`. */
  places: z.array(z.object({ said: z.string(), keys: words, refused: z.boolean(), from: z.number() })).max(20),
});
export type InterviewState = z.output<typeof interviewState>;

/** Reads a state back; null when it is none of ours. */
export const readState = (stored: unknown): InterviewState | null => interviewState.safeParse(stored).data ?? null;

export const emptyState = (): InterviewState => ({
  version: 2,
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
  heard: [],
  told: [],
  stances: [],
  clash: null,
  clashed: [],
  settled: [],
  fullTime: 0,
  internship: 0,
  places: [],
});
