import * as z from 'zod';
import { FetchError } from '#platform/fetch/error.ts';
import type { Ask } from '#platform/fetch/open.ts';

/** What an answer holds, by the schema of its outermost shape. Throws FetchError, kind `unreadable`, where that is not what came. */
export function replyOf<Schema extends z.ZodType>(schema: Schema, answer: Awaited<ReturnType<Ask>>): z.output<Schema> {
  const { data } = schema.safeParse(answer.unchanged ? undefined : answer.json);
  if (data === undefined) throw new FetchError('unreadable', 'The answer is not in the shape that the vendor of this board documents.');
  return data;
}

/** An identity, which some vendors write as a number; of letters that can be seen, and no longer than an index holds. */
export const identity = z
  .union([z.string(), z.number()])
  .transform(String)
  .check(z.regex(/^[^\p{C}]{1,300}$/u));

// A field that is missing, empty or of another kind than usual costs the job that field, not the job itself.
/** PostgreSQL holds neither NUL nor half a surrogate pair. */
export const text = z
  .string()
  .transform((words) => words.replaceAll('\u0000', '').toWellFormed())
  .nullish()
  .catch(null);
export const flag = z.boolean().nullish().catch(null);
export const count = z.number().int().nonnegative().nullish().catch(null);

/** A list of which each entry is read by itself; empty where it is none. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((one) => entry.safeParse(one).data ?? []));

/** A group of fields; null where it is none. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullish().catch(null);
