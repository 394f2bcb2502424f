import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text(1, 200)).check(z.maxLength(30));

/** What the onboarding conversation learned, in the student's own terms. */
export const profile = z.object({
  summary: text(0, 4000),
  interests: list,
  target_companies: list,
  target_roles: list,
  ideal_environment: text(0, 2000),
});
export type Profile = z.output<typeof profile>;
