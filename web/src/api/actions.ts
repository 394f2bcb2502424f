import { randomId } from './random.ts';
import { keep, readKept } from './storage.ts';

/**
 * An action under way, of which it is not known yet whether the server took it. Made again with the same content it has the same key, also
 * after a reload, so that the server carries it out once; with other content, or once it is `settled`, it is another one.
 */
export const begin = <Content>(name: string, content: Content, now: Date = new Date()): Action<Content> => {
  const known = pending<Content>(name, now);
  if (known && JSON.stringify(known.content) === JSON.stringify(content)) return known;
  const action = { key: randomId(), content, at: now.getTime() };
  keep(keyOf(name), JSON.stringify(action));
  return action;
};

/** The action of this name that is not settled; null where there is none, or it is too old for the server to know it. */
export const pending = <Content>(name: string, now: Date = new Date()): Action<Content> | null => {
  try {
    const action = JSON.parse(readKept(keyOf(name)) ?? 'null') as Action<Content> | null;
    return action !== null && typeof action.key === 'string' && now.getTime() - action.at < lifetime ? action : null;
  } catch {
    return null;
  }
};

/** Tells that the words of an action went back to where they were typed; from there they are sent again. */
export const giveBack = (name: string): void => {
  const action = pending(name);
  if (action) keep(keyOf(name), JSON.stringify({ ...action, isBack: true }));
};

/** The server took the action, or refused it for good. */
export const settle = (name: string): void => keep(keyOf(name), null);

/** Whether a failure leaves open if the server took the action. */
export const isOpen = (error: unknown): boolean =>
  !(error instanceof Error && 'status' in error) || error.status === 0 || error.status === 429 || Number(error.status) >= 500;

const keyOf = (name: string): string => `alive.action.${name}`;

/** The server gives the same account for ten minutes. */
const lifetime = 10 * 60_000;

export interface Action<Content> {
  key: string;
  content: Content;
  /** Milliseconds since 1970. */
  at: number;
  /** Its words stand where they were typed. */
  isBack?: true;
}
