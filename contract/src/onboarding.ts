import * as z from 'zod/mini';
import { graduationYears } from './account.ts';
import { chatEvent } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { id, isVisible, text } from './text.ts';

/** What both chats may be given at their start; given values hold for this conversation, absent ones come from the record. */
export const about = {
  school: z.optional(z.nullable(text(0, 200))),
  schoolLogo: z.optional(z.nullable(text(0, 500))),
  grad_year: z.optional(z.nullable(z.int().check(z.gte(graduationYears.min), z.lte(graduationYears.max)))),
  major: z.optional(z.nullable(text(0, 200))),
  needsVisa: z.optional(z.nullable(z.boolean())),
  canGetClearance: z.optional(z.nullable(z.boolean())),
  preferredLocations: z.optional(z.nullable(z.array(text(1, 100)).check(z.maxLength(40)))),
  lookingFor: z.optional(z.nullable(z.array(text(1, 50)).check(z.maxLength(20)))),
};

export const startOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding/start',
  summary: 'Begin the onboarding interview',
  access: 'open',
  idempotent: true,
  body: z.object({ name: text(1, 200), ...about }),
  events: chatEvent,
});

export const continueOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding/continue',
  summary: 'Answer the interviewer, or end the interview',
  access: 'open',
  idempotent: true,
  body: z
    .object({ message: text(0, 8000), conversationId: id, finish: z.optional(z.boolean()) })
    .check(
      z.refine(({ message, finish }) => finish === true || isVisible(message), { path: ['message'], message: 'Please write something.' }),
    ),
  events: chatEvent,
});

export const restartOnboarding = endpoint({
  method: 'POST',
  path: '/api/users/:id/onboarding/restart',
  summary: 'Hold the interview again: its questions are asked anew, what is known stays',
  access: 'self',
  params: z.object({ id }),
  status: 204,
});
