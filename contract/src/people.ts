import * as z from 'zod/mini';
import { condition, conditions } from './conditions.ts';
import { endpoint } from './endpoint.ts';
import { offer, reading } from './reading.ts';
import { id, text, time } from './text.ts';

/** One part of a score: `points` of at most `of`, and how many of the reasons, in their order, are its own. */
const matchPart = z.object({
  part: z.enum(['search', 'wish', 'wording', 'common']),
  points: z.int(),
  of: z.int(),
  reasons: z.int(),
});
export type MatchPart = z.output<typeof matchPart>;

/** Someone who went before, as students may see them: of a `limited` person hometown, about and linkedin are null. */
export const alumni = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of our own image route; null where there is none. */
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
  /** Why, in sentences. */
  match_reasons: z.array(z.string()),
  /** What the score is made of: the points add up to it. */
  match_parts: z.optional(z.array(matchPart)),
  /** The places in career_path, the oldest 0, of the positions that met what was asked. */
  match_stops: z.optional(z.array(z.int())),
});
export type Alumni = z.output<typeof alumni>;

/** What the found people can be sorted by; `match` puts the best match first. */
export const peopleOrders = ['match', 'name', 'role', 'company', 'year', 'major', 'hometown', 'experience'] as const;

export const peopleSort = z.object({ by: z.enum(peopleOrders), descending: z.boolean() });
export type PeopleSort = z.output<typeof peopleSort>;

/** How a question is answered: by conditions, by a sequence of steps, by likeness to somebody, by changing what was asked, or not at all. */
export const strategies = ['filters', 'path', 'similar', 'refine', 'none'] as const;
export type Strategy = (typeof strategies)[number];

/** What letting one condition go would leave, shown when nobody meets all of them. */
const relief = z.object({ id: z.string(), label: z.string(), total: z.int() });
export type Relief = z.output<typeof relief>;

/** The events of one answer, in this order; `intent_chunk` may be absent, `sql_complete` is when nothing was asked that a query answers. */
export const peopleEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('strategy'), strategy: z.enum(strategies), content: z.string() }),
  z.object({ type: z.literal('thinking'), content: z.string() }),
  z.object({ type: z.literal('intent_chunk'), content: z.string() }),
  z.object({
    type: z.literal('interpretation'),
    /** The question as it was understood, in one sentence. */
    content: z.string(),
    filters: z.array(condition),
    sort: z.optional(peopleSort),
  }),
  /** What became of each word of the question. */
  z.object({ type: z.literal('reading'), reading }),
  z.object({ type: z.literal('sql_complete'), sql: z.string() }),
  z.object({ type: z.literal('results'), results: z.array(alumni), total: z.int() }),
  /** Where nobody fits all: who comes nearest, and by id the conditions each misses. */
  z.object({ type: z.literal('nearest'), results: z.array(alumni), misses: z.record(z.string(), z.array(z.string())) }),
  /** Guesses to tap. */
  z.object({ type: z.literal('offers'), offers: z.array(offer) }),
  z.object({
    type: z.literal('summary'),
    content: z.string(),
    /** Questions that fit next. */
    suggestions: z.optional(z.array(z.string())),
    /** Where nobody was found: how many there would be without each condition. */
    without: z.optional(z.array(relief)),
  }),
  z.object({ type: z.literal('error'), error: z.string(), code: z.string() }),
]);
export type PeopleEvent = z.output<typeof peopleEvent>;

/** One question with its answer, as it is kept and shown again. */
export const peopleTurn = z.object({
  id: z.string(),
  /** '' where only the conditions were changed. */
  query: z.string(),
  createdAt: time,
  status: z.enum(['complete', 'stopped', 'failed']),
  strategy: z.enum(strategies),
  thinking: z.array(z.string()),
  interpretation: z.string(),
  filters: z.array(condition),
  sort: z.nullable(peopleSort),
  /** '' where no query ran. */
  sql: z.string(),
  /** Of those shown then, whom students may still see and who still meet the conditions. */
  results: z.array(alumni),
  total: z.int(),
  summary: z.string(),
  suggestions: z.array(z.string()),
  without: z.array(relief),
  /** What became of each word of the question; absent in answers of earlier releases. */
  reading: z.optional(reading),
  /** Of results that do not fit all conditions, which each misses. */
  misses: z.optional(z.record(z.string(), z.array(z.string()))),
  offers: z.optional(z.array(offer)),
});
export type PeopleTurn = z.output<typeof peopleTurn>;

/** Any text of the client's choosing, scoped to the caller. */
const conversationId = text(1, 100);

/** Sequences of steps that one search may ask for: each looks through all careers. */
export const mostSequences = 6;
const mostNames = 60;
/** Different ones, which a career is compared with side by side. */
const mostPositions = 4;

export const searchPeople = endpoint({
  method: 'POST',
  path: '/api/people/search-direct',
  summary: 'Ask for alumni in plain English, refine the last question, or change the active conditions',
  access: 'student',
  body: z
    .object({
      query: text(0, 2000),
      conversationId,
      /** The whole set, as edited by chips; then `query` may be "", and the last answer is replaced. */
      filters: z.optional(
        conditions.check(
          z.refine((all) => all.filter(({ field }) => field === 'sequence').length <= mostSequences, {
            error: `A search takes at most ${mostSequences} sequences of steps.`,
          }),
          z.refine((all) => all.flatMap(({ field, value }) => (field === 'name' ? value : [])).length <= mostNames, {
            error: `A search takes at most ${mostNames} names.`,
          }),
          z.refine((all) => new Set(all.map(({ when = 'now', position = 1 }) => `${when} ${position}`)).size <= mostPositions, {
            error: `A search takes at most ${mostPositions} positions of a career.`,
          }),
        ),
      ),
      sort: z.optional(peopleSort),
      /** How many people are shown. */
      limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
    })
    .check(z.refine((body) => body.query !== '' || body.filters !== undefined, { path: ['query'], error: 'Please write something.' })),
  events: peopleEvent,
});

export const latestPeopleSearch = endpoint({
  method: 'GET',
  path: '/api/people/searches/latest',
  summary: 'The newest people search with its questions and answers, oldest first; with `but` the newest other than that one',
  access: 'student',
  query: z.object({ but: z.optional(conversationId) }),
  reply: z.object({ conversationId: z.nullable(z.string()), turns: z.array(peopleTurn) }),
});

export const forgetPeopleSearch = endpoint({
  method: 'DELETE',
  path: '/api/people/searches/:conversationId',
  summary: 'Forget a people search with all its questions',
  access: 'student',
  params: z.object({ conversationId }),
  status: 204,
});

export const peopleQuestions = endpoint({
  method: 'GET',
  path: '/api/people/questions',
  summary: "Questions made from the student's own profile, each of which finds somebody",
  access: 'student',
  reply: z.object({ questions: z.array(z.string()) }),
});

const one = z.object({ id });

export const introduction = endpoint({
  method: 'GET',
  path: '/api/people/:id/introduction',
  summary: 'A first message to this person from true common ground, for the student to edit',
  access: 'student',
  params: one,
  reply: z.object({
    message: z.string(),
    /** What both share, each in a few words; empty where the records show nothing. */
    ground: z.array(z.string()),
  }),
});

/** Answers with the image itself, so only its address is declared. */
export const photoPath = (personId: string): string => `/api/people/${personId}/photo`;
