import type { Db } from '#db/open.ts';
import { addMails, dropMail, nextDue, type OutgoingMail, putOff, takeDue } from '#db/outgoing-mails.ts';
import { backoff } from '#platform/backoff.ts';
import { newId } from '#platform/ids.ts';
import type { Notices } from '#platform/notices.ts';
import type { Letter } from './letter.ts';
import { MailError, type MailTransport } from './transport.ts';

/**
 * Sends messages in the background, so that nobody waits for a mail server and the time of an answer does not tell whether one was sent. What
 * waits is in the database: it outlives this process, and of several instances one sends it. `compose` writes a message when it is sent.
 */
export const openOutgoing = ({ db, now, transport, compose, notices, failed, random = Math.random }: OutgoingDeps): Outgoing => {
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;
  let running: Promise<void> | null = null;

  const send = async (mail: OutgoingMail): Promise<void> => {
    const composed = await compose(mail);
    if (composed === null) return dropMail(db, mail.id);
    try {
      await transport.send({ to: mail.address, account: composed.account ?? mail.studentId, letter: composed.letter });
      notices.clear('mail', 'Mail is sent again.');
    } catch (error) {
      await composed.undo?.();
      const isFinal = error instanceof MailError && error.isFinal;
      if (!isFinal) notices.raise('mail', 'Mail cannot be sent. Nobody can sign in by a code until it can.', error);
      if (isFinal || mail.tries >= mostTries) return dropMail(db, mail.id);
      const pause = firstPause + backoff(mail.tries, { first: firstPause, longest: longestPause, random: random() });
      return putOff(db, mail.id, new Date(now().getTime() + pause));
    }
    return dropMail(db, mail.id);
  };

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const time = now();
      const taken = await takeDue(db, { now: time, until: new Date(time.getTime() + lease), most: atOnce });
      await Promise.all(taken.map((mail) => send(mail).catch(failed)));
      if (taken.length < atOnce) return;
    }
  };

  const look = async (): Promise<void> => {
    running ??= sendDue()
      .catch(failed)
      .finally(() => (running = null));
    await running;
    if (!isOpen) return;
    const due = await nextDue(db, now()).catch(() => null);
    const pause = performance.now() < addingUntil ? longestWait : betweenLooks;
    wakeIn(due === null ? pause : Math.min(pause, due.getTime() - now().getTime()));
  };
  let wakesAt = Infinity;
  /** Until when a transaction in which something was added may still be open. */
  let addingUntil = 0;
  const wakeIn = (milliseconds: number) => {
    const at = performance.now() + Math.max(0, milliseconds);
    if (!isOpen || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(
      () => {
        wakesAt = Infinity;
        void look();
      },
      Math.max(0, milliseconds),
    ).unref();
  };

  return {
    add: async (tx, mails) => {
      const time = now();
      // At a moment that has nothing to do with the request's, whose time would otherwise tell what is done here.
      const rows = mails.map((mail) => ({
        ...mail,
        id: newId(),
        createdAt: time,
        dueAt: new Date(time.getTime() + leastWait + random() * (longestWait - leastWait)),
      }));
      await addMails(tx, rows);
      addingUntil = performance.now() + longestTransaction;
      wakeIn(longestWait);
    },
    start: () => {
      isOpen = true;
      wakeIn(leastWait);
    },
    sendDue,
    forget: transport.forget,
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      // What is not sent by then is sent by the next process.
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, longestClose).unref())]);
      await transport.close();
    },
  };
};

/** Milliseconds that a message waits. */
const leastWait = 100;
const longestWait = 700;
const longestTransaction = 20_000;
/** Milliseconds between two looks for what other processes left. */
const betweenLooks = 30_000;
/** Milliseconds in which a message is sent, or its process is dead. */
const lease = 120_000;
const atOnce = 8;
const mostTries = 6;
/** Milliseconds between tries. */
const firstPause = 5000;
const longestPause = 120_000;
/** Milliseconds. */
const longestClose = 3000;

/**
 * Writes what is to be sent now; null: nothing, after all. `undo` takes back what was stored for it, `account` is the account it is about where
 * who asked for it did not know that.
 */
export type Compose = (mail: OutgoingMail) => Promise<{ letter: Letter; account?: string; undo?: () => Promise<void> } | null>;

interface OutgoingDeps {
  db: Db;
  now: () => Date;
  transport: MailTransport;
  compose: Compose;
  notices: Notices;
  failed: (error: unknown) => void;
  random?: () => number;
}

export interface Outgoing {
  /** Has messages sent soon, once the transaction is over. */
  add: (tx: Db, mails: (Pick<OutgoingMail, 'kind' | 'address' | 'studentId'> & { network?: string })[]) => Promise<void>;
  /** Sends by itself from now on. */
  start: () => void;
  /** Sends what is due. */
  sendDue: () => Promise<void>;
  /** Deletes the messages about an account that were sent to a folder. */
  forget: MailTransport['forget'];
  /** To be closed before the database. */
  close: () => Promise<void>;
}
