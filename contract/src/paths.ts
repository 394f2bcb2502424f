import * as z from 'zod/mini';
import { type Tally, tally } from './companies.ts';
import { condition } from './conditions.ts';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { occupation } from './occupations.ts';
import { alumni } from './people.ts';
import { text } from './text.ts';

/**
 * What the drawing shows from left to right: what was studied; the first step, which is the first job or a degree before it; the one between,
 * which is the last degree after the first step, else the last step before the dream job, else "No step in between"; and that.
 */
export const stages = ['major', 'first', 'before', 'dream'] as const;
export type Stage = (typeof stages)[number];

/** Every line drawn stands for at least so many people, but those of the way that is lit; what is fewer is folded into "Other". */
export const fewestDrawn = 3;

const node = z.object({
  /** Unique in one drawing. */
  id: text(1, 200),
  stage: z.enum(stages),
  name: z.string(),
  count: z.int(),
  /** Whether it holds several, each too few to be drawn. */
  isOther: z.boolean(),
});
export type PathNode = z.output<typeof node>;

/** How many went from one node to one of the next stage. */
const edge = z.object({ from: z.string(), to: z.string(), count: z.int() });
export type PathEdge = z.output<typeof edge>;

/** Somebody who got there, as the list of SPEC.md has them, those with most in common with the student first. */
const pathResult = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of our own image route; null where there is none. */
  photo: z.nullable(z.string()),
  role: z.string(),
  company: z.string(),
  major: z.nullable(z.string()),
  year: z.nullable(z.int()),
  hometown_city: z.nullable(z.string()),
  /** "role at company", oldest first. */
  career_sequence: z.array(z.string()),
  /** Which of the sequence is the dream job; null where it is none of them. */
  dream_at: z.nullable(z.int()),
  /** Their way through the drawing, by the ids of its nodes; empty where nothing is drawn. The first one without "Other" is lit. */
  nodes: z.array(z.string()),
  /** What they share with the student, in sentences. */
  common: z.array(z.string()),
});
export type PathResult = z.output<typeof pathResult>;

/** Names of roles and degrees from the first step to the dream job, and how many went exactly so. */
const sequence = z.object({ steps: z.array(z.string()), count: z.int() });

export const careerPaths = z.object({
  /** Plain text: what the numbers below say, in a sentence, after what is noted of the question. */
  insights: z.string(),
  /** Parts of the question, as typed, that nothing was made of. */
  unused: z.array(z.string()),
  /** The occupation of the role; up to three that may be meant where no role was understood. `name` is one who does it. */
  occupations: z.array(z.extend(occupation, { name: z.string() })),
  results: z.array(pathResult),
  /** The normalised role; null where no role was understood. */
  role: z.nullable(z.string()),
  /** The role in Find People's terms. */
  filters: z.array(condition),
  /** Visible alumni in all. */
  alumni: z.int(),
  /** How many of them got there. */
  total: z.int(),
  /** For how many of those the dates tell how long it took. */
  dated: z.int(),
  /** Years from the beginning of work to the role, of the dated; null where there are none. */
  median_years: z.nullable(z.number()),
  /** Those whose first job it was. */
  at_once: z.int(),
  /** Those who studied the student's major; null where that is not known. */
  same_major: z.nullable(z.int()),
  majors: z.array(tally),
  /** Their first steps. */
  first_roles: z.array(tally),
  employers: z.array(tally),
  sequences: z.array(sequence),
  transitions: z.object({ nodes: z.array(node), edges: z.array(edge) }),
  /** Where nobody got there: the nearest roles that somebody did reach, and how many. */
  nearest: z.array(tally),
});
export type CareerPaths = z.output<typeof careerPaths>;
export type { Tally };

const query = text(1, 300);

export const dreamJob = endpoint({
  method: 'POST',
  path: '/api/dream-job',
  summary: 'How alumni came to a job: counted ways, a drawing of them, and up to six who went them',
  access: 'student',
  body: z.object({ query }),
  reply: careerPaths,
});

export const pathStep = endpoint({
  method: 'POST',
  path: '/api/dream-job/step',
  summary: 'Who went one line of the drawing, and the open jobs at its end',
  access: 'student',
  body: z.object({ query, from: text(1, 200), to: text(1, 200) }),
  reply: z.object({
    /** Those with most in common with the student first, at most six. */
    people: z.array(alumni),
    total: z.int(),
    /** The nearest question that Find People can be asked. */
    filters: z.array(condition),
    /** Open jobs of the role at its end that nothing rules out for the student, at most three; empty where it ends in "Other". */
    jobs: z.array(job),
    jobs_total: z.int(),
    /** What Browse Jobs is to be asked for all of them; null where it ends in "Other". */
    jobs_query: z.nullable(z.string()),
  }),
});
