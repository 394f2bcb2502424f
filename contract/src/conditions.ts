import * as z from 'zod/mini';
import { text } from './text.ts';

export const fields = [
  'name',
  'role',
  'function',
  'seniority',
  'company',
  'industry',
  'skill',
  'major',
  'school',
  'year',
  'hometown',
  'place',
  'experience',
  'tenure',
  'sequence',
  'founder',
  'text',
  'level',
  'remote',
  'pay',
  'sponsorship',
  'clearance',
] as const;
export const operators = ['is', 'not', 'in', 'between', 'at_least', 'at_most', 'before', 'after', 'then'] as const;

const scalar = z.union([text(1, 200), z.number(), z.boolean()]);

/** One active condition of a search, for jobs and people alike; shown as a chip. */
export const condition = z.object({
  id: text(1, 64),
  field: z.enum(fields),
  op: z.enum(operators),
  value: z.union([scalar, z.array(scalar).check(z.maxLength(50))]),
  /** What the chip shows. */
  label: text(1, 200),
  /** How many records meet this condition together with the others. */
  count: z.optional(z.int()),
});
export type Condition = z.output<typeof condition>;
