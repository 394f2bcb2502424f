import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { addressOf } from './address.ts';
import { overloaded } from './errors.ts';
import type { Caller } from './fair-queue.ts';
import { addGauge } from './metrics.ts';
import type { Notices } from './notices.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it takes up of the bounds; null for those of operators. */
    flight: Flight | null;
  }
  interface FastifyContextConfig {
    /** Whether it answers by events. */
    isStream?: boolean;
  }
}

/**
 * Bounds what is under way: requests, streams and the bytes of their bodies, in all, for a network address and for a student. Beyond it a
 * body that has not come whole gives way, of the network that holds most, so that two networks cannot shut out the rest; where none does, a
 * request is refused by UNAVAILABLE, before its body is read. Must be called before routes are added; how the numbers were chosen is in
 * docs/decisions/017-overload.md.
 */
export const boundRequests = (app: FastifyInstance, { metrics, notices, bounds }: OverloadDeps): Overload => {
  const taken = new Map<string, number>();
  const refusals = new Counter({
    name: 'requests_refused_total',
    help: 'Requests refused because too much was under way, by what there was too much of',
    labelNames: ['reason'],
    registers: [metrics],
  });
  addGauge(metrics, {
    name: 'in_flight',
    help: 'Requests, streams and bytes of bodies under way',
    label: 'what',
    read: () => Object.fromEntries(kinds.map((what) => [what, taken.get(what) ?? 0])),
  });
  let calm: NodeJS.Timeout | undefined;
  const refused = (reason: string) => {
    refusals.inc({ reason });
    notices.raise('overload', 'More is asked for than this server can do. Some requests are answered by 503 and when to try again.');
    clearTimeout(calm);
    calm = setTimeout(() => notices.clear('overload', 'All requests are answered again.'), calmAfter).unref();
  };
  app.addHook('onClose', async () => clearTimeout(calm));

  /** Requests whose bodies have not come whole, the oldest first. */
  const arriving = new Set<Arriving>();
  const heldBy = (what: Kind, network: string): number => taken.get(`${what} of ${network}`) ?? 0;
  /** Whose body gives way where `what` has no room for `amount` more of a network: the oldest of the network that holds most. */
  const givesWay = ({ what, amount }: Wanted, who: Who, network: string): Arriving | undefined => {
    if (who === 'student') return undefined;
    const open = [...arriving].filter(({ raw, flight }) => !raw.complete && !raw.destroyed && flight.amounts[what] !== undefined);
    if (who === 'address') return open.find((one) => isStale(one, network));
    const own = heldBy(what, network) + amount;
    return open
      .filter((one) => heldBy(what, one.network) > own)
      .reduce<Arriving | undefined>(
        (most, one) => (most && heldBy(what, most.network) >= heldBy(what, one.network) ? most : one),
        undefined,
      );
  };
  /** Ends what has not come yet until there is room; tells whether there is. */
  const makeRoom = (wanted: Wanted, who: Who, network: string): boolean => {
    while ((taken.get(wanted.key) ?? 0) + wanted.amount > bounds[wanted.what][who]) {
      const one = givesWay(wanted, who, network);
      if (one === undefined) return false;
      arriving.delete(one);
      giveBack(one.flight);
      app.server.emit('clientError', Object.assign(new Error('gives way'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), one.raw.socket);
    }
    return true;
  };

  /** Takes amounts for somebody, or nothing and throws. */
  const take = (flight: Flight, amounts: Amounts, who: Who, key: string, network = '') => {
    const wanted = Object.entries(amounts).map(([what, amount]): Wanted => ({ what: what as Kind, amount, key: `${what}${key}` }));
    const over = wanted.find((one) => !makeRoom(one, who, network));
    if (over) {
      refused(over.what);
      throw overloaded();
    }
    for (const one of wanted) {
      taken.set(one.key, (taken.get(one.key) ?? 0) + one.amount);
      flight.taken.push(one);
    }
  };
  const giveBack = (flight: Flight) => {
    for (const { key, amount } of flight.taken.splice(0)) {
      const left = (taken.get(key) ?? 0) - amount;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    }
  };

  app.decorateRequest('flight', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.forOperators) return;
    const amounts = amountsOf(request);
    const flight: Flight = { taken: [], amounts, isReplied: false, isClosed: false, settle: () => undefined };
    const network = addressOf(request);
    try {
      take(flight, amounts, 'all', '', network);
      take(flight, amounts, 'address', ` of ${network}`, network);
    } catch (error) {
      giveBack(flight);
      throw error;
    }
    request.flight = flight;
    if (amounts.bodies !== undefined || amounts.uploads !== undefined) {
      const one = { raw: request.raw, flight, network, began: performance.now() };
      arriving.add(one);
      reply.raw.once('close', () => arriving.delete(one));
    }
    flight.settle = () => {
      if (flight.isClosed && flight.isReplied) giveBack(flight);
    };
    reply.raw.once('close', () => {
      flight.isClosed = true;
      flight.settle();
      // What goes on for longer after its reader has left is bounded elsewhere.
      if (!flight.isReplied) setTimeout(() => giveBack(flight), longestLeft).unref();
    });
  });
  // A reader that leaves does not end what was begun for it, which counts until then.
  app.addHook('onSend', async (request) => replied(request));
  return {
    refused,
    admit: (request) => {
      if (request.flight && request.student) take(request.flight, request.flight.amounts, 'student', ` of student ${request.student.id}`);
    },
  };
};

/** Says that nothing is done for a request any more but the sending. */
export const replied = ({ flight }: FastifyRequest): void => {
  if (!flight) return;
  flight.isReplied = true;
  flight.settle();
};

/** Who asks, for turns. */
export const callerOf = (request: FastifyRequest): Caller => {
  const network = addressOf(request);
  return request.student
    ? { key: `student ${request.student.id}`, network, isShared: false }
    : { key: `address ${network}`, network, isShared: true };
};

/** Ends when the connection is closed. */
export const goneOf = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  // With a reason: an error would be made for every request, with its stack.
  raw.once('close', () => gone.abort('closed'));
  if (raw.destroyed) gone.abort();
  return gone.signal;
};

const amountsOf = (request: FastifyRequest): Amounts => {
  const { isStream, formField } = request.routeOptions.config;
  const { 'content-length': said, 'transfer-encoding': encoding } = request.headers;
  const limit = formField === undefined ? request.routeOptions.bodyLimit : longestForm;
  const bytes = said === undefined ? (encoding === undefined ? 0 : limit) : Math.min(Number(said) || 0, limit);
  return { [isStream ? 'streams' : 'requests']: 1, ...(bytes > 0 && { [formField === undefined ? 'bodies' : 'uploads']: bytes }) };
};

/** Whether a body of this network, but for a file, should have come long ago. */
const isStale = ({ flight, network, began }: Arriving, of: string): boolean =>
  network === of && flight.amounts.uploads === undefined && performance.now() - began > longestBody;

const kinds = ['requests', 'streams', 'bodies', 'uploads'] as const;
const MB = 1024 * 1024;

/** Streams are counted apart from other requests, bodies and uploads by their bytes. */
export const usualBounds: Bounds = {
  requests: { all: 4000, address: 3000, student: 128 },
  streams: { all: 2000, address: 1500, student: 128 },
  bodies: { all: 64 * MB, address: 32 * MB, student: 4 * MB },
  uploads: { all: 128 * MB, address: 96 * MB, student: 24 * MB },
};

/** A résumé of 10 MB and what a form adds to it. */
const longestForm = 10.5 * MB;
/** Milliseconds. */
const calmAfter = 10_000;
const longestLeft = 60_000;
const longestBody = 3000;

type Kind = (typeof kinds)[number];
type Who = 'all' | 'address' | 'student';
type Amounts = Partial<Record<Kind, number>>;
export type Bounds = Record<Kind, Record<Who, number>>;

interface Flight {
  taken: { key: string; amount: number }[];
  amounts: Amounts;
  isReplied: boolean;
  isClosed: boolean;
  settle: () => void;
}

interface Wanted {
  what: Kind;
  amount: number;
  key: string;
}

/** A request whose body is on its way. */
interface Arriving {
  raw: FastifyRequest['raw'];
  flight: Flight;
  network: string;
  /** Milliseconds, as `performance.now()` has them. */
  began: number;
}

interface OverloadDeps {
  metrics: Registry;
  notices: Notices;
  bounds: Bounds;
}

export interface Overload {
  /** Counts and says that something was refused. */
  refused: (reason: string) => void;
  /** Counts a request for its student, now that they are known. Throws UNAVAILABLE. */
  admit: (request: FastifyRequest) => void;
}
