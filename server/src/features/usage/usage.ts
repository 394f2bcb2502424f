import type { ModelConfig } from '#config/model.ts';
import type { Db } from '#db/open.ts';
import type { Budgets } from '#platform/budgets.ts';
import type { Use } from '#platform/llm/llm.ts';
import type { Meter } from '#platform/llm/open.ts';
import { remember } from '#platform/kept.ts';
import type { ModelMetrics } from './metrics.ts';
import { accountMadeAt, addUsage, sweepUsage, tokensOf, tokensOfAll, usageKept } from './queries.ts';

/**
 * What language models take, counted per day (UTC), student, use and model, and each student's share of a day.
 *
 * A share is `dailyTokens`. An account costs nothing to make, so it has a part of a share in its first 24 hours, those whom nobody knows have
 * `strangers` shares together, a network address has `addressShares` in 24 hours, and all together `everybody`. What is left is asked before each request, and what it takes, at least `oneRequest`, is held of it until the request is counted; so a request that
 * began within the limit is answered whole, and who asks often at once goes over by what the last of them took beyond that. Instances that
 * share a database read a student's sum before each request and everybody's every five seconds; what other instances hold they do not see.
 */
export const openUsage = ({ db, budgets, now, config, metrics, failed, isShared = false }: Deps): Usage => {
  const today = () => now().toISOString().slice(0, 10);
  const sums = openSums(now);
  let sweptOn = '';
  const add = async (row: Omit<Parameters<typeof addUsage>[1], 'day'>) => {
    const day = today();
    const isNew = day !== sweptOn;
    sweptOn = day;
    try {
      await addUsage(db, { ...row, day });
      if (isNew) await sweepUsage(db, new Date(now().getTime() - usageKept));
    } catch (error) {
      failed(error);
    }
  };
  const everybodys = () => sums.of('everybody', (day) => tokensOfAll(db, day), isShared ? fiveSeconds : undefined);
  const ownOf = (student: string | null) => sums.of(keyOf(student), (day) => tokensOf(db, day, student), isShared ? 0 : undefined);
  /** When the accounts that asked were made. */
  const madeAt = new Map<string, number>();
  const shareOf = async (student: string | null): Promise<number> => {
    if (student === null) return config.dailyTokens * strangers;
    const made = madeAt.get(student) ?? (await accountMadeAt(db, student));
    remember(madeAt, student, made, mostSums);
    return now().getTime() - made < aDay ? Math.ceil(config.dailyTokens / firstDay) : config.dailyTokens;
  };
  // The column that counts it has 32 bits.
  const allowed = { max: Math.min(config.dailyTokens * config.addressShares, 1_000_000_000), window: aDay };
  const spendOf = (network: string, amount: number) => budgets.spend(`model address ${network}`, allowed, Math.min(amount, allowed.max));
  return {
    allows: async ({ student, network = null, input }, over) => {
      const held = Math.max(oneRequest, input);
      const [own, all, share] = await Promise.all([ownOf(student), everybodys(), shareOf(student)]);
      const isSpent = own.tokens + own.held >= share || all.tokens + all.held >= config.dailyTokens * everybody;
      if (isSpent) return false;
      const sums = [own, all];
      for (const sum of sums) sum.held += held;
      const release = () => {
        for (const sum of sums) sum.held -= held;
      };
      const spent = network === null ? null : await spendOf(network, held);
      if (spent?.isSpent) {
        release();
        return false;
      }
      const end = () => {
        release();
        spent?.giveBack(Math.min(held, allowed.max));
      };
      if (over.aborted) end();
      else over.addEventListener('abort', end, { once: true });
      return true;
    },
    count: async ({ student, network = null, use, model, input, output }) => {
      metrics.tokens.inc({ use, model, direction: 'input' }, input);
      metrics.tokens.inc({ use, model, direction: 'output' }, output);
      if (config.cost !== null) metrics.cost.inc({ use, model }, costOf(config.cost, { input, output }));
      const isCounted = sums.add(['everybody', keyOf(student)], input + output);
      await add({ studentId: student, use, model, calls: 1, inputTokens: input, outputTokens: output, removed: 0 });
      isCounted();
      // What was held of it is given back by now.
      if (network === null || input + output === 0) return;
      const { isSpent, left } = await spendOf(network, input + output);
      if (isSpent && left > 0) await spendOf(network, left);
    },
    removed: async ({ student, use, model, count }) => {
      if (count === 0) return;
      metrics.removed.inc({ use, model }, count);
      await add({ studentId: student, use, model, calls: 0, inputTokens: 0, outputTokens: 0, removed: count });
    },
  };
};

const keyOf = (student: string | null) => student ?? 'strangers';

/** Shares. */
const strangers = 10;
const everybody = 100;
/** Of an account's first 24 hours: one part of so many. */
const firstDay = 4;
/** Tokens: about what one request of a chat takes, with what it sends along. */
const oneRequest = 5000;
/** Milliseconds. */
const fiveSeconds = 5000;

/**
 * Sums of tokens of a day (UTC) by a key. Each is read anew when it is older than its caller may take it: in between this process adds what it
 * counts. Simultaneous callers share one reading, unless theirs has to be new.
 * @internal
 */
export const openSums = (now: () => Date): Sums => {
  const sums = new Map<string, Kept>();
  return {
    of: async (key, read, longest = aMinute) => {
      const time = now().getTime();
      const day = new Date(time).toISOString().slice(0, 10);
      const kept = sums.get(key);
      if (kept?.day === day && time - kept.readAt < longest) {
        await kept.reading;
        return kept.sum;
      }
      const sum = kept?.sum ?? { tokens: 0, held: 0 };
      const reading = refresh(sum, read(day));
      reading.catch(() => sums.delete(key));
      remember(sums, key, { day, readAt: time, sum, reading }, mostSums);
      await reading;
      return sum;
    },
    add: (keys, tokens) => {
      const added = keys.flatMap((key) => sums.get(key)?.sum ?? []);
      // A reading meanwhile may not see them yet.
      for (const sum of added) sum.held += tokens;
      return () => {
        for (const sum of added) {
          sum.held -= tokens;
          sum.tokens += tokens;
        }
      };
    },
  };
};

async function refresh(sum: Sum, tokens: Promise<number>): Promise<void> {
  sum.tokens = await tokens;
}

/** Milliseconds. */
const aMinute = 60_000;
const aDay = 86_400_000;
/** Students whose sums are kept. */
const mostSums = 10_000;

/** What tokens cost at prices for a million of them, in US dollars. */
export const costOf = (price: { input: number; output: number }, tokens: { input: number; output: number }): number =>
  (tokens.input * price.input + tokens.output * price.output) / 1_000_000;

interface Deps {
  db: Db;
  now: () => Date;
  /** What network addresses spend. */
  budgets: Budgets;
  config: Pick<ModelConfig, 'dailyTokens' | 'addressShares' | 'cost'>;
  metrics: Pick<ModelMetrics, 'tokens' | 'cost' | 'removed'>;
  failed: (error: unknown) => void;
  /** Whether other instances count in the same database. */
  isShared?: boolean;
}

export interface Usage extends Meter {
  /** Counts what a model invented and nobody was shown. */
  removed: (what: { student: string | null; use: Use; model: string; count: number }) => Promise<void>;
}

interface Kept {
  day: string;
  readAt: number;
  reading: Promise<void>;
  sum: Sum;
}

interface Sum {
  tokens: number;
  /** Tokens that requests which are not counted yet may take. */
  held: number;
}

interface Sums {
  /** The sum of a key, at most `longest` milliseconds old; `read` is asked for that of a day. Throws what `read` throws, and keeps nothing of it. */
  of: (key: string, read: (day: string) => Promise<number>, longest?: number) => Promise<Sum>;
  /** Adds to those sums that are kept; what it returns is called once others can read it. */
  add: (keys: string[], tokens: number) => () => void;
}
