import { isUnavailable } from '#db/open.ts';
import { isDiskFull } from '#platform/disk.ts';

/** Keeps the answers whose final write failed, by message, and retries it: as long as the database is away or full, else five times. */
export const openUnsaved = (): UnsavedAnswers => {
  const unsaved = new Map<string, Unsaved>();

  const store = (one: Unsaved): Promise<void> => {
    one.storing ??= one.store().finally(() => (one.storing = null));
    return one.storing;
  };

  return {
    add: (messageId, { store: write, over }) => {
      const drop = () => {
        unsaved.delete(messageId);
        over();
      };
      unsaved.set(messageId, { store: () => write().then(drop), drop, tries: 1, storing: null });
    },
    has: (messageId) => unsaved.has(messageId),
    count: () => unsaved.size,
    store: async (messageId) => {
      const one = unsaved.get(messageId);
      if (one) await store(one);
    },
    retry: () => {
      for (const one of unsaved.values()) {
        if (one.storing !== null) continue;
        store(one).catch((error: unknown) => {
          if (!isUnavailable(error) && !isDiskFull(error) && ++one.tries >= mostTries) one.drop();
        });
      }
    },
  };
};

/** Attempts at a final write that the database refuses for its content. */
const mostTries = 5;

interface Unsaved {
  store: () => Promise<void>;
  /** Gives up: what is stored of the answer counts as interrupted. */
  drop: () => void;
  tries: number;
  /** The attempt that is running. */
  storing: Promise<void> | null;
}

interface UnsavedAnswers {
  /** `store` is the write to retry; `over` is called when it succeeded or was given up. */
  add: (messageId: string, answer: { store: () => Promise<unknown>; over: () => void }) => void;
  has: (messageId: string) => boolean;
  count: () => number;
  /** Retries one write now, if it failed before. Throws what the database throws. */
  store: (messageId: string) => Promise<void>;
  /** Starts a retry of every write that is not running, and waits for none. */
  retry: () => void;
}
