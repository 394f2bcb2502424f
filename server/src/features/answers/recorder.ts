import type { StoredPiece } from '#db/tables.ts';
import { joined } from './pieces.ts';
import type { Running } from './running.ts';

/**
 * Stores answers as they grow, every `every` milliseconds, all with new pieces in one statement. Rows are added, never rewritten. No word
 * waits for it. Only one statement runs at a time; rows of a failed one are stored with the next.
 */
export const openRecorder = ({ store, stored, failed, every }: RecorderOptions): Recorder => {
  const recorded = new Map<Running, Recorded>();
  let writing: Promise<void> | null = null;
  let isAgain = false;
  let isFailing = false;

  const write = async (answers: Recorded[]) => {
    try {
      const gone = new Set(await store(answers.flatMap(({ rows }) => rows)));
      isFailing = false;
      for (const one of answers) {
        one.rows = [];
        // Its conversation was deleted.
        if (gone.has(one.answer.messageId)) one.answer.stop.abort();
        else stored(one.answer);
      }
    } catch (error) {
      if (!isFailing) failed(error);
      isFailing = true;
      for (const one of answers) later(one);
    }
  };

  const flush = () => {
    if (writing !== null) {
      isAgain = true;
      return;
    }
    // Includes answers stored before that are not due yet, so that later ones share a statement.
    const due = [...recorded.values()].filter((one) => (one.isDue || one.next > 0) && (one.rows.length > 0 || isNew(one)));
    for (const one of due) takeRow(one);
    if (due.length === 0) return;
    writing = write(due).then(afterwards);
  };

  const afterwards = () => {
    writing = null;
    if (!isAgain) return;
    isAgain = false;
    flush();
  };

  const later = (one: Recorded) => {
    one.timer ??= setTimeout(() => {
      one.timer = undefined;
      one.isDue = true;
      flush();
    }, every).unref();
  };

  return {
    add: (answer) => {
      let one = recorded.get(answer);
      if (one === undefined) recorded.set(answer, (one = { answer, taken: 0, next: 0, rows: [], timer: undefined, isDue: false }));
      later(one);
    },
    flush: (answer) => {
      const one = recorded.get(answer);
      if (one) one.isDue = true;
      flush();
    },
    end: async (answer) => {
      const one = recorded.get(answer);
      if (one === undefined) return false;
      recorded.delete(answer);
      clearTimeout(one.timer);
      await writing;
      return one.next > 0;
    },
  };
};

const isNew = ({ answer, taken }: Recorded): boolean => taken < answer.pieces.length;

/** Makes a row of the new pieces. Rows do not change until they are stored, so that a retry repeats nothing. */
const takeRow = (one: Recorded): void => {
  clearTimeout(one.timer);
  one.timer = undefined;
  one.isDue = false;
  if (!isNew(one)) return;
  const { messageId, pieces } = one.answer;
  one.rows.push({ messageId, ordinal: one.next, pieces: joined(pieces.slice(one.taken)) });
  one.taken = pieces.length;
  one.next++;
};

interface Recorded {
  answer: Running;
  /** How many of its pieces are in rows. */
  taken: number;
  /** The ordinal of its next row. */
  next: number;
  /** Rows that may not be stored yet. */
  rows: PartRow[];
  timer: NodeJS.Timeout | undefined;
  isDue: boolean;
}

export interface PartRow {
  messageId: string;
  ordinal: number;
  pieces: StoredPiece[];
}

interface RecorderOptions {
  /** Stores rows, skipping those already there. Returns the ids of messages that no longer exist. */
  store: (rows: PartRow[]) => Promise<string[]>;
  /** Called with each answer after a row of it was stored. */
  stored: (answer: Running) => void;
  /** Called with the first of several failures. */
  failed: (error: unknown) => void;
  every: number;
}

export interface Recorder {
  /** An answer has a new piece. */
  add: (answer: Running) => void;
  /** Stores its new pieces now. */
  flush: (answer: Running) => void;
  /** Stores no more of it. Resolves with whether any row of it may be stored. */
  end: (answer: Running) => Promise<boolean>;
}
