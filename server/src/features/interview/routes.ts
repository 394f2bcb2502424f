import type { ChatEvent } from '@alive/contract/conversations.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import type { FastifyInstance } from 'fastify';
import { aboutOf, givenOf } from '#platform/about.ts';
import type { About, Assistant, Given, OpenAssistant } from '#platform/chat.ts';
import { handleStream, type Routing } from '#platform/handle.ts';

export const interviewRoutes = (app: FastifyInstance, { routing, conversations, interviewer }: Deps): void => {
  handleStream(
    app,
    routing,
    startOnboarding,
    'chat',
    async ({ body, student, makes, request }, opened) =>
      conversations.start({
        kind: 'onboarding',
        studentId: student?.id ?? null,
        network: await routing.addressHash(request),
        about: aboutOf(body, student),
        given: givenOf(body, student),
        said: null,
        answerId: makes,
        assistant: opened,
      }),
    interviewer,
  );

  handleStream(
    app,
    routing,
    continueOnboarding,
    'chat',
    async ({ body, student, makes, request }, opened) =>
      conversations.continue({
        kind: 'onboarding',
        id: body.conversationId,
        studentId: student?.id ?? null,
        network: await routing.addressHash(request),
        said: body.message === '' ? null : { text: body.message, hidden: false },
        finish: body.finish,
        answerId: makes,
        assistant: opened,
      }),
    interviewer,
  );
};

interface Deps {
  routing: Routing;
  interviewer: OpenAssistant;
  conversations: {
    start: (input: {
      kind: 'onboarding';
      studentId: string | null;
      network: string;
      about: About;
      given: Given;
      said: null;
      answerId: string;
      assistant: Assistant;
    }) => Promise<AsyncIterable<ChatEvent>>;
    continue: (input: {
      kind: 'onboarding';
      id: string;
      studentId: string | null;
      network: string;
      said: { text: string; hidden: boolean } | null;
      finish?: boolean;
      answerId: string;
      assistant: Assistant;
    }) => Promise<AsyncIterable<ChatEvent>>;
  };
}
