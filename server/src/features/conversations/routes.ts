import {
  deleteConversation,
  followConversation,
  getConversation,
  listConversations,
  recentConversations,
  stopConversation,
} from '@alive/contract/conversations.ts';
import type { FastifyInstance } from 'fastify';
import type { Student } from '#db/sessions.ts';
import { AppError } from '#platform/errors.ts';
import { handle, handleStream, type Routing } from '#platform/handle.ts';
import type { Conversations } from './converse.ts';
import { conversationOf, conversationsOf, deleteConversationOf, isHolder, recentOf } from './queries.ts';
import { titleOf } from './title.ts';
import * as copy from './copy.ts';

export const conversationRoutes = (app: FastifyInstance, { routing, conversations }: Deps): void => {
  const { db } = routing;
  const { show } = conversations;
  const mustHold = async (student: Student, id: string) => {
    if (!(await isHolder(db, student.id, id))) throw gone();
  };

  handle(app, routing, listConversations, 'read', async ({ student, query }) => ({
    conversations: await show.all(await conversationsOf(db, student.id, query), student),
  }));

  handle(app, routing, recentConversations, 'read', async ({ student }) => {
    const since = show.since();
    const recent = await recentOf(db, student.id);
    return {
      conversations: recent.map(({ id, kind, words, updatedAt }) => ({
        id,
        kind,
        title: titleOf(words ?? ''),
        updatedAt: updatedAt.toISOString(),
        expired: updatedAt < since,
      })),
    };
  });

  handle(app, routing, getConversation, 'search', async ({ student, params }) => {
    const found = await conversationOf(db, student.id, params.id);
    if (found === null) throw gone();
    return show.one(found, student);
  });

  handle(app, routing, deleteConversation, 'read', async ({ student, params }) => {
    await mustHold(student, params.id);
    await conversations.stop(params.id);
    await deleteConversationOf(db, student.id, params.id);
    return undefined;
  });

  handle(app, routing, stopConversation, 'read', async ({ student, params }) => {
    await mustHold(student, params.id);
    await conversations.stop(params.id);
    return undefined;
  });

  handleStream(app, routing, followConversation, 'read', async ({ student, params }) => {
    await mustHold(student, params.id);
    return conversations.follow(params.id);
  });
};

const gone = () => new AppError('NOT_FOUND', copy.gone);

interface Deps {
  routing: Routing;
  conversations: Conversations;
}
