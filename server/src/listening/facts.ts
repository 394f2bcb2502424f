import * as z from 'zod';

/** What a student can tell about, in the order in which an interview asks when nothing else decides. */
export const topics = ['energy', 'loved', 'hated', 'people', 'roles', 'companies', 'limits'] as const;
export type Topic = (typeof topics)[number];

/** Short phrases as the student put them. */
export const words = z.array(z.string().max(400)).max(40);

/** Something with a name of its own, and how the student put it. */
const named = z.array(z.object({ name: z.string().max(200), said: z.string().max(200) })).max(40);
export type Named = z.output<typeof named>[number];

/** Kinds of work that the verbs and nouns of a student tell of, the same in any field. */
const traits = [
  'teaching',
  'building',
  'fixing',
  'organising',
  'caring',
  'investigating',
  'analysing',
  'performing',
  'writing',
  'drawing',
  'selling',
  'leading',
  'growing',
  'coding',
  'competing',
  'cooking',
  'translating',
  'making',
  'arguing',
  'exploring',
] as const;
export type Trait = (typeof traits)[number];

/** What else a phrase of `loved`, `hated` or `did` tells. */
const detail = z.object({
  /** The phrase, as it stands in its list. */
  what: z.string().max(400),
  /** How much the student dwelt on it, from 1: words of energy, numbers, detail, repetition. */
  weight: z.number(),
  trait: z.nullable(z.enum(traits)),
});
export type Detail = z.output<typeof detail>;

/** Sides of a life that decide more than any interest. */
const circumstanceKinds = [
  'access',
  'record',
  'caring',
  'health',
  'grief',
  'origin',
  'service',
  'faith',
  'commute',
  'money',
  'language',
] as const;
const circumstance = z.object({
  kind: z.enum(circumstanceKinds),
  /** One whole clause in the second person: "you are blind", "your son is two". */
  said: z.string().max(200),
});
export type Circumstance = z.output<typeof circumstance>;

/** What is known of a student. */
export const facts = z.object({
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
  /** Beside `loved`, `hated` and `did`; of these lists the most telling phrase stands first. */
  details: z.array(detail).max(120),
  circumstances: z.array(circumstance).max(12),
});
export type Facts = z.output<typeof facts>;

/** Nothing known yet. */
export const noFacts = (): Facts => ({
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
  details: [],
  circumstances: [],
});

/** What is kept beside a phrase; null where nothing is. */
export const detailOf = (known: Pick<Facts, 'details'>, what: string): Detail | null =>
  known.details.find((one) => one.what === what) ?? null;
