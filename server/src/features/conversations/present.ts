import { type Conversation, type Message, mostAnswers } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { ConversationRow, MessageRow } from './queries.ts';
import { hiddenPerson } from './copy.ts';

/**
 * A conversation as the wire shows it; `shown` holds what each answer showed by its id, or is null to leave that out; it has expired when it
 * is older than `since` or full. `visible` are the ids
 * of people whom students may see: what was said of somebody else is not shown again. `facts` are those of messages as they stand.
 */
export const present = (
  conversation: ConversationRow,
  said: MessageRow[],
  since: Date,
  visible: ReadonlySet<string>,
  shown: Shown | null,
  facts: ReadonlyMap<string, Fact[]>,
): Conversation => ({
  id: conversation.id,
  kind: conversation.kind,
  createdAt: conversation.createdAt.toISOString(),
  updatedAt: conversation.updatedAt.toISOString(),
  expired: conversation.updatedAt < since || said.filter(({ sender }) => sender === 'assistant').length >= mostAnswers,
  messages: said.map((message, at) => ({
    ...presentMessage(message, visible, shown),
    ...(message.sender === 'user' ? readingOf(said[at + 1]) : {}),
    ...(conversation.kind === 'onboarding' && message.sender === 'user' ? { facts: facts.get(message.id) ?? [] } : {}),
  })),
});

/** How a message was read, which is kept with what answers it. */
const readingOf = (answer: MessageRow | undefined): Pick<Message, 'reading'> => {
  const reading = answer?.sender === 'assistant' ? answer.extras.reading : undefined;
  return reading === undefined ? {} : { reading };
};

/** The messages of conversations that facts may have been read from. */
export const sourcesOf = (all: readonly { conversation: ConversationRow; said: MessageRow[] }[]): string[] =>
  all.flatMap(({ conversation, said }) =>
    conversation.kind === 'onboarding' ? said.flatMap(({ id, sender }) => (sender === 'user' ? [id] : [])) : [],
  );

const presentMessage = (
  { id, sender, text, status, hidden, createdAt, extras }: MessageRow,
  visible: ReadonlySet<string>,
  shown: Shown | null,
): Message => ({
  id,
  sender,
  text: tellsOf(extras).every((person) => visible.has(person)) ? text : hiddenPerson,
  status,
  hidden,
  createdAt: createdAt.toISOString(),
  ...(extras.filters ? { filters: extras.filters } : {}),
  ...(extras.jobIds && shown ? { results: shown.jobs.get(id) ?? [] } : {}),
  ...(extras.peopleIds && shown ? { people: shown.people.get(id) ?? [] } : {}),
  ...(extras.nearest && shown ? { nearest: extras.nearest } : {}),
  ...(extras.offers ? { offers: extras.offers } : {}),
  ...(extras.suggestions ? { suggestions: extras.suggestions } : {}),
  ...(extras.profile ? { profile: extras.profile } : {}),
  ...(extras.ask ? { ask: extras.ask } : {}),
  ...(extras.writer ? { writer: extras.writer } : {}),
});

/** Whom the text of an answer is about: those it names; where it says nothing of that, answers that show several people give figures alone. */
export const tellsOf = ({ peopleIds = [], tells = [] }: MessageRow['extras']): string[] => [
  ...tells,
  ...(peopleIds.length === 1 ? peopleIds : []),
];

/** By the id of the answer that showed them. */
interface Shown {
  jobs: Map<string, Job[]>;
  people: Map<string, Alumni[]>;
}
