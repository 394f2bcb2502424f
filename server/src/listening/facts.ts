import * as z from 'zod';

/** What a student can tell about, in the order in which an interview asks when nothing else decides. */
export const topics = ['energy', 'loved', 'hated', 'people', 'roles', 'companies', 'limits'] as const;
export type Topic = (typeof topics)[number];

/** Short phrases as the student put them. */
export const words = z.array(z.string().max(400)).max(40);

/** Something with a name of its own, and how the student put it. */
const named = z.array(z.object({ name: z.string().max(200), said: z.string().max(200) })).max(40);
export type Named = z.output<typeof named>[number];

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
});
