import * as z from 'zod/mini';
import { graduationYears } from './account.ts';
import { chatEvent, messageText } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { id, text } from './text.ts';

/** What both chats may be told at their start; given values hold for this conversation, absent ones come from the record. */
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
  body: z.object({ name: text(1, 200), ...about }),
  events: chatEvent,
});

export const continueOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding/continue',
  summary: 'Answer the interviewer',
  access: 'open',
  body: z.object({ message: messageText, conversationId: id }),
  events: chatEvent,
});
