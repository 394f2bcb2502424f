import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import type { FastifyInstance } from 'fastify';
import { aboutOf, givenOf } from '#platform/about.ts';
import type { About, Assistant, Given, OpenAssistant } from '#platform/chat.ts';
import { handleStream, type Routing } from '#platform/handle.ts';

export const searchRoutes = (app: FastifyInstance, { routing, conversations, assistant }: Deps): void => {
  handleStream(
    app,
    routing,
    startSearch,
    'chat',
    async ({ body, student, makes, request }, opened) =>
      conversations.start({
        kind: 'search',
        studentId: student.id,
        network: await routing.addressHash(request),
        about: aboutOf(body, student),
        given: givenOf(body, student),
        said: { text: body.message, hidden: body.message === openingMessage },
        answerId: makes,
        assistant: opened,
      }),
    assistant,
  );

  handleStream(
    app,
    routing,
    continueSearch,
    'chat',
    async ({ body, student, makes, request }, opened) =>
      conversations.continue({
        kind: 'search',
        id: body.conversationId,
        studentId: student.id,
        network: await routing.addressHash(request),
        said: body.message === '' ? null : { text: body.message, hidden: false },
        filters: body.filters,
        answerId: makes,
        assistant: opened,
      }),
    assistant,
  );
};

interface Deps {
  routing: Routing;
  assistant: OpenAssistant;
  conversations: {
    start: (input: {
      kind: 'search';
      studentId: string;
      network: string;
      about: About;
      given: Given;
      said: { text: string; hidden: boolean };
      answerId: string;
      assistant: Assistant;
    }) => Promise<AsyncIterable<ChatEvent>>;
    continue: (input: {
      kind: 'search';
      id: string;
      studentId: string;
      network: string;
      said: { text: string; hidden: boolean } | null;
      filters?: Condition[];
      answerId: string;
      assistant: Assistant;
    }) => Promise<AsyncIterable<ChatEvent>>;
  };
}
