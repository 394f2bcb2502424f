import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { occupation } from './occupations.ts';
import { id, text, time } from './text.ts';

export const factKinds = [
  'activity',
  'work',
  'employer',
  'place',
  'seeking',
  'must',
  'people',
  'skill',
  'education',
  'experience',
  'project',
  'language',
  'award',
  'link',
] as const;
export type FactKind = (typeof factKinds)[number];

/** The rows of a profile: More of, Less of, Looking for, Must have, Have. */
export const stances = ['more', 'less', 'looking', 'must', 'have'] as const;
export type Stance = (typeof stances)[number];

/** What each row is called on the screen. */
export const stanceNames: Readonly<Record<Stance, string>> = {
  more: 'More of',
  less: 'Less of',
  looking: 'Looking for',
  must: 'Must have',
  have: 'Have',
};

/** The kinds that a row takes; the first is the one a fact gets that fits no other. */
export const kindsOf: Readonly<Record<Stance, readonly FactKind[]>> = {
  more: ['activity', 'skill', 'work', 'people', 'place', 'employer'],
  less: ['activity', 'skill', 'work', 'people', 'place', 'employer'],
  looking: ['work', 'employer', 'place', 'people', 'seeking'],
  must: ['must', 'place', 'people', 'seeking'],
  have: ['skill', 'education', 'experience', 'project', 'language', 'award', 'link'],
};

/** Whether a row takes facts of this kind. */
export const takes = (stance: Stance, kind: FactKind): boolean => kindsOf[stance].includes(kind);

export const factOrigins = ['said', 'form', 'resume', 'typed'] as const;
export const factStatuses = ['kept', 'offered', 'dropped'] as const;

const factText = text(1, 300).check(
  // `https://stripe.com@evil.example` leads to the latter.
  z.refine((value) => !/\b[a-z][a-z\d+.-]*:[\\/]+[^\\/?#\s]*@/i.test(value), 'Please leave out what stands before the @ in this link.'),
);
/** A fact's id: one of ours, or `form:needsVisa`, `form:canGetClearance`, `form:place:KEY`, `form:seeking:KEY`. */
const factId = z
  .string()
  .check(z.minLength(1), z.maxLength(400), z.regex(/^(?:[\w-]{1,64}|form:[^\u0000-\u001f]+)$/u, 'This is not an identifier.'));
/** The key of something known: `occupation:19-2042.00` or a minor group's `occupation:29-12`, `skill:Python`, `visa`, `pay>=60000`, or a place's or an employer's own key. */
const factValue = text(1, 200);

/** One thing that is known of a student: what they said, typed or gave in the form, traceable and changeable. */
export const fact = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  stance: z.enum(stances),
  /** The student's own wording; for places, employers and musts the list's name. */
  text: z.string(),
  /** The key of what it names; null: in their own words, nothing known. */
  value: z.nullable(z.string()),
  origin: z.enum(factOrigins),
  /** The clause it was read from, an exact piece of the message; null where it was typed or given in the form. */
  quote: z.nullable(z.string()),
  /** The id of the message (or `resume`) it was read from. */
  source: z.nullable(z.string()),
  /** `offered`: a guess, which counts for nothing until it is kept. */
  status: z.enum(factStatuses),
  /** Of education, experience and projects: what stands beside it, such as school and year, or dates. */
  detail: z.optional(z.string()),
  /** Of work: what it is called publicly; null where its words do not tell. */
  occupation: z.optional(z.nullable(occupation)),
  updatedAt: time,
});
export type Fact = z.output<typeof fact>;

const self = z.object({ id });
const one = z.object({ id, factId });

export const listFacts = endpoint({
  method: 'GET',
  path: '/api/users/:id/facts',
  summary: 'What is known of the student: kept and offered facts, and the dropped ones that can be taken back',
  access: 'self',
  params: self,
  reply: z.object({ facts: z.array(fact) }),
});

export const addFact = endpoint({
  method: 'POST',
  path: '/api/users/:id/facts',
  summary: 'Add a fact; what is already kept under the same key moves instead',
  access: 'self',
  idempotent: true,
  params: self,
  body: z.strictObject({
    kind: z.enum(factKinds),
    stance: z.enum(stances),
    text: factText,
    value: z.optional(z.nullable(factValue)),
  }),
  status: 201,
  reply: fact,
});

export const changeFact = endpoint({
  method: 'PATCH',
  path: '/api/users/:id/facts/:factId',
  summary: 'Move, edit, keep, drop or take back a fact',
  access: 'self',
  params: one,
  body: z.strictObject({
    kind: z.optional(z.enum(factKinds)),
    stance: z.optional(z.enum(stances)),
    text: z.optional(factText),
    status: z.optional(z.enum(factStatuses)),
  }),
  reply: fact,
});

export const deleteFact = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/facts/:factId',
  summary: 'Forget a fact',
  access: 'self',
  params: one,
  status: 204,
});
