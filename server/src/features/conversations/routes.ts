import {
  deleteConversation,
  followConversation,
  getConversation,
  listConversations,
  recentConversations,
  stopConversation,
} from '@alive/contract/conversations.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { aboutFrom } from '#platform/about.ts';
import type { About } from '#platform/chat.ts';
import { AppError } from '#platform/errors.ts';
import { handle, handleStream, type Routing } from '#platform/handle.ts';
import type { Student } from '#db/sessions.ts';
import type { Conversations } from './converse.ts';
import { present, sourcesOf, tellsOf } from './present.ts';
import { conversationOf, conversationsOf, deleteConversationOf, isHolder, recentOf } from './queries.ts';
import { titleOf } from './title.ts';

export const conversationRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { routing, conversations, lifetimeHours, jobsShown, peopleShown, factsOf } = deps;
  const { db, now } = routing;
  const clock = () => ({ since: new Date(now().getTime() - lifetimeHours * 3_600_000), now: now() });
  const mustHold = async (student: Student, id: string) => {
    if (!(await isHolder(db, student.id, id))) throw gone();
  };

  const stillShown = async (ids: string[], about: About): Promise<ReadonlySet<string>> =>
    new Set(ids.length === 0 ? [] : (await peopleShown([...new Set(ids)], about)).map(({ id }) => id));

  handle(app, routing, listConversations, 'read', async ({ student, query }) => {
    const all = await conversationsOf(db, student.id, query.kind);
    const [visible, facts] = await Promise.all([
      stillShown(
        all.flatMap(({ said }) => said.flatMap(({ extras }) => tellsOf(extras))),
        aboutFrom(all[0]?.conversation.about ?? {}, student),
      ),
      factsOf(sourcesOf(all)),
    ]);
    return { conversations: all.map(({ conversation, said }) => present(conversation, said, clock(), visible, null, facts)) };
  });

  handle(app, routing, recentConversations, 'read', async ({ student }) => {
    const { since } = clock();
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

  handle(app, routing, getConversation, 'read', async ({ student, params }) => {
    const found = await conversationOf(db, student.id, params.id);
    if (found === null) throw gone();
    const answers = found.said.flatMap(({ id, extras: { jobIds, filters } }) =>
      jobIds ? [{ id, ids: jobIds, conditions: filters ?? [] }] : [],
    );
    const about = aboutFrom(found.conversation.about, student);
    const jobs = answers.length === 0 ? [] : await jobsShown(answers, about);
    const met = found.said.flatMap(({ id, extras: { peopleIds } }) => (peopleIds ? [{ id, ids: peopleIds }] : []));
    const named = [...met.flatMap(({ ids }) => ids), ...found.said.flatMap(({ extras }) => tellsOf(extras))];
    const known = named.length === 0 ? [] : await peopleShown([...new Set(named)], about);
    const shown = {
      jobs: new Map(answers.map(({ id }, at) => [id, jobs[at] ?? []])),
      people: new Map(met.map(({ id, ids }) => [id, ids.flatMap((one) => known.find((person) => person.id === one) ?? [])])),
    };
    const facts = await factsOf(sourcesOf([found]));
    return present(found.conversation, found.said, clock(), new Set(known.map(({ id }) => id)), shown, facts);
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

const gone = () => new AppError('NOT_FOUND', 'There is no such conversation.');

interface Deps {
  routing: Routing;
  conversations: Conversations;
  lifetimeHours: number;
  jobsShown: JobsShown;
  peopleShown: PeopleShown;
  /** The facts of messages as they stand, by message. */
  factsOf: (messageIds: string[]) => Promise<ReadonlyMap<string, Fact[]>>;
}

/** For each answer the jobs it showed, as they are now and scored under its conditions; closed ones are left out. */
export type JobsShown = (answers: { ids: string[]; conditions: Condition[] }[], about: About) => Promise<Job[][]>;

/** Those of the people whom students may still see, as this one sees them. */
type PeopleShown = (ids: string[], about: About) => Promise<Alumni[]>;
