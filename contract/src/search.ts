import * as z from 'zod/mini';
import { conditions } from './conditions.ts';
import { chatEvent, messageText } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { about } from './onboarding.ts';
import { profile } from './profile.ts';
import { id, text } from './text.ts';

/** The unseen message with which the interface begins a search by itself. */
export const openingMessage = 'Find jobs for me';

export const startSearch = endpoint({
  method: 'POST',
  path: '/api/search/start',
  summary: 'Begin a job conversation',
  access: 'student',
  idempotent: true,
  body: z.object({
    message: messageText,
    name: z.optional(z.nullable(text(0, 200))),
    ...about,
    onboardingProfile: z.optional(z.nullable(profile)),
  }),
  events: chatEvent,
});

export const continueSearch = endpoint({
  method: 'POST',
  path: '/api/search/continue',
  summary: 'Say something next, or change the active conditions',
  access: 'student',
  idempotent: true,
  body: z
    .object({ message: text(0, 8000), conversationId: id, filters: z.optional(conditions) })
    .check(z.refine((body) => body.message !== '' || body.filters !== undefined, { path: ['message'], error: 'Please write something.' })),
  events: chatEvent,
});
