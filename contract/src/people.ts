import * as z from 'zod/mini';

/** Someone who went before, as students may see them: of a `limited` person hometown, about and linkedin are null. */
export const alumni = z.object({
  id: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
  /** The current position. */
  role: z.string(),
  company: z.string(),
  linkedin: z.nullable(z.string()),
  /** Calendar year of graduation. */
  year: z.nullable(z.int()),
  major: z.nullable(z.string()),
  school: z.nullable(z.string()),
  hometown: z.nullable(z.string()),
  hometown_city: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  hometown_country: z.nullable(z.string()),
  /** As career-path.ts reads and prints it, newest first. */
  career_path: z.string(),
  about: z.nullable(z.string()),
  /** 0–100, the same for the same person, student and question. */
  match_score: z.int().check(z.gte(0), z.lte(100)),
  /** What the score is made of, in sentences. */
  match_reasons: z.array(z.string()),
});
export type Alumni = z.output<typeof alumni>;
