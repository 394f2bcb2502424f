import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '#db/notify.ts';
import type { Db } from '#db/open.ts';
import type { StoredPiece } from '#db/tables.ts';
import { isStreaming, readParts } from './store.ts';

/** The channels of notifications on answers; the payload is the id of the message. */
export const channels = {
  /** To the owner: stop it. */
  stop: 'answer-stop',
  /** To the owner: another instance follows it. */
  follow: 'answer-follow',
  /** From its owner: more of it is stored. */
  more: 'answer-more',
  /** From the instance that stored its end. */
  end: 'answer-end',
};

/**
 * Yields the pieces of an answer of another instance, from its first. Ends when the answer is over: its message then holds what came after
 * the last piece, and the status if the owner died.
 */
export async function* followParts({ db, bus }: { db: Db; bus: Bus }, messageId: string): AsyncGenerator<StoredPiece> {
  const news = openNews(bus, messageId);
  try {
    for (let [from, said] = [0, 0]; ;) {
      const { isOver, next, pieces } = await readParts(db, messageId, from);
      yield* pieces;
      from = next;
      if (isOver) return;
      // The notification may have been lost, and the owner needs to know that it still has a reader.
      if (!news.isIn() || performance.now() - said > untilSaidAgain) {
        bus.publish(channels.follow, messageId);
        said = performance.now();
      }
      await news.next(aSecond);
    }
  } finally {
    news.close();
  }
}

/** Waits until an answer is over, at most `most` milliseconds. */
export const untilOver = async ({ db, bus }: { db: Db; bus: Bus }, messageId: string, most: number): Promise<void> => {
  const news = openNews(bus, messageId);
  const late = AbortSignal.timeout(most);
  try {
    while (!late.aborted && (await isStreaming(db, messageId))) await news.next(aSecond / 4);
  } finally {
    news.close();
  }
};

/** Subscribes to notifications on an answer; one that comes before `next` counts too. */
const openNews = (bus: Bus, messageId: string) => {
  let isIn = false;
  let come = Promise.withResolvers<void>();
  const ends = [channels.more, channels.end].map((channel) =>
    bus.subscribe(channel, (id) => {
      if (id !== messageId) return;
      isIn = true;
      come.resolve();
    }),
  );
  return {
    isIn: () => isIn,
    next: async (milliseconds: number) => {
      const over = new AbortController();
      await Promise.race([come.promise, wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)]);
      over.abort();
      isIn = false;
      come = Promise.withResolvers();
    },
    close: () => ends.forEach((end) => end()),
  };
};

const aSecond = 1000;
const untilSaidAgain = 20 * aSecond;
