import * as z from 'zod/mini';
import { conditions } from './conditions.ts';

/** What became of words of a message: a filter, a wish that ranks, an order, what the message does, or nothing. */
export const uses = ['condition', 'wish', 'order', 'act', 'unused'] as const;
export type Use = (typeof uses)[number];

/** A piece of a student's message, in UTF-16 code units of the message as sent, end exclusive, and the ids of the conditions it became. */
export const readSpan = z.object({ start: z.int().check(z.gte(0)), end: z.int(), as: z.enum(uses), ids: z.array(z.string()) });
export type ReadSpan = z.output<typeof readSpan>;

/** How a message was read: in order, without overlaps; every content word (lists/function-words.ts) lies in exactly one span. */
export const reading = z.array(readSpan);

/** A guess to tap, never applied by itself: what the set of conditions would be, and how many records it finds. */
export const offer = z.object({ id: z.string(), label: z.string(), filters: conditions, count: z.int() });
export type Offer = z.output<typeof offer>;

/** A record that does not meet all conditions, and the ids of those it misses. */
export const near = z.object({ id: z.string(), misses: z.array(z.string()) });
export type Near = z.output<typeof near>;
