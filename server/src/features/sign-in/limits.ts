import type { FastifyRequest } from 'fastify';
import type { AddressHash } from '#platform/address.ts';
import type { Budgets } from '#platform/budgets.ts';
import { AppError } from '#platform/errors.ts';
import type { KeyedHash } from '#platform/keyed-hash.ts';
import { lifetime } from './codes.ts';
import { copy } from './copy.ts';

/**
 * How often in an hour codes may be asked for and tried, and how many messages go to an address: by email, by student and by network address,
 * which a campus shares. Counted whether or not an email is known. No limit if `spending` is null.
 */
export const openSignInLimits = (spending: Budgets | null, { hashOf, addressHash }: Hashes): SignInLimits => {
  /** Counts in one budget: in how many seconds it is not spent any more, null where it is not; when its window ends; and how to give it back. */
  const count = async (key: string, max: number, window = hour): Promise<Counted> => {
    if (spending === null) return { retryAfter: null, seconds: window / 1000, giveBack: () => undefined };
    const { isSpent: isOver, seconds, giveBack } = await spending.spend(key, { max, window });
    return { retryAfter: isOver ? seconds : null, seconds, giveBack: () => giveBack(1) };
  };
  const isSpent = async (...budget: Budget): Promise<number | null> => (await count(...budget)).retryAfter;
  const emailKey = async (what: string, email: string) => `${what} email ${await hashOf(email.toLowerCase())}`;
  /** For one network address less than for all, so that a stranger leaves the student some. */
  const keysOf = async (what: string, request: FastifyRequest, email: string) => {
    const [address, ofEmail] = [await addressHash(request), await emailKey(what, email)];
    return { address, ofEmail, ofPair: `${ofEmail} address ${address}` };
  };
  const askedFrom = (address: string) => `code asked address ${address}`;
  /** Counts in each budget up to the first that is spent: in how many seconds it is not; null where none is. */
  const firstSpent = async (budgets: Budget[]): Promise<number | null> => {
    for (const [key, max, window] of budgets) {
      const retryAfter = await isSpent(key, max, window);
      if (retryAfter !== null) return retryAfter;
    }
    return null;
  };
  const spend = async (sentence: string, budgets: Budget[]) => {
    const retryAfter = await firstSpent(budgets);
    if (retryAfter !== null) throw new AppError('RATE_LIMITED', sentence, { retryAfter });
  };
  return {
    ask: async (request, email) => {
      const { address, ofEmail, ofPair } = await keysOf('code asked', request, email);
      await spend(copy.tooManyAsks, [
        [askedFrom(address), mostAsked],
        // For as long as a code lives, so that nobody on a student's network keeps codes from them for longer.
        [`${ofPair} lately`, 5, lifetime],
        ...(request.student ? ([[`code asked student ${request.student.id}`, 10]] as Budget[]) : []),
      ]);
      const ofAll = await count(ofEmail, mostSent);
      // The share of a network ends with the hour of the email, or it would have two shares of one hour.
      const ofNetwork = ofAll.retryAfter === null ? await count(ofPair, mostSent / 2, ofAll.seconds * 1000) : ofAll;
      if (ofNetwork.retryAfter === null) return address;
      if (ofNetwork !== ofAll) ofAll.giveBack();
      throw new AppError('RATE_LIMITED', copy.tooManyAsks, { retryAfter: ofNetwork.retryAfter });
    },
    mayAsk: async (request) => {
      const address = await addressHash(request);
      return (await isSpent(askedFrom(address), mostAsked)) === null ? address : null;
    },
    tryCode: async (request, email) => {
      const { address, ofEmail, ofPair } = await keysOf('code tried', request, email);
      // Whoever types their first code is not shut out by what others on a campus tried.
      const isFirst = (await isSpent(`${ofPair} first`, 1, lifetime)) === null;
      const ofNetwork = isFirst
        ? await count(`code tried first address ${address}`, mostFirstWrong)
        : await count(`code tried address ${address}`, mostWrong);
      if (ofNetwork.retryAfter !== null) {
        request.log.warn({ address, isFirst }, 'one network typed too many wrong codes');
        throw new AppError('RATE_LIMITED', copy.tooManyTries, { retryAfter: ofNetwork.retryAfter });
      }
      await spend(copy.tooManyTries, [
        // For as long as a code lives, so that nobody on a student's network shuts them out for longer.
        [`${ofPair} lately`, 10, lifetime],
        [ofPair, 40],
        [ofEmail, 60],
        ...(request.student ? ([[`code tried student ${request.student.id}`, 30]] as Budget[]) : []),
      ]);
      return { wasRight: ofNetwork.giveBack };
    },
    mayMail: async (email, studentId) =>
      (await firstSpent([
        [await emailKey('mail', email), 10],
        [`mail student ${studentId}`, 20],
      ])) === null,
    mayMailFor: async (network, { isProven }) =>
      (await firstSpent(
        isProven
          ? [[`proven mail ${network}`, 1500]]
          : [
              [`unproven mail ${network}`, 400],
              ['unproven mail', 4000],
            ],
      )) === null,
    mayTell: async (email) => (await isSpent(await emailKey('news', email), 10)) === null,
  };
};

/** Codes for one email in an hour, of which one network address asks for half. */
const mostSent = 20;
/** Of one network address in an hour. What nobody is sent costs only a look-up. */
const mostAsked = 6000;
/**
 * Wrong codes of one network address in an hour, whatever emails they are for: the first for an email, and others. Up to five codes of an email
 * are live, so that 1,300 tries find one of a million in 150 hours on average.
 */
const mostFirstWrong = 1000;
const mostWrong = 300;
/** Milliseconds. */
const hour = 3_600_000;

/** How much may be spent under a key, in an hour or in so many milliseconds. */
type Budget = [key: string, max: number, window?: number];

interface Counted {
  retryAfter: number | null;
  seconds: number;
  giveBack: () => void;
}

interface Hashes {
  hashOf: KeyedHash;
  addressHash: AddressHash;
}

export interface SignInLimits {
  /** Counts that a code is asked for, and returns the hash of the network address that asks. Throws RATE_LIMITED. */
  ask: (request: FastifyRequest, email: string) => Promise<string>;
  /**
   * Counts a code that is asked for without a word about it, whose address and student are counted as it is sent, and returns the hash of the
   * network address that asks; null where there were too many.
   */
  mayAsk: (request: FastifyRequest) => Promise<string | null>;
  /** Counts that a code is tried, which a network is given back for one that was right. Throws RATE_LIMITED. */
  tryCode: (request: FastifyRequest, email: string) => Promise<{ wasRight: () => void }>;
  /** Counts a message that a student has sent to an address which may be anybody's; false where there were too many. */
  mayMail: (email: string, studentId: string) => Promise<boolean>;
  /**
   * Counts a code that a network address had sent, to a proven address or to one that nobody has proven, which may be any stranger's; false where
   * there were too many.
   */
  mayMailFor: (network: string, address: { isProven: boolean }) => Promise<boolean>;
  /** Counts a message that tells an address that it is no longer an account's. */
  mayTell: (email: string) => Promise<boolean>;
}
