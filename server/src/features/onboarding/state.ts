import * as z from 'zod';

/** What the interview wants to learn, in the order in which it asks when nothing else decides. */
export const topics = ['energy', 'loved', 'hated', 'people', 'roles', 'companies', 'limits'] as const;
export type Topic = (typeof topics)[number];

const words = z.array(z.string().max(400)).max(40);

/** Something with a name of its own, and how the student put it. */
const named = z.array(z.object({ name: z.string().max(200), said: z.string().max(200) })).max(40);
export type Named = z.output<typeof named>[number];

const facts = z.object({
  /** Things that give energy, phrases that fit into a sentence ("building a robot arm", "your sister's bakery"). */
  loved: words,
  hated: words,
  /** What they have made or done, as gerunds. */
  did: words,
  /** How they want to work and with whom: nouns, gerunds or adjectives. */
  people: words,
  /** What they do not want around them. */
  shun: words,
  roles: named,
  /** Functions and industries they lean towards. */
  fields: named,
  companies: words,
  /** Sorts of employer: "startups", "non-profits". */
  kinds: words,
  /** Hours, pay, pace, places and whatever else must hold. */
  limits: words,
  /** Roles, fields and companies they turned down. */
  refused: named,
  /** Their own sentences where nothing finer was understood. */
  quotes: z.array(z.object({ topic: z.enum(topics), text: z.string().max(400) })).max(20),
});
export type Facts = z.output<typeof facts>;

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
  facts: {
    loved: [],
    hated: [],
    did: [],
    people: [],
    shun: [],
    roles: [],
    fields: [],
    companies: [],
    kinds: [],
    limits: [],
    refused: [],
    quotes: [],
  },
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
