import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { FastifyInstance } from 'fastify';
import type { About, Assistant, OpenAssistant } from '#platform/chat.ts';
import { handleStream, type Routing } from '#platform/handle.ts';
import { aboutOf } from '#platform/about.ts';

export const onboardingRoutes = (app: FastifyInstance, { routing, conversations, interviewer }: Deps): void => {
  handleStream(
    app,
    routing,
    startOnboarding,
    'chat',
    ({ body, student }, opened) =>
      conversations.start({
        kind: 'onboarding',
        studentId: student?.id ?? null,
        about: aboutOf(body, student),
        said: null,
        assistant: opened,
      }),
    interviewer,
  );

  handleStream(
    app,
    routing,
    continueOnboarding,
    'chat',
    ({ body, student }, opened) =>
      conversations.continue({
        kind: 'onboarding',
        id: body.conversationId,
        studentId: student?.id ?? null,
        said: { text: body.message, hidden: false },
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
      about: About;
      said: null;
      assistant: Assistant;
    }) => Promise<AsyncIterable<ChatEvent>>;
    continue: (input: {
      kind: 'onboarding';
      id: string;
      studentId: string | null;
      said: { text: string; hidden: boolean };
      assistant: Assistant;
    }) => Promise<AsyncIterable<ChatEvent>>;
  };
}
