import { CallError } from './call.ts';
import { randomId } from './random.ts';
import { keep, keptKeys, readKept } from './storage.ts';

/**
 * An action whose outcome is unknown. The same content reuses its key, also after a reload. Other content, or `settle`, starts a new action.
 * `typed` is what the student wrote for it, `after` the message it follows.
 */
export const begin = (
  name: string,
  content: unknown,
  { typed = '', after = null, now = new Date() }: { typed?: string; after?: string | null; now?: Date } = {},
): { key: string } => {
  forgetOld(now);
  const known = pending<unknown>(name, now);
  const isSame = known !== null && JSON.stringify(known.content) === JSON.stringify(content);
  const key = isSame ? known.key : null;
  const action = key === null ? { key: randomId(), at: now.getTime(), after } : { key, at: known?.at, after: known?.after };
  keep(keyOf(name), JSON.stringify({ ...action, content, unsent: typed }));
  return { key: action.key };
};

/** The action of this name that is not settled, or null. Its key is null once it is too old for the server to know it. */
export const pending = <Content>(name: string, now: Date = new Date()): Action<Content> | null => {
  try {
    const action = JSON.parse(readKept(keyOf(name)) ?? 'null') as Action<Content> | null;
    if (action === null || typeof action.key !== 'string') return null;
    return { ...action, key: isOld(action, now) ? null : action.key };
  } catch {
    return null;
  }
};

/** Notes that what was typed for an action went back to its field. */
export const markReturned = (name: string): void => {
  const kept = readKept(keyOf(name));
  if (kept !== null) keep(keyOf(name), JSON.stringify({ ...(JSON.parse(kept) as object), unsent: '' }));
};

/** Ends an action: the server took it, or refused it for good. */
export const settle = (name: string): void => keep(keyOf(name), null);

/** Whether a failure leaves unknown if the server took the action. */
export const isOpen = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500 ||
  error.code === 'UNREADABLE' ||
  error.code === 'IN_PROGRESS';

/** Removes actions whose key is too old, unless they hold words that stand nowhere else. */
const forgetOld = (now: Date): void => {
  for (const key of keptKeys().filter((one) => one.startsWith(prefix))) {
    const name = key.slice(prefix.length);
    const action = pending(name, now);
    if (action === null || (action.key === null && !action.unsent)) settle(name);
  }
};

const isOld = ({ at }: { at: number }, now: Date): boolean => now.getTime() - at >= lifetime;

const prefix = 'alive.action.';
const keyOf = (name: string): string => `${prefix}${name}`;

/** The server gives the same account for ten minutes. */
const lifetime = 10 * 60_000;

export interface Action<Content> {
  key: string | null;
  content: Content;
  /** Milliseconds since 1970. */
  at: number;
  /** The id of the message that it follows, where there is one. */
  after: string | null;
  /** What was typed for it and stands nowhere else; '' where there is nothing. */
  unsent: string;
}
