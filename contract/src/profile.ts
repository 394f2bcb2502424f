import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text(1, 300)).check(z.maxLength(60));

/** What is known of a student as the search reads it, derived from their kept facts. */
export const profile = z.object({
  summary: text(0, 4000),
  interests: list,
  target_companies: list,
  target_roles: list,
  ideal_environment: text(0, 20_000),
});
export type Profile = z.output<typeof profile>;
