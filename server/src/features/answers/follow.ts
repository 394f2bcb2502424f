import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '#db/notify.ts';
import type { Db } from '#db/open.ts';
import type { StoredPiece } from '#db/tables.ts';
import { isStreaming, readParts } from './store.ts';

/** Where instances tell each other of answers, by the ids of their messages. */
export const channels = {
  /** To its owner: it is to stop. */
  stop: 'answer-stop',
  /** To its owner: somebody follows it from elsewhere. */
  follow: 'answer-follow',
  /** From its owner: more of it is stored. */
  more: 'answer-more',
  /** From who stored its end. */
  end: 'answer-end',
};

/**
 * The pieces of an answer that another instance writes, from its first on. Ends when it is not being written any more: what came after the
 * last piece is then in its message, and so is what became of an answer whose owner died.
 */
export async function* followParts({ db, bus }: { db: Db; bus: Bus }, messageId: string): AsyncGenerator<StoredPiece> {
  const news = openNews(bus, messageId);
  try {
    for (let [from, said] = [0, 0]; ;) {
      const { isOver, next, pieces } = await readParts(db, messageId, from);
      yield* pieces;
      from = next;
      if (isOver) return;
      // A word to the owner may have been lost, too; and it has to know that somebody still reads.
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

/** Waits until an answer is not being written any more, `most` milliseconds at most. */
export const untilOver = async ({ db, bus }: { db: Db; bus: Bus }, messageId: string, most: number): Promise<void> => {
  const news = openNews(bus, messageId);
  const late = AbortSignal.timeout(most);
  try {
    while (!late.aborted && (await isStreaming(db, messageId))) await news.next(aSecond / 4);
  } finally {
    news.close();
  }
};

/** Hears what its owner says of an answer, also before anybody waits for it. */
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
