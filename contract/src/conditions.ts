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
  'citizenship',
  'degree',
  'posted',
  'kind',
] as const;
/** `in` names employers or places of which one will do; of a role, that only what goes by its very name is meant. */
export const operators = ['is', 'not', 'in', 'between', 'at_least', 'at_most', 'before', 'after', 'then'] as const;

/** Which of a person's positions a condition speaks of: one held now, one that has ended, the first after studying, or any. */
export const times = ['now', 'past', 'first', 'ever'] as const;

const scalar = z.union([text(1, 200), z.number(), z.boolean()]);
const mark = z.optional(z.int().check(z.gte(1), z.lte(9)));

/**
 * One active condition of a search, for jobs and people alike; shown as a chip. Positive ones of the same field are alternatives, fields
 * hold together, every "not" holds. `when`, `position` and `during` are for people alone.
 */
export const condition = z.object({
  id: text(1, 64),
  field: z.enum(fields),
  op: z.enum(operators),
  value: z.union([scalar, z.array(scalar).check(z.maxLength(50))]),
  /** What the chip shows. */
  label: text(1, 200),
  /** How many records meet this condition by itself. */
  count: z.optional(z.int()),
  /** `now` where it is not stated. */
  when: z.optional(z.enum(times)),
  /** Which position: conditions with the same `when` and `position` are about one and the same, with different numbers about two. */
  position: mark,
  /** The `position` at the same time as which this one was held. */
  during: mark,
  /** Conditions that share this number are alternatives whatever their fields. */
  either: mark,
  /** Of alternatives, those that share this number hold together. */
  all: mark,
});

/** All that a search is narrowed by. */
export const conditions = z.array(condition).check(
  z.maxLength(60),
  z.refine((all) => all.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 1), 0) <= 200),
);

export type Condition = z.output<typeof condition>;
