/**
 * Logs conditions that an operator must act on, by kind and not once for each request that meets them: a sentence when one begins, the same
 * at most once a minute while it lasts, and one when it is over.
 */
export const openNotices = (log: Log, now: () => number = () => performance.now()): Notices => {
  const last = new Map<string, { isOn: boolean; isLogged: boolean; loggedAt: number }>();
  const of = (kind: string) => {
    const state = last.get(kind) ?? { isOn: false, isLogged: false, loggedAt: -Infinity };
    last.set(kind, state);
    return state;
  };
  return {
    raise: (kind, sentence, error) => {
      const state = of(kind);
      if (!state.isOn) state.isLogged = false;
      state.isOn = true;
      if (now() - state.loggedAt < pause) return;
      state.isLogged = true;
      state.loggedAt = now();
      log.error(error === undefined ? { notice: kind } : { notice: kind, err: error }, sentence);
    },
    clear: (kind, sentence) => {
      const state = of(kind);
      if (state.isOn && state.isLogged) log.warn({ notice: kind }, sentence);
      state.isOn = false;
    },
  };
};

/** Milliseconds between two sentences about the same. */
const pause = 60_000;

export interface Notices {
  /** A condition of this kind is there; to be called as often as it is met. */
  raise: (kind: NoticeKind, sentence: string, error?: unknown) => void;
  /** It is over, if it was there. */
  clear: (kind: NoticeKind, sentence: string) => void;
}

type NoticeKind = 'database' | 'disk' | 'mail' | 'overload' | 'writes';

interface Log {
  error: (about: object, sentence: string) => void;
  warn: (about: object, sentence: string) => void;
}
