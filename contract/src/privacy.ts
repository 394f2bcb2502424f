import * as z from 'zod/mini';
import { self, user } from './account.ts';
import { endpoint } from './endpoint.ts';
import { time } from './text.ts';

/** How data is handled here, as this server is configured. */
export const privacyFacts = z.object({
  /** Who runs the language model that answers; null: none does. */
  model: z.nullable(
    z.object({
      /** A vendor's name, or the host of another server; one on this machine is not named. */
      recipient: z.string(),
      /** Whether it runs on the server's own machine. */
      isLocal: z.boolean(),
    }),
  ),
  /** Months after which the conversations of an idle account are deleted; null: they are kept. */
  retentionMonths: z.nullable(z.int()),
  /** How many daily backups are kept; null: the server makes none. */
  backups: z.nullable(z.int()),
  /** Hours after which a conversation can be read but not continued. */
  conversationHours: z.int(),
});
export type PrivacyFacts = z.output<typeof privacyFacts>;

export const readPrivacy = endpoint({
  method: 'GET',
  path: '/api/privacy',
  summary: 'How data is handled here: who runs the language model, how long what is kept',
  access: 'open',
  reply: privacyFacts,
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/users/:id/export',
  summary: 'Everything stored about the student as one JSON file, the résumé inside as base64',
  access: 'self',
  params: self,
  /** The file itself. */
  reply: z.custom(),
});

/** A conversation as the list of all of them names it; each kind is deleted by its own call. */
const ownConversation = z.object({
  id: z.string(),
  kind: z.enum(['onboarding', 'search', 'people']),
  /** The first words that the student said in it; '' where they said nothing. */
  title: z.string(),
  updatedAt: time,
});
export type OwnConversation = z.output<typeof ownConversation>;

export const ownConversations = endpoint({
  method: 'GET',
  path: '/api/users/:id/conversations',
  summary: 'All conversations of the student by name, those of Find People too, newest first, at most 500',
  access: 'self',
  params: self,
  reply: z.object({ conversations: z.array(ownConversation) }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Delete the account and everything stored about the student, for good',
  access: 'self',
  params: self,
  status: 204,
});

export const decideModel = endpoint({
  method: 'POST',
  path: '/api/users/:id/model-consent',
  summary: 'Say whether what the student says may go to the language model; without a yes the built-in assistant answers',
  access: 'self',
  params: self,
  body: z.strictObject({ granted: z.boolean() }),
  reply: user,
});
