import type { Conversation, Message } from '@alive/contract/conversations.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

/** A conversation as the wire shows it; `jobs` holds those its answers showed, or null to leave them out. */
export const present = (conversation: ConversationRow, said: MessageRow[], since: Date, jobs: Map<string, Job> | null): Conversation => ({
  id: conversation.id,
  kind: conversation.kind,
  createdAt: conversation.createdAt.toISOString(),
  updatedAt: conversation.updatedAt.toISOString(),
  expired: conversation.updatedAt < since,
  messages: said.map((message) => presentMessage(message, jobs)),
});

const presentMessage = ({ id, sender, text, status, hidden, createdAt, extras }: MessageRow, jobs: Map<string, Job> | null): Message => ({
  id,
  sender,
  text,
  status,
  hidden,
  createdAt: createdAt.toISOString(),
  ...(extras.filters ? { filters: extras.filters } : {}),
  ...(extras.jobIds && jobs ? { results: extras.jobIds.flatMap((jobId) => jobs.get(jobId) ?? []) } : {}),
  ...(extras.suggestions ? { suggestions: extras.suggestions } : {}),
  ...(extras.profile ? { profile: extras.profile } : {}),
});
