import { deleteConversation, followConversation, getConversation, listConversations, stopConversation } from '@alive/contract/conversations.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { handle, handleStream, type Routing } from '#platform/handle.ts';
import type { Student } from '#platform/session.ts';
import type { Conversations } from './converse.ts';
import { present } from './present.ts';
import { conversationsOf, deleteConversationOf, isOwner } from './queries.ts';

export const conversationRoutes = (app: FastifyInstance, { routing, conversations, lifetimeHours, jobsByIds }: Deps): void => {
  const { db, now } = routing;
  const since = () => new Date(now().getTime() - lifetimeHours * 3_600_000);
  const mustOwn = async (student: Student, id: string) => {
    if (!(await isOwner(db, student.id, id))) throw gone();
  };

  handle(app, routing, listConversations, 'read', async ({ student, query }) => {
    const all = await conversationsOf(db, student.id, query);
    return { conversations: all.map(({ conversation, said }) => present(conversation, said, since(), null)) };
  });

  handle(app, routing, getConversation, 'read', async ({ student, params }) => {
    const [found] = await conversationsOf(db, student.id, params);
    if (!found) throw gone();
    const ids = found.said.flatMap((message) => message.extras.jobIds ?? []);
    const jobs = ids.length === 0 ? [] : await jobsByIds([...new Set(ids)], student);
    return present(found.conversation, found.said, since(), new Map(jobs.map((job) => [job.id, job])));
  });

  handle(app, routing, deleteConversation, 'read', async ({ student, params }) => {
    await mustOwn(student, params.id);
    await conversations.stop(params.id);
    await deleteConversationOf(db, student.id, params.id);
    return undefined;
  });

  handle(app, routing, stopConversation, 'read', async ({ student, params }) => {
    await mustOwn(student, params.id);
    await conversations.stop(params.id);
    return undefined;
  });

  handleStream(app, routing, followConversation, 'read', async ({ student, params }) => {
    await mustOwn(student, params.id);
    return conversations.follow(params.id);
  });
};

const gone = () => new AppError('NOT_FOUND', 'There is no such conversation.');

interface Deps {
  routing: Routing;
  conversations: Conversations;
  lifetimeHours: number;
  /** The jobs with these ids as this student sees them, closed ones left out. */
  jobsByIds: (ids: string[], student: Student) => Promise<Job[]>;
}
