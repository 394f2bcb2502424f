import { forgetPeopleSearch, introduction, latestPeopleSearch, peopleQuestions, searchPeople } from '@alive/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import type { ReadOnly } from '#db/read-only.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import { AppError } from '#platform/errors.ts';
import { handle, handleStream, type Routing } from '#platform/handle.ts';
import { goneOf } from '#platform/overload.ts';
import { turnAgain } from './again.ts';
import { answerQuestion } from './answer.ts';
import { type Model, planByModel } from './by-model.ts';
import type { Caller, Knowledge } from './known.ts';
import { shownTo } from './found.ts';
import { introduce } from './introduce.ts';
import { searchPeople as findPeople } from './queries.ts';
import { forgetTurns, latestConversation, turnsOf } from './store.ts';
import { noPerson } from './copy/answer.ts';

/** Find People: questions about alumni, what was asked before, what to ask, and how to write to somebody. */
export const peopleRoutes = (app: FastifyInstance, { routing, readOnly, knowledge, questions, model }: Deps): void => {
  const { db, now } = routing;
  const deps = { db, readOnly, now, knowledge, questions, log: app.log };

  handleStream(app, routing, searchPeople, 'chat', async ({ body, student, request, reply }) => {
    const gone = goneOf(reply);
    const plan = model === null ? planTurn : planByModel(model, { student: student.id, network: await routing.addressHash(request) }, gone);
    return answerQuestion({ ...deps, plan, gone }, student, body);
  });

  handle(app, routing, latestPeopleSearch, 'read', async ({ student, query }) => {
    const conversationId = await latestConversation(db, student.id, query.but);
    if (conversationId === null) return { conversationId, turns: [] };
    const knowing = await knowledge.of(student);
    const turns = [];
    for (const row of await turnsOf(db, { studentId: student.id, conversationId })) {
      const turn = await turnAgain(readOnly, row, knowing, now());
      if (turn !== null) turns.push(turn);
    }
    return { conversationId, turns };
  });

  handle(app, routing, forgetPeopleSearch, 'read', async ({ student, params }) => {
    await forgetTurns(db, { studentId: student.id, conversationId: params.conversationId });
    return undefined;
  });

  handle(app, routing, peopleQuestions, 'read', async ({ student }) => ({ questions: await questions(student) }));

  handle(app, routing, introduction, 'read', async ({ student, params }) => {
    const { asker } = await knowledge.of(student);
    const question = { conditions: [], asker, now: now() };
    const { people, careers } = await readOnly(async (tx) => {
      const { rows } = await findPeople(tx, { ...question, sort: null, limit: 1, ids: [params.id] });
      return shownTo(tx, rows, question);
    });
    const [person] = people;
    if (person === undefined) throw new AppError('NOT_FOUND', noPerson);
    return introduce(person, careers[0] ?? [], student);
  });
};

interface Deps {
  routing: Routing;
  readOnly: ReadOnly;
  knowledge: Knowledge;
  /** What reads questions before the built-in planner does; null where none is configured. */
  model: Model | null;
  /** Questions that find somebody for this student. */
  questions: (student: Caller) => Promise<string[]>;
}
