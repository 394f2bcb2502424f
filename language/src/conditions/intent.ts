import { condition } from '@alive/contract/conditions.ts';
import { peopleSort, strategies } from '@alive/contract/people.ts';
import { mostOf } from './registry.ts';
import * as z from 'zod';

/**
 * What a question about people asks for: every planner fills this, and one compiler turns it into a statement. The conditions are the chips
 * themselves, so that chips, sentence and query cannot disagree.
 */
const intent = z.object({
  conditions: z.array(condition).max(mostOf.people),
  /** What ranks and rules nobody out: whom a condition fits comes first, whom one with "not" fits last. */
  wishes: z.optional(z.array(condition).max(8)),
  /** null: the best match first. */
  sort: z.nullable(peopleSort),
  /** How many people are shown. */
  limit: z.int().min(1).max(100),
});
export type Intent = z.infer<typeof intent>;

/** How many people an answer shows unless the question says otherwise. */
export const usualLimit = 20;

export const mostConditions = mostOf.people;

/** A question about what was found: it shows some of it and changes none of the conditions. */
const view = z.object({
  /** Only these of those shown; null: of all who are found. */
  ids: z.nullable(z.array(z.string())),
  /** What those must meet in addition. */
  conditions: z.array(condition),
  /** Why they were shown is stated. */
  why: z.boolean(),
  /** Who stays numbered for the next message, where the answer shows fewer; null: whom it shows. */
  list: z.nullable(z.array(z.string())),
});
export type View = z.infer<typeof view>;

/**
 * What a planner made of one question.
 * @internal
 */
export const plan = z.object({
  strategy: z.enum(strategies),
  /** In a few words, how the question is answered. */
  approach: z.string(),
  /** What was recognised, guessed and left out, each a sentence. */
  thinking: z.array(z.string()),
  intent,
  view: view.optional(),
  /** What the message does, where it does not ask by conditions: a language model has nothing to add. */
  act: z.string().optional(),
  /** What to say where nothing is to be searched for: a refusal in one kind sentence, small talk, or where to ask instead. */
  reply: z.string().nullable(),
  /** Words that did something and name no condition: an order, what is let go of, when it was so, which row is meant. */
  spent: z.array(z.string()).optional(),
  /** Words that became no condition. */
  leftOut: z.array(z.string()),
  /** Parts of the question that the records cannot answer, each a sentence. */
  unanswerable: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;
