import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressHash } from './address.ts';
import type { Budgets, Spent } from './budgets.ts';
import { AppError, errorReplyOf } from './errors.ts';
import { remember } from './kept.ts';
import { errors } from './copy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it was counted among those that were refused. */
    isCountedRefused: boolean;
  }
}

/**
 * Budgets for one student in a minute, and for one network address in ten, signed in or not. A campus shares an address, and a whole class
 * begins at the same moment: 300 students onboarding make about 9,000 calls.
 */
const budgets = {
  register: { student: 20, address: 3000 },
  change: { student: 20, address: 6000 },
  login: { student: 10, address: 6000 },
  upload: { student: 10, address: 1500 },
  /** Whole files. */
  download: { student: 10, address: 600 },
  chat: { student: 40, address: 12_000 },
  read: { student: 600, address: 60_000 },
  /** What pages show many of, without a token. */
  image: { student: 600, address: 60_000 },
  /** Whether the server lives, which pages of a campus ask too once they have lost it. */
  health: { student: 600, address: 60_000 },
  /** Reads that compute more than others. */
  search: { student: 600, address: 30_000 },
} as const;

const minute = 60_000;
const hour = 60 * minute;

/** An answer that reveals a taken email tells who is a student here. */
const takenEmails = { student: { max: 5, window: hour }, address: { max: 20, window: hour } };
/** Of one network address. Those with a token that nobody knows are among them. */
const refusals = { max: 600, window: minute };
/** Accounts of one network address beyond those of its day, so that whoever used these up keeps nobody next to them from an account. */
const laterRegistrations = { max: 1, window: minute };
/** Tokens that were valid lately, which are looked up whatever else comes from their address. */
const mostProven = 10_000;

export type Budget = keyof typeof budgets;

/** Opens rate limits on budgets; without any limit if `spending` is null. `registrations` are those of one network address in a day. */
export const openLimits = ({ spending, addressHash, registrations }: Deps): Limits => {
  if (spending === null) return unlimited;
  const proven = new Map<string, true>();
  /** By address, how many sessions are being looked up, and who waits for one of those lookups to end. */
  const lookups = new Map<string, { running: number; waiting: (() => void)[] }>();
  const inTurn = openTurns();
  const keyOf = async (name: string, request: FastifyRequest, who: Who): Promise<string> =>
    `${name} ${who} ${who === 'student' ? request.student?.id : await addressHash(request)}`;

  const charge = async (name: Budget, who: Who, request: FastifyRequest, reply: FastifyReply, cost: number): Promise<void> => {
    if (cost <= 0) return;
    const max = budgets[name][who];
    const allowed = { max, window: who === 'student' ? minute : 10 * minute };
    const { isSpent, left, seconds } = await spending.spend(await keyOf(name, request, who), allowed, Math.min(cost, max - 1));
    void reply.headers({ 'X-RateLimit-Limit': max, 'X-RateLimit-Remaining': left, 'X-RateLimit-Reset': seconds });
    if (isSpent) throw tooMany(seconds);
  };

  /** Counts a request as refused until it is known; waits for others of its address when those in flight take all that is left. */
  const holdRefusal = async (key: string): Promise<Spent> => {
    for (;;) {
      const spent = await spending.spend(key, refusals);
      if (!spent.isSpent) return spent;
      // Those that were charged in the same moment have begun their lookups then.
      await setImmediate();
      const others = lookups.get(key);
      if (others === undefined) throw tooMany(spent.seconds);
      await new Promise<void>((resolve) => others.waiting.push(resolve));
    }
  };

  return {
    chargeAddress: (name, request, reply, cost = 1) => charge(name, 'address', request, reply, cost),
    chargeStudent: async (name, request, reply, cost = 1) => {
      if (request.student) await charge(name, 'student', request, reply, cost);
    },
    identify: async (request, token, find) => {
      if (proven.has(token)) {
        const known = await find();
        if (known !== null) return known;
        proven.delete(token);
        return null;
      }
      const key = await keyOf('refused', request, 'address');
      const held = await holdRefusal(key);
      const ours = lookups.get(key) ?? { running: 0, waiting: [] };
      lookups.set(key, ours);
      ours.running++;
      try {
        const known = await find();
        if (known === null) request.isCountedRefused = true;
        else remember(proven, token, true, mostProven);
        return known;
      } finally {
        if (!request.isCountedRefused) held.giveBack(1);
        if (--ours.running === 0) lookups.delete(key);
        // One for the one that ended; all where there is nothing left to wait for.
        for (const wake of ours.waiting.splice(0, ours.running === 0 ? Infinity : 1)) wake();
      }
    },
    refused: async (request, error) => {
      const { status } = errorReplyOf(error, '');
      if (status < 400 || status >= 500 || status === 429 || request.isCountedRefused) return error;
      request.isCountedRefused = true;
      const { isSpent, seconds } = await spending.spend(await keyOf('refused', request, 'address'), refusals);
      return isSpent ? tooMany(seconds) : error;
    },
    spendRegistration: async (request) => {
      const ofDay = await spending.spend(await keyOf('registrations', request, 'address'), { max: registrations, window: 24 * hour });
      if (!ofDay.isSpent) return;
      const { isSpent, seconds } = await spending.spend(await keyOf('later registrations', request, 'address'), laterRegistrations);
      if (isSpent) throw new AppError('RATE_LIMITED', errors.tooManyAccounts, { retryAfter: seconds });
    },
    revealing: async (request, attempt) => {
      const key = await keyOf('taken email', request, 'address');
      // What comes at once would all be answered before any answer is counted.
      return inTurn(key, async () => {
        for (const who of whoseTaken(request))
          // Not knowing counts as spent, or whoever slows the database down learns more.
          if ((await spending.isSpent(await keyOf('taken email', request, who), takenEmails[who])) !== false) return 'pending';
        const made = await attempt();
        if (made !== 'taken') return made;
        for (const who of whoseTaken(request))
          if ((await spending.spend(await keyOf('taken email', request, who), takenEmails[who])).isSpent) {
            request.log.warn('more taken addresses were tried than may be revealed');
            return 'pending';
          }
        return 'taken';
      });
    },
  };
};

/** Runs one thing of a key after the other. */
const openTurns = () => {
  const last = new Map<string, Promise<void>>();
  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const over = Promise.withResolvers<void>();
    last.set(key, over.promise);
    await before;
    try {
      return await run();
    } finally {
      over.resolve();
      if (last.get(key) === over.promise) last.delete(key);
    }
  };
};

const whoseTaken = (request: FastifyRequest): Who[] => (request.student ? ['student', 'address'] : ['address']);

const tooMany = (seconds: number): AppError => new AppError('RATE_LIMITED', errors.tooFast, { retryAfter: seconds });

const unlimited: Limits = {
  chargeAddress: async () => undefined,
  chargeStudent: async () => undefined,
  identify: (_request, _token, find) => find(),
  refused: async (_request, error) => error,
  spendRegistration: async () => undefined,
  revealing: (_request, attempt) => attempt(),
};

type Who = 'student' | 'address';

interface Deps {
  spending: Budgets | null;
  addressHash: AddressHash;
  registrations: number;
}

/** All but the last two throw RATE_LIMITED when too little is left. */
export interface Limits {
  /** Charges a request to its network address, before anything is read for it. */
  chargeAddress: (name: Budget, request: FastifyRequest, reply: FastifyReply, cost?: number) => Promise<void>;
  /** Charges it to its student besides, where there is one. */
  chargeStudent: (name: Budget, request: FastifyRequest, reply: FastifyReply, cost?: number) => Promise<void>;
  /** Finds whose token came with a request. Tokens that nobody knows count as refused, and beyond that budget `find` is not called for them. */
  identify: <T>(request: FastifyRequest, token: string, find: () => Promise<T | null>) => Promise<T | null>;
  /** Charges a registration to its network address and day, beyond that to its minute. */
  spendRegistration: (request: FastifyRequest) => Promise<void>;
  /** Counts a request that is refused for `error`, and returns what it is refused for: beyond the budget, that it was one too many. */
  refused: (request: FastifyRequest, error: Error) => Promise<Error>;
  /**
   * Makes what names an email where an answer may still reveal that it is taken, and counts the answers that do. 'pending' where none may, or
   * none any more: free and taken must be answered alike.
   */
  revealing: <T>(request: FastifyRequest, attempt: () => Promise<T | 'taken'>) => Promise<T | 'taken' | 'pending'>;
}
