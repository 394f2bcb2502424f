import type { FastifyBaseLogger } from 'fastify';
import { actByItself } from '#db/acting.ts';
import { addressOf, answeredFor, broughtBack, erasedList, eraseStudent, noteErased, noteFilesRemoved } from '#db/erase.ts';
import type { Db } from '#db/open.ts';
import { closeSessions } from '#db/sessions.ts';
import type { Files } from '#platform/files.ts';
import type { Account } from '#platform/mail/transport.ts';
import type { Tombstone, Tombstones } from '#platform/tombstones.ts';

/**
 * Deletes accounts for good. Sessions end first, then answers that are being written; then one transaction deletes the rows and notes the
 * account in `erased_students`, and what lies outside the database follows. What a crash leaves of that, the next start completes.
 */
export const openErasing = ({ db, now, files, tombstones, log, answers, scopesOf, forgetMail }: ErasingDeps): Erasing => {
  const removeFiles = async ({ key, files: names }: { key: string; files: string[] }) => {
    for (const name of names) await files.remove(name);
    if (names.length > 0) await noteFilesRemoved(db, key);
  };

  /** A full disk stops no deletion: the next start lists what is in the database. */
  const list = (rows: readonly Tombstone[]) =>
    tombstones.add(rows).catch((error: unknown) => log.error({ err: error }, 'the list of deleted accounts was not written'));

  const eraseAll = async (id: string): Promise<void> => {
    await Promise.all((await answeredFor(db, id)).map((conversationId) => answers.stop(conversationId)));
    const erasedAt = now();
    const erased = await eraseStudent(db, id, { now: erasedAt, scopes: await scopesOf(await addressOf(db, id)) });
    if (erased === null) return;
    // Those that began after the look at them.
    answers.drop(erased.answers);
    await list([{ key: erased.key, erasedAt }]);
    await removeFiles(erased);
    await forgetMail({ id, email: erased.email });
  };

  const erase = async (id: string): Promise<void> => {
    await closeSessions(db, id, null);
    // The session that asked for it is over.
    await actByItself(() => eraseAll(id));
  };

  return {
    erase,
    catchUp: async () => {
      await noteErased(db, await tombstones.read());
      const ids = await broughtBack(db);
      for (const id of ids) await erase(id);
      if (ids.length > 0) log.warn({ accounts: ids.length }, 'deleted accounts that a backup had brought back');
      const erased = await erasedList(db);
      await list(erased);
      for (const one of erased) await removeFiles(one);
    },
  };
};

interface ErasingDeps {
  db: Db;
  now: () => Date;
  files: Pick<Files, 'remove'>;
  tombstones: Tombstones;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  answers: {
    /** Stops the answer being written in a conversation, on any instance. */
    stop: (conversationId: string) => Promise<void>;
    /** Has whoever writes these messages stop. */
    drop: (messageIds: string[]) => void;
  };
  /** Scopes of the codes that may have been sent to a student. */
  scopesOf: (student: Awaited<ReturnType<typeof addressOf>>) => Promise<string[]>;
  /** Forgets the messages about an account that are kept outside the database. */
  forgetMail: (account: Account) => Promise<void>;
}

export interface Erasing {
  /** Deletes an account; nothing happens where there is none of this id. */
  erase: (id: string) => Promise<void>;
  /** Deletes accounts that a backup brought back, and what a crash left. To be called at the start, before anybody is served. */
  catchUp: () => Promise<void>;
}
