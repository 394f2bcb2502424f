import type { BodyOf, Endpoint, EventOf, ParamsOf, QueryOf, ReplyOf } from '@alive/contract/endpoint.ts';
import { errorReply } from '@alive/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { actFor } from '#db/acting.ts';
import { askFor } from '#db/turns.ts';
import { noteUse, type Student, studentOf } from '#db/sessions.ts';
import type { Db } from '#db/open.ts';
import type { AddressHash } from './address.ts';
import { AppError, signedOut } from './errors.ts';
import type { Idempotency, Way } from './idempotency.ts';
import { newId } from './ids.ts';
import type { Budget, Limits } from './limits.ts';
import type { Load } from './load.ts';
import { callerOf, goneOf, replied } from './overload.ts';
import { charactersRead } from './read-profile.ts';
import type { SessionWatch } from './session-watch.ts';
import { sendEvents } from './stream.ts';
import { openReplayLog } from './replay-log.ts';
import { errors } from './copy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, when a valid token came along. */
    student: Student | null;
    token: string | null;
    /** What was opened when the request came. */
    opened: unknown;
  }
  interface FastifyContextConfig {
    /** Name of the file field, where a multipart form is taken. */
    formField?: string;
  }
}

/** What makes routes of endpoints: the session store, the limits, the turns of costly work, the keys of calls and the clock. */
export interface Routing {
  db: Db;
  limits: Limits;
  load: Load;
  idempotency: Idempotency;
  addressHash: AddressHash;
  /** Ends streams whose session has ended. */
  whenSessionEnds: SessionWatch['whenEnded'];
  now: () => Date;
}

/**
 * Maps one endpoint of the contract to code: the limits of its network address, then caller, access, limits of the student, validation, `run`. Where a call with an
 * Idempotency-Key was carried out, `repeat` replies. Bytes are a reply that `run` has checked
 * against its schema and written as JSON.
 */
export const handle = <E extends Endpoint>(
  app: FastifyInstance,
  routing: Routing,
  endpoint: E,
  budget: Budget,
  run: (input: Input<E>) => Promise<ReplyOf<E> | Buffer>,
  repeat?: Repeat<E>,
): void => {
  if (endpoint.idempotent && repeat === undefined) throw new Error(`${endpoint.path} cannot be repeated.`);
  app.route({
    ...route(routing, endpoint, budget),
    handler: forItsSession(async (request, reply) => {
      const result = await carryOut<ReplyOf<E> | Buffer>(routing, endpoint, request, {
        run: async (makes) => {
          const endTurn = await turnOf(routing, budget, request, reply);
          return run(inputOf<E>(request, reply, makes)).finally(endTurn);
        },
        again: async ({ makes, status }) => repeat?.again({ id: makes, isDone: status !== null, request }) ?? null,
        follows: false,
        done: repeat ? (made) => ({ status: endpoint.status ?? 200, makes: repeat.idOf(made as ReplyOf<E>) }) : null,
      }).finally(() => replied(request));
      if (reply.sent) return reply;
      // What is read while it is sent is read for its session.
      if (result instanceof Readable)
        result.once(
          'close',
          routing.whenSessionEnds(() => result.destroy(signedOut())),
        );
      // A file says itself what it is.
      if (Buffer.isBuffer(result) && !reply.hasHeader('content-type')) void reply.type('application/json; charset=utf-8');
      return result === undefined
        ? reply.status(endpoint.status ?? 204).send()
        : reply.status(reply.statusCode === 200 ? (endpoint.status ?? 200) : reply.statusCode).send(result);
    }),
  });
};

/**
 * The same for an endpoint that answers with events. What fails before the first event is an ordinary error;
 * null is 204: there is nothing to follow. `open` is called when a request comes, before its caller is known: what has to be read whoever
 * calls is read meanwhile.
 */
export const handleStream = <E extends Endpoint, O = undefined>(
  app: FastifyInstance,
  routing: Routing,
  endpoint: E,
  budget: Budget,
  run: (input: Input<E>, opened: O) => Promise<AsyncIterable<EventOf<E>> | null>,
  open?: () => O,
): void => {
  app.route({
    ...route(routing, endpoint, budget, open),
    handler: forItsSession(async (request, reply) => {
      try {
        const events = await carryOut<AsyncIterable<unknown> | null>(routing, endpoint, request, {
          // Who only follows an answer takes no turn.
          run: async (makes) => {
            const endTurn = await turnOf(routing, budget, request, reply);
            const begun = await run(inputOf<E>(request, reply, makes), request.opened as O).catch((error: unknown) => {
              endTurn();
              throw error;
            });
            if (begun !== null && routing.load.computesAnswers && isCostly(budget)) return eager(begun, endTurn);
            endTurn();
            return begun;
          },
          again: ({ makes }) => routing.idempotency.answerOf(makes, request.student?.id ?? null),
          follows: true,
          done: null,
        });
        return await (events === null ? reply.status(204).send() : sendEvents(reply, events, routing.whenSessionEnds));
      } finally {
        replied(request);
      }
    }),
  });
};

/** Runs a call, once where it comes with a key. */
const carryOut = async <T>({ idempotency, addressHash }: Routing, endpoint: Endpoint, request: FastifyRequest, way: Way<T>): Promise<T> => {
  const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
  // Reading makes nothing, and an id costs more than many a reply.
  if (typeof key !== 'string') return way.run(endpoint.method === 'GET' ? '' : newId());
  const { student, body } = request;
  const scope = student ? `student ${student.id}` : `address ${await addressHash(request)}`;
  const call = { scope, key, endpoint: `${endpoint.method} ${endpoint.path}`, body, studentId: student?.id ?? null };
  return idempotency.once(call, way);
};

/**
 * Waits for a turn where the route or a large body needs one; ends it. What is computed without a pause would be over before the next caller is read, so that
 * all who ask on one network go before a caller of another: whoever has asked is read first.
 */
const turnOf = async (routing: Routing, budget: Budget, request: FastifyRequest, reply: FastifyReply): Promise<() => void> => {
  if (!isCostly(budget) && costOf(request) < dear) return () => undefined;
  const endTurn = await routing.load.turns[budget === 'chat' ? 'answers' : isCostly(budget) ? 'searches' : 'bodies'].enter(
    callerOf(request),
    goneOf(reply),
    costOf(request),
  );
  await setImmediate();
  return endTurn;
};

/** What costs this much by its body, such as a whole profile, takes a turn on any route. */
const dear = 4;

const isCostly = (budget: Budget): boolean => budget === 'chat' || budget === 'search';

function route({ db, limits, load, now }: Routing, endpoint: Endpoint, budget: Budget, open?: () => unknown) {
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    await limits.chargeAddress(budget, request, reply);
    const token = endpoint.ignoresToken ? null : (/^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null);
    request.token = token;
    const caller = token === null ? null : limits.identify(request, token, () => studentOf(db, token, now()));
    // Nothing is read for somebody who has to be turned away.
    if (caller !== null || endpoint.access === 'open') request.opened = open?.();
    const known = await caller;
    request.student = known?.student ?? null;
    // Nobody waits for it; a disk that is full must not refuse reads.
    if (known?.isNoteDue && request.token !== null) noteUse(db, request.token, now()).catch(() => undefined);
    load.admit(request);
    if (endpoint.access !== 'open') {
      if (request.student === null) throw signedOut();
      if (endpoint.access === 'self' && (request.params as { id: string }).id !== request.student.id)
        throw new AppError('FORBIDDEN', errors.notYours);
    }
    await limits.chargeStudent(budget, request, reply);
  };
  /** Who began to send while their session lasted may have ended long after it. */
  const admitWhole = async (request: FastifyRequest) => {
    if (request.student === null || !hasBody(request)) return;
    await lookAgain({ db, now }, request);
    if (request.student === null && endpoint.access !== 'open') throw signedOut();
  };
  /** What it costs beyond 1 is known once its body is read: its own words and, in a search, those that are known of its student. */
  const chargeRest = async (request: FastifyRequest, reply: FastifyReply) => {
    const searchedBy = isCostly(budget) ? request.student : null;
    const rest = costOf(request) - 1 + (searchedBy === null ? 0 : Math.floor(charactersRead(searchedBy) / 2000));
    if (rest === 0) return;
    await limits.chargeAddress(budget, request, reply, rest);
    await limits.chargeStudent(budget, request, reply, rest);
  };
  return {
    method: endpoint.method,
    url: endpoint.path,
    onRequest: forWhoeverAsks(admit),
    // Before it is looked at: 401 comes before 400.
    preValidation: forWhoeverAsks(admitWhole),
    ...((isCostly(budget) || endpoint.body) && { preHandler: forWhoeverAsks(chargeRest) }),
    config: {
      ...(endpoint.events ? { isStream: true } : {}),
      ...(endpoint.multipart ? { formField: endpoint.multipart } : {}),
    },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? 'api'],
      ...(endpoint.access === 'open' ? {} : { security: [{ bearer: [] }] }),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.idempotent ? { headers: idempotencyKey } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.multipart ? { consumes: ['multipart/form-data'] } : {}),
      response: {
        ...(endpoint.reply ? { [endpoint.status ?? 200]: endpoint.reply } : {}),
        ...(endpoint.status === 204 ? { 204: nothing } : {}),
        ...(endpoint.events
          ? {
              200: {
                description: 'Server-sent events, each one line of this JSON',
                content: { 'text/event-stream': { schema: endpoint.events } },
              },
            }
          : {}),
        '4xx': errorReply,
      },
    },
  } satisfies RouteShorthandOptions & Record<string, unknown>;
}

/** Whoever reads a body by itself asks again when that is whole. Throws UNAUTHENTICATED where the session has ended since the headers came. */
export const checkSession = async (routing: Pick<Routing, 'db' | 'now'>, request: FastifyRequest): Promise<void> => {
  await lookAgain(routing, request);
  if (request.student === null) throw signedOut();
};

/** Sets the student of a request to what they are now: nobody where the session has ended. */
const lookAgain = async ({ db, now }: Pick<Routing, 'db' | 'now'>, request: FastifyRequest): Promise<void> => {
  request.student = request.token === null ? null : ((await studentOf(db, request.token, now()))?.student ?? null);
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Handles requests, each for the session that it came with. */
const forItsSession = (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  forWhoeverAsks((request, reply) => actFor(request.student === null ? null : request.token, () => answer(request, reply)));

/** What of a request reaches the database waits there in the turn of who asks. */
const forWhoeverAsks =
  <T>(run: (request: FastifyRequest, reply: FastifyReply) => Promise<T>) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<T> => {
    const { network, key, isShared } = callerOf(request);
    const kind = `${request.method} ${request.routeOptions.url}`;
    return askFor({ network, caller: isShared ? null : key, kind }, () => run(request, reply));
  };

const nothing = z.null().describe('Done');

const idempotencyKey = z.looseObject({
  'idempotency-key': z.string().min(16).max(100).optional().describe('The call is carried out once a day under this key'),
});

const inputOf = <E extends Endpoint>(request: FastifyRequest, reply: FastifyReply, makes: string): Input<E> => ({
  params: request.params as ParamsOf<E>,
  query: request.query as QueryOf<E>,
  body: request.body as BodyOf<E>,
  student: request.student as CallerOf<E>,
  makes,
  request,
  reply,
});

/**
 * What a request counts in its budget: 1, and 1 more for every thousand characters of what is said, asked or searched for and for every
 * ten values of conditions; words, which are looked for in every posting, count twice, and steps of a career and stays, in every position, five times. To be asked once the request is known to fit its schema.
 */
const costOf = (request: FastifyRequest): number => {
  const cost = costs.get(request) ?? costOfGiven(request);
  costs.set(request, cost);
  return cost;
};

const costs = new WeakMap<FastifyRequest, number>();

const costOfGiven = ({ body, query }: Pick<FastifyRequest, 'body' | 'query'>): number => {
  const given: unknown[] = [body, query].flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  const values = given.flatMap((value) => (Array.isArray(value) ? value.flatMap(valuesOf) : []));
  const characters = sum([...given.filter((value) => !Array.isArray(value)), ...values.map(({ value }) => value)].map(lengthOf));
  return 1 + Math.floor(characters / 1000) + Math.floor(sum(values.map(({ weight }) => weight)) / 10);
};

/** How many characters stand in something, however deep. */
const lengthOf = (item: unknown): number => {
  if (typeof item === 'string') return item.length;
  return typeof item === 'object' && item !== null ? sum(Object.values(item).map(lengthOf)) : 0;
};

/** The alternatives of an item, where it is a condition. */
const valuesOf = (item: unknown): { value: unknown; weight: number }[] => {
  if (typeof item !== 'object' || item === null || !('value' in item)) return [{ value: item, weight: 1 }];
  const weight = 'field' in item ? (weights.get(item.field) ?? 1) : 1;
  return [item.value].flat().map((value: unknown) => ({ value, weight }));
};

const weights: ReadonlyMap<unknown, number> = new Map([
  ['text', 2],
  ['sequence', 5],
  ['tenure', 5],
]);

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Reads `parts` to their end at once, however slowly they are read here; `over` is called at their end. For answers that are small and whose
 * making costs something that a slow reader must not hold.
 */
const eager = <T>(parts: AsyncIterable<T>, over: () => void): AsyncIterable<T> => {
  const log = openReplayLog<T>();
  const readAll = async () => {
    for await (const part of parts) log.add(part);
  };
  readAll().finally(over).then(log.end, log.fail);
  return { [Symbol.asyncIterator]: log.replay };
};

/** A student with a token where the endpoint demands one, else perhaps one. */
type CallerOf<E extends Endpoint> = E['access'] extends 'open' ? Student | null : Student;

/** How a call is answered whose Idempotency-Key was used before. */
interface Repeat<E extends Endpoint> {
  /** The id of what a call made. */
  idOf: (made: ReplyOf<E>) => string;
  /** Replies with what was made, as it is now; null where that is not there, so that the call is carried out. */
  again: (made: { id: string; isDone: boolean; request: FastifyRequest }) => Promise<ReplyOf<E> | null>;
}

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  student: CallerOf<E>;
  /** The id of what the call makes, the same when it is carried out again; empty for GET. */
  makes: string;
  request: FastifyRequest;
  reply: FastifyReply;
}
