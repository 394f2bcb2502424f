import { remember } from '#platform/kept.ts';

/**
 * Sums of tokens of a day (UTC) by a key. Each is read anew when it is older than its caller may take it: in between this process adds what it
 * counts. Simultaneous callers share one reading, unless theirs has to be new.
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
/** Students whose sums are kept. */
const mostSums = 10_000;

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
