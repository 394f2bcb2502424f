import * as z from 'zod/mini';
import { condition } from './conditions.ts';
import { endpoint } from './endpoint.ts';
import { fact } from './facts.ts';
import { job } from './jobs.ts';
import { alumni } from './people.ts';
import { profile } from './profile.ts';
import { near, offer, reading } from './reading.ts';
import { count, id, text, time } from './text.ts';

/** What a student may say at once: 1–8,000 characters. */
export const messageText = text(1, 8000);

/** How many answers a chat may have. */
export const mostAnswers = 200;

/** The questions of the interview, by what their answers are about. */
export const interviewTopics = ['more', 'less', 'work', 'employer', 'people', 'must'] as const;
export type InterviewTopic = (typeof interviewTopics)[number];

/** What the interviewer asks at the end of an answer, and what the interface offers under it. */
export const ask = z.object({
  /** null: something about what was just said, not one of the six questions. */
  topic: z.nullable(z.enum(interviewTopics)),
  /** How many questions are still to come, this one among them. */
  left: z.int(),
  /** Answers to tap, sent as the student's message; `count`: alumni of whom it is true. */
  replies: z.array(z.object({ text: z.string(), count: z.nullable(z.int()) })).check(z.maxLength(4)),
  /** The fact of which both more and less was said: two buttons set its row, by PATCH. */
  between: z.optional(z.string()),
  /** "Which one is wrong?": the facts to choose from. */
  which: z.optional(z.array(z.string())),
  /** Short mode: chips and buttons, hardly a word. */
  short: z.optional(z.literal(true)),
});
export type Ask = z.output<typeof ask>;

export const message = z.object({
  id: z.string(),
  sender: z.enum(['user', 'assistant']),
  text: z.string(),
  /** `interrupted`: the process that wrote it ended; `text` is what came. */
  status: z.enum(['streaming', 'complete', 'stopped', 'interrupted', 'failed']),
  /** Sent by the interface on the student's behalf and not shown. */
  hidden: z.boolean(),
  createdAt: time,
  filters: z.optional(z.array(condition)),
  results: z.optional(z.array(job)),
  people: z.optional(z.array(alumni)),
  /** Of results that do not fit all conditions, which each misses; search only. */
  nearest: z.optional(z.array(near)),
  /** Guesses to tap; search only. */
  offers: z.optional(z.array(offer)),
  suggestions: z.optional(z.array(z.string())),
  profile: z.optional(profile),
  /** What was read from a student's message, as it stands now; interview only. */
  facts: z.optional(z.array(fact)),
  /** What became of each word of a student's message; search only. */
  reading: z.optional(reading),
  /** What an interviewer's answer asks. */
  ask: z.optional(ask),
  /** Who wrote the words of an answer: a language model, or, where it is absent, the built-in assistant. */
  writer: z.optional(z.literal('model')),
});
export type Message = z.output<typeof message>;

export const conversation = z.object({
  id: z.string(),
  kind: z.enum(['onboarding', 'search']),
  createdAt: time,
  updatedAt: time,
  /** Idle beyond its lifetime, or with as many answers as a chat may have: it can be read, not continued. */
  expired: z.boolean(),
  messages: z.array(message),
});
export type Conversation = z.output<typeof conversation>;

/** Everything a chat's answer may send; each event carries the keys of exactly one of these. */
export const chatEvent = z.union([
  z.object({
    done: z.literal(true),
    conversationId: z.string(),
    messageId: z.string(),
    completed: z.optional(z.literal(true)),
    profile: z.optional(profile),
    stopped: z.optional(z.literal(true)),
    writer: z.optional(z.literal('model')),
  }),
  /** `interrupted`: the process that wrote it ended; the stored message holds what came, and has that status. */
  z.object({ done: z.literal(true), error: z.string(), code: z.string(), interrupted: z.optional(z.literal(true)) }),
  z.object({ conversationId: z.string() }),
  z.object({ filters: z.array(condition) }),
  /** What became of each word of the student's message; search only. */
  z.object({ reading }),
  /** Interview only: what this message added, and what it changed or dropped. */
  z.object({ heard: z.array(fact), changed: z.array(fact) }),
  z.object({ ask }),
  /** What is being done before the next words come, in a few words; only where a language model answers. */
  z.object({ step: z.string() }),
  z.object({ token: z.string() }),
  /** Where nothing fits all: what comes nearest, and which conditions each misses. */
  z.object({ nearest: z.array(near), results: z.array(job) }),
  z.object({ results: z.array(job) }),
  z.object({ people: z.array(alumni) }),
  z.object({ offers: z.array(offer) }),
  z.object({ suggestions: z.array(z.string()) }),
]);
export type ChatEvent = z.output<typeof chatEvent>;

const one = z.object({ id });

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  summary: "The student's chats with their messages, newest first, at most 200 at once",
  access: 'student',
  query: z.object({
    kind: z.optional(z.enum(['onboarding', 'search'])),
    limit: count(1, 200, 200),
    /** The id of the last chat that was read, or a time: only chats that were continued before it. */
    before: z.optional(z.union([id, time])),
  }),
  reply: z.object({ conversations: z.array(conversation) }),
});

/** A chat as a list of them names it. */
const recent = z.object({
  id: z.string(),
  kind: z.enum(['onboarding', 'search']),
  /** The first words that the student said in it; '' where they said nothing yet. */
  title: z.string(),
  updatedAt: time,
  expired: z.boolean(),
});
export type RecentConversation = z.output<typeof recent>;

export const recentConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/recent',
  summary: "The student's latest search chats by name, newest first, at most 20",
  access: 'student',
  reply: z.object({ conversations: z.array(recent) }),
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'One chat with its messages and the jobs they showed',
  access: 'student',
  params: one,
  reply: conversation,
});

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  summary: 'Forget a chat',
  access: 'student',
  params: one,
  status: 204,
});

export const stopConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/stop',
  summary: 'End the answer being written; what was said is kept',
  access: 'student',
  params: one,
  status: 204,
});

export const followConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/stream',
  summary: 'Re-attach to an answer still being written: replayed from its start, then followed; 204 when none is',
  access: 'student',
  params: one,
  events: chatEvent,
});
